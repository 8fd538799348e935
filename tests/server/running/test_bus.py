"""The bus between processes, over PostgreSQL and over Redis, also after it was broken."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from redis.asyncio import Redis
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from citadels.server import bus
from citadels.server.bus import Bus, Channel
from citadels.server.settings import Settings
from tests.server.services import POSTGRES, REDIS, need_postgres, need_redis

WAIT = 20.0
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND (query = 'SELECT 1' OR query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%')
"""


class Ear:
    """One process's part: what it heard, and how often it may have missed something."""

    def __init__(self, settings: Settings) -> None:
        self.bus = Bus(settings)
        self.heard: list[str] = []
        self.missed = 0

    async def hear(self, notice: str) -> None:
        self.heard.append(notice)

    def miss(self) -> None:
        self.missed += 1


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():  # noqa: ASYNC110 - there is nobody to set an event
            await asyncio.sleep(0.05)


async def talk(settings: Settings, cut: Callable[[], Awaitable[None]]) -> None:
    """Two processes hear each other, the channel is cut, and they hear each other again."""
    one, other = Ear(settings), Ear(settings)
    tasks = [asyncio.create_task(ear.bus.run(ear.hear, ear.miss)) for ear in (one, other)]
    try:
        await until(lambda: one.missed == other.missed == 1)
        one.bus.publish("table a 1")
        await until(lambda: "table a 1" in other.heard)
        await cut()
        await until(lambda: one.missed >= 2 and other.missed >= 2)
        other.bus.publish("table b 2")
        await until(lambda: "table b 2" in one.heard)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_postgresql_carries_notices_also_after_a_break() -> None:
    need_postgres()

    async def cut() -> None:
        engine = create_async_engine(POSTGRES)
        async with engine.begin() as connection:
            await connection.execute(text(CUT))
        await engine.dispose()

    asyncio.run(talk(Settings(POSTGRES), cut))


def test_redis_carries_notices_also_after_a_break() -> None:
    need_redis()

    async def cut() -> None:
        async with Redis.from_url(REDIS) as redis:
            for kind in ("pubsub", "normal"):
                with contextlib.suppress(Exception):
                    await redis.client_kill_filter(_type=kind, skipme=True)

    asyncio.run(talk(Settings("sqlite+aiosqlite://", redis=REDIS), cut))


def test_one_process_needs_no_channel() -> None:
    async def test() -> None:
        ear = Ear(Settings("sqlite+aiosqlite://"))
        ear.bus.publish("table a 1")
        await ear.bus.run(ear.hear, ear.miss)
        assert ear.heard == []
        assert ear.missed == 0

    asyncio.run(test())


def test_what_cannot_be_sent_is_dropped_and_nobody_waits() -> None:
    async def test() -> None:
        ear = Ear(Settings("postgresql+asyncpg://nobody@127.0.0.1:1/none"))
        for number in range(bus.BACKLOG + 10):
            ear.bus.publish(str(number))
        assert ear.bus.sent.qsize() == bus.BACKLOG

    asyncio.run(test())


def test_many_notices_travel_together() -> None:
    letters: list[str] = []

    async def send(letter: str) -> None:
        letters.append(letter)

    async def check() -> None:
        pass

    @contextlib.asynccontextmanager
    async def connect(_: asyncio.Queue[str]) -> AsyncIterator[Channel]:
        yield Channel(send, check)

    async def test() -> list[str]:
        ear = Ear(Settings("sqlite+aiosqlite://"))
        ear.bus.connect = connect
        told = [f"table {'x' * 20} {number}" for number in range(2 * bus.BATCH + 1)]
        for notice in (*told, told[-1]):
            ear.bus.publish(notice)
        task = asyncio.create_task(ear.bus.run(ear.hear, ear.miss))
        await until(lambda: len(letters) == 3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return told

    told = asyncio.run(test())
    assert "\n".join(letters).split("\n") == told  # each once
    assert max(map(len, letters)) < 8000  # what PostgreSQL takes at most


def test_a_notice_outlives_the_channel_that_broke_under_it() -> None:
    letters: list[str] = []
    troubles = [OSError("hung up"), RuntimeError("a fault of the driver")]

    async def send(letter: str) -> None:
        if troubles:
            raise troubles.pop()
        letters.append(letter)

    async def check() -> None:
        pass

    @contextlib.asynccontextmanager
    async def connect(_: asyncio.Queue[str]) -> AsyncIterator[Channel]:
        yield Channel(send, check)

    async def test() -> None:
        ear = Ear(Settings("sqlite+aiosqlite://"))
        ear.bus.connect = connect
        ear.bus.publish("chat a")
        task = asyncio.create_task(ear.bus.run(ear.hear, ear.miss))
        await until(lambda: bool(letters))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert ear.missed == 3  # opened anew after each trouble

    asyncio.run(test())
    assert letters == ["chat a"]


def test_a_stop_is_heard_in_the_moment_of_a_notice() -> None:
    @contextlib.asynccontextmanager
    async def connect(_: asyncio.Queue[str]) -> AsyncIterator[Channel]:
        async def nothing(_: str = "") -> None:
            """Send nothing."""

        yield Channel(nothing, nothing)

    async def test() -> bool:
        ear = Ear(Settings("sqlite+aiosqlite://"))
        ear.bus.connect = connect
        task = asyncio.create_task(ear.bus.run(ear.hear, ear.miss))
        await until(lambda: ear.missed == 1)
        ear.bus.publish("table a 1")
        task.cancel()  # before anything else happens
        done, _ = await asyncio.wait([task], timeout=WAIT / 10)
        task.cancel()
        return bool(done)

    assert asyncio.run(test())


def test_nothing_waits_in_a_way_that_may_miss_a_stop() -> None:
    """Up to Python 3.11, `wait_for` forgets that it was cancelled if what it waits for is there."""
    server = Path(bus.__file__).parent
    waiting = [
        file.name for file in server.rglob("*.py") if "asyncio.wait_for(" in file.read_text()
    ]
    assert waiting == []
