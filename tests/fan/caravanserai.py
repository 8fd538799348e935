"""Caravanserai, a fan district: the owner profits from the trade of others."""

from __future__ import annotations

from citadels import Option, Question, State
from citadels.core import rules
from citadels.core.basics import TRADE
from citadels.core.card import District
from citadels.core.state.parts import Tally


class Caravanserai(District):
    """When another player builds a trade district, the owner keeps one of two cards drawn."""

    id = "caravanserai"
    number = 96
    cost = 4

    def on_built(self, state: State, me: int) -> None:
        work = state.work
        assert work is not None
        if work.into != me and work.card.colour == TRADE and state.deck.size():
            state.draw_aside(me, 2)
            state.ask(me, self, "unload")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return rules.aside_options(state)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.keep_aside(question.seat, state.card_of(choice))
        state.return_aside(question.seat)

    def points(self, state: State, me: int, tally: Tally) -> int:
        return tally.count(TRADE)
