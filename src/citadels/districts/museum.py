"""Museum: cards laid under it score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import NO_CARDS, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask, Tally


class Museum(District):
    """Once per turn takes a hand card under it; scores 1 point per card."""

    id = "museum"
    number = 33
    cost = 4

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if game.players[me].hand else NO_CARDS

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, "tuck")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.hand_of(ask.seat)

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.tuck(ask.seat, game.card_of(choice), self)

    def points(self, game: Game, me: Seat, tally: Tally) -> int:
        return len(game.own(me, self).under)
