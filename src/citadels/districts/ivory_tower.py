"""Ivory Tower: points for standing alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import UNIQUE, Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class IvoryTower(District):
    """Scores 5 points if it is the only unique district."""

    id = "ivory_tower"
    number = 27
    cost = 5

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return 5 if tally.count(UNIQUE) == 1 else 0  # R148: a Haunted Quarter may count as another
