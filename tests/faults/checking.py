"""How the proofs of `tests/faults` run as tests, and what happens without a service."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NoReturn

import pytest

from tests.faults.proof import Outcome

REQUIRED = os.environ.get("CITADELS_REQUIRE_SERVICES") == "1"


def check(prove: Callable[..., Outcome], control: bool = True) -> None:
    """Fail with every check that does not hold, twice: a busy machine spoils a proof, not two."""
    outcome = prove(small=True)
    if outcome.not_run:
        skip(outcome.not_run)
    assert not control or any(check.control for check in outcome.checks)
    if not all(check.passed for check in outcome.checks):
        outcome = prove(small=True)
    check_without_control(outcome)


def check_without_control(outcome: Outcome) -> None:
    """Fail with every check that does not hold."""
    assert outcome.checks
    failed = [check.line() for check in outcome.checks if not check.passed]
    assert not failed, "\n".join(failed)


def skip(reason: str) -> NoReturn:
    """Skip for want of a service, unless it is required to be there."""
    if REQUIRED:
        pytest.fail(f"required, but {reason}")
    pytest.skip(reason)
