"""Lighthouse: a card of choice from the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Lighthouse(District):
    """When built, the builder takes a card of choice from the deck and reshuffles it."""

    id = "lighthouse"
    number = 50
    cost = 3

    def on_built(self, game: Game, me: Seat) -> None:
        work = game.work
        assert work is not None
        if work.card is self and work.into == me and game.deck.size():
            game.search_deck(me)
            game.ask(me, self, "search")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        found: list[Option] = []
        for card in game.deck.pool:
            if card.option not in found:
                found.append(card.option)
        return found

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.take_from_deck(ask.seat, game.card_of(choice))
