"""King: gold for noble districts, and the crown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import NOBLE, Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.game import Game


class King(Character):
    """Takes the crown when revealed."""

    id = "king"
    number = 10
    rank = 4
    income = NOBLE

    def on_revealed(self, game: Game, me: Seat) -> None:
        if game.turn.character is self:
            game.give_crown(game.holder(self))  # R101, R072: never to the Witch

    def on_round_end(self, game: Game, me: Seat) -> None:
        game.inherit_crown(self)  # R102
