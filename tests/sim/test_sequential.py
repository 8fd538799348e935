"""Sequential tests: as often wrong as they say, however often they look; and they stop early."""

from __future__ import annotations

from math import comb, sqrt
from pathlib import Path

import pytest

from citadels.bots.worth import draw_weighted
from citadels.core.rng import FastRng
from citadels.sim import sequential
from citadels.sim.arena import Match
from citadels.sim.sequential import LAST, Trial, run_trial, trial_of
from citadels.sim.shares import NORMAL
from tests.properties.games import some
from tests.sim import fake_bots as fakes

DEALS = 100  # of four games
TRIALS = some(4000, 400)
RATE = 0.05


def cases(rng: FastRng, share: float) -> list[float]:
    """Deals of four games that belong together: in half of them luck decides all games alike."""
    lost = 1 - share
    spread = [comb(4, won) * share**won * lost ** (4 - won) / 2 for won in range(5)]
    spread[0] += lost / 2
    spread[4] += share / 2
    return [draw_weighted(spread, rng) / 4 for _ in range(DEALS)]


def decided(trial: Trial, share: float, wanted: str) -> float:
    """In what part of many tests a decision is made."""
    rng = FastRng(round(1000 * share))
    found = [trial.judge(cases(rng, share)).decision for _ in range(TRIALS)]
    return sum(wanted in each and bool(each) for each in found) / TRIALS


def reach(rate: float) -> float:
    """How far the part of many tests may be off by chance: four standard errors."""
    return 4 * sqrt(rate * (1 - rate) / TRIALS)


@pytest.mark.parametrize("looks", [1, 5])
def test_equal_bots_are_rarely_told_apart(looks: int) -> None:
    wrong = decided(Trial(0.25, DEALS, looks), 0.25, "")
    assert wrong <= RATE + reach(RATE)
    assert wrong >= RATE / 3


def test_control_who_stops_at_the_usual_bound_is_wrong_more_often() -> None:
    class Naive(Trial):
        def bound(self, look: int) -> float:
            return NORMAL

    assert decided(Naive(0.25, DEALS), 0.25, "") > RATE + 2 * reach(RATE)


def test_what_is_better_is_found_nearly_as_often_as_by_one_look() -> None:
    one, five = (decided(Trial(0.25, DEALS, looks), 0.36, "above") for looks in (1, 5))
    assert five > 0.8
    assert five > one - 0.06


def test_who_is_much_better_is_found_early() -> None:
    trial = Trial(0.25, DEALS)
    rng = FastRng(5)
    deals = [trial.judge(cases(rng, 0.45)).deals for _ in range(100)]
    assert sum(deals) / len(deals) < 0.75 * DEALS
    assert set(deals) <= set(trial.looks_at())


def test_its_interval_holds_at_every_look() -> None:
    trial = Trial(0.25, DEALS)
    rng = FastRng(6)
    verdicts = [trial.judge(cases(rng, 0.4)) for _ in range(TRIALS)]
    missed = sum(not each.low <= 0.4 <= each.high for each in verdicts) / TRIALS
    assert missed <= RATE + reach(RATE)


def test_bounds_are_hard_at_first_and_the_looks_are_equal() -> None:
    trial = Trial(0.25, 102, 5)
    assert trial.looks_at() == [21, 41, 62, 82, 102]
    bounds = [trial.bound(look) for look in range(1, 6)]
    assert bounds == sorted(bounds, reverse=True)
    assert bounds[-1] == LAST[4] and bounds[0] == pytest.approx(4.56, abs=0.01)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_deals_that_are_all_alike_decide_nothing(share: float) -> None:
    verdict = Trial(0.25, 20).judge([share] * 20)
    assert verdict.decision == "" and verdict.ended


def test_a_match_ends_at_the_look_that_decides(tmp_path: Path) -> None:
    match = Match(fakes.BUILDER, "random", games=160, seed=3)
    file = tmp_path / "match.jsonl"
    played, verdict = run_trial(match, trial_of(match), 1, file)
    assert verdict.decision == "above" and verdict.ended
    assert len(played.in_order()) == verdict.deals < match.deals
    again = run_trial(match, trial_of(match), 1, file)
    assert again[1] == verdict
    assert len(file.read_text().splitlines()) == 1 + verdict.deals


def test_equal_bots_play_to_the_end() -> None:
    match = Match("novice", "novice", games=20, seed=4)
    played, verdict = run_trial(match, trial_of(match, looks=2), 1)
    assert verdict.ended and len(played.in_order()) == match.deals
    assert sequential.shares_of(played.in_order()) == [0.25] * match.deals
