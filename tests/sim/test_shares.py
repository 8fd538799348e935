"""Win shares: right by hand, and the intervals hold what they promise."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev

import pytest

from citadels.sim.shares import NORMAL, Share, share_of, student

GAMES = 4  # of a deal


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (9, 2.262), (30, 2.042), (249, 1.9695)],
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_equal_deals_give_the_interval_of_their_means() -> None:
    wins = [0.0, 1.0, 4.0, 2.5, 1.0, 3.0]
    means = [won / GAMES for won in wins]
    reach = student(5) * stdev(means) / sqrt(6)
    found = share_of(wins, [GAMES] * 6)
    assert found.share == pytest.approx(fmean(means))
    assert found.low == pytest.approx(fmean(means) - reach)
    assert found.high == pytest.approx(fmean(means) + reach)


def test_unequal_deals_agree_with_leaving_each_out() -> None:
    rng = random.Random(3)
    seats = [rng.choice((0, 4, 8)) for _ in range(300)]
    wins = [sum(rng.random() < 0.3 for _ in range(count)) for count in seats]
    found = share_of(wins, seats)
    total, won = sum(seats), sum(wins)
    taken = [(w, n) for w, n in zip(wins, seats, strict=True) if n]
    without = [(won - w) / (total - n) for w, n in taken]
    error = sqrt((len(taken) - 1) / len(taken) * sum((x - fmean(without)) ** 2 for x in without))
    assert found.share == won / total
    assert found.high - found.share == pytest.approx(student(len(taken) - 1) * error, rel=0.02)


def test_deals_that_are_all_alike_are_not_taken_for_certain() -> None:
    assert share_of([4, 4, 4], [4, 4, 4]) == pytest.approx((1.0, 0.025 ** (1 / 3), 1.0))
    assert share_of([0] * 100, [4] * 100) == pytest.approx((0.0, 0.0, 0.0362), abs=1e-4)
    same = share_of([1] * 250, [4] * 250)
    assert same.share == 0.25 and 0.24 < same.low < 0.25 < same.high < 0.27
    assert share_of([3], [4]) == Share(0.75, 0.0, 1.0)
    assert share_of([], []) == Share(0.0, 0.0, 1.0)


def deals(rng: random.Random, count: int) -> list[float]:
    """Wins of deals that are as different as deals are: some are nearly lost before they begin."""
    return [
        sum(rng.random() < chance for _ in range(GAMES))
        for chance in (rng.betavariate(0.7, 1.3) for _ in range(count))
    ]


def test_intervals_cover_the_truth_and_ones_that_ignore_deals_do_not() -> None:
    rng = random.Random(11)
    truth, runs = 0.35, 1000
    by_deal = by_game = 0
    for _ in range(runs):
        wins = deals(rng, 50)
        found = share_of(wins, [GAMES] * 50)
        by_deal += found.low <= truth <= found.high
        share = sum(wins) / (GAMES * 50)
        reach = NORMAL * sqrt(share * (1 - share) / (GAMES * 50))
        by_game += share - reach <= truth <= share + reach
    assert 0.93 < by_deal / runs < 0.97
    assert by_game / runs < 0.9
