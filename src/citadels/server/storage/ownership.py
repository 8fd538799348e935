"""Ownership: which process acts for a table, and until when the others count on that process."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema

LEASE: Final = 6.0  # seconds for which a process counts as alive without being heard of
NOBODY: Final = ""  # who owns a table that nobody has taken
NOW: Final = func.extract("epoch", func.clock_timestamp())  # of the database: one clock for all


class Holder(msgspec.Struct, frozen=True):
    """The process that owns a table."""

    id: str = NOBODY
    address: str = ""
    alive: bool = False


class Beat(msgspec.Struct, frozen=True):
    """What a process learns when it renews its lease."""

    others: set[str]  # processes that live
    strays: list[tuple[str, int]]  # own tables, and the numbers of entries that others wrote


class Ownership:
    """What the database knows of processes; where it is embedded, there is only one."""

    engine: AsyncEngine

    @property
    def is_embedded(self) -> bool:
        """Whether no other process has part in it."""
        raise NotImplementedError

    async def write(self, work: Callable[[Connection], Any]) -> Any:  # noqa: ANN401 - as it says
        """Do some work in a transaction, and give its result."""
        raise NotImplementedError

    # Processes

    async def enlist(self, id: str, address: str) -> None:
        """Let the others know a new process."""
        values = {"id": id, "address": address, "until": NOW + LEASE}
        query = insert(schema.workers).values(values)
        await self.write(lambda connection: connection.execute(query).rowcount)

    async def renew(self, id: str, since: float) -> Beat | None:
        """Go on counting as alive, and bury those who do not; `None` if one was buried oneself.

        Hears of entries that others wrote since a time.
        """
        workers, tables = schema.workers, schema.tables
        mine = update(workers).where(workers.c.id == id).values(until=NOW + LEASE)
        everyone = select(workers.c.id, workers.c.until < NOW)
        strays = select(tables.c.id, tables.c.seq).where(
            tables.c.owner == id, text("stray"), tables.c.touched > since
        )

        def work(connection: Connection) -> Beat | None:
            if connection.execute(mine).rowcount != 1:
                return None
            late = [(worker, dead) for worker, dead in connection.execute(everyone)]
            for worker in [worker for worker, dead in late if dead]:
                _bury(connection, worker)
            living = {worker for worker, dead in late if not dead}
            return Beat(living, [(table, seq) for table, seq in connection.execute(strays)])

        beat: Beat | None = await self.write(work)
        return beat

    async def bury(self, id: str) -> None:
        """Let nobody own what a process owned that is gone, or goes now."""
        await self.write(lambda connection: _bury(connection, id))

    # Tables

    async def owner_of(self, table: str) -> Holder:
        """Who owns a table; of one that is not there, nobody."""
        tables, workers = schema.tables, schema.workers
        query = (
            select(tables.c.owner, workers.c.address, workers.c.until >= NOW)
            .select_from(tables.outerjoin(workers, tables.c.owner == workers.c.id))
            .where(tables.c.id == table)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Holder() if row is None else Holder(row[0], row[1] or "", bool(row[2]))

    async def take(self, table: str, owner: str) -> bool:
        """Own a table from now on, if nobody does; say whether that is so."""
        tables = schema.tables
        query = update(tables).where(tables.c.id == table).values(owner=owner)
        if not self.is_embedded:  # else nobody else is there
            query = query.where(tables.c.owner.in_((NOBODY, owner)))
        return bool(await self.write(lambda connection: connection.execute(query).rowcount == 1))

    async def give(self, table: str, owner: str, to: str, due: float | None) -> bool:
        """Let another process, or nobody, own a table, and say when to look at it again."""
        tables = schema.tables
        mine = (tables.c.id == table) & (tables.c.owner == owner)
        query = update(tables).where(mine).values(owner=to, due=due)
        return bool(await self.write(lambda connection: connection.execute(query).rowcount == 1))

    async def due(
        self, now: float, *, bot: bool, limit: int, without: Collection[str] = ()
    ) -> list[str]:
        """The tables that nobody owns where a bot has to act, or something else is due."""
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.owner == NOBODY, tables.c.bot == bot, tables.c.due <= now)
            .where(tables.c.id.not_in(without))
            .order_by(tables.c.due)
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))


def bury_all(connection: Connection) -> None:
    """Let nobody own anything: in an embedded database, owners are of a process that has ended."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.owner != NOBODY).values(owner=NOBODY))


def _bury(connection: Connection, id: str) -> None:
    tables, workers = schema.tables, schema.workers
    connection.execute(delete(workers).where(workers.c.id == id))
    connection.execute(update(tables).where(tables.c.owner == id).values(owner=NOBODY))
