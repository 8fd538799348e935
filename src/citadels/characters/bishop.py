"""Bishop: gold for religious districts, safe from rank 8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import KILLED, RELIGIOUS, Seat
from ..core.card import Character
from ..core.reason import Reason

if TYPE_CHECKING:
    from ..core.state.parts import Built
    from ..core.state.state import State


class Bishop(Character):
    """Rank 8 cannot use its ability on the Bishop's districts."""

    id = "bishop"
    number = 13
    rank = 5
    income = RELIGIOUS

    def forbids_attack(self, state: State, me: Seat, owner: Seat, target: Built) -> Reason | None:
        # R109-R111: from the reveal to the end of the round, and for the Witch in his place
        active = state.is_revealed(self.rank) and not state.is_marked(self.rank, KILLED)
        return Reason("protected", card=self) if active and me == owner else None
