"""Deep search: worlds that are numbered, so that several processes find what one finds."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ..core.basics import Seat
from ..core.game import Game
from ..core.hidden.redeal import redeal
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.state import State
from .minds import Minds
from .search import MOST, Found, Search, in_order, still_open
from .style import Style
from .value import Leaf

STEP: Final = 12  # worlds between two looks at what is hopeless


class DeepSearch(Search):
    """Weighs the options in numbered worlds, in which those who matter search, too."""

    def __init__(
        self,
        value: Leaf,
        style: Style,
        worlds: int,
        spare: int = 1,
        most: int = MOST,
        minds: Minds | None = None,
    ) -> None:
        super().__init__(value, style, worlds, spare, most)
        self.minds = minds

    def weigh(
        self,
        sample: Callable[[], Game],
        seat: Seat,
        options: list[Option],
        rng: Rng,
        limit_ms: float | None = None,
        floor: int = 0,
    ) -> list[Found]:
        """Play every option out in the same worlds; the best first, of equals the first given."""
        until = 0.0 if limit_ms is None else time.perf_counter() + limit_ms / 1000
        played = 0
        base = sample()
        root = rng.next32() << 32 | rng.next32()
        everything = [Found(option) for option in options]
        open_ones = everything
        first = 0
        while first < self.worlds:
            last = min(self.worlds, first + STEP if first >= floor else max(floor, STEP))
            chosen = [found.option for found in open_ones]
            rows = self.play_worlds(base, seat, chosen, root, first, last, floor, until)
            for row in rows:
                for place in range(len(open_ones)):
                    open_ones[place].add(row[place])
            played += len(rows) * len(open_ones)
            if first + len(rows) < last:
                break
            first = last
            open_ones = still_open(open_ones)
            if len(open_ones) == 1 or played > self.most:
                break
        self.simulations = played  # not only in this process
        if not everything[0].shares:
            return []
        everything.sort(key=in_order)
        return everything

    def play_worlds(
        self,
        base: Game,
        seat: Seat,
        options: list[Option],
        root: int,
        first: int,
        last: int,
        floor: int,
        until: float,
    ) -> list[list[float]]:
        """The shares of each option in some worlds; fewer, beyond the floor, if time is up."""
        rows: list[list[float]] = []
        for number in range(first, last):
            if until and number >= floor and time.perf_counter() > until:
                break
            rows.append(self.play_world(base, seat, options, root + number))
        return rows

    def play_world(self, base: Game, seat: Seat, options: list[Option], seed: int) -> list[float]:
        """The shares of each option in the world of a seed."""
        rng = FastRng(seed & 0xFFFFFFFFFFFFFFFF)
        world = self.draw_world(lambda: redeal(base, seat, rng), seat, rng)
        luck = rng.next32()
        return [self.play_out(world, seat, option, luck) for option in options]

    def play_on(self, state: State, rng: Rng) -> None:
        """Play to the end of the round."""
        if self.minds is None:
            super().play_on(state, rng)
        else:
            self.minds.play_round(state, rng)
