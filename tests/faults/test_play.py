"""Kills, bad lines, a full disk, a wrong clock: nothing that was acknowledged is lost."""

from __future__ import annotations

import pytest

from tests.faults.checking import check
from tests.faults.proofs import clock, disk, idle, kills, lines, records, stops


def test_f1_kills() -> None:
    check(kills.prove)


def test_stops_in_play() -> None:
    check(stops.prove)


def test_f2_bad_lines() -> None:
    check(lines.prove)


@pytest.mark.long
def test_f4_a_full_disk() -> None:
    check(disk.prove)


@pytest.mark.long
def test_f4_a_clock_that_jumps() -> None:
    check(clock.prove)


def test_f6_old_records() -> None:
    check(records.prove)


def test_threat_12_every_question_left_idle() -> None:
    check(idle.prove)
