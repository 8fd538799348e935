"""Rows: one measurement each, ours and the peers' in the same words."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import NamedTuple

from citadels.core import game as engine

Count = tuple[int, int]  # decisions, forced ones among them


class Row(NamedTuple):
    """One measurement; for copies and set-ups a "decision" is one of them."""

    name: str
    decisions: int
    forced: int
    unforced: int
    cpu_seconds: float
    decisions_per_second: float
    unforced_per_second: float
    note: str


Work = Callable[[float], Row]  # measures for so many CPU seconds
Rows = dict[str, Row]


def make_row(name: str, decisions: int, forced: int, cpu: float, note: str) -> Row:
    """Make a row with its rates worked out."""
    unforced = decisions - forced
    return Row(name, decisions, forced, unforced, cpu, decisions / cpu, unforced / cpu, note)


def spend(seconds: float, work: Callable[[], Count], batch: int = 1) -> tuple[int, int, float]:
    """Repeat the work for so much CPU time, reading the clock once per batch."""
    decisions = forced = 0
    start = process_time()
    while True:
        for _ in range(batch):
            made, only = work()
            decisions += made
            forced += only
        spent = process_time() - start
        if spent >= seconds:
            return decisions, forced, spent


def build_name() -> str:
    """Which build of the engine runs: compiled or interpreted."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
