"""Spy: counts a colour in somebody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import COLOURS

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Spy(Character):
    """Looks at a hand; for every card of the named colour gains gold and a card."""

    id = "spy"
    number = 5
    rank = 2

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, "spy")

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.other_seats(question.seat) if question.name == "spy" else list(COLOURS)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me = question.seat
        if question.name == "spy":
            state.ask(me, self, "colour", (choice,))  # R083: before looking
            return
        victim = question.about[0].seat
        state.see_hand(me, victim)
        matches = 0
        for card in state.players[victim].hand:
            matches += card.colour == choice.value
        state.tell("counts", me, victim, matches, (choice,))
        state.move_gold(victim, me, min(matches, state.players[victim].gold))  # R084
        state.gain_cards(me, matches)
