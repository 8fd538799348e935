"""Budget: how long a bot may think, by its level and by how many others wait for a process."""

from __future__ import annotations

from typing import Final

from .. import metrics

# Levels that think for seconds: they have processes of their own, which give way to all others.
DEEP: Final = ("grand_architect",)
USUAL_MS: Final = 500.0  # less than a bot seems to think
DEEP_MS: Final = 2000.0
CROWD: Final = 8  # thoughts that wait, from which on bots play at the floor of their level


def full_ms(level: str) -> float:
    """How many milliseconds a bot may think where nobody waits."""
    return DEEP_MS if level in DEEP else USUAL_MS


def budget_ms(level: str, waiting: int) -> float:
    """How many it has while some thoughts wait: a fair part, or none beyond its floor."""
    return 0.0 if waiting >= CROWD else full_ms(level) / (1 + waiting)


def spend(level: str, waiting: int) -> float:
    """The budget of a thought that begins now, which is counted."""
    limit_ms = budget_ms(level, waiting)
    name = "floor" if not limit_ms else "part" if waiting else "full"
    metrics.THOUGHTS.labels(level, name).inc()
    return limit_ms
