"""King: gold for noble districts, and the crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import NOBLE, Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.state.state import State


class King(Character):
    """Takes the crown when revealed."""

    id = "king"
    number = 10
    rank = 4
    income = NOBLE

    def on_revealed(self, state: State, me: Seat) -> None:
        if state.turn.character is self:
            state.give_crown(state.holder(self))  # R101, R072: never to the Witch

    def on_round_end(self, state: State, me: Seat) -> None:
        state.inherit_crown(self)  # R102
