"""Rules: a player who decides by a style, inside a game that holds no secret of the others.

The game is a redeal, or a game inside a search: whatever is read here of another seat is public,
so that everybody in a search plays by what that seat could know.
"""

from __future__ import annotations

from ..core.loop import play
from ..core.option import Option
from ..core.rng import Rng
from ..core.state.state import State
from .answers import choose_answer, choose_draft
from .style import Style
from .turns import choose_turn


def decide(state: State, style: Style, rng: Rng) -> Option:
    """Answer the open question of a game."""
    question = state.question
    assert question is not None
    options = question.options
    if len(options) == 1:
        return options[0]
    if style.slip and rng.below(1000) < 1000 * style.slip:
        return options[rng.below(len(options))]
    if question.asker.id == "turn":
        return choose_turn(state, question, style, rng)
    if question.asker.id == "draft":
        return choose_draft(state, question, style, rng)
    return choose_answer(state, question, style, rng)


def play_round(state: State, style: Style, rng: Rng) -> None:
    """Play on by rules until the round is over, everybody in the same style."""
    number = state.round.number
    question = state.question
    while question is not None and state.round.number == number:
        play(state, decide(state, style, rng))
        question = state.question
