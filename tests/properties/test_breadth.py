"""Breadth: random games over random decks, editions and player counts, checked at every step."""

from __future__ import annotations

import pytest

from citadels import Game
from citadels.core.rng import FastRng
from tests.properties.games import LONG, play_through, some
from tests.support.invariants import cheap, check_ledger, costly

CHUNKS = 20
GAMES = some(10_000, 160) // CHUNKS
ONE_IN = 100  # steps with the costly checks


@pytest.mark.parametrize("chunk", range(CHUNKS if LONG else CHUNKS // 2))
def test_random_games_keep_every_invariant(chunk: int) -> None:
    rng = FastRng(chunk)

    def check(game: Game) -> None:
        cheap(game)
        if not rng.below(ONE_IN):
            costly(game, rng)

    for number in range(GAMES):
        seed = chunk * GAMES + number
        game = play_through(seed, check, events=number % 10 == 0)
        assert game.over
        if game.state.events is not None:
            check_ledger(game)
