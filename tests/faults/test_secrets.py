"""Nothing hidden is told; what is promised is kept, who is forgotten is."""

from __future__ import annotations

from tests.faults.checking import check
from tests.faults.proofs import blind, canaries, fairness, forget


def test_threats_1_2_streams_are_blind() -> None:
    check(blind.prove)


def test_threats_4_13_no_canary_in_messages_or_logs() -> None:
    check(canaries.prove)


def test_threat_5_one_flipped_bit_is_found() -> None:
    check(fairness.prove)


def test_threat_14_who_is_forgotten_is_nowhere() -> None:
    check(forget.prove)
