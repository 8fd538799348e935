"""`citadels admin resolve`: a report was looked at."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE
from ..configured import configured
from .common import Operator, do, say_done


@configured("database")
def admin_resolve(
    report: int,
    outcome: str = "",
    /,
    *,
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """Note that a report was looked at, and what came of it."""
    do(configuration, operator, lambda deeds: deeds.resolve(report, outcome))
    return say_done(language)
