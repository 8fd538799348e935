"""Park: cards for an empty hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game


class Park(District):
    """Gives 2 cards at the end of a turn with an empty hand."""

    id = "park"
    number = 36
    cost = 6

    def on_turn_end(self, game: Game, me: Seat) -> None:
        if not game.players[me].hand:
            game.gain_cards(me, 2)
