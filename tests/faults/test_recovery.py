"""A cluster of PostgreSQL that is destroyed can be recovered to a moment."""

from __future__ import annotations

import pytest

from tests.faults.checking import skip
from tests.faults.proofs import recovery


@pytest.mark.long
def test_f9_a_destroyed_cluster_is_recovered_to_a_moment() -> None:
    outcome = recovery.prove(small=True)
    if outcome.not_run:
        skip(outcome.not_run)
    assert outcome.passed, [check.line() for check in outcome.checks if not check.passed]
