"""Diplomat: gold for military districts, and an exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import MILITARY, Seat
from ..core.card import Character
from ..core.reason import DUPLICATE, NO_TARGET, OWN_CITY, Reason, short

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.option import Option
    from ..core.table import Ask, Built


class Diplomat(Character):
    """Exchanges an own district for one of another city, paying the difference."""

    id = "diplomat"
    number = 23
    rank = 8
    asks = "give"
    income = MILITARY

    def cannot_use(self, game: Game, me: Seat) -> Reason | None:
        return None if game.offers(me, self, self.asks) else NO_TARGET

    def use(self, game: Game, me: Seat) -> None:
        game.ask(me, self, self.asks)

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        return game.standing(ask.seat) if ask.question == "give" else game.all_standing()

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        me = ask.seat
        mine = game.find(ask.about[0] if ask.about else option)
        if ask.about:
            return self._cannot_exchange(game, me, option.seat, mine, game.find(option))
        reach = mine.cost + game.players[me].gold
        for player in game.players:
            for target in player.city:
                near = target.cost <= reach
                if near and self._cannot_exchange(game, me, player.seat, mine, target) is None:
                    return None
        return NO_TARGET

    def _price(self, mine: Built, theirs: Built) -> int:
        """The difference that goes to the owner (R125)."""
        return max(0, theirs.cost - mine.cost)

    def _doubles(self, game: Game, seat: Seat, coming: Built, leaving: Built) -> bool:
        """Whether a city would end with a namesake of what comes (R127)."""
        if not game.stands(seat, coming.card):
            return False
        same = [built for built in game.players[seat].city if built.card is coming.card]
        return coming.card is not leaving.card or len(same) > 1

    def _cannot_exchange(
        self, game: Game, me: Seat, owner: Seat, given: Built, target: Built
    ) -> Reason | None:
        if owner == me:
            return OWN_CITY
        reason = game.cannot_attack(me, owner, target)
        if reason is not None:
            return reason
        if self._doubles(game, me, target, given) or self._doubles(game, owner, given, target):
            return DUPLICATE
        cost = self._price(given, target) + game.wall(owner, target)
        missing = cost - game.players[me].gold
        return short(missing) if missing > 0 else None

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        me = ask.seat
        if ask.question == "give":
            game.ask(me, self, "take", (choice,))
            return
        owner = choice.seat
        mine, theirs = game.find(ask.about[0]), game.find(choice)
        game.pay(me, game.wall(owner, theirs))  # Q80: the wall's gold goes to the bank
        game.move_gold(me, owner, self._price(mine, theirs))
        game.move_district(me, owner, mine)
        game.move_district(owner, me, theirs)
        game.check_completion(me)  # Q87, Q89
