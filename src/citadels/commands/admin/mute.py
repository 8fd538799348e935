"""`citadels admin mute`: let a guest say nothing for a while."""

from __future__ import annotations

from ..common import HERE, Database
from .common import Duration, Operator, Target, do, say_done, seconds_of


def admin_mute(
    target: Target,
    /,
    *,
    duration: Duration = "2h",
    operator: Operator = "",
    database: Database = "",
    language: str = HERE,
) -> int:
    """Let a guest say nothing."""
    seconds = seconds_of(duration)
    do(database, operator, lambda deeds: deeds.mute(target, seconds))
    return say_done(language)
