"""`citadels admin close`: end a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ...server.configuration import Configuration
from ...terminal.style import make_console
from ...words import phrase
from ..common import HERE
from ..configured import configured
from .common import Operator, Target, do, say_done

if TYPE_CHECKING:
    from ...server.order.deeds import Deeds

WAIT: Final = 8.0  # seconds in which a process that serves sees it
LOOK: Final = 0.2


@configured("database")
def admin_close(
    table: Target, /, *, operator: Operator = "", configuration: Configuration, language: str = HERE
) -> int:
    """Close a table; its game ends without a result."""
    if do(configuration, operator, lambda deeds: _close(deeds, table)):
        return say_done(language)
    make_console().print(phrase("admin-later", language))
    return 0


async def _close(deeds: Deeds, table: str) -> bool:
    """Ask for it, and wait until a process has done it; say whether one has."""
    from ...server.storage.order import processes, standing  # noqa: PLC0415 - as elsewhere

    await deeds.close(table)
    if not await processes(deeds.store):
        return False
    for _ in range(round(WAIT / LOOK)):
        if table not in (await standing(deeds.store, "")).closings:
            return True
        await asyncio.sleep(LOOK)
    return False
