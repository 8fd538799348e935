"""Warlord: gold for military districts, and destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import MILITARY, Seat
from ..core.card import Character
from ..core.reason import NO_TARGET, Reason, short

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Built, Question
    from ..core.state.state import State


class Warlord(Character):
    """Destroys a district for its cost less 1."""

    id = "warlord"
    number = 22
    rank = 8
    asks = "destroy"
    income = MILITARY

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if rules.offers_standing(state, me, self, self.asks) else NO_TARGET

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def _price(self, state: State, owner: Seat, target: Built) -> int:
        return target.cost - 1 + rules.wall(state, owner, target)  # R123

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.all_standing()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return self.cannot_target(state, question, option.seat, state.find(option))

    def cannot_target(
        self, state: State, question: Question, owner: Seat, target: Built
    ) -> Reason | None:
        reason = rules.cannot_attack(state, question.seat, owner, target)
        missing = self._price(state, owner, target) - state.players[question.seat].gold
        return short(missing) if reason is None and missing > 0 else reason

    def answer(self, state: State, question: Question, choice: Option) -> None:
        target = state.find(choice)
        state.pay(question.seat, self._price(state, choice.seat, target))
        state.destroy(choice.seat, target, self)
