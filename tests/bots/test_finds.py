"""Levels that search find the answers of strong players in positions written before them."""

from __future__ import annotations

import pytest

from citadels.bots import BOTS
from citadels.core.rng import FastRng
from tests.bots.playing import LEVELS, answer
from tests.bots.positions import all_positions
from tests.properties.games import COMPILED

LEAST = 46


@pytest.mark.skipif(not COMPILED, reason="thousands of simulations")
@pytest.mark.parametrize("name", LEVELS)
def test_four_of_five_are_found(name: str) -> None:
    positions = all_positions()
    assert len(positions) == 58
    missed = []
    for number, position in enumerate(positions):
        bot = BOTS[name](FastRng(number))
        chosen = answer(bot, position.game(), number)
        if chosen not in position.expect:
            missed.append(f"{position.id}: {chosen}")
    assert len(positions) - len(missed) >= LEAST, missed
