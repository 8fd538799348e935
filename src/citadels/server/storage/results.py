"""Results: how finished games ended, for whoever began them; written with the last entry."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert

from ..standing.drafts import Drafts
from . import schema

NOBODY: Final = "~"  # begins the id of somebody who was forgotten; no guest's does
NOBODY_BYTES: Final = 12
LOCK: Final = 0x0C17ADE3  # so that ratings change one after the other

DRAFTED: Final = (
    update(schema.results)
    .where(schema.results.c.table_id == bindparam("this"))
    .where(schema.results.c.seat == bindparam("there"))
    .values(drafts=bindparam("read"))
)
_once: Final = insert(schema.finished).on_conflict_do_nothing()


class SeatResult(msgspec.Struct, frozen=True):
    """How a game ended for a seat; `who` is a guest or the level of a bot."""

    who: str
    place: int
    points: int
    person: bool


class Ending(msgspec.Struct, frozen=True):
    """How a game ended."""

    at: float
    rated: bool
    seats: Sequence[SeatResult]


def new_nobody() -> str:
    """An id that leads nowhere: another one in each game, so that these do not belong together."""
    return NOBODY + secrets.token_urlsafe(NOBODY_BYTES)


def is_nobody(guest: str) -> bool:
    """Whether an id is of somebody who was forgotten."""
    return guest.startswith(NOBODY)


def alone(connection: Connection) -> None:
    """Wait until nobody else changes ratings, until the end of this transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def write_ending(connection: Connection, table: str, ending: Ending) -> bool:
    """Write how a game ended, and where that counts; once."""
    head = {"table_id": table, "at": ending.at, "rated": ending.rated}
    if connection.execute(_once, head).rowcount != 1:
        return False
    rows = [
        {"table_id": table, "seat": seat, "who": one.who, "place": one.place, "points": one.points}
        for seat, one in enumerate(ending.seats)
    ]
    connection.execute(insert(schema.results), rows)
    _count_in_leagues(connection, table, ending)
    return True


def _count_in_leagues(connection: Connection, table: str, ending: Ending) -> None:
    """Let the game count in every league of which at least two members sat there."""
    leagues, members = schema.leagues, schema.members
    seats = {one.who: seat for seat, one in enumerate(ending.seats) if one.person}
    if len(seats) < 2:
        return
    query = (
        select(members.c.league, members.c.guest)
        .join(leagues, leagues.c.id == members.c.league)
        .where(members.c.guest.in_(seats), ~members.c.removed, leagues.c.ended.is_(None))
    )
    found = [(league, guest) for league, guest in connection.execute(query)]
    count = Counter(league for league, _ in found)
    rows = [
        {"league": league, "table_id": table, "seat": seats[guest]}
        for league, guest in found
        if count[league] > 1
    ]
    if rows:
        connection.execute(insert(schema.league_results), rows)


def write_drafts(connection: Connection, table: str, drafts: Mapping[int, Drafts]) -> None:
    """Write what some seats of a finished game drafted."""
    rows = [
        {"this": table, "there": seat, "read": msgspec.json.encode(one)}
        for seat, one in drafts.items()
    ]
    if rows:
        connection.execute(DRAFTED, rows)


def forget_results(connection: Connection, guest: str) -> None:
    """Let nobody know whose results those of a guest were; those of the others stay.

    What they were rated with stays in round numbers, by which games do not belong together: so
    the others can be rated anew.
    """
    results, ratings = schema.results, schema.ratings
    alone(connection)
    mine = select(results.c.table_id, results.c.seat).where(results.c.who == guest)
    for table, seat in connection.execute(mine).all():
        row = (results.c.table_id == table) & (results.c.seat == seat)
        coarse = {"mu": func.round(results.c.mu), "sigma": func.round(results.c.sigma)}
        values = {"who": new_nobody(), "drafts": b"", **coarse}
        connection.execute(update(results).where(row).values(values))
    connection.execute(delete(ratings).where(ratings.c.who == guest))
