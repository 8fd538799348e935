"""Games of a guest: tables in lists, and what is over with the digests of its reviews."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from ...core.basics import NOBODY
from .. import limits
from . import schema
from .places import PLACE
from .store import Store, SummaryRow


class GameRow(msgspec.Struct, frozen=True):
    """A finished game as the database has it; nothing of a review but its digests."""

    table: str
    summary: bytes
    touched: float
    seat: int  # -1 unless only a link proves it
    effort: str | None  # of the review, if there is one
    format: int | None
    value: str | None
    digests: bytes | None


async def games_of(store: Store, guest: str) -> list[GameRow]:
    """The games of a guest that are over, the newest first; a try is none."""
    tables, places, reviews = schema.tables, schema.places, schema.reviews
    source = places.join(tables).outerjoin(reviews, reviews.c.table_id == tables.c.id)
    query = (
        select(
            *(tables.c.id, tables.c.summary, tables.c.touched, places.c.seat),
            *(reviews.c.effort, reviews.c.format, reviews.c.value, reviews.c.digests),
        )
        .select_from(source)
        .where(places.c.guest == guest, tables.c.status == "over", ~tables.c.tried)
        .order_by(tables.c.touched.desc())
        .limit(limits.GAMES)
    )
    async with store.engine.connect() as connection:
        return [GameRow(*row) for row in await connection.execute(query)]


async def tables_of(store: Store, guest: str, limit: int = 100) -> list[SummaryRow]:
    """The tables where a guest has, or had, a seat; finished tries push no others out."""
    tables, places = schema.tables, schema.places
    query = (
        select(tables.c.id, tables.c.summary, tables.c.touched, places.c.seat)
        .select_from(places.join(tables))
        .where(places.c.guest == guest)
        .order_by(tables.c.tried & (tables.c.status == "over"), tables.c.touched.desc())
        .limit(limit)
    )
    async with store.engine.connect() as connection:
        rows = [SummaryRow(*row) for row in await connection.execute(query)]
    return sorted(rows, key=lambda row: -row.touched)


async def take_along(store: Store, guest: str, table: str, seat: int) -> None:
    """Put a table among those of a guest who has come with the link of a seat."""
    values = {"guest": guest, "table_id": table, "seat": seat}
    await store.write(lambda connection: connection.execute(PLACE, values).rowcount)


async def linked_seat(store: Store, guest: str, table: str) -> int:
    """The seat that only a link proves to be a guest's; `NOBODY` if there is none."""
    places = schema.places
    query = select(places.c.seat).where(places.c.guest == guest, places.c.table_id == table)
    async with store.engine.connect() as connection:
        seat: int | None = await connection.scalar(query)
    return NOBODY if seat is None else seat
