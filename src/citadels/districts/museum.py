"""Museum: cards laid under it score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import NO_CARDS, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question, Tally
    from ..core.state.state import State


class Museum(District):
    """Once per turn takes a hand card under it; scores 1 point per card."""

    id = "museum"
    number = 33
    cost = 4
    covers = True

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if state.players[me].hand else NO_CARDS

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, "tuck")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.hand_of(question.seat)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.tuck(question.seat, state.card_of(choice), self)

    def points(self, state: State, me: Seat, tally: Tally) -> int:
        return len(state.own(me, self).under)
