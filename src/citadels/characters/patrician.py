"""Patrician: cards for noble districts, and the crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import NOBLE, Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.state.state import State


class Patrician(Character):
    """Takes the crown when revealed; income in cards."""

    id = "patrician"
    number = 12
    rank = 4
    income = NOBLE
    income_in_cards = True

    def on_revealed(self, state: State, me: Seat) -> None:
        if state.turn.character is self:
            state.give_crown(state.holder(self))  # R107

    def on_round_end(self, state: State, me: Seat) -> None:
        state.inherit_crown(self)
