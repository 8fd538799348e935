"""Thief: takes the gold of the character named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import BEWITCHED, KILLED, Seat
from ..core.card import Character
from ..core.reason import MARKED, OWN_CHARACTER, RANK_ONE, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Thief(Character):
    """Robs a character at the moment it is revealed."""

    id = "thief"
    number = 4
    rank = 2
    asks = "rob"
    marker = "robbed"
    markers = 1

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.characters()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        rank = state.rank_of(option)
        if option is self.option:
            return OWN_CHARACTER
        if rank == 1:  # R082
            return RANK_ONE
        return MARKED if state.is_marked_by_any(rank, (KILLED, BEWITCHED)) else None

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.mark(self, "robbed", choice)

    def on_revealed(self, state: State, me: Seat) -> None:
        victim = state.turn.seat
        if state.is_marked(state.round.calling, "robbed") and victim != me:
            state.move_gold(victim, me, state.players[victim].gold)  # R081
