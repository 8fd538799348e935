"""Theater: a blind exchange of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.option import PASS, SEAT

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Theater(District):
    """After the draft the owner may swap characters with somebody, unseen."""

    id = "theater"
    number = 44
    cost = 6

    def on_selected(self, state: State, me: Seat) -> None:
        state.ask(me, self, "swap")

    def candidates(self, state: State, question: Question) -> list[Option]:
        if question.name == "swap":
            return [PASS, *state.other_seats(question.seat)]
        return state.held_by(question.seat)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if choice is PASS:
            return
        if choice.kind == SEAT:
            mine = state.held_by(question.seat)
            if len(mine) > 1:  # R159: which of the own two to give
                state.ask(question.seat, self, "give", (choice,))
                return
            partner, gift = choice.seat, mine[0]
        else:
            partner, gift = question.about[0].seat, choice
        ranks = 0
        for option in state.held_by(partner):
            ranks |= 1 << state.rank_of(option)
        got = state.chance_rank("swap", ranks) if ranks & (ranks - 1) else ranks.bit_length() - 1
        state.swap_characters(question.seat, state.rank_of(gift), partner, got)
