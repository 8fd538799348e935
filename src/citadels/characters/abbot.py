"""Abbot: gold or cards for religious districts, and alms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import RELIGIOUS, Seat
from ..core.card import Character
from ..core.effect import Effect
from ..core.option import NUMBER_OPTIONS
from ..core.reason import NOT_RICHEST, RICHEST, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Abbot(Character):
    """Splits the income between gold and cards; takes 1 gold from the richest."""

    id = "abbot"
    number = 14
    rank = 5
    asks = "alms"
    income = RELIGIOUS

    def take_income(self, state: State, me: Seat, amount: int) -> None:
        state.ask(me, self, "split")

    def income_effect(self, state: State, me: Seat, amount: int) -> Effect | None:
        return None

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if state.players[me].gold < state.most_gold() else RICHEST  # R113

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def _both(self, state: State, me: Seat) -> int:
        return sum([built.card.yields_both for built in state.players[me].city])

    def candidates(self, state: State, question: Question) -> list[Option]:
        if question.name == "alms":
            return state.other_seats(question.seat)
        free = rules.count_for_income(state, question.seat, self) - self._both(state, question.seat)
        return NUMBER_OPTIONS[: free + 1]  # R112: how much of it in gold

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        if question.name == "alms" and state.players[option.seat].gold < state.most_gold():
            return NOT_RICHEST
        return None

    def _split(self, state: State, me: Seat, chosen: int) -> tuple[int, int]:
        """The gold and the cards that come of so much chosen in gold."""
        both = self._both(state, me)
        free = rules.count_for_income(state, me, self) - both
        return chosen + both, free - chosen + both

    def effect(self, state: State, question: Question, option: Option) -> Effect | None:
        if question.name == "alms":
            return Effect(gold=1)
        gold, cards = self._split(state, question.seat, option.value)
        drawn = min(cards, state.deck.size())
        return Effect(gold, drawn, drawn)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me = question.seat
        if question.name == "alms":
            state.move_gold(choice.seat, me, 1)
            return
        gold, cards = self._split(state, me, choice.value)
        state.gain(me, gold)
        state.gain_cards(me, cards)
