"""`citadels admin mute`: let a guest say nothing for a while."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE
from ..configured import configured
from .common import Duration, Operator, Target, do, say_done, seconds_of


@configured("database")
def admin_mute(
    target: Target,
    /,
    *,
    duration: Duration = "2h",
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """Let a guest say nothing."""
    seconds = seconds_of(duration)
    do(configuration, operator, lambda deeds: deeds.mute(target, seconds))
    return say_done(language)
