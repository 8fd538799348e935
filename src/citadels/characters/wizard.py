"""Wizard: takes a card of choice from a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import BUILD_NOW, HAND
from ..core.phases import build, may
from ..core.reason import GATHER_FIRST, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Wizard(Character):
    """Looks at a hand and takes one card of it, into the hand or built at once."""

    id = "wizard"
    number = 8
    rank = 3

    def may_duplicate(self, state: State, me: Seat) -> bool:
        return True  # R096

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, "look")

    def candidates(self, state: State, question: Question) -> list[Option]:
        if question.name == "look":
            return state.other_seats(question.seat)
        if question.name == "take":
            return state.hand_of(question.about[0].seat)
        return [HAND, BUILD_NOW]

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        if option is not BUILD_NOW:
            return None
        if not state.turn.gathered:  # Q52
            return GATHER_FIRST
        return may.cannot_pay_for(state, question.seat, state.aside[0])

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me = question.seat
        if question.name == "look":
            state.see_hand(me, choice.seat)
            if state.players[choice.seat].hand:  # Q51
                state.ask(me, self, "take", (choice,))
        elif question.name == "take":
            state.lay_aside(me, question.about[0].seat, state.card_of(choice))
            state.ask(me, self, "place", question.about)
        elif choice is HAND:
            state.keep_aside(me, state.aside[0], 1 << question.about[0].seat)
        else:
            build.begin(state, me, state.aside[0], extra=True)  # R095
