"""The grand architect: numbered worlds, so that what it chooses depends on nothing else."""

from __future__ import annotations

from citadels import Game
from citadels.bots.grand_architect import GrandArchitect
from citadels.bots.master import FLOOR
from citadels.bots.regent import Regent
from citadels.core.rng import FastRng
from tests.bots.playing import thought
from tests.properties.games import any_config

WORLDS = 26  # more than are played between two looks at what is hopeless


def draft() -> Game:
    """The first draft of a game."""
    return Game(any_config(FastRng(3)), 3, events=False)


def told(bot: GrandArchitect, game: Game) -> list[tuple[str, float]]:
    """What a bot tells of its alternatives."""
    return [(each.option.text, each.share) for each in thought(bot, game).alternatives]


def test_the_same_seed_gives_the_same_thought() -> None:
    game = draft()
    one, two, other = (told(GrandArchitect(FastRng(seed), WORLDS), game) for seed in (1, 1, 2))
    assert one == two != other


def test_its_floor_holds_whatever_the_limit() -> None:
    game = draft()
    found = thought(GrandArchitect(FastRng(1)), game, 0.0)
    assert found.simulations == FLOOR * len(game.options)


def test_its_worlds_are_limited_and_what_is_hopeless_is_given_up() -> None:
    game = draft()
    few = thought(GrandArchitect(FastRng(1), 5), game)
    assert few.simulations == 5 * len(game.options)
    many = thought(GrandArchitect(FastRng(1), 400, most=50), game)
    assert 50 < many.simulations <= 50 + 12 * len(game.options)


def test_it_searches_longer_than_the_regent() -> None:
    architect, regent = GrandArchitect(FastRng(1)).search, Regent(FastRng(1)).search
    assert architect.worlds > regent.worlds and architect.most > regent.most
