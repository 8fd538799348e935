"""Park: cards for an empty hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class Park(District):
    """Gives 2 cards at the end of a turn with an empty hand."""

    id = "park"
    number = 36
    cost = 6

    def on_turn_end(self, state: State, me: Seat) -> None:
        if not state.players[me].hand:
            state.gain_cards(me, 2)
