"""Queen: gold for sitting next to rank 4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import BEWITCHED, KILLED, NOBODY, Seat
from ..core.card import Character
from ..core.reason import NOT_NEIGHBOUR, Reason

if TYPE_CHECKING:
    from ..core.state.state import State


class Queen(Character):
    """Gains 3 gold next to the player who revealed rank 4."""

    id = "queen"
    number = 25
    rank = 9
    min_players = 5

    def _beside(self, state: State, me: Seat) -> bool:
        seat = state.round.holder[4]  # R131: the bewitched player's seat, not the Witch's
        apart = (seat - me) % state.config.players
        return state.is_revealed(4) and apart in (1, state.config.players - 1)

    def _later(self, state: State) -> bool:
        """Whether rank 4 pays at the end of the round (R130)."""
        return state.is_marked(4, KILLED)

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if self._beside(state, me) and not self._later(state) else NOT_NEIGHBOUR

    def use(self, state: State, me: Seat) -> None:
        state.gain(me, 3)

    def on_round_end(self, state: State, me: Seat) -> None:
        here = me != NOBODY and not state.is_marked(self.rank, KILLED)  # Q12
        if here and self._later(state) and self._beside(state, me):
            state.gain(me, 3)


class CzechQueen(Queen):
    """In the Czech edition a bewitched rank 4 pays at the end of the round, too (E11)."""

    version = "czech"

    def _later(self, state: State) -> bool:
        return super()._later(state) or state.is_marked(4, BEWITCHED)
