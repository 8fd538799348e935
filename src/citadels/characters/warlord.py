"""Warlord: gold for military districts, and destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import MILITARY, Seat
from ..core.card import Character
from ..core.reason import NO_TARGET, Reason, short

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask


class Warlord(Character):
    """Destroys a district for its cost less 1."""

    id = "warlord"
    number = 22
    rank = 8
    asks = "destroy"
    income = MILITARY

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if game.offers_standing(me, self, self.asks) else NO_TARGET

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def _price(self, game: Game, option: Option) -> int:
        target = game.find(option)
        return target.cost - 1 + game.wall(option.seat, target)  # R123

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.all_standing()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        reason = game.cannot_attack(ask.seat, option.seat, game.find(option))
        missing = self._price(game, option) - game.players[ask.seat].gold
        return short(missing) if reason is None and missing > 0 else reason

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        game.pay(ask.seat, self._price(game, choice))
        game.destroy(choice.seat, game.find(choice), self)
