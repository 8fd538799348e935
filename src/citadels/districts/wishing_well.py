"""Wishing Well: points for unique districts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import UNIQUE, Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.table import Tally


class WishingWell(District):
    """Scores 1 point per unique district, itself included."""

    id = "wishing_well"
    number = 46
    cost = 5

    def points(self, game: Game, me: Seat, tally: Tally) -> int:
        return tally.count(UNIQUE)
