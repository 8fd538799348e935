"""Nothing hidden is told, in words or in time; what is promised is kept, who is forgotten is."""

from __future__ import annotations

from bench.faults import blind, canaries, fairness, forget, pace
from tests.server.faults.proofs import check


def test_threats_1_2_streams_are_blind() -> None:
    check(blind.prove)


def test_threat_3_bots_take_as_long_in_every_world() -> None:
    check(pace.prove)


def test_threats_4_13_no_canary_in_messages_or_logs() -> None:
    check(canaries.prove)


def test_threat_5_one_flipped_bit_is_found() -> None:
    check(fairness.prove)


def test_threat_14_who_is_forgotten_is_nowhere() -> None:
    check(forget.prove)
