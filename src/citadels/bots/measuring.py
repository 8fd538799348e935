"""Measuring: bots that are not played against, but show how much others could lose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.basics import Seat
from ..core.game import Game
from ..core.hidden.view import View
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.parts import Question
from ..core.state.state import State
from .base import Sample, Thinker
from .deep import DeepSearch
from .habits import Habits, ToldSearch
from .master import IN_SEARCH, WORLDS, MasterBuilder, told
from .search import Found
from .thought import Alternative, Thought
from .weights import shipped_value

SPARE: Final = 8  # redeals for each world: the draft says more where the others are known


class Cheating(Thinker):
    """A bot that searches, with the true game before it: only what the deck brings is hidden."""

    cheats = True

    def __init__(self, rng: Rng, bot: Thinker) -> None:
        self.rng = rng
        self.bot = bot

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        """Think in copies of the sample, each with other chance to come."""

        def copy() -> Game:
            game = sample()
            game.state.rng = FastRng(self.rng.next32() << 32 | self.rng.next32())
            return game

        return self.bot.think(view, question, copy, limit_ms)


class TrueWorlds(DeepSearch):
    """Plays numbered worlds of a deep search in the game that it is given, not in redeals of it."""

    def __init__(self, deep: DeepSearch) -> None:
        super().__init__(deep.plain, deep.minds, deep.drafts, deep.last)
        self.truth: Game | None = None

    def play_worlds(
        self,
        base: Game,
        seat: Seat,
        options: list[Option],
        root: int,
        numbers: list[int],
        until: float,
    ) -> list[list[float]]:
        """The shares of each option in some worlds; fewer if time is up."""
        self.truth = base
        return super().play_worlds(base, seat, options, root, numbers, until)

    def draw_world(self, sample: Callable[[], Game], seat: Seat, rng: Rng) -> State:
        """The true game, with other chance to come."""
        assert self.truth is not None
        world = self.truth.state.copy()
        world.rng = FastRng(rng.next32() << 32 | rng.next32())
        return world


class Response(MasterBuilder):
    """A local best response: the master builder, told how its opponents decide."""

    def __init__(self, rng: Rng, habits: Habits, worlds: int = WORLDS, spare: int = SPARE) -> None:
        super().__init__(rng, worlds)
        self.habits = habits
        self.search = ToldSearch(shipped_value(), IN_SEARCH, worlds, spare, habits)

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        """Weigh the options; in the draft, first work out who may have kept what."""
        if question.asker.id == "draft" and question.name == "keep":
            self.habits.begin(sample, view.round)
        return super().think(view, question, sample, limit_ms)

    def _keep(self, state: State, found: list[Found]) -> tuple[Option, list[Alternative]]:
        """The best; nobody looks through it, so it hides nothing."""
        return found[0].option, told(found)
