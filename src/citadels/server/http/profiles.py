"""Profiles: how somebody plays, with intervals; one's own, and of others who allow it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Controller, get, patch
from litestar.params import JSONBody

from ...core.basics import Refusal
from ...review import Played, history
from ...review.history import Result
from ..standing.drafts import likings
from ..storage.profiles import PlayedRow, is_open, played_by, set_open
from ..storage.store import Guest
from ..tables.desk import Desk
from ..wire.messages import RatingData
from ..wire.presenter import present_rating
from ..wire.view_data import form_of
from .dependencies import GuestId, SeatNumber, TableId, TheDesk, TheStore
from .seating import keep_guest

if TYPE_CHECKING:
    ResultData = Any  # a struct with the fields of `Result`
else:
    ResultData = form_of(Result).kind

_write_result: Final = form_of(Result).write


class LikingData(msgspec.Struct):
    """How often somebody chose a character of how often it was there."""

    card: str
    offered: int
    chosen: int
    chance: float  # the share of somebody who takes any of those offered
    low: float
    high: float
    says: str  # more, less, even or few


class Profile(msgspec.Struct):
    """How somebody plays, as far as their games tell."""

    name: str
    shield: str
    reserved: bool
    yours: bool
    open: bool  # whether those who play with them may see it
    games: int
    rating: RatingData | None
    rated: int  # games that the rating is from
    results: list[ResultData]  # by number of players
    characters: list[LikingData]


class ProfileChange(msgspec.Struct, forbid_unknown_fields=True):
    """Who may see my profile."""

    open: bool


class ProfileRoutes(Controller):
    """How people play."""

    path = "/api"

    @get("/me/profile")
    async def mine(self, guest: GuestId, desk: TheDesk) -> Profile:
        """My own profile."""
        return await _profile(desk, guest, yours=True)

    @patch("/me/profile")
    async def change(self, guest: GuestId, store: TheStore, data: JSONBody[ProfileChange]) -> None:
        """Let those I play with see my profile, or not."""
        await keep_guest(store, guest)
        await set_open(store, guest, wanted=data.open)

    @get("/tables/{id:str}/seats/{seat:int}/profile")
    async def of(self, guest: GuestId, desk: TheDesk, id: TableId, seat: SeatNumber) -> Profile:
        """The profile of somebody with whom I sit at a table, if they allow it."""
        table = await desk.fresh(id)
        other = table.chairs[seat].guest if seat < len(table.chairs) else ""
        if not other or not table.seats_of(guest):
            raise Refusal("nobody sits there with you", "no-seat")
        if other != guest:
            blocked = await desk.store.is_blocked(guest, other)
            if blocked or not await is_open(desk.store, other):
                raise Refusal("the profile is not shown", "no-profile")
        return await _profile(desk, other, yours=other == guest)


async def _profile(desk: Desk, guest: str, *, yours: bool) -> Profile:
    store = desk.store
    who = (await desk.people.names([guest])).get(guest) or Guest(guest)
    rating = (await store.ratings_of([guest])).get(guest)
    rows = await played_by(store, guest)
    results, characters = await asyncio.to_thread(_told, rows)
    return Profile(
        name=who.name,
        shield=who.shield,
        reserved=who.reserved,
        yours=yours,
        open=await is_open(store, guest),
        games=len(rows),
        rating=present_rating(rating) if rating else None,
        rated=rating.games if rating else 0,
        results=results,
        characters=characters,
    )


def _told(rows: Sequence[PlayedRow]) -> tuple[list[Any], list[LikingData]]:
    """What the games say of wins and characters, and no more than they carry."""
    told = history([Played(row.players, row.place) for row in rows])
    found = likings(row.drafts for row in rows)
    return [_write_result(one) for one in told.results], [LikingData(*one) for one in found]
