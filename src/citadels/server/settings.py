"""Settings: where the server runs and what it runs on."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from platformdirs import user_data_path
from redis.asyncio import Redis

from ..core.basics import InvalidConfig
from . import limits


class Settings(msgspec.Struct, frozen=True):
    """What is decided when the server starts."""

    database: str
    redis: str = ""
    origins: tuple[str, ...] = ()  # besides the server's own
    thinkers: int = 1
    sockets: int = limits.SOCKETS  # of one address
    requests: tuple[float, int] = limits.REQUESTS  # per second and at once, of one address

    def check(self, workers: int) -> None:
        """Refuse what cannot work."""
        if workers > 1 and self.database.startswith("sqlite"):
            raise InvalidConfig("several workers need PostgreSQL", "workers")

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page of that origin may open a socket: our own, or one that is listed."""
        if not origin:
            return True  # not a browser
        return urlsplit(origin).netloc == host or origin in self.origins

    def channels(self) -> ChannelsBackend:
        """How processes tell each other of changes."""
        if self.redis:
            return RedisChannelsPubSubBackend(redis=Redis.from_url(self.redis))
        if self.database.startswith("postgresql"):
            return AsyncPgChannelsBackend(self.database.replace("+asyncpg", ""))
        return MemoryChannelsBackend()


def data_folder() -> Path:
    """Where games are kept if nothing else is said."""
    folder = user_data_path("citadels")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
