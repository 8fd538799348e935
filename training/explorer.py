"""Explorers: they keep a character by chance now and then, to learn from."""

from __future__ import annotations

from typing import Final

from citadels.bots.master import MasterBuilder
from citadels.bots.regent import Regent
from citadels.bots.search import Found
from citadels.bots.thought import Alternative
from citadels.core.option import Option
from citadels.core.rng import Rng
from citadels.core.state.state import State

WORLDS: Final = 8
ONE_IN: Final = 7  # choices of a character
BOLD: Final = 5  # the same, of a regent


class Explorer(MasterBuilder):
    """Tries what it would not keep, and remembers what its search expected of each character."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, WORLDS)
        self.expected: dict[int, float] = {}  # the share of wins by rank, of the last draft

    def _mix(self, state: State, found: list[Found]) -> int:
        """Draw as a master builder, or any of the others."""
        self.expected = {each.option.value: round(each.mean(), 4) for each in found}
        place = super()._mix(state, found)
        if self.rng.below(ONE_IN):
            return place
        return (place + 1 + self.rng.below(len(found) - 1)) % len(found)


class ExploringRegent(Regent):
    """The same of a regent, somewhat bolder."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, WORLDS)
        self.expected: dict[int, float] = {}

    def _keep(self, state: State, found: list[Found]) -> tuple[Option, list[Alternative]]:
        """Keep what a regent would, or any."""
        self.expected = {each.option.value: round(each.mean(), 4) for each in found}
        choice, weighed = super()._keep(state, found)
        if self.rng.below(BOLD):
            return choice, weighed
        return found[self.rng.below(len(found))].option, weighed
