"""Marshal: gold for military districts, and seizure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.attacker import Attacker
from ..core.basics import MILITARY, Seat
from ..core.reason import DUPLICATE, OWN_CITY, Reason, costly

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Built, Question
    from ..core.state.state import State


class Marshal(Attacker):
    """Seizes a district of cost 3 or less, giving its owner the cost."""

    id = "marshal"
    number = 24
    rank = 8
    asks = "seize"
    income = MILITARY

    def cannot_target(
        self, state: State, question: Question, owner: Seat, target: Built
    ) -> Reason | None:
        if owner == question.seat:
            return OWN_CITY
        if target.cost > 3:  # R128, Q81, Q88
            return costly(target.cost)
        if state.stands(question.seat, target.card):
            return DUPLICATE
        return super().cannot_target(state, question, owner, target)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me, owner = question.seat, choice.seat
        target = state.find(choice)
        state.pay(me, rules.wall(state, owner, target))  # Q80: the wall's gold goes to the bank
        state.move_gold(me, owner, target.cost)
        state.move_district(owner, me, target)
        rules.check_completion(state, me)  # Q89
