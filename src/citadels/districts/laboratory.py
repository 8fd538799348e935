"""Laboratory: a card for gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import NO_CARDS, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Laboratory(District):
    """Once per turn, turns a hand card into 2 gold."""

    id = "laboratory"
    number = 29
    cost = 5

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if game.players[me].hand else NO_CARDS

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, "discard")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.hand_of(ask.seat)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.discard(ask.seat, game.card_of(choice))
        game.gain(ask.seat, 2)
