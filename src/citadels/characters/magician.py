"""Magician: another hand, or other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import Character
from ..core.option import DONE, REDRAW, SWAP
from ..core.reason import NO_CARDS, Reason

if TYPE_CHECKING:
    from ..core.option import Option
    from ..core.state.parts import Question
    from ..core.state.state import State


class Magician(Character):
    """Swaps the hand with a player's, or redraws any number of cards."""

    id = "magician"
    number = 7
    rank = 3

    def use(self, state: State, me: Seat) -> None:
        state.ask(me, self, "magic")

    def candidates(self, state: State, question: Question) -> list[Option]:
        if question.name == "magic":
            return [SWAP, REDRAW]
        if question.name == "swap":
            return state.other_seats(question.seat)
        cards = state.hand_of(question.seat)
        return [*cards, DONE] if question.about else cards

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        return NO_CARDS if option is REDRAW and not state.players[question.seat].hand else None

    def answer(self, state: State, question: Question, choice: Option) -> None:
        me = question.seat
        if choice is SWAP:
            state.ask(me, self, "swap")
        elif choice is REDRAW:
            state.ask(me, self, "redraw")
        elif question.name == "swap":
            state.swap_hands(me, choice.seat)
        elif choice is DONE:
            state.gain_cards(me, len(question.about))
        else:
            state.discard(me, state.card_of(choice))
            gone = (
                *question.about,
                REDRAW,
            )  # R093: one for each card, which ones is nobody's business
            if state.players[me].hand:
                state.ask(me, self, "redraw", gone)
            else:
                state.gain_cards(me, len(gone))
