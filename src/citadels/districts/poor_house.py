"""Poor House: gold for an empty stash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class PoorHouse(District):
    """Gives 1 gold at the end of a turn with an empty stash."""

    id = "poor_house"
    number = 37
    cost = 4

    def on_turn_end(self, state: State, me: Seat) -> None:
        if state.players[me].gold == 0:
            state.gain(me, 1)
