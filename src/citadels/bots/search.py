"""Search: each option played to the end of the round in the same redealt games, then valued."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from ..core.basics import Seat
from ..core.game import Game
from ..core.loop import play
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.state import State
from .roles import draft_weight
from .rules import play_round
from .style import Style
from .value import Leaf
from .worth import draw_weighted

FIRST: Final = 10  # worlds before the first options are given up
HOPELESS: Final = 2.5  # standard errors below the best
MOST: Final = 1000  # simulations for one question, where nothing else is said


@final
class Found:
    """What a search found of one option."""

    __slots__ = ("count", "ends", "option", "shares")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.shares: list[float] = []  # of the win, in each world
        self.ends: list[list[float]] = []  # what it came to there, where somebody looks at that
        self.count = 0

    def add(self, share: float) -> None:
        """Count the share of one world."""
        self.shares.append(share)
        self.count += 1

    def mean(self) -> float:
        """The mean share."""
        return sum(self.shares) / self.count

    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 1.0
        mean = self.mean()
        spread = sum([(share - mean) ** 2 for share in self.shares])
        return math.sqrt(spread / (self.count - 1) / self.count)

    def behind(self, best: Found) -> float:
        """By how many standard errors this option is worse than another, in the same worlds."""
        count = min(self.count, best.count)
        gaps = [best.shares[i] - self.shares[i] for i in range(count)]
        mean = sum(gaps) / count
        spread = sum([(gap - mean) ** 2 for gap in gaps])
        error = math.sqrt(spread / (count - 1) / count) if count > 1 else 1.0
        return mean / (error + 1e-4)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Weighs the options of one question by playing them out to the end of the round."""

    def __init__(
        self, value: Leaf, style: Style, worlds: int, spare: int = 1, most: int = MOST
    ) -> None:
        self.value = value
        self.style = style  # of everybody inside the search
        self.worlds = worlds
        self.spare = spare  # redeals for each world that is used, weighed by the draft
        self.most = most  # simulations for one question: with many options, fewer worlds
        self.simulations = 0

    def weigh(
        self,
        sample: Callable[[], Game],
        seat: Seat,
        options: list[Option],
        rng: Rng,
        limit_ms: float | None = None,
        floor: int = 0,
    ) -> list[Found]:
        """Play every option out in the same worlds; the best first, of equals the first given.

        The worlds of the floor are played whatever the limit. Without a floor, nothing is found
        where the limit came before the first world was through.
        """
        until = 0.0 if limit_ms is None else time.perf_counter() + limit_ms / 1000
        self.simulations = 0
        everything = [Found(option) for option in options]
        open_ones = everything
        for number in range(self.worlds):
            if not self._play_all(sample, seat, open_ones, rng, until if number >= floor else 0.0):
                break
            if number + 1 >= FIRST and number % 2:
                open_ones = still_open(open_ones)
                if len(open_ones) == 1 or self.simulations > self.most:
                    break
        if not everything[0].shares:
            return []
        everything.sort(key=in_order)
        return everything

    def _play_all(
        self,
        sample: Callable[[], Game],
        seat: Seat,
        open_ones: list[Found],
        rng: Rng,
        until: float,
    ) -> bool:
        """Play the open options out in one world; say whether there was the time for it."""
        world = self.draw_world(sample, seat, rng)
        seed = rng.next32()
        shares: list[float] = []
        for found in open_ones:
            if until and time.perf_counter() > until:
                return False
            shares.append(self.play_out(world, seat, found.option, seed))
        for place in range(len(open_ones)):
            open_ones[place].add(shares[place])
        return True

    def draw_world(self, sample: Callable[[], Game], seat: Seat, rng: Rng) -> State:
        """A redealt game, the likelier the better it explains the draft."""
        if self.spare == 1:
            world = sample().state
        else:
            worlds = [sample().state for _ in range(self.spare)]
            weights = [draft_weight(each, seat, self.style) for each in worlds]
            world = worlds[draw_weighted(weights, rng)]
        world.events = None
        return world

    def play_out(self, world: State, seat: Seat, option: Option, seed: int) -> float:
        """The share of the win after an option, at the end of the round."""
        state = world.copy()
        number = state.round.number
        play(state, option)
        self.simulations += 1
        if not state.over and state.round.number == number:
            play_round(state, self.style, FastRng(seed))
        return self.value.shares(state)[seat]


def still_open(open_ones: list[Found]) -> list[Found]:
    """Give up what is hopelessly behind."""
    best = open_ones[0]
    for found in open_ones:
        if found.mean() > best.mean():
            best = found
    return [found for found in open_ones if found is best or found.behind(best) < HOPELESS]


def in_order(found: Found) -> tuple[int, float]:
    """Those that stayed open first, the best of them before all."""
    return -found.count, -found.mean()
