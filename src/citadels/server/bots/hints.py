"""Hints: what the judge of reviews would answer, for the player who is asked and wants to know."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from ...core.basics import NOBODY
from ..tables.live_table import LiveTable
from ..wire import messages as m
from .bot_pool import BotPool

Hint = tuple[int, asyncio.Task[m.HintMessage]]  # the number of the question, and the thought


class Adviser:
    """Has each question thought about once, however often somebody asks."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.hints: WeakKeyDictionary[LiveTable, Hint] = WeakKeyDictionary()

    async def advise(self, live: LiveTable) -> m.HintMessage:
        """What seems best for the open question, knowing what the asked seat knows."""
        question, hint = self.hints.get(live, (NOBODY, None))
        if hint is None or question != live.table.question or _has_failed(hint):
            hint = asyncio.create_task(self.pool.advise(live.table))
            self.hints[live] = live.table.question, hint
        return await asyncio.shield(hint)


def _has_failed(task: asyncio.Task[m.HintMessage]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
