"""Hypothesis: the same examples on every run; HYPOTHESIS_PROFILE=explore looks for new ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from tests.properties.games import some

CALM = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=some(400, 60),
    suppress_health_check=CALM,
)
settings.register_profile("explore", deadline=None, max_examples=2_000, suppress_health_check=CALM)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
