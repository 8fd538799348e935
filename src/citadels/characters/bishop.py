"""Bishop: gold for religious districts, safe from rank 8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import RELIGIOUS, Seat
from ..core.card import Character
from ..core.reason import Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.table import Built


class Bishop(Character):
    """Rank 8 cannot use its ability on the Bishop's districts."""

    id = "bishop"
    number = 13
    rank = 5
    income = RELIGIOUS

    def forbids_attack(self, game: Game, me: Seat, owner: Seat, target: Built) -> Reason | None:
        # R109-R111: from the reveal to the end of the round, and for the Witch in his place
        active = game.is_revealed(self.rank) and not game.is_marked(self.rank, "killed")
        return Reason("protected", card=self) if active and me == owner else None
