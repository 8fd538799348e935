"""Capitol: points for three of a colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import UNIQUE, Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class Capitol(District):
    """Scores 3 points, once, for three own districts of one colour."""

    id = "capitol"
    number = 19
    cost = 5

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return 3 if max(tally.count(colour) for colour in range(UNIQUE + 1)) >= 3 else 0  # R143
