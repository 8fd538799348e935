"""Armory: destroyed to destroy another district."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import Seat
from ..core.card import District
from ..core.reason import CITY_COMPLETED, NO_TARGET, THIS_CARD, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Built, Question
    from ..core.state.state import State


class Armory(District):
    """Destroys itself and any one other district, free of charge."""

    id = "armory"
    number = 17
    cost = 3
    asks = "destroy"

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        if rules.is_complete(state, me):  # Q106
            return CITY_COMPLETED
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
        if target.card is self:  # Q107
            return THIS_CARD
        return CITY_COMPLETED if rules.is_complete(state, owner) else None  # R142

    def answer(self, state: State, question: Question, choice: Option) -> None:
        target = state.find(choice)
        state.destroy(question.seat, state.own(question.seat, self), self)
        state.destroy(choice.seat, target, self)
