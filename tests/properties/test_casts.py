"""Every cast of nine characters starts and plays a round."""

from __future__ import annotations

from itertools import product

import pytest

from citadels import Config, Game, record_of
from citadels.core.registry import CHARACTERS
from citadels.core.rng import FastRng
from tests.properties.games import COMPILED, LONG
from tests.support.invariants import cheap, pick

CASTS = list(
    product(*([c.id for c in CHARACTERS.values() if c.rank == rank] for rank in range(1, 10)))
)
EVERY = 20 if not COMPILED else 1 if LONG else 4
CHUNKS = 9


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_cast_plays_a_round(chunk: int) -> None:
    for number in range(chunk * EVERY, len(CASTS), CHUNKS * EVERY):
        game = Game(Config(5 + number % 4, cast=CASTS[number]), number, events=False)
        rng = FastRng(number)
        try:
            while game.state.round.number == 1 and not game.over:
                game.play(pick(game.options, rng))
                cheap(game)
        except Exception as error:
            raise AssertionError(record_of(game).text()) from error
        assert game.state.round.number == 2 or game.over
