"""Bus: how processes tell each other what has changed, over PostgreSQL's NOTIFY or Redis.

A notice is a hint to look into the database, and may get lost: whoever missed one looks there
anyway. So a channel that breaks is not repaired notice by notice: it is opened again, and
everything is looked at.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from .settings import Settings

NAME: Final = "citadels"
PULSE: Final = 2.0  # seconds after which a silent channel is tried
PAUSE: Final = 1.0  # seconds before a broken channel is opened again
BACKLOG: Final = 10_000  # notices that wait to be sent; more are dropped
BATCH: Final = 100  # notices that travel as one: PostgreSQL takes no more than 8,000 bytes
BROKEN: Final = (OSError, TimeoutError)
LOST: Final = "the channel to the other processes is broken; opening it again"

Hear = Callable[[str], Awaitable[None]]
Connect = Callable[[asyncio.Queue[str]], contextlib.AbstractAsyncContextManager["Channel"]]
logger = logging.getLogger(__name__)


class Channel:
    """An open way to the other processes: how to send, and how to see that it is alive."""

    def __init__(
        self, send: Callable[[str], Awaitable[object]], check: Callable[[], Awaitable[object]]
    ) -> None:
        self.send = send
        self.check = check


class Bus:
    """What this process tells the others and hears from them; where it is alone, nothing."""

    def __init__(self, settings: Settings) -> None:
        self.connect = _connect(settings)
        self.sent: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.heard: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.unsent: list[str] = []  # what is being sent; a channel that breaks leaves it here

    def publish(self, notice: str) -> None:
        """Tell the others, if the channel is open or soon will be."""
        if self.connect is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self.sent.put_nowait(notice)

    async def run(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Keep the channel open for ever; call `missed` whenever something may have got lost."""
        if self.connect is None:
            return
        hearing = asyncio.create_task(self._pass_on(hear))
        try:
            while True:
                try:
                    async with self.connect(self.heard) as channel:
                        missed()
                        await self._send(channel)
                except BROKEN as error:
                    logger.warning("%s: %s", LOST, error)
                except Exception:  # a fault of a driver must not leave this process deaf
                    logger.exception(LOST)
                await asyncio.sleep(PAUSE)
        finally:
            hearing.cancel()

    async def _pass_on(self, hear: Hear) -> None:
        while True:
            notice = await self.heard.get()
            try:
                await hear(notice)
            except Exception:
                logger.exception("a notice could not be followed up")

    async def _send(self, channel: Channel) -> None:
        """Send what is to be sent; try the channel while there is nothing."""
        while True:
            if not self.unsent:
                try:
                    async with asyncio.timeout(PULSE):
                        self.unsent.append(await self.sent.get())
                except TimeoutError:
                    async with asyncio.timeout(PULSE):
                        await channel.check()
                    continue
            while len(self.unsent) < BATCH and not self.sent.empty():
                self.unsent.append(self.sent.get_nowait())
            async with asyncio.timeout(PULSE):
                await channel.send("\n".join(dict.fromkeys(self.unsent)))
            self.unsent.clear()


def _connect(settings: Settings) -> Connect | None:
    if settings.redis:
        return lambda heard: _redis(settings.redis, heard)
    if settings.database.startswith("postgresql"):
        address = settings.database.replace("+asyncpg", "")
        return lambda heard: _postgres(address, heard)
    return None


@contextlib.asynccontextmanager
async def _redis(address: str, heard: asyncio.Queue[str]) -> AsyncIterator[Channel]:
    from redis.asyncio import Redis  # noqa: PLC0415 - slow, and not everybody's
    from redis.exceptions import RedisError  # noqa: PLC0415 - as above

    try:
        async with Redis.from_url(address, decode_responses=True) as redis, redis.pubsub() as ear:
            await ear.subscribe(NAME)

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
                yield Channel(lambda notice: redis.publish(NAME, notice), check)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
    except RedisError as error:
        raise OSError(str(error)) from error


@contextlib.asynccontextmanager
async def _postgres(address: str, heard: asyncio.Queue[str]) -> AsyncIterator[Channel]:
    import asyncpg  # noqa: PLC0415 - slow, and not everybody's

    def listen(*message: object) -> None:
        _keep(heard, str(message[-1]))

    try:
        connection = await asyncpg.connect(address, timeout=PULSE)
        try:
            await connection.add_listener(NAME, listen)
            yield Channel(
                lambda notice: connection.execute("SELECT pg_notify($1, $2)", NAME, notice),
                lambda: connection.execute("SELECT 1"),
            )
        finally:
            connection.terminate()
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OSError(str(error)) from error


def _keep(heard: asyncio.Queue[str], notices: str) -> None:
    with contextlib.suppress(asyncio.QueueFull):
        for notice in notices.split("\n"):
            heard.put_nowait(notice)
