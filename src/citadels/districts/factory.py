"""Factory: other unique districts are cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import UNIQUE, Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class Factory(District):
    """The owner pays 1 gold less for any other unique district."""

    id = "factory"
    number = 21
    cost = 5

    def price(self, state: State, me: Seat, card: District, price: int) -> int:
        return price - 1 if card.colour == UNIQUE and card is not self else price  # Q105
