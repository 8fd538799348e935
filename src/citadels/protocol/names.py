"""Names: the bots of this package by their names, and any program as `exec:COMMAND`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..bots import BOTS, Bot
from ..core.basics import InvalidConfig
from ..core.rng import Rng
from .program import Program
from .talk import LIMIT

PREFIX: Final = "exec:"


def check_bot(name: str, known: Collection[str] = BOTS, *, programs: bool = True) -> None:
    """Refuse a name that is no bot's; programs may be left out, too."""
    if name in known or (programs and name.removeprefix(PREFIX) not in ("", name)):
        return
    listed = ", ".join(known)
    message = f"there is no bot {name!r}; there are {listed}"
    if programs:
        raise InvalidConfig(
            f"{message}, and {PREFIX}PROGRAM", "bot", name=name, known=f"{listed}, {PREFIX}…"
        )
    raise InvalidConfig(message, "bot", name=name, known=listed)


def follows(name: str) -> bool:
    """Whether a bot of that name is told what happens, so that events must be kept."""
    return name.startswith(PREFIX)


def make_bot(name: str, rng: Rng, limit: float = LIMIT) -> Bot:
    """Make a bot; a program has so many seconds for each answer."""
    if name.startswith(PREFIX):
        return Program(name.removeprefix(PREFIX), limit)
    return BOTS[name](rng)
