"""The ladder: known strengths are found again, with intervals that hold."""

from __future__ import annotations

import random
from math import exp, log

import pytest

from citadels.core.rng import FastRng
from citadels.sim.journal import Deal
from citadels.sim.ladder import (
    POINTS,
    add_up,
    ladder_of,
    points_of,
    strengths_of,
    tally_deal,
    tally_of,
)

BOTS = ("weak", "fair", "good", "best")
WORTHS = (1.0, 2.0, 5.0, 12.0)
TRUE = points_of([log(worth) for worth in WORTHS])


def draw_places(line_up: list[int], rng: random.Random) -> tuple[int, ...]:
    """Place the bots of a line-up as the model does."""
    left = list(range(len(line_up)))
    places = [0] * len(line_up)
    for place in range(1, len(line_up) + 1):
        (seat,) = rng.choices(left, [WORTHS[line_up[seat]] for seat in left])
        places[seat] = place
        left.remove(seat)
    return tuple(places)


def draw_deals(count: int, players: int, rng: random.Random) -> list[Deal]:
    """Deals of line-ups in which a bot may sit twice."""
    made = []
    for number in range(count):
        line_up = [rng.randrange(len(BOTS)) for _ in range(players)]
        places = tuple(draw_places(line_up, rng) for _ in range(players))
        made.append(Deal(number, tuple(BOTS[bot] for bot in line_up), places, (), {}, 0.0))
    return made


def test_two_bots_are_worth_their_wins() -> None:
    tally = tally_of([((0, 1), 30.0), ((1, 0), 10.0)], 2)
    weak, strong = strengths_of(tally, prior=1e-6)[::-1]
    assert strong - weak == pytest.approx(log(3), abs=1e-4)


def test_two_seats_of_one_bot_against_one_of_another() -> None:
    """Two seats of worth w against one of worth 1: the single one is first with 1 / (1 + 2w)."""
    tally = tally_of([((0, 0, 1), 60.0), ((0, 1, 0), 0.0), ((1, 0, 0), 20.0)], 2)
    # The single one is first in 20 of 80, and in the 60 others last of two: stages 1 / (1 + 2w)
    # and w / (1 + w).  The slope in log w: 60 + 60 - 80 * 2w / (1 + 2w) - 60 * w / (1 + w) = 0.
    single, double = strengths_of(tally, prior=1e-6)[::-1]
    w = exp(double - single)
    assert 120 - 80 * 2 * w / (1 + 2 * w) - 60 * w / (1 + w) == pytest.approx(0, abs=1e-3)


def test_strengths_are_where_the_likelihood_is_greatest() -> None:
    deals = draw_deals(60, 5, random.Random(2))
    tally = add_up([tally_deal(deal, BOTS) for deal in deals])
    prior = 0.5

    def likelihood(strengths: list[float]) -> float:
        worths = [exp(strength) for strength in strengths]
        found = 0.0
        for bot, strength in enumerate(strengths):
            found += (tally.taken[bot] + prior) * strength - 2 * prior * log(1 + worths[bot])
        for left, weight in tally.among.items():
            found -= weight * log(sum(w * n for w, n in zip(worths, left, strict=True)))
        return found

    best = strengths_of(tally, prior)
    for bot in range(len(BOTS)):
        for step in (-0.01, 0.01):
            moved = [s + step * (other == bot) for other, s in enumerate(best)]
            assert likelihood(moved) < likelihood(best)


def test_known_strengths_are_found_again() -> None:
    deals = draw_deals(1500, 6, random.Random(5))
    tally = add_up([tally_deal(deal, BOTS) for deal in deals])
    assert points_of(strengths_of(tally)) == pytest.approx(TRUE, abs=12)


def test_intervals_of_points_cover_the_truth() -> None:
    covered = total = 0
    for run in range(40):
        deals = draw_deals(50, 4, random.Random(run))
        for rung in ladder_of(deals, BOTS, FastRng(run), 80):
            total += 1
            covered += rung.low <= TRUE[BOTS.index(rung.bot)] <= rung.high
    assert 0.88 < covered / total < 0.99


def test_the_best_is_on_top_and_deals_decide() -> None:
    deals = draw_deals(100, 4, random.Random(8))
    rungs = ladder_of(deals, BOTS, FastRng(1), 50)
    assert [rung.bot for rung in rungs] == ["best", "good", "fair", "weak"]
    assert rungs == ladder_of(deals, BOTS, FastRng(1), 50)
    assert sum(rung.points for rung in rungs) == pytest.approx(0, abs=1e-9)
    assert all(rung.low < rung.points < rung.high for rung in rungs)


def test_who_never_wins_has_a_place_too() -> None:
    tally = tally_of([((0, 1, 2), 50.0)], 3)
    first, second, third = points_of(strengths_of(tally))
    assert first > second > third
    assert first - third < POINTS * 15


def test_ties_are_neutral() -> None:
    tied = Deal(0, ("weak", "best"), ((1, 1), (1, 1)), (), {}, 0.0)
    tally = tally_deal(tied, ("weak", "best"))
    assert tally.taken == [1.0, 1.0]
    assert points_of(strengths_of(tally)) == pytest.approx([0, 0])
