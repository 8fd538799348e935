"""Alchemist: what was paid for building comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character

if TYPE_CHECKING:
    from ..core.game import Game


class Alchemist(Character):
    """Gets back all gold paid for building when the turn ends."""

    id = "alchemist"
    number = 17
    rank = 6

    def on_turn_end(self, game: Game, me: Seat) -> None:
        game.gain(me, game.turn.spent)  # R117
