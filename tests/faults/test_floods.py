"""How the proofs of floods and of pace judge what they have measured; a greedy guest, in small."""

from __future__ import annotations

import math

import pytest

from tests.faults.checking import check
from tests.faults.proofs import pace, thinking
from tests.faults.proofs.floods import NOTICED, Result

PEACE = [0.004] * 100
BAD = [0.004] * 90 + [1.4] * 10


def test_one_bad_pair_of_five_is_not_lost_in_the_median() -> None:
    quiet = Result([(PEACE, PEACE)] * 5, (100.0, 100.0), alive=True)
    assert quiet.together <= NOTICED
    result = Result([(PEACE, PEACE)] * 4 + [(PEACE, BAD)], (100.0, 100.0), alive=True)
    assert result.ratio == pytest.approx(1.0)  # which is all that was looked at
    assert result.together > NOTICED
    assert "4.0 -> 1400.0 ms" in result.text()  # no floor: as measured


def test_a_time_of_day_has_no_more_digits_than_that() -> None:
    noon = 1_700_000_043.2
    later = math.nextafter(noon, math.inf)  # as the sum of the same parts in another order
    assert later != noon and pace.alike([noon, noon + 1], [later, noon + 1])
    assert pace.alike([noon], [noon, noon + 1])  # the game has ended there
    assert not pace.alike([noon], [noon + 1e-4])
    assert not pace.alike([noon, noon + 1], [noon, noon + 1.001])
    assert not pace.alike([], [noon])


@pytest.mark.long
def test_a_guest_with_the_most_tables_slows_nobody_else_down() -> None:
    check(thinking.prove)
