"""What a table takes in memory, and a finished game in the database."""

from __future__ import annotations

from bench.faults import size
from bench.faults.proof import Outcome
from tests.server.faults.proofs import REQUIRED, check


def test_goals_of_size() -> None:
    def prove(small: bool) -> Outcome:
        outcome = size.prove(small)
        measured = any("PostgreSQL" in check.what for check in outcome.checks)
        outcome.holds("PostgreSQL is measured where it must be there", measured or not REQUIRED)
        return outcome

    check(prove)
