"""Thieves' Den: cards instead of gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import Seat
from ..core.card import District
from ..core.option import DONE
from ..core.phases import build

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class ThievesDen(District):
    """Any part of its cost may be paid with hand cards."""

    id = "thieves_den"
    number = 45
    cost = 6

    def can_pay(self, state: State, me: Seat, card: District) -> bool:
        if card is not self or rules.is_partly_paid(state):
            return False
        cards = rules.spare(state, me, card)
        return cards > 0 and cards + state.players[me].gold >= rules.due(state, me, card)

    def pay(self, state: State, me: Seat, card: District) -> None:
        state.ask(me, self, "pay")

    def candidates(self, state: State, question: Question) -> list[Option]:
        # The rest may be paid in another way: in gold, or as the character can (Q62).
        done = rules.is_partly_paid(state) and build.ways(state)
        return [*state.hand_of(question.seat), DONE] if done else state.hand_of(question.seat)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if choice is not DONE:
            state.pay_card(question.seat, state.card_of(choice))
            if rules.due(state, question.seat, self) and state.players[question.seat].hand:
                state.ask(question.seat, self, "pay")
                return
        build.choose_payment(state)
