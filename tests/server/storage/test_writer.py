"""The embedded database: a commit is on the disk, and a stop waits for what is to be written."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection

from citadels.server.storage import sqlite
from citadels.server.storage.migrate import migrate
from citadels.server.storage.store import Store
from citadels.server.storage.writer import Writer

FULL, NORMAL = 2, 1  # as SQLite says it


def pragma(connection: Connection, name: str) -> object:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def how_it_writes(connection: Connection) -> tuple[object, object]:
    """How the very connection that writes does so, in the middle of a transaction."""
    connection.exec_driver_sql("DELETE FROM chat")
    return pragma(connection, "journal_mode"), pragma(connection, "synchronous")


async def ask_how(file: Path) -> set[tuple[object, object]]:
    """Write in all ways that there are, one by one and together, and ask each time."""
    store = await Store.connect(f"sqlite+aiosqlite:///{file}")
    try:
        await migrate(store.engine)
        found = [await store.write(how_it_writes)]
        found += await asyncio.gather(*(store.write(how_it_writes) for _ in range(5)))
        async with store.engine.begin() as connection:
            found.append(await connection.run_sync(how_it_writes))
        return set(found)
    finally:
        await store.close()


def test_a_commit_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # In WAL, FULL syncs the log at every commit; NORMAL only when it is copied back.
    assert asyncio.run(ask_how(tmp_path / "full.db")) == {("wal", FULL)}
    lax = tuple(one.replace("synchronous=FULL", "synchronous=NORMAL") for one in sqlite.PRAGMAS)
    monkeypatch.setattr(sqlite, "PRAGMAS", lax)
    assert asyncio.run(ask_how(tmp_path / "normal.db")) == {("wal", NORMAL)}


def test_a_stop_waits_for_what_is_to_be_written(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"

    def make(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE numbers (number INTEGER)")

    def write(connection: Connection) -> None:
        time.sleep(0.2)  # a slow disk
        connection.exec_driver_sql("INSERT INTO numbers VALUES (1)")

    def count(connection: Connection) -> object:
        return connection.exec_driver_sql("SELECT COUNT(*) FROM numbers").scalar()

    async def test() -> object:
        writer = Writer(url)
        await writer.write(make)
        first = asyncio.create_task(writer.write(write))
        await asyncio.sleep(0.05)
        later = [asyncio.create_task(writer.write(write)) for _ in range(2)]
        await asyncio.sleep(0)
        await writer.close()
        assert all(task.done() for task in (first, *later))
        again = Writer(url)
        found = await again.write(count)
        await again.close()
        return found

    assert asyncio.run(test()) == 3
