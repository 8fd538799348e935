"""Lane: tables at which nobody looks; their hosts take turns, and so do the tables of a host.

Whoever leaves a hundred tables to their bots, or opens them for nobody, slows no one down.
Where bots think slowly, because the machine has other work, turns wait for them: else tables would
pile up in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from .. import limits
from ..tables.live_table import LiveTable
from .fair_queue import FairQueue

Act = Callable[[LiveTable], asyncio.Task[None] | None]
LOOK: Final = 1.0  # seconds between looks whether somebody has come to a table that has a turn


class Lane:
    """A row of tables, of which the first one is next."""

    def __init__(self, now: Callable[[], float], act: Act) -> None:
        self.now = now
        self.act = act  # lets the bot of a table make one move
        self.acting: dict[asyncio.Task[None], LiveTable] = {}
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
        return max(0, limits.UNWATCHED_KEPT - len(self.tables) - self._turns_taken())

    def keeps(self, live: LiveTable) -> bool:
        """Whether a table is one of the few that may wait in memory."""
        return live in self.tables and len(self.tables) <= limits.UNWATCHED_KEPT

    async def _run(self) -> None:
        while self.tables:
            await asyncio.sleep(self.turns.wait(self.now()))
            if self.tables:
                self._give_turn(self.tables.pop())
            while self._turns_taken() >= limits.UNWATCHED_KEPT:
                await asyncio.wait(self.acting, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)

    def _give_turn(self, live: LiveTable) -> None:
        task = self.act(live)
        if task is not None:
            self.acting[task] = live
            task.add_done_callback(self.acting.pop)

    def _turns_taken(self) -> int:
        """How many tables have a turn; one to which somebody has come goes on by itself."""
        return sum(not live.watchers for live in self.acting.values())

    def stop(self) -> None:
        """Give no more turns."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
