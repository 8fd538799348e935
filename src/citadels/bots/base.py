"""What a bot is: a function of what a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..core.game import Game
from ..core.option import Option
from ..core.table import Ask
from ..core.view import View

Sample = Callable[[], Game]  # gives the game with all that the seat cannot know dealt anew


class Bot(Protocol):
    """Answers a question from the view of the seat that is asked, never from the true game."""

    def __call__(self, view: View, ask: Ask, sample: Sample) -> Option:
        """Choose one of `ask.options`."""
        ...
