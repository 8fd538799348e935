"""Laboratory: a card for gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import NO_CARDS, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Laboratory(District):
    """Once per turn, turns a hand card into 2 gold."""

    id = "laboratory"
    number = 29
    cost = 5

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if state.players[me].hand else NO_CARDS

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, "discard")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.hand_of(question.seat)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.discard(question.seat, state.card_of(choice))
        state.gain(question.seat, 2)
