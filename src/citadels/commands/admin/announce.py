"""`citadels admin announce`: tell everybody something."""

from __future__ import annotations

from ..common import HERE, Database
from .common import Duration, Operator, do, say_done, seconds_of


def admin_announce(
    text: str = "",
    /,
    *,
    duration: Duration = "1h",
    operator: Operator = "",
    database: Database = "",
    language: str = HERE,
) -> int:
    """Tell everybody who is connected, or comes within a time; without a text, no more."""
    seconds = seconds_of(duration)
    if text:
        do(database, operator, lambda deeds: deeds.announce(text, seconds))
    else:
        do(database, operator, lambda deeds: deeds.withdraw())
    return say_done(language)
