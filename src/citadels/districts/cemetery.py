"""Cemetery: what the Warlord destroys comes to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Card, District
from ..core.option import NO, YES

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Cemetery(District):
    """The owner may pay 1 gold to take a district that the Warlord destroyed."""

    id = "cemetery"
    number = 47
    cost = 5
    requires = "warlord"

    def on_destroyed(self, game: Game, me: Seat, card: District, by: Card) -> None:
        # Q91: the Warlord's deed only, and not the owner's own
        if by.id == self.requires and me != game.turn.seat and game.players[me].gold:
            game.ask(me, self, "recover", (card.option,))

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return [YES, NO]

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if choice is YES:
            game.pay(ask.seat, 1)
            game.exhume(ask.seat, game.card_of(ask.about[0]))
