"""Lighthouse: a card of choice from the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Lighthouse(District):
    """When built, the builder takes a card of choice from the deck and reshuffles it."""

    id = "lighthouse"
    number = 50
    cost = 3

    def on_built(self, state: State, me: Seat) -> None:
        work = state.work
        assert work is not None
        if work.card is self and work.into == me and state.deck.size():
            state.search_deck(me)
            state.ask(me, self, "search")

    def candidates(self, state: State, question: Question) -> list[Option]:
        found: list[Option] = []
        for card in state.deck.pool:
            if card.option not in found:
                found.append(card.option)
        return found

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.take_from_deck(question.seat, state.card_of(choice))
