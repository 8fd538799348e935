"""Merchant: gold for trade districts, and one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import TRADE, Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.game import Game


class Merchant(Character):
    """Gains 1 gold more, whatever was gathered."""

    id = "merchant"
    number = 16
    rank = 6
    income = TRADE

    def use(self, game: Game, me: Seat) -> None:
        game.gain(me, 1)  # R116
