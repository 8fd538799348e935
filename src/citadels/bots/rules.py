"""Rules: a player who decides by a style, inside a game that holds no secret of the others.

The game is a redeal, or a game inside a search: whatever is read here of another seat is public,
so that everybody in a search plays by what that seat could know.
"""

from __future__ import annotations

from ..core.game import Game
from ..core.option import Option
from ..core.rng import Rng
from .answers import choose_answer, choose_draft
from .style import Style
from .turns import choose_turn


def decide(game: Game, style: Style, rng: Rng) -> Option:
    """Answer the open question of a game."""
    ask = game.asking
    assert ask is not None
    options = ask.options
    if len(options) == 1:
        return options[0]
    if style.slip and rng.below(1000) < 1000 * style.slip:
        return options[rng.below(len(options))]
    if ask.card.id == "turn":
        return choose_turn(game, ask, style, rng)
    if ask.card.id == "draft":
        return choose_draft(game, ask, style, rng)
    return choose_answer(game, ask, style, rng)


def play_round(game: Game, style: Style, rng: Rng) -> None:
    """Play on by rules until the round is over, everybody in the same style."""
    number = game.round.number
    ask = game.asking
    while ask is not None and game.round.number == number:
        game.play(decide(game, style, rng))
        ask = game.asking
