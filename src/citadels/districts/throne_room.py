"""Throne Room: gold when the crown moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import THREAT, Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class ThroneRoom(District):
    """Gives 1 gold whenever the crown passes to another player."""

    id = "throne_room"
    number = 52
    cost = 6

    def on_crown(self, state: State, me: Seat) -> None:
        threatened = me == state.turn.seat and state.is_marked(state.round.calling, THREAT)
        if threatened:  # Q17: it waits until the threat is settled
            state.note_use(self)
        else:
            state.gain(me, 1)

    def on_gathered(self, state: State, me: Seat) -> None:
        if state.turn.used & self.bit:
            state.gain(me, 1)


class EagerThroneRoom(District):
    """Until version 2 of the rules it paid at once, threat or not; nothing waited for gathering."""

    id = "throne_room"
    number = 52
    cost = 6

    def on_crown(self, state: State, me: Seat) -> None:
        state.gain(me, 1)
