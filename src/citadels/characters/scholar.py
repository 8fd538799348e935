"""Scholar: the best of seven cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import Seat
from ..core.card import Character
from ..core.reason import DECK_EMPTY, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Scholar(Character):
    """Draws 7 cards, keeps 1 and shuffles the rest into the deck."""

    id = "scholar"
    number = 21
    rank = 7
    build_limit = 2

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if state.deck.size() else DECK_EMPTY

    def use(self, state: State, me: Seat) -> None:
        state.draw_aside(me, 7)  # Q03: fewer if there are fewer
        state.ask(me, self, "keep")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return rules.aside_options(state)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.keep_aside(question.seat, state.card_of(choice))
        state.shuffle_aside(question.seat)  # R121
