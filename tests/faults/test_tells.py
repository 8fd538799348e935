"""The test that looks for secrets in times finds what is there, and nothing else."""

from __future__ import annotations

import math
import random

from tests.faults.proofs.pace import ALPHA
from tests.faults.tells import Gap, judge

NOISE = 0.004  # seconds, about what a busy machine adds


def gaps(count: int, turn: int = 1, shift: float = 0.0, seed: int = 1) -> list[Gap]:
    rng = random.Random(seed)
    made = []
    for number in range(count):
        secret = number // turn % 2 == 0
        extra = rng.gauss(shift if secret else 0.0, NOISE)
        made.append(Gap(number % 3, number // turn, extra, secret))
    return made


def test_chance_is_found_as_seldom_as_it_should_be() -> None:
    found = [judge(gaps(300, seed=seed)).p for seed in range(300)]
    assert sum(p < 0.05 for p in found) <= 30
    assert min(found) > ALPHA / 10


def test_a_longer_or_shorter_pause_is_found() -> None:
    for shift in (0.02, -0.02):
        verdict = judge(gaps(100, shift=shift))
        assert verdict.p < ALPHA
        assert math.isclose(verdict.longer, shift, rel_tol=0.3)


def test_a_slight_one_is_found_in_many_gaps_only() -> None:
    assert judge(gaps(60, shift=NOISE / 4)).p > ALPHA
    assert judge(gaps(3_000, shift=NOISE / 4)).p < ALPHA


def test_gaps_that_look_otherwise_are_not_compared() -> None:
    rng = random.Random(1)
    seen = [Gap(n % 2, n, rng.gauss(0.02 * (n % 2)), n % 2 == 0) for n in range(100)]
    verdict = judge(seen)
    assert (verdict.true, verdict.false) == (0, 0)
    assert math.isnan(verdict.p)  # neither above nor below any level: no check can pass on it


def test_what_many_gaps_of_one_turn_share_counts_once() -> None:
    few = [(0.001 * n, n % 3 == 0) for n in range(12)]
    once = judge(Gap("", n, extra, secret) for n, (extra, secret) in enumerate(few))
    often = judge(
        Gap("", n, extra, secret) for n, (extra, secret) in enumerate(few) for _ in "x" * 50
    )
    assert math.isclose(once.p, often.p, rel_tol=0.3)
