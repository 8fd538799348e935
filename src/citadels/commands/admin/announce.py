"""`citadels admin announce`: tell everybody something."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE
from ..configured import configured
from .common import Duration, Operator, do, say_done, seconds_of


@configured("database")
def admin_announce(
    text: str = "",
    /,
    *,
    duration: Duration = "1h",
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """Tell everybody who is connected, or comes within a time; without a text, no more."""
    seconds = seconds_of(duration)
    if text:
        do(configuration, operator, lambda deeds: deeds.announce(text, seconds))
    else:
        do(configuration, operator, lambda deeds: deeds.withdraw())
    return say_done(language)
