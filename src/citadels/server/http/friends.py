"""Friends: people who want to find each other again, and whoever invites them to a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from ...core.basics import Refusal
from .. import limits
from ..identity import passkeys
from ..storage.friends import Friends
from ..storage.keys import Keys
from ..storage.store import Guest, Store
from ..tables.desk import Desk
from ..tables.fields import OPEN
from .dependencies import GuestId, SeatNumber, TableId, TheDesk, TheStore
from .guard import may_sign_in
from .identity import LinkToken
from .seating import keep_guest

FriendId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Person(msgspec.Struct):
    """Somebody as a list shows them."""

    id: str  # of the friendship, or the wish: it means nothing to anybody else
    name: str
    shield: str
    reserved: bool


class Friend(Person):
    """A friend, and where they can be found."""

    here: bool  # connected now, or a moment ago
    invites: str  # the table where they want me to come
    waits: str  # one that everybody may join, where they wait for players


class MyFriends(msgspec.Struct):
    """My friends, those who are here first; and who would like to be one."""

    friends: list[Friend]
    wishes: list[Person]
    link: float  # when I made the link by which others find me; 0 without one


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """A table to come to."""

    table: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class FriendRoutes(Controller):
    """Whom I play with."""

    path = "/api"

    @get("/me/friends")
    async def mine(self, guest: GuestId, desk: TheDesk) -> MyFriends:
        """My friends; whoever looks is here, too."""
        store = desk.store
        rows, wishes = await Friends(store).of(guest), await Friends(store).wishes(guest)
        if rows:
            await store.saw([guest])
        names = await desk.people.names([*(row.guest for row in rows), *(who for _, who in wishes)])
        since = store.now() - limits.HERE_SECONDS
        friends = [
            Friend(
                *_shown(row.id, names[row.guest]),
                here=row.seen > since,
                invites=row.invited_to,
                waits=row.open_at,
            )
            for row in rows
        ]
        people = [Person(*_shown(id, names[who])) for id, who in wishes]
        return MyFriends(friends, people, await Keys(store).link_since(guest, "friend"))

    @post("/tables/{id:str}/seats/{seat:int}/friend", status_code=200)
    async def wish(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> None:
        """Want somebody as a friend with whom I sit at a table; nothing is told of them."""
        table = await desk.fresh(id)
        other = table.chairs[seat].guest if seat < len(table.chairs) else ""
        if not table.seats_of(guest) or not other or other == guest:
            raise Refusal("nobody sits there with you", "no-seat")
        await Friends(desk.store).wish(guest, other)

    @post("/me/friends/link", guards=[may_sign_in])
    async def make_link(self, guest: GuestId, store: TheStore) -> LinkToken:
        """Make the link anew by which others become my friends; the one before is void."""
        await keep_guest(store, guest)
        return LinkToken(await Keys(store).make_link(guest, "friend"))

    @delete("/me/friends/link")
    async def drop_link(self, guest: GuestId, store: TheStore) -> None:
        """Let that link lead nowhere."""
        await Keys(store).drop_link(guest, "friend")

    @post("/friends/look", status_code=200, guards=[may_sign_in])
    async def look(self, store: TheStore, data: JSONBody[LinkToken]) -> Person:
        """Whose link that is."""
        owner = await _owner(store, data.token)
        return Person(*_shown("", await store.guest(owner) or Guest(owner)))

    @post("/friends", status_code=200, guards=[may_sign_in])
    async def follow(self, guest: GuestId, store: TheStore, data: JSONBody[LinkToken]) -> None:
        """Become the friend of whoever gave me the link."""
        owner = await _owner(store, data.token)
        if owner != guest:
            await keep_guest(store, guest)
            await Friends(store).unite(guest, owner)

    @post("/me/friends/{id:str}", status_code=200)
    async def accept(self, guest: GuestId, store: TheStore, id: FriendId) -> None:
        """Become the friend of who wishes so."""
        await Friends(store).accept(guest, id)

    @delete("/me/friends/{id:str}")
    async def drop(self, guest: GuestId, store: TheStore, id: FriendId) -> None:
        """Be friends no more, or decline; who wished so is not told."""
        await Friends(store).drop(guest, id)

    @post("/me/friends/{id:str}/invitation", status_code=200)
    async def invite(
        self, guest: GuestId, desk: TheDesk, id: FriendId, data: JSONBody[Invitation]
    ) -> None:
        """Ask a friend to a table of mine that has not begun."""
        table = await desk.fresh(data.table)
        if table.status != OPEN or not table.seats_of(guest):
            raise Refusal("nobody can be invited there", "no-seat")
        if not await Friends(desk.store).invite(guest, table.id, id=id):
            raise Refusal("no such friend", "no-friend")


async def invite_players(desk: Desk, guest: str, before: str, table: str) -> None:
    """Ask those friends to a table who played at another one."""
    others = {chair.guest for chair in (await desk.fresh(before)).chairs} - {"", guest}
    if others:
        await Friends(desk.store).invite(guest, table, at=others)


async def _owner(store: Store, token: str) -> str:
    owner = await Keys(store).owner("friend", token)
    if not owner:
        raise passkeys.refused()
    return owner


def _shown(id: str, guest: Guest) -> tuple[str, str, str, bool]:
    return id, guest.name, guest.shield, guest.reserved
