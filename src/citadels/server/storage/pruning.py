"""Pruning: deletes what is older than some time, as much as one transaction should."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, or_, select, text

from . import schema
from .guests import forget_guest

BATCH: Final = 200  # rows, games or guests that one transaction deletes
LOCK: Final = 0x0C17ADE2  # so that only one of many processes deletes
OVER: Final = ("over", "closed")
UNFINISHED: Final = ("open", "playing", "paused")

Prune = Callable[[Connection, float], int]  # deletes some that are older; says how many


def prune_alone(connection: Connection, prune: Prune, before: float) -> int:
    """Delete, unless another process does so just now."""
    if connection.dialect.name == "postgresql":
        query = text(f"SELECT pg_try_advisory_xact_lock({LOCK})")
        if not connection.scalar(query):
            return 0
    return prune(connection, before)


def prune_chat(connection: Connection, before: float) -> int:
    """Delete what was said before."""
    chat = schema.chat
    old = select(chat.c.number).where(chat.c.at < before).order_by(chat.c.number).limit(BATCH)
    return connection.execute(delete(chat).where(chat.c.number.in_(old))).rowcount


def prune_guests(connection: Connection, before: float) -> int:
    """Forget guests who were not seen since, unless they sit at a table that goes on."""
    guests, places, tables = schema.guests, schema.places, schema.tables
    sits = select(places.c.guest).join(tables).where(tables.c.status.in_(UNFINISHED))
    mine = or_(places.c.guest == guests.c.id, guests.c.id.startswith(places.c.guest + "."))
    query = (
        select(guests.c.id)
        .where(guests.c.seen < before, ~exists(sits.where(mine)))
        .order_by(guests.c.seen)
        .limit(BATCH)
    )
    found = list(connection.scalars(query))
    for guest in found:
        forget_guest(connection, guest)
    return len(found)


def prune_reviews(connection: Connection, before: float) -> int:
    """Delete reviews of games that ended before: they can be made again."""
    reviews, tables = schema.reviews, schema.tables
    old = (
        select(reviews.c.table_id)
        .join(tables)
        .where(tables.c.touched < before, reviews.c.claimed_until < before)
        .limit(BATCH)
    )
    return connection.execute(delete(reviews).where(reviews.c.table_id.in_(old))).rowcount


def prune_games(connection: Connection, before: float) -> int:
    """Delete tables that ended before and at which nobody sits who has a name."""
    tables = schema.tables
    query = (
        select(tables.c.id)
        .where(tables.c.status.in_(OVER), tables.c.touched < before, ~exists(_named()))
        .order_by(tables.c.touched)
        .limit(BATCH)
    )
    found = list(connection.scalars(query))
    delete_tables(connection, found)
    return len(found)


def _named() -> Select[str]:
    """The people with a name who sit, or sat, at a table."""
    places, guests, tables = schema.places, schema.guests, schema.tables
    who: ColumnElement[bool] = guests.c.id == places.c.guest
    query = select(places.c.guest).join(guests, who).correlate(tables)
    return query.where(places.c.table_id == tables.c.id, guests.c.name != "")


def delete_tables(connection: Connection, ids: list[str]) -> None:
    """Delete tables with all that is theirs, in whatever table of the database that is."""
    for other in reversed(schema.metadata.sorted_tables):
        if "table_id" in other.c:
            connection.execute(delete(other).where(other.c.table_id.in_(ids)))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
