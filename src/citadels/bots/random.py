"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from ..core.hidden.view import View
from ..core.rng import Rng
from ..core.state.parts import Question
from .base import Sample, Thinker
from .thought import Thought, Why


class RandomBot(Thinker):
    """Chooses uniformly."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        """Choose one of the options by chance."""
        return Thought(question.options[self.rng.below(len(question.options))], Why("chance"))
