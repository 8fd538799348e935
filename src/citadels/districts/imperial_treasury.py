"""Imperial Treasury: points for gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.table import Tally


class ImperialTreasury(District):
    """Scores 1 point per gold in the stash."""

    id = "imperial_treasury"
    number = 26
    cost = 5

    def points(self, game: Game, me: Seat, tally: Tally) -> int:
        return game.players[me].gold  # Q126: the stash only
