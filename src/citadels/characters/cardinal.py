"""Cardinal: cards for religious districts, and gold for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import RELIGIOUS, Seat
from ..core.card import Character, District
from ..core.option import NUMBER_OPTIONS
from ..core.phases import build
from ..core.reason import TOO_POOR, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Cardinal(Character):
    """Short of gold, takes the shortage from a player for as many cards."""

    id = "cardinal"
    number = 15
    rank = 5
    income = RELIGIOUS
    income_in_cards = True

    def _shortage(self, state: State, me: Seat, card: District) -> int:
        return rules.due(state, me, card) - state.players[me].gold

    def can_pay(self, state: State, me: Seat, card: District) -> bool:
        shortage = self._shortage(state, me, card)
        if state.turn.power:  # Q63: once per turn
            return False
        if not 0 < shortage <= rules.spare(state, me, card):
            return False
        return state.most_gold(me) >= shortage

    def pay(self, state: State, me: Seat, card: District) -> None:
        state.use_power()
        state.ask(me, self, "borrow")

    def candidates(self, state: State, question: Question) -> list[Option]:
        borrow = question.name == "borrow"
        return state.other_seats(question.seat) if borrow else state.hand_of(question.seat)

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        if question.name != "borrow":
            return None
        assert state.work is not None
        shortage = self._shortage(state, question.seat, state.work.card)
        return TOO_POOR if state.players[option.seat].gold < shortage else None

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me = question.seat
        assert state.work is not None
        if question.name == "borrow":
            shortage = self._shortage(state, me, state.work.card)
            state.move_gold(choice.seat, me, shortage)
            state.ask(me, self, "repay", (choice, NUMBER_OPTIONS[shortage]))
            return
        lender, left = question.about[0], question.about[1].value - 1
        state.give_card(me, lender.seat, state.card_of(choice))
        if left:
            state.ask(me, self, "repay", (lender, NUMBER_OPTIONS[left]))
        else:
            build.pay_gold(state)  # R115: the district must be built now
