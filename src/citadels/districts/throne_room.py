"""Throne Room: gold when the crown moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game


class ThroneRoom(District):
    """Gives 1 gold whenever the crown passes to another player."""

    id = "throne_room"
    number = 52
    cost = 6

    def on_crown(self, game: Game, me: Seat) -> None:
        game.gain(me, 1)
