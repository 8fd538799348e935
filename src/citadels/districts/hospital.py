"""Hospital: the killed may still gather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import KILLED, Seat
from ..core.card import District
from ..core.option import GATHER, PASS
from ..core.phases import call
from ..core.reason import NOT_YOURS, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Hospital(District):
    """If the owner's character is killed, the owner may still gather."""

    id = "hospital"
    number = 48
    cost = 6
    requires = "assassin"

    def on_called(self, state: State, me: Seat) -> None:
        if state.is_marked(state.round.calling, KILLED):
            state.ask(me, self, "gather")  # Q92: in every world, so that it betrays nothing

    def candidates(self, state: State, question: Question) -> list[Option]:
        return [GATHER, PASS]

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        mine = state.round.holder[state.round.calling] == question.seat
        return NOT_YOURS if option is GATHER and not mine else None

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if choice is GATHER:
            state.reveal(state.round.calling)
            call.open_called(state, question.seat)
            state.bind_turn()

    def on_gathered(self, state: State, me: Seat) -> None:
        if me == state.turn.seat and state.is_marked(state.round.calling, KILLED):
            state.stop_turn()
