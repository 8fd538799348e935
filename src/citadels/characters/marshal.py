"""Marshal: gold for military districts, and seizure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import MILITARY, Seat
from ..core.card import Character
from ..core.reason import DUPLICATE, NO_TARGET, OWN_CITY, Reason, costly, short

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Built, Question
    from ..core.state.state import State


class Marshal(Character):
    """Seizes a district of cost 3 or less, giving its owner the cost."""

    id = "marshal"
    number = 24
    rank = 8
    asks = "seize"
    income = MILITARY

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if rules.offers_standing(state, me, self, self.asks) else NO_TARGET

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.all_standing()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return self.cannot_target(state, question, option.seat, state.find(option))

    def cannot_target(
        self, state: State, question: Question, owner: Seat, target: Built
    ) -> Reason | None:
        me = question.seat
        if owner == me:
            return OWN_CITY
        if target.cost > 3:  # R128, Q81, Q88
            return costly(target.cost)
        if state.stands(me, target.card):
            return DUPLICATE
        missing = target.cost + rules.wall(state, owner, target) - state.players[me].gold
        reason = rules.cannot_attack(state, me, owner, target)
        return short(missing) if reason is None and missing > 0 else reason

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me, owner = question.seat, choice.seat
        target = state.find(choice)
        state.pay(me, rules.wall(state, owner, target))  # Q80: the wall's gold goes to the bank
        state.move_gold(me, owner, target.cost)
        state.move_district(owner, me, target)
        rules.check_completion(state, me)  # Q89
