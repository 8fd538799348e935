"""Wishing Well: points for unique districts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import UNIQUE, Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class WishingWell(District):
    """Scores 1 point per unique district, itself included."""

    id = "wishing_well"
    number = 46
    cost = 5

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return tally.count(UNIQUE)
