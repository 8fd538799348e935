"""Gold Mine: more gold when gathering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class GoldMine(District):
    """Adds 1 gold to gathered gold."""

    id = "gold_mine"
    number = 23
    cost = 6

    def gather_gold(self, state: State, me: Seat, amount: int) -> int:
        return amount + 1
