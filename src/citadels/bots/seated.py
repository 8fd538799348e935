"""Seated: the one driver that asks a bot; it decides what a bot on its seat is given to see."""

from __future__ import annotations

from functools import partial

from ..core.basics import Seat
from ..core.game import Game
from ..core.hidden.redeal import redeal
from ..core.hidden.view import View
from ..core.option import Option
from ..core.rng import Rng
from ..core.state.parts import Question
from .base import Bot, Follower, Sample, Thinker
from .thought import Thought, Why


class Seated:
    """A bot on its seat, for a whole game; `chance` deals what the seat cannot know."""

    def __init__(self, bot: Bot, seat: Seat, chance: Rng) -> None:
        self.bot = bot
        self.seat = seat
        self.chance = chance
        self.heard = -1  # events that a follower was told of; -1 before the game has begun for it

    def choose(self, game: Game) -> Option:
        """Answer the open question; where there is but one answer, the bot is not bothered."""
        only = _only_option(game)
        if only is not None:
            return only
        self.follow(game)
        return self.bot(*self.sight(game))

    def follow(self, game: Game) -> None:
        """Tell a follower what it has not heard yet, and at the end how the game has ended."""
        if not isinstance(self.bot, Follower):
            return
        if self.heard < 0:
            self.bot.begin(game.config, self.seat)
            self.heard = 0
        news = game.events[self.heard :]
        self.heard += len(news)
        self.bot.hear([event.for_observer(self.seat) for event in news])
        if game.over:
            self.bot.end(game.view(self.seat))

    def think(self, game: Game, limit_ms: float | None = None) -> Thought:
        """Answer the open question and say why, within about so many milliseconds."""
        only = _only_option(game)
        if only is not None:
            return Thought(only, Why("only-choice"))
        if not isinstance(self.bot, Thinker):
            raise TypeError(f"{type(self.bot).__name__} gives no reasons: it is not a Thinker")
        return self.bot.think(*self.sight(game), limit_ms)

    def sight(self, game: Game) -> tuple[View, Question, Sample]:
        """What the bot is given: the view of its seat, the question, and redeals of the game.

        A bot that `cheats`, to measure others by it, gets copies of the true game instead.
        """
        question = game.question
        if question is None or question.seat != self.seat:
            raise ValueError(f"seat {self.seat} is not asked in {game!r}")
        cheats = getattr(self.bot, "cheats", False)
        sample = game.copy if cheats else partial(redeal, game, self.seat, self.chance)
        return game.view(self.seat), question, sample


def _only_option(game: Game) -> Option | None:
    options = game.options
    return options[0] if len(options) == 1 else None
