"""Smithy: gold for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import DECK_EMPTY, Reason, short

if TYPE_CHECKING:
    from ..core.game import Game


class Smithy(District):
    """Once per turn, 2 gold for 3 cards."""

    id = "smithy"
    number = 41
    cost = 5

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        if game.players[me].gold < 2:
            return short(2 - game.players[me].gold)
        return None if game.deck.size() else DECK_EMPTY

    def use(self, game: Game, me: Seat) -> None:
        game.pay(me, 2)
        game.gain_cards(me, 3)
