"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from ..core.option import Option
from ..core.rng import Rng
from ..core.table import Ask
from ..core.view import View
from .base import Sample


class RandomBot:
    """Chooses uniformly."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, view: View, ask: Ask, sample: Sample) -> Option:
        """Choose one of the options by chance."""
        return ask.options[self.rng.below(len(ask.options))]
