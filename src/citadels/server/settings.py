"""Settings: where the server runs and what it runs on; the one place that declares them.

Files, the environment, options of commands and the table in `docs/server.md` are all made from the
fields below. Nothing here is imported that only a server has: help is for everybody.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from ..core.basics import InvalidConfig
from . import limits

CONTACT: Final = re.compile(r"mailto:[^\s@]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+(/\S*)?")
PREFIX: Final = "CITADELS_"
DAYS: Final = 36_500  # more is for ever
FORMATS: Final = ("json", "text")
LEVELS: Final = ("auto", "debug", "info", "warning", "error")


def setting(
    default: Any,  # noqa: ANN401 - of any kind
    *,
    name: str = "",
    bounds: tuple[float, float] | None = None,
    words: tuple[str, ...] = (),
    like: str = "",
    hidden: bool = False,
) -> Any:  # noqa: ANN401 - what a dataclass takes for a field
    """Declare a setting: its bounds or words, a value as an example, a name of its own."""
    metadata = {"name": name, "bounds": bounds, "words": words, "like": like, "hidden": hidden}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Settings:
    """What is decided when the server starts."""

    database: str = setting("", like="postgresql+asyncpg://citadels@/citadels?host=/run/postgresql")
    redis: str = setting("", like="redis://127.0.0.1:6379/0")
    origins: tuple[str, ...] = setting((), name="origin", like="https://example.org")
    bot_processes: int = setting(1, name="thinkers", bounds=(1, 256))
    sockets: int = setting(limits.SOCKETS, bounds=(1, 1_000_000))
    requests: tuple[float, int] = setting(limits.REQUESTS, bounds=(0.01, 1_000_000))
    push: str = setting("", like="mailto:you@example.org")
    push_anywhere: bool = setting(False, hidden=True)  # for tests: push services without https
    host: str = setting("127.0.0.1")
    port: int = setting(0, bounds=(0, 65_535))
    workers: int = setting(1, bounds=(1, 256))
    relay: str = setting("127.0.0.1")
    browser: bool = setting(True)
    proxies: tuple[str, ...] = setting((), name="proxy", like="10.0.0.2")
    site: str = setting("", like="https://citadels.example.org")
    backups: str = setting("", like="/srv/backup")
    keep_games: int = setting(0, bounds=(0, DAYS))
    keep_reviews: int = setting(0, bounds=(0, DAYS))
    keep_chat: int = setting(90, bounds=(0, DAYS))
    keep_guests: int = setting(400, bounds=(0, DAYS))
    keep_reports: int = setting(90, bounds=(0, DAYS))
    words: str = setting("", like="/etc/citadels/words.txt")
    chat_after: int = setting(0, bounds=(0, 10_000))
    log_format: str = setting("json", words=FORMATS)
    log_level: str = setting("auto", words=LEVELS)
    telemetry: str = setting("", like="http://127.0.0.1:4318")

    def check(self, workers: int = 0) -> None:
        """Refuse what cannot work."""
        if (workers or self.workers) > 1 and self.is_embedded:
            raise InvalidConfig("several workers need PostgreSQL", "workers")
        if self.push and not CONTACT.fullmatch(self.push):
            raise InvalidConfig("a contact is mailto:... or https://...", "contact", name=self.push)

    @property
    def is_embedded(self) -> bool:
        """Whether games are kept in a file."""
        return not self.database or self.database.startswith("sqlite")

    def allows(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page of that origin may ask for anything: our own, or one that is listed."""
        if not origin:
            return True  # not a browser
        own = f"{scheme.replace('ws', 'http')}://{host}"
        return origin == own or origin in self.origins


@dataclass(frozen=True)
class Setting:
    """One of the settings, as people name it."""

    field: str
    name: str  # as an option and in a file
    kind: Any
    default: Any
    bounds: tuple[float, float] | None
    words: tuple[str, ...]
    like: str

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.replace("-", "_").upper()

    @property
    def is_list(self) -> bool:
        """Whether it may have any number of values."""
        return bool(self.kind == tuple[str, ...])

    @property
    def parts(self) -> tuple[Any, ...]:
        """The kinds of its values, where it has a fixed number of several."""
        return () if self.is_list else get_args(self.kind)


def _declared() -> dict[str, Setting]:
    kinds = get_type_hints(Settings)
    found = {}
    for each in fields(Settings):
        said = each.metadata
        if not said["hidden"]:
            name = said["name"] or each.name.replace("_", "-")
            rest = (said["bounds"], said["words"], said["like"])
            found[name] = Setting(each.name, name, kinds[each.name], each.default, *rest)
    return found


SETTINGS: Final = _declared()


def data_path() -> Path:
    """Where games are kept if nothing else is said."""
    from platformdirs import user_data_path  # noqa: PLC0415 - only a server has it

    return user_data_path("citadels")


def data_folder() -> Path:
    """The same folder, made where it is missing."""
    folder = data_path()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def embedded_file() -> Path:
    """The database in the user's own folder."""
    return data_path() / "citadels.db"
