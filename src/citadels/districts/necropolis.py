"""Necropolis: a district instead of gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Necropolis(District):
    """Can be built by destroying a district of the own city."""

    id = "necropolis"
    number = 34
    cost = 5

    def can_pay(self, game: Game, me: Seat, card: District) -> bool:
        return card is self and bool(game.players[me].city)

    def pay(self, game: Game, me: Seat, card: District) -> None:
        game.ask(me, self, "sacrifice")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.standing(ask.seat)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.destroy(ask.seat, game.find(choice), self)
        game.waive_price()
