"""Caravanserai, a fan district: the owner profits from the trade of others."""

from __future__ import annotations

from citadels import Ask, Game, Option
from citadels.core.basics import TRADE
from citadels.core.card import District
from citadels.core.table import Tally


class Caravanserai(District):
    """When another player builds a trade district, the owner keeps one of two cards drawn."""

    id = "caravanserai"
    number = 53
    cost = 4

    def on_built(self, game: Game, me: int) -> None:
        work = game.work
        assert work is not None
        if work.into != me and work.card.colour == TRADE and game.deck.size():
            game.draw_aside(me, 2)
            game.ask(me, self, "unload")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.aside_options()

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.keep_aside(ask.seat, game.card_of(choice))
        game.return_aside(ask.seat)

    def points(self, game: Game, me: int, tally: Tally) -> int:
        return tally.count(TRADE)
