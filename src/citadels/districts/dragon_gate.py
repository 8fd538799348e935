"""Dragon Gate: two more points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class DragonGate(District):
    """Scores 2 points more."""

    id = "dragon_gate"
    number = 20
    cost = 6

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return 2  # R161
