"""Witch: goes on with her turn as somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import BEWITCHED, Seat
from ..core.card import Character
from ..core.reason import OWN_CHARACTER, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Witch(Character):
    """Gathers, bewitches, and resumes after the bewitched character has gathered."""

    id = "witch"
    number = 2
    rank = 1
    marker = BEWITCHED
    markers = 1
    build_limit = 0  # R066: until she resumes

    def binds(self, state: State, me: Seat) -> Reason | None:
        character = state.turn.character
        if character is self:
            return Reason("witch", card=self)  # R065
        if character is not None and state.is_marked(character.rank, BEWITCHED):
            return Reason("bewitched", card=self)  # R067
        return None

    def on_gathered(self, state: State, me: Seat) -> None:
        character = state.turn.character
        assert character is not None
        if character is self:
            state.ask(me, self, "bewitch")
        elif state.is_marked(character.rank, BEWITCHED):
            state.take_over(me)  # R068

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.characters()

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return OWN_CHARACTER if option is self.option else None

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.mark(self, BEWITCHED, choice)
        state.stop_turn()
