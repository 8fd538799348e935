"""Deep search: numbered worlds; in those of the draft others think, and the last turn is solved."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from ..core.basics import Seat
from ..core.game import Game
from ..core.hidden.redeal import redeal
from ..core.loop import play
from ..core.option import Option
from ..core.rng import FastRng, Rng
from ..core.state.state import State
from .last_turn import LastTurn, is_last
from .minds import Minds
from .rules import play_round
from .search import Found, Search, in_order, still_open

STEP: Final = 12  # worlds between two looks at what is hopeless
SEEDS: Final = (1 << 64) - 1


class Hands:
    """Whoever plays worlds in the place of a search, perhaps on several processes."""

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
        raise NotImplementedError


class DeepSearch(Search):
    """Weighs the options in numbered worlds; where there is no time for its floor, by rules."""

    def __init__(
        self,
        plain: Search,
        minds: list[Minds],
        drafts: int,
        last: LastTurn | None = None,
        hands: Hands | None = None,
    ) -> None:
        super().__init__(plain.value, plain.style, plain.worlds, plain.spare, plain.most)
        self.plain = plain
        self.minds = minds  # of which each world of the draft has one in turn
        self.drafts = drafts  # worlds there
        self.last = last
        self.hands: Hands | DeepSearch = hands or self
        self.hurried = False  # whether there was no time the last time
        self.mind: Minds | None = None  # of this world

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
        base = sample()
        base.state.events = None
        found = self._weigh(base, seat, options, rng.next32() << 32 | rng.next32(), until)
        self.hurried = limit_ms is not None and found[0].count < floor
        if not self.hurried:
            return found if found[0].shares else []
        hasty = self.plain.weigh(sample, seat, options, rng, 0.0, floor)
        self.simulations = self.plain.simulations
        return hasty

    def _weigh(
        self, base: Game, seat: Seat, options: list[Option], root: int, until: float
    ) -> list[Found]:
        """The same, as far as the time goes."""
        self.simulations = 0
        everything = [Found(option) for option in options]
        open_ones = everything
        drafting = is_draft(base)
        worlds = self.drafts if drafting else self.worlds
        for first in range(0, worlds, STEP):
            numbers = list(range(first, min(worlds, first + STEP)))
            chosen = [found.option for found in open_ones]
            rows = self.hands.play_worlds(base, seat, chosen, root, numbers, until)
            for row in rows:
                for place in range(len(open_ones)):
                    open_ones[place].add(row[place])
            self.simulations += len(rows) * len(open_ones)
            if len(rows) < len(numbers):
                break
            if not drafting:  # there, the search does not decide alone
                open_ones = still_open(open_ones)
            if len(open_ones) == 1 or self.simulations > self.most:
                break
        if everything[0].shares:
            everything.sort(key=in_order)
        return everything

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
        minds = self.minds if is_draft(base) else []
        rows: list[list[float]] = []
        for number in numbers:
            rng = FastRng(root + number & SEEDS)
            self.mind = minds[number % len(minds)] if minds else None
            world = self.draw_world(partial(redeal, base, seat, rng), seat, rng)
            luck = rng.next32()
            row: list[float] = []
            for option in options:
                if until and time.perf_counter() > until:
                    return rows
                row.append(self.play_out(world, seat, option, luck))
            rows.append(row)
        return rows

    def play_out(self, world: State, seat: Seat, option: Option, seed: int) -> float:
        """The share of the win after an option, at the end of the round."""
        state = world.copy()
        play(state, option)
        if self.last is not None and is_last(world, seat):
            return self.last.best(state, seat, seed)
        if not state.over and state.round.number == world.round.number:
            if self.mind is not None:
                self.mind.play_round(state, seat, FastRng(seed))
            else:
                play_round(state, self.style, FastRng(seed))
        return self.value.shares(state)[seat]


def is_draft(game: Game) -> bool:
    """Whether a character is to be kept or laid down."""
    return game.question is not None and game.question.asker.id == "draft"
