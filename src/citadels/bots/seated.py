"""Seated: the one driver that asks a bot; it decides what a bot on its seat is given to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.basics import Seat
from ..core.game import Game
from ..core.hidden.redeal import redeal
from ..core.hidden.view import View
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.parts import Question
from .base import Bot, Follower, Sample, Thinker
from .chance import seed_of, stream
from .thought import Thought, Why


class Seated:
    """A bot on its seat, for a whole game; `chance` deals what the seat cannot know.

    With a `seed` chance begins anew at every question, so that an answer depends on nothing that
    was drawn before: neither on who was asked earlier, nor on whether this process was there.
    """

    def __init__(self, bot: Bot, seat: Seat, chance: Rng, seed: str = "") -> None:
        self.bot = bot
        self.seat = seat
        self.chance = chance
        self.seed = seed
        self.heard = -1  # events that a follower was told of; -1 before the game has begun for it

    def choose(self, game: Game) -> Option:
        """Answer the open question; where there is but one answer, the bot is not bothered."""
        only = _only_option(game)
        if only is not None:
            return only
        sight = self.sight(game)
        self.prepare(game)
        return self.bot(*sight)

    def prepare(self, game: Game) -> None:
        """Have the bot know what happened, and chance stand where this question has it."""
        if self.seed:
            assert isinstance(self.chance, FastRng)
            number = game.state.start + len(game.state.choices)
            self.chance.restart(seed_of(self.seed, self.seat, number))
        self.follow(game)

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
        sight = self.sight(game)
        self.prepare(game)
        return self.bot.think(*sight, limit_ms)

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


def take_seat(make: Callable[[Rng], Bot], seat: Seat, seed: str) -> Seated:
    """The one bot of a seat and a game: made anew, it is the same, and plays alike."""
    chance = stream(seed, seat, "bot")
    return Seated(make(chance), seat, chance, seed)


def _only_option(game: Game) -> Option | None:
    options = game.options
    return options[0] if len(options) == 1 else None
