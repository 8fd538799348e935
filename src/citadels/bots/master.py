"""The master builder: searches to the end of the round, and mixes in the draft."""

from __future__ import annotations

import math
from typing import Final

from ..core.game import Game
from ..core.hidden.view import View
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.parts import Question
from ..core.state.state import State
from .base import Sample, Thinker
from .levels import CITIZEN
from .rules import decide
from .search import MOST, Found, Search
from .style import FITTED, Style
from .thought import Alternative, Thought, Why
from .value import Leaf
from .weights import shipped_value
from .why import explain
from .worth import draw_weighted

WORLDS: Final = 64
FLOOR: Final = 8  # worlds that are searched in any case, however little time there is
SPARE: Final = 2  # redeals for each world of the search
MIXING: Final = 0.01  # a share of wins that makes a character e times likelier
SHOWN: Final = 4  # alternatives that a thought tells
IN_SEARCH: Final = Style(
    income=0.65,
    cards=0.61,
    builds=0.31,
    whim=0.7,
    roles=True,
    quick=True,
    alarms=True,
    tastes=FITTED,
)


class MasterBuilder(Thinker):
    """Plays every option out over redealt games, by rules, and values the ends of the round."""

    floor = FLOOR
    cheats = False  # whether `sample` must give the true game instead: only to measure by

    def __init__(
        self,
        rng: Rng,
        worlds: int = WORLDS,
        spare: int = SPARE,
        leaf: Leaf | None = None,
        style: Style = IN_SEARCH,
        most: int = MOST,
    ) -> None:
        self.rng = rng
        self.search: Search = Search(leaf or shipped_value(), style, worlds, spare, most)

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        """Weigh the options; keep the best, or one of the good in a draft."""
        if len(question.options) == 1:
            return Thought(question.options[0], Why("only-choice"))
        state = sample().state
        state.events = None
        habit = decide(state, CITIZEN, self.rng)
        options = [habit, *[option for option in question.options if option is not habit]]
        seat = question.seat
        found = self.search.weigh(sample, seat, options, self.rng, limit_ms, self.floor)
        if not found:  # there was no time for anything
            return Thought(habit, explain(state, question, habit, CITIZEN))
        drafting = question.asker.id == "draft" and question.name == "keep"
        choice, weighed = self._keep(state, found) if drafting else (found[0].option, told(found))
        why = explain(state, question, choice, IN_SEARCH)
        return Thought(choice, why, weighed[:SHOWN], self.search.simulations)

    def _keep(self, state: State, found: list[Found]) -> tuple[Option, list[Alternative]]:
        """The character that is kept, and what each of them promises."""
        return found[self._mix(state, found)].option, told(found)

    def _mix(self, state: State, found: list[Found]) -> int:
        """Draw among the characters that stayed open, by what they promise."""
        top = found[0].mean()
        weights = [
            math.exp((each.mean() - top) / MIXING) if each.count == found[0].count else 0.0
            for each in found
        ]
        return draw_weighted(weights, self.rng)


def told(found: list[Found]) -> list[Alternative]:
    """What a search found, as a thought tells it."""
    return [Alternative(each.option, each.mean(), each.error()) for each in found]


class Cheat(MasterBuilder):
    """The same search in the true game: the upper bound of all guessing, for measurement only.

    Whoever seats it must give it the true game's `copy` as its sample; it does not look at what
    the deck will bring, only at what lies there now. With an ordinary sample it is honest.
    """

    cheats = True

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, spare=1)

    def think(
        self, view: View, question: Question, sample: Sample, limit_ms: float | None = None
    ) -> Thought:
        """Think in copies of the sample, each with other chance to come."""

        def copy() -> Game:
            game = sample()
            game.state.rng = FastRng(self.rng.next32() << 32 | self.rng.next32())
            return game

        return super().think(view, question, copy, limit_ms)
