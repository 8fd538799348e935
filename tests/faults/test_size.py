"""What a table takes in memory, and a finished game in the database."""

from __future__ import annotations

import pytest

from tests.faults.checking import REQUIRED, check
from tests.faults.proof import Outcome
from tests.faults.proofs import size


@pytest.mark.long
def test_goals_of_size() -> None:
    def prove(small: bool) -> Outcome:
        outcome = size.prove(small)
        measured = any("PostgreSQL" in check.what for check in outcome.checks)
        outcome.holds("PostgreSQL is measured where it must be there", measured or not REQUIRED)
        return outcome

    check(prove)
