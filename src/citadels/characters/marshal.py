"""Marshal: gold for military districts, and seizure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import MILITARY, Seat
from ..core.card import Character
from ..core.reason import DUPLICATE, NO_TARGET, OWN_CITY, Reason, costly, short

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask, Built


class Marshal(Character):
    """Seizes a district of cost 3 or less, giving its owner the cost."""

    id = "marshal"
    number = 24
    rank = 8
    asks = "seize"
    income = MILITARY

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if game.offers_standing(me, self, self.asks) else NO_TARGET

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.all_standing()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        return self.cannot_target(game, ask, option.seat, game.find(option))

    def cannot_target(self, game: Game, ask: Ask, owner: Seat, target: Built) -> Reason | None:
        me = ask.seat
        if owner == me:
            return OWN_CITY
        if target.cost > 3:  # R128, Q81, Q88
            return costly(target.cost)
        if game.stands(me, target.card):
            return DUPLICATE
        missing = target.cost + game.wall(owner, target) - game.players[me].gold
        reason = game.cannot_attack(me, owner, target)
        return short(missing) if reason is None and missing > 0 else reason

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me, owner = ask.seat, choice.seat
        target = game.find(choice)
        game.pay(me, game.wall(owner, target))  # Q80: the wall's gold goes to the bank
        game.move_gold(me, owner, target.cost)
        game.move_district(owner, me, target)
        game.check_completion(me)  # Q89
