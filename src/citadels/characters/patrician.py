"""Patrician: cards for noble districts, and the crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import NOBLE, Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.game import Game


class Patrician(Character):
    """Takes the crown when revealed; income in cards."""

    id = "patrician"
    number = 12
    rank = 4
    income = NOBLE
    income_in_cards = True

    def on_revealed(self, game: Game, me: Seat) -> None:
        if game.turn.character is self:
            game.give_crown(game.holder(self))  # R107

    def on_round_end(self, game: Game, me: Seat) -> None:
        game.inherit_crown(self)
