"""The tight loop: whole games, fairly chosen and rightly counted."""

from __future__ import annotations

from citadels import Config, Game, random_config
from citadels.core.rng import FastRng
from citadels.sim.loop import CHOICES, count_random, finish_random, play_random


def test_a_random_game_ends_and_is_repeatable() -> None:
    one = play_random(Config(), 5, FastRng(9))
    other = play_random(Config(), 5, FastRng(9))
    assert one.over and one.state.events is None
    assert one.choices == other.choices
    assert one.choices != play_random(Config(), 5, FastRng(10)).choices


def test_the_loop_counts_what_was_forced() -> None:
    game = Game(Config(), 3, events=False)
    forced = finish_random(game, FastRng(4))
    again = Game(Config(), 3)
    only = 0
    for option in game.choices:
        only += len(again.options) == 1
        again.play(option)
    assert again.over
    assert forced == only > 0


def test_counting_plays_the_configurations_in_turn() -> None:
    configs = [random_config(seed, 4) for seed in range(2)]
    rng = FastRng(7 + CHOICES)
    games = [play_random(configs[number % 2], 7 + number, rng) for number in range(3)]
    decisions, forced = count_random(configs, 7, 3)
    assert decisions == sum(len(game.choices) for game in games)
    assert 0 < forced < decisions
