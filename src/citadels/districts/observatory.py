"""Observatory: one more card to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class Observatory(District):
    """Draws 3 cards when gathering."""

    id = "observatory"
    number = 35
    cost = 4

    def gather_draw(self, state: State, me: Seat, amount: int) -> int:
        return amount + 1
