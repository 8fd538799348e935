"""Bots that only measure: told how others decide, but blind; or shown the true game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from citadels import Config, Game, redeal
from citadels.bots import BOTS, Bot
from citadels.bots.grand_architect import GrandArchitect
from citadels.bots.habits import Asked, Habits, at_step
from citadels.bots.levels import CITIZEN
from citadels.bots.master import IN_SEARCH, MasterBuilder
from citadels.bots.measuring import Cheating, Response, TrueWorlds
from citadels.bots.policy import CHARACTERS
from citadels.bots.regent import Regent
from citadels.core.rng import FastRng, Rng
from tests.bots.playing import answer, play_out
from tests.bots.test_blindness import find_difference
from tests.bots.test_regent import prospects
from tests.properties.games import some

ASKED = some(2000, 300)
WORLDS = 2


def to_citizens(rng: Rng) -> Bot:
    return Response(rng, Habits(rng, CITIZEN, 2), WORLDS, 2)


def to_searchers(rng: Rng, runs: int = 1) -> Bot:
    others = partial(MasterBuilder, worlds=1)
    return Response(rng, Asked(rng, IN_SEARCH, others, runs, 2), WORLDS, 2)


def second_pick() -> tuple[Game, int]:
    """A draft of four players, in which the second is asked; and the observer, who was first."""
    game = Game(Config(4), 3, events=False)
    assert game.question is not None
    first = game.question.seat
    game.play(game.options[0])
    return game, first


@pytest.mark.parametrize("make", [to_citizens, to_searchers])
def test_secrets_change_no_choice_of_a_response(make: Callable[[Rng], Bot]) -> None:
    assert find_difference(make, 600, some(20, 4)) is None


def a_regent(rng: Rng) -> Bot:
    return Cheating(rng, Regent(rng, 3, 1))


def an_architect(rng: Rng) -> Bot:
    bot = GrandArchitect(rng, 3, 1, inner=0)
    bot.deep.hands = TrueWorlds(bot.deep)
    return Cheating(rng, bot)


@pytest.mark.parametrize("make", [a_regent, an_architect])
def test_control_who_cheats_is_caught(make: Callable[[Rng], Bot]) -> None:
    assert find_difference(make, 500, some(20, 8)) is not None


def begun(habits: Habits, game: Game, observer: int, number: int = 1) -> list[float]:
    """The chances of the seat that is asked, as the observer works them out."""
    habits.begin(partial(redeal, game, observer, FastRng(2)), number)
    this = game.state.round
    assert game.question is not None
    return habits.picks(game.state, this.step, game.question.seat, this.undrafted)


def keeps(world: Game, offered: int, number: int) -> int:
    """What a citizen keeps of an offer, with the hand that it has in a world."""
    state = at_step(world.state, world.state.round.step, offered, FastRng(number))
    chosen = answer(BOTS["citizen"](FastRng(number)), Game(state), number)
    return next(option.value for option in Game(state).options if option.text == chosen)


def test_the_chances_of_citizens_are_those_of_their_choices() -> None:
    game, first = second_pick()
    chances = begun(Habits(FastRng(1), CITIZEN, 40), game, first)
    seen = [0.0] * 10
    for number in range(ASKED):
        world = redeal(game, first, FastRng(number))
        seen[keeps(world, game.state.round.undrafted, number)] += 1 / ASKED
    assert sum(chances) == pytest.approx(1.0)
    assert max(abs(one - other) for one, other in zip(chances, seen, strict=True)) < 0.12


def test_whoever_searches_is_asked_and_what_it_says_is_believed() -> None:
    game, first = second_pick()
    option = game.options[-1]
    assert option.card is not None and option.card.number < CHARACTERS
    others = partial(Regent, worlds=1, prospects=prospects(option.card.number, 1.0))
    chances = begun(Asked(FastRng(1), IN_SEARCH, others, 3, 2), game, first)
    assert chances[option.value] > 0.7 and sum(chances) == pytest.approx(1.0)
    assert all(chances[each.value] > 0 for each in game.options)


def test_of_another_round_nothing_is_known() -> None:
    game, first = second_pick()
    habits = Habits(FastRng(1), CITIZEN, 2)
    assert begun(habits, game, first, 2) == []
    assert habits.weight(game.state, 2) == 1.0


@pytest.mark.parametrize("players", range(2, 9))
def test_a_response_plays_every_game(players: int) -> None:
    game = Game(Config(players), players, events=False)
    bots = [to_searchers(FastRng(1)), *[BOTS["citizen"](FastRng(n)) for n in range(1, players)]]
    play_out(game, bots)
    assert game.over
