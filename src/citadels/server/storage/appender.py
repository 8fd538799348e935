"""Appender: writes the next entries of tables to PostgreSQL, all that wait in one transaction.

The row of a table and its entry are written together, or not at all: only after the entry before,
and only while the row names the owner that writes.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

# Somebody who is not the owner writes to a table, too: such an entry is stray.
APPEND: Final = """
WITH written AS (
    UPDATE tables
    SET seq = $2, stray = $4::text IS NULL, status = $5, listed = $6, summary = $7, touched = $8,
        due = $9, bot = $10, tried = $11
    WHERE id = $1 AND seq = $2 - 1 AND owner = coalesce($4, owner)
    RETURNING id
)
INSERT INTO entries (table_id, seq, body) SELECT id, $2, $3 FROM written RETURNING table_id
"""

Values = tuple[Any, ...]  # in the order of the statement's


class Appender:
    """The one connection that writes choices."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: list[tuple[Values, asyncio.Future[bool]]] = []
        self.task: asyncio.Task[None] | None = None
        self.held: Any = None  # a connection of the engine's, for as long as it is well

    async def append(self, values: Values) -> bool:
        """Write an entry with the next ones; say, once it is committed, whether it was the next."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((values, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            results = await self._commit([values for values, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue  # nobody waits any more
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def _commit(self, batch: list[Values]) -> list[bool | Exception]:
        """Write some entries; where that fails, each for itself."""
        try:
            rows = await self._fetch(batch)
        except asyncpg.UniqueViolationError:  # by a program that does not look at the row
            if len(batch) == 1:
                return [False]
        except Exception as error:  # noqa: BLE001 - of drivers and pools; somebody waits for each
            self._let_go()
            if len(batch) == 1 or not isinstance(error, asyncpg.DataError):
                return [OSError(f"{type(error).__name__}: {error}")] * len(batch)
        else:
            written = {row[0] for row in rows}
            return [values[0] in written for values in batch]
        return [result for values in batch for result in await self._commit([values])]

    async def _fetch(self, batch: list[Values]) -> list[Any]:
        if self.held is None:
            self.held = await self.engine.raw_connection()
        rows: list[Any] = await self.held.driver_connection.fetchmany(APPEND, batch)
        return rows

    def _let_go(self) -> None:
        held, self.held = self.held, None
        if held is not None:
            with contextlib.suppress(Exception):  # it may be gone already
                held.invalidate()

    async def close(self) -> None:
        """Let go of the database, after everything that was to be written."""
        if self.task is not None:
            await self.task
        self._let_go()
