"""Listing: tables in a list, as a guest may see them; and which of them the lobby shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from ...bots import BOTS
from ...core.basics import NOBODY
from .. import limits
from ..standing.formula import Shown
from ..storage.store import Guest, SummaryRow
from ..tables.bot_names import bot_name, bot_shield
from ..tables.chair import sharer_ids
from ..tables.desk import Desk
from ..tables.fields import OPEN
from ..tables.options import TableOptions
from ..tables.summary import Summary
from ..wire.messages import ConductData, RatingData
from ..wire.presenter import is_reserved, name_seat, present_conduct, present_rating
from .setups import brief


class Known(NamedTuple):
    """What is told of players before a game: how strong they are, and how they played before."""

    ratings: Mapping[str, Shown]
    conduct: Mapping[str, Sequence[int]]


NOTHING_KNOWN: Final = Known({}, {})


class ListedSeat(msgspec.Struct):
    """A seat of a table in a list; nobody has it if it has neither guest nor level."""

    taken: bool
    name: str
    shield: str
    level: str  # of a bot
    yours: bool
    place: int = 0  # when the game is over, if the server knows it
    points: int = 0
    reserved: bool = False  # whether nobody else may have that name
    rating: RatingData | None = None  # where the game has not begun
    conduct: ConductData | None = None  # there, too; nothing without games with others


class ListedTable(msgspec.Struct):
    """A table in a list."""

    table: str
    setup: str  # its code
    edition: str
    preset: str
    status: str
    seats: int
    taken: int
    chairs: list[ListedSeat]
    asked_seat: int
    asks_you: bool
    touched: float  # when something happened last, in seconds since 1970
    options: TableOptions
    left: float | None = None  # seconds that whoever is asked still has, where a clock runs
    tried: bool = False  # begun in the middle of a finished game: it counts nowhere


async def rows_for_all(desk: Desk, statuses: Sequence[str]) -> list[SummaryRow]:
    """The tables that everybody may know of: where somebody is here first, then the newest.

    Nobody fills the list with tables at which nobody sits any more.
    """
    store = desk.store
    rows = await store.listed(statuses, limits.LISTED_READ)
    places = {(who, row.id) for row in rows for who in _people(read_summary(row).chairs) if who}
    here = await store.at_since(places, store.now() - limits.HERE_SECONDS)
    watched = {id for _, id in here}
    rows.sort(key=lambda row: row.id not in watched)  # else they stay as they are
    return rows[: limits.LISTED_SHOWN]


async def list_tables(desk: Desk, guest: str, rows: list[SummaryRow]) -> list[ListedTable]:
    """Show a list of tables to a guest."""
    read = [(row, read_summary(row)) for row in rows]
    wanted: set[str] = set()
    for row, summary in read:
        people = _people(summary.chairs)
        wanted.update(filter(None, people), sharer_ids(row.id, people))
    guests, now = await desk.people.names(wanted), desk.store.now()
    waiting = {who for _, one in read if one.status == OPEN for who in one.chairs if who}
    known = await _known_of(desk, waiting) if waiting else NOTHING_KNOWN
    return [_listed(row, summary, guest, guests, known, now) for row, summary in read]


async def _known_of(desk: Desk, players: set[str]) -> Known:
    """What is told of some guests and levels of bots before one sits down with them."""
    return Known(
        await desk.store.ratings_of(sorted(players)),
        await desk.store.conduct_of(sorted(players - BOTS.keys()), limits.CONDUCT_GAMES),
    )


def _people(chairs: list[str]) -> list[str]:
    """The guests among those who have a seat."""
    return ["" if chair in BOTS else chair for chair in chairs]


def read_summary(row: SummaryRow) -> Summary:
    """Read what the row of a table says."""
    return msgspec.json.decode(row.summary, type=Summary)


def _listed(
    row: SummaryRow,
    summary: Summary,
    guest: str,
    guests: dict[str, Guest],
    known: Known,
    now: float,
) -> ListedTable:
    setup = brief(summary.setup)
    people = summary.chairs
    chairs = [_seat(row.id, seat, people, guests, summary.tried) for seat in range(len(people))]
    for seat, who in enumerate(people):
        chairs[seat].yours = who == guest or seat == row.seat
        if summary.status == OPEN and who in known.ratings:
            chairs[seat].rating = present_rating(known.ratings[who])
        if summary.status == OPEN and who in known.conduct:
            chairs[seat].conduct = present_conduct(known.conduct[who])
    for chair, result in zip(chairs, summary.results, strict=False):  # none while it is played
        chair.place, chair.points = result
    return ListedTable(
        table=row.id,
        setup=setup.code,
        edition=setup.edition,
        preset=setup.preset,
        status=summary.status,
        seats=len(chairs),
        taken=sum(chair.taken for chair in chairs),
        chairs=chairs,
        asked_seat=summary.asked_seat,
        asks_you=summary.asked_seat != NOBODY and chairs[summary.asked_seat].yours,
        touched=row.touched,
        options=summary.options,
        tried=bool(summary.tried),
        left=max(0.0, round(summary.deadline - now, 1)) if summary.deadline else None,
    )


def _seat(
    table: str, seat: int, people: list[str], guests: dict[str, Guest], tried: str
) -> ListedSeat:
    """Who has a seat: the id of a guest, the level of a bot, or nobody."""
    who = people[seat]
    if who in BOTS:
        known = [guests[one].name for one in people if one in guests]
        name, shield = bot_name(tried or table, seat, known), bot_shield(tried or table, seat)
        return ListedSeat(True, name, shield, who, yours=False)
    name, shield = name_seat(guests, table, seat, people)
    mark = is_reserved(guests.get(who), name)
    return ListedSeat(bool(who), name, shield, "", yours=False, reserved=mark)
