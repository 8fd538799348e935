"""`citadels admin drain`: begin no new games, so that a process can end."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ...server.configuration import Configuration
from ..common import HERE, Flag
from ..configured import configured
from .common import Operator, Target, do, say_done


@configured("database")
def admin_drain(
    process: Annotated[Target, Parameter(show_default=False)] = "",
    /,
    *,
    off: Flag = False,
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """Let processes that serve now, or one of them, begin nothing new."""
    do(configuration, operator, lambda deeds: deeds.drain(process, drained=not off))
    return say_done(language)
