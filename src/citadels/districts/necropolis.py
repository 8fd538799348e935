"""Necropolis: a district instead of gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.phases import build

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Necropolis(District):
    """Can be built by destroying a district of the own city."""

    id = "necropolis"
    number = 34
    cost = 5

    def can_pay(self, state: State, me: Seat, card: District) -> bool:
        return card is self and bool(state.players[me].city)

    def pay(self, state: State, me: Seat, card: District) -> None:
        state.ask(me, self, "sacrifice")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.standing(question.seat)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.destroy(question.seat, state.find(choice), self)
        build.waive(state)
