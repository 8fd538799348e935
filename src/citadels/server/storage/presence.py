"""Presence: who was here when, and at which table; a few thousand are noted at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from sqlalchemy import Connection, select, tuple_, update

from . import schema

AT_ONCE: Final = 1_000  # rows of one statement: databases take 32,767 values at most
Item = TypeVar("Item")
Place = tuple[str, str]  # a guest, and the table where they have a seat


def note_presence(
    connection: Connection, guests: Sequence[str], places: Sequence[Place], now: float
) -> None:
    """Note that guests are here, and at which tables."""
    table, seat = schema.guests, schema.places
    pair = tuple_(seat.c.guest, seat.c.table_id)
    for some in _parts(guests):
        connection.execute(update(table).where(table.c.id.in_(some)).values(seen=now))
    for pairs in _parts(places):
        connection.execute(update(seat).where(pair.in_(pairs)).values(here=now))


def present_since(connection: Connection, places: set[Place], since: float) -> set[Place]:
    """Those of some guests who were at some tables after a time; elsewhere does not count."""
    seat = schema.places
    query = select(seat.c.guest, seat.c.table_id).where(seat.c.here > since)
    found = set[Place]()
    for some in _parts(sorted({guest for guest, _ in places})):
        rows = connection.execute(query.where(seat.c.guest.in_(some)))
        found |= {(guest, table) for guest, table in rows}
    return places & found


def _parts(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    for start in range(0, len(items), AT_ONCE):
        yield items[start : start + AT_ONCE]
