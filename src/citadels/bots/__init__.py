"""Bots: players that know what their seat may know, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.rng import Rng
from .base import Bot, Sample
from .greedy import GreedyBot
from .random import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sample"]

BOTS: Final[dict[str, Callable[[Rng], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
