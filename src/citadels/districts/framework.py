"""Framework: destroyed instead of paying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game


class Framework(District):
    """Destroyed to build a district without paying for it."""

    id = "framework"
    number = 22
    cost = 3

    def can_pay(self, game: Game, me: Seat, card: District) -> bool:
        return game.stands(me, self) and not game.is_partly_paid()

    def pay(self, game: Game, me: Seat, card: District) -> None:
        game.destroy(me, game.own(me, self), self)
        game.waive_price()  # nothing paid, so no reaction to a payment: R144
