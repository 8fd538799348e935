"""Weighing: the figures of one choice, from nothing but what the asked seat knew.

Worlds are redeals for that seat, their chance comes from its view: two games that the seat cannot
tell apart have the same figures, bit for bit.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from ..bots.roles import draft_weight
from ..bots.rules import play_round
from ..bots.search import Found
from ..bots.style import Style
from ..bots.worth import draw_weighted
from ..core.basics import Seat
from ..core.game import Game
from ..core.hidden.redeal import redeal
from ..core.loop import play
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.state import State
from .chance import stream_of
from .effort import Effort
from .gains import end_of
from .value import Judge

MOST: Final = 600  # options played out for one question: with many options, fewer worlds
FEWEST: Final = 5  # worlds
SURE: Final = 2.0  # standard errors
SLIGHT: Final = 0.005  # a gap that is not worth measuring
APART: Final = 0.05  # of the win: how far a world that was not drawn may well be from the others


@final
class Figures:
    """What a seat could know about its choice."""

    __slots__ = ("after", "before", "best", "chosen", "found", "measured", "world")

    def __init__(self, chosen: Option, world: State) -> None:
        self.chosen = chosen
        self.world = world  # one that the seat could not rule out
        self.before: list[float] = []  # its share in each world before the choice
        self.after: list[float] = []  # and right after it
        self.found: list[Found] = []  # every option, as it was looked for
        self.best = chosen
        self.measured: list[Found] = []  # the best and the chosen one, in other worlds

    def own(self) -> float:
        """What the seat could expect of its choice: the mean gain."""
        return mean(self.after) - mean(self.before)

    def own_error(self) -> float:
        """The standard error of the mean gain: none where nothing hidden changes it."""
        return spread_of([self.after[i] - self.before[i] for i in range(len(self.after))])

    def loss(self) -> tuple[float, float]:
        """How much worse the choice was than the best, in fresh worlds, and the standard error."""
        if not self.measured:
            return 0.0, 0.0
        gaps = gaps_of(self.measured)
        return mean(gaps), error_of(gaps)

    def doubt(self) -> float:
        """What the loss must pass to be sure."""
        return doubt_of(gaps_of(self.measured)) if self.measured else 0.0


@final
class Weigher:
    """Weighs choices in worlds that the asked seat could not rule out."""

    def __init__(self, judge: Judge, effort: Effort, style: Style) -> None:
        self.judge = judge
        self.style = style  # of everybody who plays on to the end of the round
        self.worlds = effort.worlds
        self.spare = effort.spare
        self.ahead = effort.ahead

    def weigh(self, game: Game, chosen: Option, errors: bool, salt: str = "") -> Figures:
        """The figures of a choice; with `errors` also those of all other options."""
        question = game.question
        assert question is not None
        seat = question.seat
        rng = stream_of(game.view(seat).text(), salt)
        options = list(question.options)
        worlds = self.worlds
        if errors:
            worlds = max(FEWEST, min(worlds, MOST // len(options)))
        figures = Figures(chosen, self._world(game, seat, rng))
        found = [Found(option) for option in options] if errors else []
        world = figures.world
        for number in range(worlds):
            if number:
                world = self._world(game, seat, rng)
            seed = rng.next32()
            figures.before.append(self.judge.shares(world)[seat])
            after = self._play(world, seat, chosen, False, seed)
            figures.after.append(self.judge.shares(after)[seat])
            if len(options) == 1 and number == 1 and figures.own_error() == 0:
                break  # forced, and nothing changes: the value looks through it
            for each in found:
                self._try(world, seat, each, seed)
        figures.found = found
        if errors:
            self._measure(game, figures, worlds, rng)
        return figures

    def _measure(self, game: Game, figures: Figures, worlds: int, rng: Rng) -> None:
        """Measure the best option and the chosen one in fresh worlds."""
        chosen = figures.found[0]
        for each in figures.found:
            if each.option is figures.chosen:
                chosen = each
        best = chosen
        for each in figures.found:
            if each.mean() > best.mean():
                best = each
        if best.mean() - chosen.mean() < SLIGHT:
            return
        figures.best = best.option
        figures.measured = self.compare_all(game, [best.option, chosen.option], worlds, rng)

    def compare_all(
        self, game: Game, options: list[Option], worlds: int, rng: Rng, until: float = 0.0
    ) -> list[Found]:
        """Some options in the same worlds; no more of these after some time of the clock."""
        question = game.question
        assert question is not None
        seat = question.seat
        found = [Found(option) for option in options]
        for number in range(worlds):
            if until and number >= 2 and time.perf_counter() > until:
                break
            world = self._world(game, seat, rng)
            seed = rng.next32()
            for each in found:
                self._try(world, seat, each, seed)
        return found

    def compare(self, game: Game, one: Option, other: Option, salt: str) -> list[float]:
        """By how much one option is better than another, in each of some fresh worlds."""
        question = game.question
        assert question is not None
        rng = stream_of(game.view(question.seat).text(), salt)
        return gaps_of(self.compare_all(game, [one, other], self.worlds, rng))

    def _world(self, game: Game, seat: Seat, rng: Rng) -> State:
        """A redealt game, the likelier the better it explains the draft."""
        if self.spare == 1:
            world = redeal(game, seat, rng).state
        else:
            worlds = [redeal(game, seat, rng).state for _ in range(self.spare)]
            weights = [draft_weight(each, seat, self.style) for each in worlds]
            world = worlds[draw_weighted(weights, rng)]
        world.events = None
        return world

    def _try(self, world: State, seat: Seat, found: Found, seed: int) -> None:
        """Count what an option comes to in one world."""
        state = self._play(world, seat, found.option, self.ahead, seed)
        shares = self.judge.shares(state)
        found.add(shares[seat])
        found.ends.append(end_of(state, seat, shares))

    def _play(self, world: State, seat: Seat, option: Option, ahead: bool, seed: int) -> State:
        """The game after an option, at once or at the end of the round."""
        state = world.copy()
        number = state.round.number
        play(state, option)
        if ahead and not state.over and state.round.number == number:
            play_round(state, self.style, FastRng(seed))
        return state


def gaps_of(pair: list[Found]) -> list[float]:
    """By how much the first of two options is better, world by world."""
    best, chosen = pair[0].shares, pair[1].shares
    return [best[i] - chosen[i] for i in range(len(best))]


def is_ahead(pair: list[Found]) -> bool:
    """Whether the first of two options is better beyond doubt."""
    gaps = gaps_of(pair)
    return mean(gaps) > doubt_of(gaps)


def doubt_of(gaps: list[float]) -> float:
    """Two standard errors, or more where worlds are few; up to three do not tell."""
    count = len(gaps)
    if count <= 3:
        return math.inf
    return SURE * error_of(gaps) * math.sqrt((count - 1) / (count - 3))


def mean(numbers: list[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def error_of(numbers: list[float]) -> float:
    """The standard error of their mean, where a round was played on.

    Few worlds may agree by chance: it is no less than if one more had been apart from them all.
    """
    return max(spread_of(numbers), APART / (len(numbers) + 1))


def spread_of(numbers: list[float]) -> float:
    """The standard error of their mean, as they differ."""
    count = len(numbers)
    if count < 2:
        return 1.0
    middle = mean(numbers)
    spread = 0.0
    for number in numbers:
        spread += (number - middle) ** 2
    return math.sqrt(spread / (count - 1) / count)
