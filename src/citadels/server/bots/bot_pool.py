"""Bot pool: the processes in which bots think, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from ...core.basics import Refusal
from .. import metrics
from ..signals import interrupts_held
from ..tables.table import Table
from ..wire import messages as m
from . import bot_worker

Result = TypeVar("Result")
ERRANDS: Final = 20  # that may wait


class BotPool:
    """A few processes that think for bots."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self._new_pool()
        self.errands = asyncio.Semaphore(1)
        self.waiting = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.processes,
            mp_context=context,
            initializer=bot_worker.begin,
            initargs=(os.getpid(),),
        )

    async def choose(self, table: Table, level: str) -> str:
        """Let the bot of the asked seat, of a level, answer the open question."""
        with metrics.THINKING.labels(level).time():
            return await self.run(bot_worker.think, table.so_far, level)

    async def advise(self, table: Table) -> m.HintMessage:
        """Let the strongest bot say what it would answer."""
        return await self.errand(bot_worker.advise, table.so_far, table.question)

    async def errand(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Do something that no game waits for: one at a time, and not too many after it."""
        if self.waiting >= ERRANDS:
            raise Refusal("too much to do", "busy")
        self.waiting += 1
        try:
            async with self.errands:
                with metrics.THINKING.labels(work.__name__).time():
                    return await self.run(work, *arguments)
        finally:
            self.waiting -= 1

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Do something in one of the processes."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            with interrupts_held():
                result = loop.run_in_executor(pool, work, *arguments)
            return await result
        except BrokenProcessPool:  # a process was killed: go on with new ones
            if self.pool is pool:
                self.pool = self._new_pool()
            raise

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=True, cancel_futures=True)
