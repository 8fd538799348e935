"""Basilica: points for odd costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class Basilica(District):
    """Scores 1 point per own district with an odd cost."""

    id = "basilica"
    number = 18
    cost = 4

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return sum(built.cost % 2 for built in tally.city)  # Q123: coins count
