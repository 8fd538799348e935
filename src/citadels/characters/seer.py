"""Seer: takes a card from everybody and gives cards back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import SEATS
from ..core.reason import NO_TARGET, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Seer(Character):
    """Takes a random card from every hand, then gives each of them a card of choice."""

    id = "seer"
    number = 9
    rank = 3
    build_limit = 2  # R099

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        return None if self._givers(state, me) else NO_TARGET

    def _givers(self, state: State, me: Seat) -> tuple[Option, ...]:
        count = state.config.players
        seats = [(me + i) % count for i in range(1, count)]
        return tuple(SEATS[seat] for seat in seats if state.players[seat].hand)  # R098

    def use(self, state: State, me: Seat) -> None:
        givers = self._givers(state, me)
        for giver in givers:
            state.give_card(giver.seat, me, state.random_card(giver.seat))
        state.ask(me, self, "give", givers)

    def candidates(self, state: State, question: Question) -> list[Option]:
        return state.hand_of(question.seat)

    def answer(self, state: State, question: Question, choice: Option) -> None:
        state.give_card(question.seat, question.about[0].seat, state.card_of(choice))
        if len(question.about) > 1:
            state.ask(question.seat, self, "give", question.about[1:])
