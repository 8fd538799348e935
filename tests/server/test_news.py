"""News between processes: heard over PostgreSQL and over Redis, also after the line was broken."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from redis.asyncio import Redis
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from citadels.server import news
from citadels.server.news import News, Talk
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
        self.news = News(settings)
        self.heard: list[str] = []
        self.missed = 0

    async def hear(self, message: str) -> None:
        self.heard.append(message)

    def miss(self) -> None:
        self.missed += 1


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():  # noqa: ASYNC110 - there is nobody to set an event
            await asyncio.sleep(0.05)


async def talk(settings: Settings, cut: Callable[[], Awaitable[None]]) -> None:
    """Two processes hear each other, the line is cut, and they hear each other again."""
    one, other = Ear(settings), Ear(settings)
    tasks = [asyncio.create_task(ear.news.run(ear.hear, ear.miss)) for ear in (one, other)]
    try:
        await until(lambda: one.missed == other.missed == 1)
        one.news.tell("table a 1")
        await until(lambda: "table a 1" in other.heard)
        await cut()
        await until(lambda: one.missed >= 2 and other.missed >= 2)
        other.news.tell("table b 2")
        await until(lambda: "table b 2" in one.heard)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_postgresql_carries_news_also_after_a_break() -> None:
    need_postgres()

    async def cut() -> None:
        engine = create_async_engine(POSTGRES)
        async with engine.begin() as connection:
            await connection.execute(text(CUT))
        await engine.dispose()

    asyncio.run(talk(Settings(POSTGRES), cut))


def test_redis_carries_news_also_after_a_break() -> None:
    need_redis()

    async def cut() -> None:
        async with Redis.from_url(REDIS) as redis:
            for kind in ("pubsub", "normal"):
                with contextlib.suppress(Exception):
                    await redis.client_kill_filter(_type=kind, skipme=True)

    asyncio.run(talk(Settings("sqlite+aiosqlite://", redis=REDIS), cut))


def test_one_process_needs_no_line() -> None:
    async def test() -> None:
        ear = Ear(Settings("sqlite+aiosqlite://"))
        ear.news.tell("table a 1")
        await ear.news.run(ear.hear, ear.miss)
        assert ear.heard == []
        assert ear.missed == 0

    asyncio.run(test())


def test_what_cannot_be_sent_is_dropped_and_nobody_waits() -> None:
    async def test() -> None:
        ear = Ear(Settings("postgresql+asyncpg://nobody@127.0.0.1:1/none"))
        for number in range(news.BACKLOG + 10):
            ear.news.tell(str(number))
        assert ear.news.sent.qsize() == news.BACKLOG

    asyncio.run(test())


def test_many_news_travel_together() -> None:
    letters: list[str] = []

    async def send(letter: str) -> None:
        letters.append(letter)

    async def check() -> None:
        pass

    @contextlib.asynccontextmanager
    async def line(_: asyncio.Queue[str]) -> AsyncIterator[Talk]:
        yield Talk(send, check)

    async def test() -> list[str]:
        ear = Ear(Settings("sqlite+aiosqlite://"))
        ear.news.line = line
        told = [f"table {'x' * 20} {number}" for number in range(2 * news.BATCH + 1)]
        for message in (*told, told[-1]):
            ear.news.tell(message)
        task = asyncio.create_task(ear.news.run(ear.hear, ear.miss))
        await until(lambda: len(letters) == 3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return told

    told = asyncio.run(test())
    assert "\n".join(letters).split("\n") == told  # each once
    assert max(map(len, letters)) < 8000  # what PostgreSQL takes at most
