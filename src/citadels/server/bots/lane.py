"""Lane: tables at which nobody looks; their hosts take turns, and so do the tables of a host.

Whoever leaves a hundred tables to their bots, or opens them for nobody, slows no one down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .. import limits
from ..tables.live_table import LiveTable
from .fair_queue import FairQueue


class Lane:
    """A row of tables, of which the first one is next."""

    def __init__(self, now: Callable[[], float], act: Callable[[LiveTable], None]) -> None:
        self.now = now
        self.act = act  # lets the bot of a table make one move
        self.turns = limits.Turns(*limits.UNWATCHED)
        self.tables: FairQueue[LiveTable] = FairQueue()
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    def join(self, live: LiveTable) -> None:
        """Let a table wait for its turn."""
        self.tables.put(live.table.host, live)
        if not self.stopped and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run())

    def leave(self, live: LiveTable) -> None:
        """Let a table wait no more."""
        self.tables.remove(live)

    @property
    def room(self) -> int:
        """For how many tables there is room besides."""
        return max(0, limits.UNWATCHED_KEPT - len(self.tables))

    def keeps(self, live: LiveTable) -> bool:
        """Whether a table is one of the few that may wait in memory."""
        return live in self.tables and len(self.tables) <= limits.UNWATCHED_KEPT

    async def _run(self) -> None:
        while self.tables:
            await asyncio.sleep(self.turns.wait(self.now()))
            if self.tables:
                self.act(self.tables.pop())

    def stop(self) -> None:
        """Give no more turns."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
