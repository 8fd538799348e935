"""Warlord: gold for military districts, and destruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.attacker import Attacker
from ..core.basics import MILITARY, Seat

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Built, Question
    from ..core.state.state import State


class Warlord(Attacker):
    """Destroys a district for its cost less 1."""

    id = "warlord"
    number = 22
    rank = 8
    asks = "destroy"
    income = MILITARY

    def attack_price(self, state: State, owner: Seat, target: Built) -> int:
        return super().attack_price(state, owner, target) - 1  # R123

    def answer(self, state: State, question: Question, choice: Option) -> None:
        target = state.find(choice)
        state.pay(question.seat, self.attack_price(state, choice.seat, target))
        state.destroy(choice.seat, target, self)
