"""What a bot is: a function of what a seat may know, and the thought behind each choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ..core.basics import Seat
from ..core.event import Event
from ..core.game import Game
from ..core.hidden.view import View
from ..core.option import Option
from ..core.setup.config import Config
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


class Follower:
    """A bot that follows a whole game: how it begins, what its seat may know of it, how it ends."""

    def begin(self, config: Config, seat: Seat) -> None:
        """Hear that a game begins, and where the bot sits in it."""

    def hear(self, events: Sequence[Event]) -> None:
        """Hear what has happened, just before the next question or the end."""

    def end(self, view: View) -> None:
        """Hear how the game has ended."""

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        """Choose one of `question.options`."""
        raise NotImplementedError
