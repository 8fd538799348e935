"""Bots: players that know what their seat may know, and no more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ..core.rng import Rng
from .anchors import Richard, Rush
from .base import Bot, Follower, Sample, Thinker
from .grand_architect import GrandArchitect
from .levels import PERSONALITIES, RuleBot, apprentice, citizen, novice
from .master import Cheat, MasterBuilder
from .random import RandomBot
from .regent import Regent
from .seated import Seated, take_seat
from .thought import Alternative, Thought, Why

__all__ = [
    "BOTS",
    "OFFERED",
    "SEARCHING",
    "Alternative",
    "Bot",
    "Follower",
    "RandomBot",
    "Sample",
    "Seated",
    "Thinker",
    "Thought",
    "Why",
    "take_seat",
]

BOTS: Final[dict[str, Callable[[Rng], Bot]]] = {
    "random": RandomBot,
    "novice": novice,
    "apprentice": apprentice,
    **{f"apprentice_{name}": partial(RuleBot, style=s) for name, s in PERSONALITIES.items()},
    "citizen": citizen,
    "master_builder": MasterBuilder,
    "regent": Regent,
    "grand_architect": GrandArchitect,
    "rush": Rush,
    "richard": Richard,
    "cheat": Cheat,
}
SEARCHING: Final = ("master_builder", "regent", "grand_architect", "cheat")  # for seconds in a game
# Who may sit at a table with people: not the fixtures, and nobody who sees the true game.
OFFERED: Final = tuple(name for name in BOTS if name not in ("random", "cheat"))
