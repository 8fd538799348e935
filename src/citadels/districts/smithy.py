"""Smithy: gold for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import DECK_EMPTY, Reason, short

if TYPE_CHECKING:
    from ..core.state.state import State


class Smithy(District):
    """Once per turn, 2 gold for 3 cards."""

    id = "smithy"
    number = 41
    cost = 5

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        if state.players[me].gold < 2:
            return short(2 - state.players[me].gold)
        return None if state.deck.size() else DECK_EMPTY

    def use(self, state: State, me: Seat) -> None:
        state.pay(me, 2)
        state.gain_cards(me, 3)
