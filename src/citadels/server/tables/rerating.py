"""Rerating: results that are missing are read from the logs, and all games rated anew."""

from __future__ import annotations

from functools import partial

import msgspec
from sqlalchemy import Connection, select

from ... import RULES_VERSION, record_of
from ...bots import BOTS
from ..standing.drafts import drafts_in
from ..standing.formula import Rating, show
from ..storage import schema
from ..storage.ratings import rate_next, recompute
from ..storage.results import write_drafts, write_ending
from ..storage.store import Store
from . import entries as log
from .ending import drafters_of, ending_of
from .fields import OVER
from .table import Table


class RatedLine(msgspec.Struct, frozen=True):
    """A level of bots and its rating; or how many people have one."""

    who: str  # empty for people
    shown: str
    games: int


async def rate_anew(store: Store) -> int:
    """Complete the results, and rate all games anew in their order; says how many."""
    await _complete(store)
    games = int(await store.write(recompute))
    while await store.write(rate_next):
        games += 1
    return games


async def _complete(store: Store) -> None:
    """Write the results of games that ended before they were kept; such games are not rated."""
    tables, finished = schema.tables, schema.finished
    query = (
        select(tables.c.id)
        .where(tables.c.status == OVER, ~tables.c.tried)
        .where(tables.c.id.not_in(select(finished.c.table_id)))
        .order_by(tables.c.id)
    )
    async with store.engine.connect() as connection:
        missing = list(await connection.scalars(query))
    for id in missing:
        table = _played(id, await store.read(id))
        if table is not None:
            await store.write(partial(_write, table=table))


def _played(id: str, rows: list[tuple[int, bytes]]) -> Table | None:
    """A table as its log tells it; none if its rules are newer than this program's."""
    table = Table(id)
    for seq, body in rows:
        entry = log.decode(body)
        if isinstance(entry, log.Opened) and entry.rules > RULES_VERSION:
            return None
        table.apply(seq, entry)
    return table


def _write(connection: Connection, table: Table) -> None:
    ending = ending_of(table)
    if ending is None or table.game is None or not write_ending(connection, table.id, ending):
        return
    drafts = drafts_in(record_of(table.game).text(), table.substitutes)
    write_drafts(connection, table.id, {seat: drafts[seat] for seat in drafters_of(table)})


async def list_ratings(store: Store) -> list[RatedLine]:
    """The levels of bots, the best first, and how many people are rated; nobody by name."""
    ratings = schema.ratings
    async with store.engine.connect() as connection:
        rows = (await connection.execute(select(ratings).order_by(ratings.c.mu.desc()))).all()
    lines = []
    for row in rows:
        if row.who in BOTS:
            value = show(Rating(row.mu, row.sigma), row.games)
            lines.append(RatedLine(row.who, f"{value.value} ± {value.reach}", row.games))
    people = [row for row in rows if row.who not in BOTS]
    return [*lines, RatedLine("", "", len(people))]
