"""What no ruling speaks of and no card owns."""

import pytest

from citadels import Game, random_config
from citadels.core.rng import make_rng


@pytest.mark.parametrize("seed", range(4))
def test_without_events_a_game_is_the_same(seed: int) -> None:
    config = random_config(seed, 4)
    told, untold = Game(config, seed), Game(config, seed, events=False)
    rng = make_rng(seed)
    while not told.over:
        assert told.options == untold.options
        choice = told.options[rng.below(len(told.options))]
        told.play(choice)
        untold.play(choice)
    assert told.events
    assert untold.events is None
    assert untold.over
    assert untold.ranking() == told.ranking()
    assert [player.gold for player in untold.players] == [player.gold for player in told.players]
