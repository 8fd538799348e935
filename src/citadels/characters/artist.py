"""Artist: makes own districts worth more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import rules
from ..core.basics import Seat
from ..core.card import Character
from ..core.option import DONE
from ..core.reason import BEAUTIFIED, NO_GOLD, NO_TARGET, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Artist(Character):
    """Beautifies up to two own districts for 1 gold each."""

    id = "artist"
    number = 26
    rank = 9
    asks = "beautify"
    min_players = 3

    def cannot_use(self, state: State, me: Seat) -> Reason | None:
        if not state.players[me].gold:
            return NO_GOLD
        return None if rules.offers(state, me, self, self.asks) else NO_TARGET

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, self.asks)

    def candidates(self, state: State, question: Question) -> list[Option]:
        mine = state.standing(question.seat)
        return [*mine, DONE] if question.about else mine

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return BEAUTIFIED if option.beautified else None  # R133

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if choice is DONE:
            return
        state.beautify(question.seat, state.find(choice))
        if not question.about and self.cannot_use(state, question.seat) is None:
            state.ask(question.seat, self, "beautify", (choice,))  # R132: up to two
