"""Assassin: names a character who loses the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import KILLED, Seat
from ..core.card import Character
from ..core.reason import OWN_CHARACTER, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Assassin(Character):
    """Kills a character: called, it stays silent."""

    id = "assassin"
    number = 1
    rank = 1
    asks = "kill"
    marker = KILLED
    markers = 1

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.characters()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return OWN_CHARACTER if option is self.option else None  # R062

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.mark(self, KILLED, choice)
