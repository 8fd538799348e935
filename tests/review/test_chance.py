"""Chance: the mean over outcomes is that of the odds, exact or drawn."""

from __future__ import annotations

import math

import pytest

from citadels import Game, read_position
from citadels.core.loop import play
from citadels.core.option import Option, read_option
from citadels.core.rng import FastRng
from citadels.core.state.state import State
from citadels.review.chance import Chances, stream_of
from citadels.review.weights import shipped_judge

# Of the cards to come most are taverns: wrong odds give a wrong mean.
GAME = """\
@0 bishop: gold 5, hand manor, city castle church monastery cathedral palace
@1 warlord: gold 3, city market docks watchtower prison harbor
pool tavern tavern tavern tavern tavern temple keep
removed rest
"""
DRAWS = 400


def game() -> Game:
    return read_position(GAME)


def after(state: State, option: Option, seed: int) -> float:
    """The share of the first seat after a choice, with the chance of a seed."""
    drawn = state.copy()
    drawn.rng = FastRng(seed)
    play(drawn, option)
    return shipped_judge().shares(drawn)[0]


def z_of(mean: float, numbers: list[float]) -> float:
    """By how many standard errors some numbers miss a mean."""
    middle = sum(numbers) / len(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return (middle - mean) / math.sqrt(spread / len(numbers))


def test_the_exact_mean_is_that_of_many_draws() -> None:
    state, option = game().state, read_option("cards")
    exact = Chances(shipped_judge(), 1000, 0).outlook(state, option, FastRng(1))
    assert exact.chance and sum(exact.shares) == pytest.approx(1.0)
    drawn = [after(state, option, seed) for seed in range(DRAWS)]
    assert abs(z_of(exact.shares[0], drawn)) < 4


def test_wrong_odds_would_be_found() -> None:
    """As if every kind of card were equally likely."""
    state, option = game().state, read_option("cards")
    names = ("tavern", "temple", "keep")
    alike = []
    for first in names:
        for second in names:
            other = game()
            if first != second or first == "tavern":
                other.play("cards", outcomes=[first, second])
                alike.append(shipped_judge().shares(other.state)[0])
    drawn = [after(state, option, seed) for seed in range(DRAWS)]
    assert abs(z_of(sum(alike) / len(alike), drawn)) > 4


def test_many_outcomes_are_drawn_from_a_stream_of_their_own() -> None:
    state, option = game().state, read_option("cards")
    some = Chances(shipped_judge(), 3, 200)
    one = some.outlook(state, option, stream_of("chance", 1))
    assert one.shares == some.outlook(state, option, stream_of("chance", 1)).shares
    assert one.shares != some.outlook(state, option, stream_of("chance", 2)).shares
    exact = Chances(shipped_judge(), 1000, 0).outlook(state, option, FastRng(1))
    assert one.shares[0] == pytest.approx(exact.shares[0], abs=0.05)


def test_a_choice_without_chance_has_the_value_of_what_follows() -> None:
    state, option = game().state, read_option("gold")
    found = Chances(shipped_judge(), 1000, 0).outlook(state, option, FastRng(1))
    assert not found.chance and found.shares[0] == after(state, option, 1)
    assert state == game().state, "looking ahead changes nothing"
