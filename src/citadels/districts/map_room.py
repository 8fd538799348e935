"""Map Room: points for cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class MapRoom(District):
    """Scores 1 point per hand card."""

    id = "map_room"
    number = 31
    cost = 5

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return len(state.players[me].hand)
