"""Random games for the properties: which decks, how many, and how they are played."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import citadels.core.game
from citadels import Config, Game, random_config, record_of
from citadels.core.rng import FastRng, Rng
from tests.support.invariants import pick

BOUND = 20_000  # choices; the longest random games have a few thousand
EDITIONS = ("deluxe", "deluxe", "czech", "classic")
COMPILED = (
    os.environ.get("CITADELS_BUILD", "") == "compiled"
    or Path(citadels.core.game.__file__).suffix != ".py"
)


LONG = os.environ.get("CITADELS_TESTS") == "long"  # what `python3 run.py test --long` sets
SHARE = 10


def some(compiled: int, interpreted: int) -> int:
    """How many of a thing this build can afford: a share of them, unless the run may be long."""
    if not COMPILED:
        return interpreted
    return compiled if LONG else max(interpreted, compiled // SHARE)


def any_config(rng: Rng) -> Config:
    """Draw a configuration of any edition, for any number of players."""
    return random_config(rng, edition=EDITIONS[rng.below(len(EDITIONS))])


def new_game(seed: int, events: bool = False) -> Game:
    """The random game of a seed, at its first question."""
    return Game(any_config(FastRng(seed)), seed, events)


def moments(game: Game, seed: int) -> Iterator[Game]:
    """Play a game by chance; give it at every question and at the end."""
    rng = FastRng(seed ^ 0x5EED)
    for _ in range(BOUND):
        yield game
        if game.over:
            return
        game.play(pick(game.options, rng))
    raise AssertionError(f"not over after {BOUND} choices")


def play_through(seed: int, check: Callable[[Game], None], events: bool = False) -> Game:
    """Play the random game of a seed with a check at every question; a failure shows its record."""
    game = new_game(seed, events)
    try:
        for moment in moments(game, seed):
            check(moment)
    except Exception as error:
        raise AssertionError(f"{error!r} in the game of seed {seed}\n{_record(game)}") from error
    return game


def _record(game: Game) -> str:
    return record_of(game).text()
