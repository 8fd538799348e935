"""Retention: what is too old is deleted in small steps, and nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from citadels import Config
from citadels.server import retention as module
from citadels.server.retention import DAY, Retention
from citadels.server.settings import Settings
from citadels.server.storage import pruning, schema
from citadels.server.storage.store import Guest
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from tests.server.served import fresh
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import make_desk, sit

DAYS: dict[str, Any] = {"keep_chat": 10, "keep_guests": 20, "keep_reviews": 30, "keep_games": 40}


async def table_of(desk: Desk, guest: str, age: float, status: str) -> str:
    """A table of one guest where nothing has happened for some days."""
    table = await desk.open(guest, Config(2), TableOptions())
    await sit(desk, table.id, 0, guest)
    store = desk.store
    row = update(schema.tables).where(schema.tables.c.id == table.id)
    await store.write(
        lambda link: link.execute(row.values(touched=store.now() - age * DAY, status=status))
    )
    review = {"effort": "quick", "format": 1, "value": "x", "body": b"", "done": 1.0}
    values = {"table_id": table.id, "claimed_until": 0.0, "digests": b"", **review}
    await store.write(lambda link: link.execute(insert(schema.reviews), values).rowcount)
    desk.live.clear()
    return table.id


async def guest_of(desk: Desk, id: str, age: float, name: str = "Ada") -> None:
    store, guests = desk.store, schema.guests
    await store.save_guest(Guest(id, name))
    seen = update(guests).where(guests.c.id == id).values(seen=store.now() - age * DAY)
    await store.write(lambda link: link.execute(seen).rowcount)


async def said_at(desk: Desk, table: str, guest: str, age: float) -> None:
    values = {"table_id": table, "guest": guest, "text": "x", "at": desk.store.now() - age * DAY}
    await desk.store.write(lambda link: link.execute(insert(schema.chat), values).rowcount)


async def all_of(desk: Desk, column: object) -> set[str]:
    async with desk.store.engine.connect() as connection:
        return set(await connection.scalars(select(column)))  # type: ignore[call-overload]  # of any table


async def _try(folder: Path, url: str) -> None:
    async with make_desk(folder, url) as desk:
        store = desk.store
        prefix = store.now()
        one, two, away, busy = (f"{name}{prefix}" for name in ("one", "two", "away", "busy"))
        await guest_of(desk, one, 1)
        await guest_of(desk, two, 1, name="")
        await guest_of(desk, away, 25)
        await guest_of(desk, busy, 25)
        kept = await table_of(desk, one, 50, "over")
        gone = await table_of(desk, two, 50, "over")
        new = await table_of(desk, two, 35, "over")
        running = await table_of(desk, busy, 50, "playing")
        for age in (5, 15):
            await said_at(desk, running, busy, age)
        found = await Retention(store, Settings(url, **DAYS)).prune()
        assert found["games"] >= 1 and found["guests"] >= 1 and found["chat"] >= 1
        tables = await all_of(desk, schema.tables.c.id)
        assert {kept, new, running} <= tables and gone not in tables
        for other in (schema.entries, schema.places, schema.reviews):
            assert gone not in await all_of(desk, other.c.table_id)
        assert not {kept, new, running} & await all_of(desk, schema.reviews.c.table_id)
        guests = await all_of(desk, schema.guests.c.id)
        assert {one, two, busy} <= guests and away not in guests
        assert len(await store.said(running, 0)) == 1
        again = await Retention(store, Settings(url, **DAYS)).prune()
        assert set(again.values()) == {0}


def test_what_is_too_old_goes_and_all_else_stays(tmp_path: Path) -> None:
    asyncio.run(_try(tmp_path, fresh(tmp_path / "test.db")))


def test_the_same_in_postgresql(tmp_path: Path) -> None:
    need_postgres()
    asyncio.run(_try(tmp_path, POSTGRES))


def test_it_goes_in_small_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "BATCH", 3)
    monkeypatch.setattr(module, "BATCH", 3)
    monkeypatch.setattr(module, "PAUSE", 0.0)
    steps: list[int] = []
    plain = pruning.prune_chat

    def counted(connection: object, before: float) -> int:
        steps.append(plain(connection, before))  # type: ignore[arg-type]  # as it is called
        return steps[-1]

    monkeypatch.setattr(pruning, "prune_chat", counted)

    async def fill() -> None:
        async with make_desk(tmp_path) as desk:
            table = await desk.open("ada", Config(2), TableOptions())
            for _ in range(7):
                await said_at(desk, table.id, "ada", 100)
            await Retention(desk.store, Settings()).prune()
            async with desk.store.engine.connect() as connection:
                assert await connection.scalar(select(func.count()).select_from(schema.chat)) == 0

    asyncio.run(fill())
    assert steps == [3, 3, 1]


def test_by_default_games_and_reviews_are_kept() -> None:
    settings = Settings()
    assert (settings.keep_games, settings.keep_reviews) == (0, 0)
    assert (settings.keep_chat, settings.keep_guests) == (90, 400)
