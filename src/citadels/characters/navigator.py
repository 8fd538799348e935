"""Navigator: four gold or four cards, and no building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character, District
from ..core.option import CARDS, GOLD
from ..core.reason import DECK_EMPTY, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Navigator(Character):
    """Gains 4 gold or 4 cards; builds nothing."""

    id = "navigator"
    number = 20
    rank = 7
    build_limit = 0

    def cannot_build(self, state: State, me: Seat, card: District) -> Reason | None:
        return Reason("builds-nothing", card=self)  # R120: not even Stables

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, "gain")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return [GOLD, CARDS]

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return DECK_EMPTY if option is CARDS and not state.deck.size() else None

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if choice is GOLD:
            state.gain(question.seat, 4)
        else:
            state.gain_cards(question.seat, 4)
