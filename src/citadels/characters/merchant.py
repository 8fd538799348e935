"""Merchant: gold for trade districts, and one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import TRADE, Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.state.state import State


class Merchant(Character):
    """Gains 1 gold more, whatever was gathered."""

    id = "merchant"
    number = 16
    rank = 6
    income = TRADE

    def use(self, state: State, me: Seat) -> None:
        state.gain(me, 1)  # R116
