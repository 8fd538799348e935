"""Trader: gold for trade districts, built without limit."""

from __future__ import annotations

from ..core.basics import TRADE
from ..core.card import Character, District


class Trader(Character):
    """Trade districts do not use the building limit."""

    id = "trader"
    number = 18
    rank = 6
    income = TRADE

    def exempts(self, card: District) -> bool:
        return card.colour == TRADE  # R118
