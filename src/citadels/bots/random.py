"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from ..core.rng import Rng
from ..core.table import Ask
from ..core.view import View
from .base import Sample, Thinker
from .thought import Thought, Why


class RandomBot(Thinker):
    """Chooses uniformly."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def think(self, view: View, ask: Ask, sample: Sample, limit_ms: float | None = None) -> Thought:
        """Choose one of the options by chance."""
        return Thought(ask.options[self.rng.below(len(ask.options))], Why("chance"))
