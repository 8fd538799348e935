"""Writer: puts everything that is written to an embedded database into few transactions.

SQLite has one writer and waits for the disk at every commit. Whatever is waiting to be written goes
into the next transaction together; everybody is answered after its commit, and nobody before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from .sqlite import prepare_sqlite

Work = Callable[[Connection], Any]


class Writer:
    """The one thread that writes."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(url, hide_parameters=True)
        event.listen(self.engine, "connect", prepare_sqlite)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> Any:  # noqa: ANN401 - whatever the work gives
        """Do some work in the next transaction, and give its result once that is committed."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            works = [work for work, _ in batch]
            results = await loop.run_in_executor(self.thread, self._commit, works)
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():
                    continue  # nobody waits any more
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _commit(self, works: list[Work]) -> list[Any]:
        """Do all in one transaction; where that fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                return [work(connection) for work in works]
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            if len(works) == 1:
                return [error]
        return [result for work in works for result in self._commit([work])]

    async def close(self) -> None:
        """Let go of the database, after everything that was to be written."""
        if self.task is not None:
            await self.task
        await asyncio.to_thread(self.thread.shutdown)
        self.engine.dispose()
