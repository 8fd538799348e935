"""A crowd, and pauses that might tell secrets: proofs that look at the clock, and run alone."""

from __future__ import annotations

from tests.faults.checking import check
from tests.faults.proofs import load, pace


def test_f3_a_small_crowd() -> None:
    check(load.prove, control=False)


def test_threat_3_bots_take_as_long_in_every_world() -> None:
    check(pace.prove)
