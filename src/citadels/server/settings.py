"""Settings: where the server runs and what it runs on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from ..core.basics import InvalidConfig
from . import limits

CONTACT: Final = re.compile(r"mailto:[^\s@]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+(/\S*)?")


class Settings(msgspec.Struct, frozen=True):
    """What is decided when the server starts."""

    database: str
    redis: str = ""
    origins: tuple[str, ...] = ()  # besides the server's own
    bot_processes: int = 1
    sockets: int = limits.SOCKETS  # of one address
    requests: tuple[float, int] = limits.REQUESTS  # per second and at once, of one address
    push: str = ""  # whom push services may write to; without it nothing is pushed
    push_anywhere: bool = False  # for tests only: push services at any address, without https
    relay: str = "127.0.0.1"  # where this process hears from others that serve the same database

    def check(self, workers: int) -> None:
        """Refuse what cannot work."""
        if workers > 1 and self.database.startswith("sqlite"):
            raise InvalidConfig("several workers need PostgreSQL", "workers")
        if self.push and not CONTACT.fullmatch(self.push):
            raise InvalidConfig("a contact is mailto:... or https://...", "contact", name=self.push)

    def allows(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page of that origin may ask for anything: our own, or one that is listed."""
        if not origin:
            return True  # not a browser
        own = f"{scheme.replace('ws', 'http')}://{host}"
        return origin == own or origin in self.origins


def data_path() -> Path:
    """Where games are kept if nothing else is said."""
    return user_data_path("citadels")


def data_folder() -> Path:
    """The same folder, made where it is missing."""
    folder = data_path()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
