"""News: how processes tell each other what has changed, over PostgreSQL's NOTIFY or Redis.

News is a hint to look into the database, and may get lost: whoever missed some looks there anyway.
So a line that breaks is not repaired message by message: it is opened again, and everything is
looked at.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from .settings import Settings

CHANNEL: Final = "citadels"
PULSE: Final = 2.0  # seconds after which a silent line is tried
PAUSE: Final = 1.0  # seconds before a broken line is opened again
BACKLOG: Final = 10_000  # messages that wait to be sent; more are dropped
BATCH: Final = 100  # messages that travel as one: PostgreSQL takes no more than 8,000 bytes
BROKEN: Final = (OSError, TimeoutError)

Hear = Callable[[str], Awaitable[None]]
Line = Callable[[asyncio.Queue[str]], contextlib.AbstractAsyncContextManager["Talk"]]
logger = logging.getLogger(__name__)


class Talk:
    """An open line: how to send, and how to see that it is alive."""

    def __init__(
        self, send: Callable[[str], Awaitable[object]], check: Callable[[], Awaitable[object]]
    ) -> None:
        self.send = send
        self.check = check


class News:
    """The line to the other processes; none where there is one process."""

    def __init__(self, settings: Settings) -> None:
        self.line = _line(settings)
        self.sent: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.heard: asyncio.Queue[str] = asyncio.Queue(BACKLOG)

    def tell(self, message: str) -> None:
        """Tell the others, if the line is open or soon will be."""
        if self.line is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self.sent.put_nowait(message)

    async def run(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Keep the line open for ever; `missed` is called whenever something may have got lost."""
        if self.line is None:
            return
        hearing = asyncio.create_task(self._pass_on(hear))
        try:
            while True:
                with contextlib.suppress(*BROKEN):
                    async with self.line(self.heard) as talk:
                        missed()
                        await self._talk(talk)
                logger.warning("the line to the other processes is broken; opening it again")
                await asyncio.sleep(PAUSE)
        finally:
            hearing.cancel()

    async def _pass_on(self, hear: Hear) -> None:
        while True:
            message = await self.heard.get()
            try:
                await hear(message)
            except Exception:
                logger.exception("news could not be followed up")

    async def _talk(self, talk: Talk) -> None:
        """Send what is to be sent; try the line while there is nothing."""
        while True:
            try:
                batch = [await asyncio.wait_for(self.sent.get(), PULSE)]
            except TimeoutError:
                await asyncio.wait_for(talk.check(), PULSE)
                continue
            while len(batch) < BATCH and not self.sent.empty():
                batch.append(self.sent.get_nowait())
            await asyncio.wait_for(talk.send("\n".join(dict.fromkeys(batch))), PULSE)


def _line(settings: Settings) -> Line | None:
    if settings.redis:
        return lambda heard: _redis_line(settings.redis, heard)
    if settings.database.startswith("postgresql"):
        address = settings.database.replace("+asyncpg", "")
        return lambda heard: _postgres_line(address, heard)
    return None


@contextlib.asynccontextmanager
async def _redis_line(address: str, heard: asyncio.Queue[str]) -> AsyncIterator[Talk]:
    from redis.asyncio import Redis  # noqa: PLC0415 - slow, and not everybody's
    from redis.exceptions import RedisError  # noqa: PLC0415 - as above

    try:
        async with Redis.from_url(address, decode_responses=True) as redis, redis.pubsub() as ear:
            await ear.subscribe(CHANNEL)

            async def listen() -> None:
                async for message in ear.listen():
                    if message["type"] == "message":
                        _keep(heard, message["data"])

            listening = asyncio.create_task(listen())

            async def check() -> None:
                await redis.ping()
                if listening.done():
                    raise OSError("nobody listens any more")

            try:
                yield Talk(lambda message: redis.publish(CHANNEL, message), check)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
    except RedisError as error:
        raise OSError(str(error)) from error


@contextlib.asynccontextmanager
async def _postgres_line(address: str, heard: asyncio.Queue[str]) -> AsyncIterator[Talk]:
    import asyncpg  # noqa: PLC0415 - slow, and not everybody's

    def listen(*message: object) -> None:
        _keep(heard, str(message[-1]))

    try:
        connection = await asyncpg.connect(address, timeout=PULSE)
        try:
            await connection.add_listener(CHANNEL, listen)
            yield Talk(
                lambda message: connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message),
                lambda: connection.execute("SELECT 1"),
            )
        finally:
            connection.terminate()
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OSError(str(error)) from error


def _keep(heard: asyncio.Queue[str], messages: str) -> None:
    with contextlib.suppress(asyncio.QueueFull):
        for message in messages.split("\n"):
            heard.put_nowait(message)
