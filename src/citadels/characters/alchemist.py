"""Alchemist: what was paid for building comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.state.state import State


class Alchemist(Character):
    """Gets back all gold paid for building when the turn ends."""

    id = "alchemist"
    number = 17
    rank = 6

    def on_turn_end(self, state: State, me: Seat) -> None:
        state.gain(me, state.turn.spent)  # R117
