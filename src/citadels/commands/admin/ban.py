"""`citadels admin ban`: let a guest or a network not in for a while."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE
from ..configured import configured
from .common import Duration, Operator, Target, do, say_done, seconds_of


@configured("database")
def admin_ban(
    target: Target,
    /,
    *,
    duration: Duration = "7d",
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """Let a guest or a network not in."""
    seconds = seconds_of(duration)
    do(configuration, operator, lambda deeds: deeds.ban(target, seconds))
    return say_done(language)
