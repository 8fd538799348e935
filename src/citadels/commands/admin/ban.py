"""`citadels admin ban`: let a guest or a network not in for a while."""

from __future__ import annotations

from ..common import HERE, Database
from .common import Duration, Operator, Target, do, say_done, seconds_of


def admin_ban(
    target: Target,
    /,
    *,
    duration: Duration = "7d",
    operator: Operator = "",
    database: Database = "",
    language: str = HERE,
) -> int:
    """Let a guest or a network not in."""
    seconds = seconds_of(duration)
    do(database, operator, lambda deeds: deeds.ban(target, seconds))
    return say_done(language)
