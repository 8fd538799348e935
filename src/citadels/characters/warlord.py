"""Warlord: gold for military districts, and destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import MILITARY, Seat
from ..core.card import Character
from ..core.reason import NO_TARGET, Reason, short

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask, Built


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

    def _price(self, game: Game, owner: Seat, target: Built) -> int:
        return target.cost - 1 + game.wall(owner, target)  # R123

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.all_standing()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return self.cannot_target(game, ask, option.seat, game.find(option))

    def cannot_target(self, game: Game, ask: Ask, owner: Seat, target: Built) -> Reason | None:
        reason = game.cannot_attack(ask.seat, owner, target)
        missing = self._price(game, owner, target) - game.players[ask.seat].gold
        return short(missing) if reason is None and missing > 0 else reason

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        target = game.find(choice)
        game.pay(ask.seat, self._price(game, choice.seat, target))
        game.destroy(choice.seat, target, self)
