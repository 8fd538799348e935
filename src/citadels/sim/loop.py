"""The tight loop: random games that answer with what is offered; compiled with the engine."""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.loop import play
from ..core.rng import FastRng, Rng
from ..core.setup.config import Config

CHOICES: Final = 1 << 48  # keeps the stream of choices apart from those of the deals


def finish_random(game: Game, choice_rng: Rng) -> int:
    """Play an open game to its end with uniformly random choices; count the forced ones."""
    forced = 0
    state = game.state
    question = state.question
    while question is not None:
        options = question.options
        count = len(options)
        if count == 1:
            forced += 1
            play(state, options[0])
        else:
            play(state, options[choice_rng.below(count)])
        question = state.question
    return forced


def play_random(config: Config, seed: int, choice_rng: Rng) -> Game:
    """Play a game to its end with uniformly random choices, events off."""
    game = Game(config, seed, False)
    finish_random(game, choice_rng)
    return game


def count_random(configs: list[Config], seed: int, games: int) -> tuple[int, int]:
    """Play games of the configurations in turn; give the decisions and the forced ones."""
    choice_rng = FastRng(seed + CHOICES)
    decisions = 0
    forced = 0
    for number in range(games):
        game = Game(configs[number % len(configs)], seed + number, False)
        forced += finish_random(game, choice_rng)
        decisions += len(game.choices)
    return decisions, forced
