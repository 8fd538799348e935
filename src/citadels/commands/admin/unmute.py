"""`citadels admin unmute`: end it before its time."""

from __future__ import annotations

from ..common import HERE, Database
from .common import Operator, Target, do, say_done


def admin_unmute(
    target: Target, /, *, operator: Operator = "", database: Database = "", language: str = HERE
) -> int:
    """End a mute before its time."""
    do(database, operator, lambda deeds: deeds.lift("mute", target))
    return say_done(language)
