"""Armory: destroyed to destroy another district."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import COMPLETED, NO_TARGET, THIS_CARD, Reason

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask, Built


class Armory(District):
    """Destroys itself and any one other district, free of charge."""

    id = "armory"
    number = 17
    cost = 3
    asks = "destroy"

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        if game.is_complete(me):  # Q106
            return COMPLETED
        return None if game.offers_standing(me, self, self.asks) else NO_TARGET

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.all_standing()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return self.cannot_target(game, ask, option.seat, game.find(option))

    def cannot_target(self, game: Game, ask: Ask, owner: Seat, target: Built) -> Reason | None:
        if target.card is self:  # Q107
            return THIS_CARD
        return COMPLETED if game.is_complete(owner) else None  # R142

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        target = game.find(choice)
        game.destroy(ask.seat, game.own(ask.seat, self), self)
        game.destroy(choice.seat, target, self)
