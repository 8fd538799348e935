"""Ivory Tower: points for standing alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import UNIQUE, Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.table import Tally


class IvoryTower(District):
    """Scores 5 points if it is the only unique district."""

    id = "ivory_tower"
    number = 27
    cost = 5

    def points(self, game: Game, me: Seat, tally: Tally) -> int:
        return 5 if tally.count(UNIQUE) == 1 else 0  # R148: a Haunted Quarter may count as another
