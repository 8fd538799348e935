"""`citadels admin resolve`: a report was looked at."""

from __future__ import annotations

from ..common import HERE, Database
from .common import Operator, do, say_done


def admin_resolve(
    report: int,
    outcome: str = "",
    /,
    *,
    operator: Operator = "",
    database: Database = "",
    language: str = HERE,
) -> int:
    """Note that a report was looked at, and what came of it."""
    do(database, operator, lambda deeds: deeds.resolve(report, outcome))
    return say_done(language)
