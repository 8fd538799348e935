"""Imperial Treasury: points for gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Tally
    from ..core.state.state import State


class ImperialTreasury(District):
    """Scores 1 point per gold in the stash."""

    id = "imperial_treasury"
    number = 26
    cost = 5

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return state.players[me].gold  # Q126: the stash only
