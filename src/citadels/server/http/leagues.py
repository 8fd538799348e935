"""Leagues: friends make one, join by a link, and read how they stand."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, patch, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from ...core.basics import Refusal
from ..standing.league import FORMER, Standing, table_of
from ..storage.leagues import LeagueRow, Leagues, Member
from ..storage.store import Guest, Store
from ..tables.desk import plain
from .dependencies import GuestId, TheDesk, TheStore
from .guard import may_sign_in
from .seating import keep_guest

LeagueId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
MemberId = LeagueId


class LeagueName(msgspec.Struct, forbid_unknown_fields=True):
    """What a league is called."""

    name: Annotated[str, Meta(max_length=40)]


class LeagueToken(msgspec.Struct, forbid_unknown_fields=True):
    """The end of a league's link."""

    token: Annotated[str, Meta(max_length=64)]


class LeagueLine(msgspec.Struct):
    """A league in a list."""

    id: str
    name: str
    members: int
    games: int
    owner: bool  # whether that is the reader
    ended: bool


class LeagueOffer(msgspec.Struct):
    """A league as somebody sees it who has its link."""

    name: str
    owner: str  # whose league it is
    members: int
    inside: bool  # whether the reader is in it


class StandingData(msgspec.Struct):
    """One line of the table: a member, or all former ones together."""

    member: str  # the id by which the owner can remove them; empty for the former ones
    name: str
    shield: str
    reserved: bool
    yours: bool
    owner: bool
    games: int
    points: int  # members who came after, in all games
    places: list[int]  # how often the first among the members, the second...
    wins: int
    chance: float  # the share of wins of somebody who is as good as the others
    low: float  # of the share of wins: the ends of its interval
    high: float
    says: str  # more, less, even or few


class LeagueData(msgspec.Struct):
    """A league for one of its members."""

    id: str
    name: str
    token: str  # of the link
    since: float
    ended: float  # 0 while it goes on
    owner: bool  # whether that is the reader
    games: int
    table: list[StandingData]


class LeagueRoutes(Controller):
    """How friends stand."""

    path = "/api"

    @get("/me/leagues")
    async def mine(self, guest: GuestId, store: TheStore) -> list[LeagueLine]:
        """The leagues that I am in."""
        return [
            LeagueLine(row.id, row.name, members, games, row.owner == guest, row.ended is not None)
            for row, members, games in await Leagues(store).of(guest)
        ]

    @post("/leagues", guards=[may_sign_in])
    async def make(self, guest: GuestId, desk: TheDesk, data: JSONBody[LeagueName]) -> LeagueData:
        """Make a league of my own."""
        name = _checked(data.name)
        await keep_guest(desk.store, guest)
        id = await Leagues(desk.store).make(guest, name)
        return await self._told(desk, id, guest)

    @get("/leagues/{id:str}")
    async def league(self, guest: GuestId, desk: TheDesk, id: LeagueId) -> LeagueData:
        """A league of mine, and how it stands."""
        return await self._told(desk, id, guest)

    @patch("/leagues/{id:str}")
    async def rename(
        self, guest: GuestId, store: TheStore, id: LeagueId, data: JSONBody[LeagueName]
    ) -> None:
        """Give my league another name."""
        await _own(store, id, guest)
        await Leagues(store).change(id, name=_checked(data.name))

    @post("/leagues/{id:str}/end", status_code=200)
    async def end(self, guest: GuestId, store: TheStore, id: LeagueId) -> None:
        """End my league: no more games count, and everybody can read how it ended."""
        row = await _own(store, id, guest)
        if row.ended is None:
            await Leagues(store).end(id)

    @post("/leagues/{id:str}/link", status_code=200)
    async def renew(self, guest: GuestId, store: TheStore, id: LeagueId) -> None:
        """Replace the link; the one before leads nowhere."""
        await _own(store, id, guest)
        await Leagues(store).renew_link(id)

    @post("/leagues/{id:str}/look", status_code=200, guards=[may_sign_in])
    async def look(
        self, guest: GuestId, store: TheStore, id: LeagueId, data: JSONBody[LeagueToken]
    ) -> LeagueOffer:
        """Which league that link is of."""
        row, members = await Leagues(store).linked(id, data.token)
        owner = await store.guest(row.owner) or Guest(row.owner)
        inside = guest in {member.guest for member in members}
        return LeagueOffer(row.name, owner.name, len(members), inside)

    @post("/leagues/{id:str}/members", status_code=200, guards=[may_sign_in])
    async def join(
        self, guest: GuestId, store: TheStore, id: LeagueId, data: JSONBody[LeagueToken]
    ) -> None:
        """Join, with the link."""
        leagues = Leagues(store)
        row, _ = await leagues.linked(id, data.token)
        if await store.is_blocked(guest, row.owner):
            raise Refusal("one of the two blocked the other", "league-blocked")
        await keep_guest(store, guest)
        await leagues.join(row, guest)

    @delete("/leagues/{id:str}/members/me")
    async def leave(self, guest: GuestId, store: TheStore, id: LeagueId) -> None:
        """Leave; the oldest member has the league if it was mine."""
        await Leagues(store).find(id, guest)
        await Leagues(store).leave(id, guest)

    @delete("/leagues/{id:str}/members/{member:str}")
    async def remove(self, guest: GuestId, store: TheStore, id: LeagueId, member: MemberId) -> None:
        """Remove somebody from my league, for good."""
        await _own(store, id, guest)
        _, members = await Leagues(store).find(id, guest)
        whom = {one.id: one.guest for one in members}.get(member, guest)
        if whom == guest:
            raise Refusal("nobody can be removed there", "no-member")
        await Leagues(store).remove(id, member)

    async def _told(self, desk: TheDesk, id: str, guest: str) -> LeagueData:
        leagues = Leagues(desk.store)
        row, members = await leagues.find(id, guest)
        games = await leagues.games(id)
        names = await desk.people.names([member.guest for member in members])
        inside = {member.guest: member for member in members}
        return LeagueData(
            id=row.id,
            name=row.name,
            token=row.token,
            since=row.since,
            ended=row.ended or 0.0,
            owner=row.owner == guest,
            games=len(games),
            table=[
                _line(line, inside.get(line.who), names, row, guest)
                for line in table_of(games, inside)
            ],
        )


def _line(
    line: Standing, member: Member | None, names: dict[str, Guest], row: LeagueRow, guest: str
) -> StandingData:
    who = names.get(line.who) or Guest(FORMER)
    return StandingData(
        member=member.id if member else "",
        name=who.name,
        shield=who.shield,
        reserved=who.reserved,
        yours=line.who == guest,
        owner=line.who == row.owner,
        games=line.games,
        points=line.points,
        places=list(line.places),
        wins=line.wins,
        chance=line.chance,
        low=line.low,
        high=line.high,
        says=line.says,
    )


async def _own(store: Store, id: str, guest: str) -> LeagueRow:
    """A league that a guest owns."""
    row, _ = await Leagues(store).find(id, guest)
    if row.owner != guest:
        raise Refusal("only the owner may do that", "not-owner")
    return row


def _checked(name: str) -> str:
    """The name of a league, of letters that people type."""
    kept = plain(name)
    if not kept:
        raise Refusal("a league needs a name", "league-name")
    return kept
