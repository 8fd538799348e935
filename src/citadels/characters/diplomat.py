"""Diplomat: gold for military districts, and an exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import MILITARY, Seat
from ..core.card import Character
from ..core.effect import Effect
from ..core.reason import DUPLICATE, NO_TARGET, OWN_CITY, Reason, short

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Built, Question
    from ..core.state.state import State


class Diplomat(Character):
    """Exchanges an own district for one of another city, paying the difference."""

    id = "diplomat"
    number = 23
    rank = 8
    asks = "give"
    income = MILITARY

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if rules.offers(state, me, self, self.asks) else NO_TARGET

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.standing(question.seat) if question.name == "give" else state.all_standing()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        me = question.seat
        mine = state.find(question.about[0] if question.about else option)
        if question.about:
            return self._cannot_exchange(state, me, option.seat, mine, state.find(option))
        reach = mine.cost + state.players[me].gold
        for player in state.players:
            for target in player.city:
                near = target.cost <= reach
                if near and self._cannot_exchange(state, me, player.seat, mine, target) is None:
                    return None
        return NO_TARGET

    def _price(self, mine: Built, theirs: Built) -> int:
        """The difference that goes to the owner (R125)."""
        return max(0, theirs.cost - mine.cost)

    def _doubles(self, state: State, seat: Seat, coming: Built, leaving: Built) -> bool:
        """Whether a city would end with a namesake of what comes (R127)."""
        if not state.stands(seat, coming.card):
            return False
        same = [built for built in state.players[seat].city if built.card is coming.card]
        return coming.card is not leaving.card or len(same) > 1

    def _cannot_exchange(
        self, state: State, me: Seat, owner: Seat, given: Built, target: Built
    ) -> Reason | None:
        if owner == me:
            return OWN_CITY
        reason = rules.cannot_attack(state, me, owner, target)
        if reason is not None:
            return reason
        if self._doubles(state, me, target, given) or self._doubles(state, owner, given, target):
            return DUPLICATE
        cost = self._price(given, target) + rules.wall(state, owner, target)
        missing = cost - state.players[me].gold
        return short(missing) if missing > 0 else None

    def effect(self, state: State, question: Question, option: Option) -> Effect | None:
        if question.name == "give":
            return None
        mine, theirs = state.find(question.about[0]), state.find(option)
        return Effect(gold=-self._price(mine, theirs) - rules.wall(state, option.seat, theirs))

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me = question.seat
        if question.name == "give":
            state.ask(me, self, "take", (choice,))
            return
        owner = choice.seat
        mine, theirs = state.find(question.about[0]), state.find(choice)
        state.pay(me, rules.wall(state, owner, theirs))  # Q80: the wall's gold goes to the bank
        state.move_gold(me, owner, self._price(mine, theirs))
        state.move_district(me, owner, mine)
        state.move_district(owner, me, theirs)
        rules.check_completion(state, me)  # Q87, Q89


class StrictDiplomat(Diplomat):
    """By the Czech and the Polish rules no district goes where its name stands (R127)."""

    version = "czech"

    def _doubles(self, state: State, seat: Seat, coming: Built, leaving: Built) -> bool:
        return state.stands(seat, coming.card)
