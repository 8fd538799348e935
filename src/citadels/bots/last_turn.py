"""The last turn: all ways to play it, each to the end of the game, and the best of them."""

from __future__ import annotations

from typing import Final, final

from ..core.basics import NOBODY, Seat
from ..core.loop import play
from ..core.rng import FastRng
from ..core.state.state import State
from .rules import decide, play_round
from .style import Style
from .value import Leaf
from .worth import to_go

LINES: Final = 200  # ways that are tried; where there are more, the rest is played by rules


def is_last(state: State, seat: Seat) -> bool:
    """Whether a seat is in the turn in which it ends the game, or that comes after that."""
    if state.over or state.turn.seat != seat:
        return False
    return state.first != NOBODY or to_go(state, seat) <= 1


@final
class LastTurn:
    """Plays a turn in the best way there is; whoever follows plays by rules."""

    def __init__(self, value: Leaf, style: Style, lines: int = LINES) -> None:
        self.value = value
        self.style = style
        self.lines = lines

    def best(self, state: State, seat: Seat, luck: int) -> float:
        """The share of the win at the end of the round; the state is played on."""
        return self._best(state, seat, state.round.number, luck, self.lines)

    def _best(self, state: State, seat: Seat, number: int, luck: int, lines: int) -> float:
        """The best of so many ways."""
        question = state.question
        while question is not None and state.turn.seat == seat:
            if question.seat == seat and len(question.options) > 1:
                break
            play(state, decide(state, self.style, FastRng(luck)))
            question = state.question
        if state.turn.seat != seat or question is None or lines < len(question.options):
            if not state.over and state.round.number == number:
                play_round(state, self.style, FastRng(luck))
            return self.value.shares(state)[seat]
        top = 0.0
        each = lines // len(question.options)
        for option in question.options:
            end = state.copy()
            play(end, option)
            top = max(top, self._best(end, seat, number, luck, each))
        return top
