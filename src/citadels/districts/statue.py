"""Statue: points for the crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class Statue(District):
    """Scores 5 points if the owner has the crown."""

    id = "statue"
    number = 43
    cost = 3

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return 5 if state.crown == me else 0
