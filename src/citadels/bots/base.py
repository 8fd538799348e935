"""What a bot is: a function of what a seat may know, and the thought behind each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..core.game import Game
from ..core.hidden.view import View
from ..core.option import Option
from ..core.state.parts import Question
from .thought import Thought

Sample = Callable[[], Game]  # gives the game with all that the seat cannot know dealt anew


class Bot(Protocol):
    """Answers a question from the view of the seat that is asked, never from the true game."""

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        """Choose one of `question.options`."""
        ...


class Thinker:
    """A bot that can say why, and can be told how long to think; all bots of `BOTS` are."""

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        """Choose one of `question.options`, and say why; within about so many milliseconds."""
        raise NotImplementedError

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        """Choose one of `question.options`."""
        return self.think(view, question, sample).choice
