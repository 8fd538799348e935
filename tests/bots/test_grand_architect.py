"""The grand architect: numbered worlds, so that what it chooses depends on nothing else."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from functools import partial

import pytest

from citadels import Config, Game
from citadels.bots.crew import Crew
from citadels.bots.deep import STEP, is_draft
from citadels.bots.grand_architect import TRUST, GrandArchitect
from citadels.bots.master import FLOOR
from citadels.bots.regent import Regent
from citadels.core.rng import FastRng
from tests.bots.playing import thought

MOMENTS = (0, 30)  # questions before the one that is thought about
SMALL = partial(GrandArchitect, worlds=3, inner=1)


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    """Two processes."""
    both = Crew(2, SMALL)
    yield both
    both.close()


def moment(number: int) -> Game:
    """A game in which so many questions were answered."""
    game = Game(Config(players=4), 3, events=False)
    while number or len(game.options) < 2:
        game.play(game.options[-1])
        number = max(0, number - 1)
    return game


def told(bot: GrandArchitect, game: Game, limit: float | None = None) -> list[tuple[str, float]]:
    """What a bot tells of its alternatives."""
    return [(each.option.text, each.share) for each in thought(bot, game, limit).alternatives]


def test_the_same_seed_gives_the_same_thought() -> None:
    game = moment(0)
    one, two, other = (told(SMALL(FastRng(seed)), game) for seed in (1, 1, 2))
    assert one == two != other


@pytest.mark.parametrize("number", MOMENTS)
def test_several_processes_find_what_one_finds(number: int, crew: Crew) -> None:
    game = moment(number)
    for limit in (None, 0.0):
        one = told(SMALL(FastRng(1)), game, limit)
        many = told(SMALL(FastRng(1), hands=crew), game, limit)
        assert one == many


def test_a_crew_needs_a_search_in_numbered_worlds() -> None:
    with pytest.raises(TypeError, match="numbered worlds"):
        Crew(1, Regent)


def test_without_time_it_is_a_regent_at_its_floor() -> None:
    game = moment(0)
    bot, regent = GrandArchitect(FastRng(1), 400), Regent(FastRng(1), 400)
    found = thought(bot, game, 0.0)
    assert found.simulations == bot.floor * len(game.options)
    assert bot.deep.hurried and (bot.trust, bot.prospects) == (regent.trust, regent.prospects)


@pytest.mark.parametrize("worlds", [0, FLOOR - 1, FLOOR, 30])
def test_a_limit_is_kept_to_the_world(worlds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tick = 1 / 1024  # seconds that seem to pass whenever somebody looks at the clock
    clock = itertools.count(1)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) * tick)
    game, bot = moment(0), GrandArchitect(FastRng(1), 400, inner=0)
    looks = worlds * len(game.options)
    found = thought(bot, game, (looks + 0.5) * tick * 1000)
    assert found.simulations == max(worlds, FLOOR) * len(game.options)
    assert bot.deep.hurried == (worlds < FLOOR)


def test_with_time_it_trusts_its_search_more() -> None:
    bot = SMALL(FastRng(1))
    thought(bot, moment(0))
    assert not bot.deep.hurried and bot.trust == TRUST > Regent(FastRng(1)).trust


def test_its_worlds_are_limited() -> None:
    game = moment(0)
    few = thought(GrandArchitect(FastRng(1), 5, inner=0), game)
    assert few.simulations == 5 * len(game.options)
    many = thought(GrandArchitect(FastRng(1), 400, most=50, inner=0), game)
    assert 50 < many.simulations <= 50 + STEP * len(game.options)


def test_what_is_hopeless_is_given_up_but_not_in_the_draft() -> None:
    drafted = thought(GrandArchitect(FastRng(1), 60, inner=0, drafts=30), moment(0))
    assert drafted.simulations == 30 * len(moment(0).options)
    turn = moment(30)
    assert thought(GrandArchitect(FastRng(1), 60, inner=0), turn).simulations < 60 * len(
        turn.options
    )


def test_others_think_in_its_drafts_only() -> None:
    later = moment(30)
    assert not is_draft(later) and is_draft(moment(0))
    one, other = (told(SMALL(FastRng(1), inner=inner), later) for inner in (0, 1))
    assert one == other
    one, other = (told(SMALL(FastRng(1), inner=inner), moment(0)) for inner in (0, 1))
    assert one != other
