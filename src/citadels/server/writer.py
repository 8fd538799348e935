"""Writer: puts entries of an embedded database into as few transactions as possible.

SQLite has one writer and waits for the disk at every commit. Whatever is waiting to be written goes
into the next transaction together; everybody is answered after its commit, and nobody before.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine, bindparam, create_engine, event, insert, update

from . import schema
from .sqlite import prepare_sqlite

Values = dict[str, object]

INSERT = insert(schema.entries).prefix_with("OR IGNORE", dialect="sqlite")
UPDATE = update(schema.tables).where(schema.tables.c.id == bindparam("this"))
PLACE = insert(schema.places).prefix_with("OR IGNORE", dialect="sqlite")


class Write:
    """An entry that is to be written, with what changes beside it."""

    def __init__(self, entry: Values, row: Values, places: list[Values]) -> None:
        self.entry = entry
        self.row = row
        self.places = places
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Writer:
    """The one thread that writes entries."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(url, hide_parameters=True)
        event.listen(self.engine, "connect", prepare_sqlite)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.waiting: list[Write] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, entry: Values, row: Values, places: list[Values]) -> bool:
        """Write an entry; false if another one has its number."""
        wish = Write(entry, row, places)
        self.waiting.append(wish)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._write_all())
        return await wish.done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                written = await loop.run_in_executor(self.thread, self._commit, batch)
            except Exception as error:  # noqa: BLE001 - whoever waits is told
                for wish in batch:
                    if not wish.done.done():
                        wish.done.set_exception(error)
                continue
            for wish, done in zip(batch, written, strict=True):
                if not wish.done.done():
                    wish.done.set_result(done)

    def _commit(self, batch: list[Write]) -> list[bool]:
        """Write a batch in one transaction."""
        written = []
        with self.engine.begin() as connection:
            for wish in batch:
                first = connection.execute(INSERT, wish.entry).rowcount == 1
                if first:
                    connection.execute(UPDATE, wish.row)
                    for place in wish.places:
                        connection.execute(PLACE, place)
                written.append(first)
        return written

    def close(self) -> None:
        """Let go of the database, after what is being written."""
        self.thread.shutdown()
        self.engine.dispose()
