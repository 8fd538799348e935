"""Magistrate: confiscates a district through a signed warrant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import Seat
from ..core.card import Character
from ..core.option import NO, SEATS, YES
from ..core.phases import build
from ..core.reason import MARKED, NOT_SIGNED, OWN_CHARACTER, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Magistrate(Character):
    """Lays three warrants, one of them signed; the signed one takes a paid district."""

    id = "magistrate"
    number = 3
    rank = 1
    asks = "serve"
    marker = "warrant"
    markers = 3

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        if question.name == "serve":
            return state.characters()
        if question.name == "sign":
            return state.marked("warrant")
        return [YES, NO]

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        if question.name == "serve":
            if option is self.option:  # Q38
                return OWN_CHARACTER
            return MARKED if state.is_marked(state.rank_of(option), "warrant") else None
        if option is YES:
            return self._cannot_confiscate(state, question.seat)
        return None

    def _cannot_confiscate(self, state: State, me: Seat) -> Reason | None:
        token = state.marker(state.round.calling, "warrant")
        assert token is not None and state.work is not None
        return (
            rules.cannot_add(state, me, state.work.card) if token.face else NOT_SIGNED
        )  # R079, Q33

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if question.name == "serve":
            state.mark(self, "warrant", choice, seen=False)
            done = len(state.marked("warrant")) == self.markers
            state.ask(question.seat, self, "sign" if done else "serve")
        elif question.name == "sign":
            state.set_face("warrant", choice)
        elif choice is YES:
            state.lift(state.round.calling, "warrant", show=True)
            build.redirect(state, question.seat)

    def on_paid(self, state: State, me: Seat) -> None:
        # R078; blank warrants ask too: a question for the signed one only would betray it (Q31)
        if state.turn.paid == 1 and state.is_marked(state.round.calling, "warrant"):
            own = (SEATS[me],) if me == state.turn.seat else ()  # Q21: the words say it is in vain
            state.ask(me, self, "confiscate", own)
