"""`citadels admin unmute`: end it before its time."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE
from ..configured import configured
from .common import Operator, Target, do, say_done


@configured("database")
def admin_unmute(
    target: Target,
    /,
    *,
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """End a mute before its time."""
    do(configuration, operator, lambda deeds: deeds.lift("mute", target))
    return say_done(language)
