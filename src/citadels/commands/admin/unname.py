"""`citadels admin unname`: take a name away."""

from __future__ import annotations

from ...server.configuration import Configuration
from ..common import HERE
from ..configured import configured
from .common import Operator, Target, do, say_done


@configured("database")
def admin_unname(
    target: Target,
    /,
    *,
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """Take the name of a guest away; they may choose another."""
    do(configuration, operator, lambda deeds: deeds.unname(target))
    return say_done(language)
