"""`citadels admin unban`: end it before its time."""

from __future__ import annotations

from ..common import HERE, Database
from .common import Operator, Target, do, say_done


def admin_unban(
    target: Target, /, *, operator: Operator = "", database: Database = "", language: str = HERE
) -> int:
    """End a ban before its time."""
    do(database, operator, lambda deeds: deeds.lift("ban", target))
    return say_done(language)
