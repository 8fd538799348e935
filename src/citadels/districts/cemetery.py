"""Cemetery: what the Warlord destroys comes to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Card, District
from ..core.option import NO, YES

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Cemetery(District):
    """The owner may pay 1 gold to take a district that the Warlord destroyed."""

    id = "cemetery"
    number = 47
    cost = 5
    requires = "warlord"

    def on_destroyed(self, state: State, me: Seat, card: District, by: Card) -> None:
        # Q91: the Warlord's deed only, and not the owner's own
        if by.id == self.requires and me != state.turn.seat and state.players[me].gold:
            state.ask(me, self, "recover", (card.option,))

    def candidates(self, state: State, question: Question) -> list[Option]:
        return [YES, NO]

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if choice is YES:
            state.pay(question.seat, 1)
            state.exhume(question.seat, state.card_of(question.about[0]))
