"""Bot pool: the processes in which bots think, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, TypeVar, cast

from ...core.basics import Refusal
from .. import limits, metrics, tracing
from ..signals import interrupts_held
from ..tables.table import Table
from ..wire import messages as m
from . import bot_worker
from .budget import DEEP, spend
from .fair_queue import Places
from .renewal import Offer, offered

Result = TypeVar("Result")
AHEAD: Final = 1  # thoughts that lie ready for a process that has done with one
NOBODYS: Final = ""  # whose errands are that no guest in particular waits for
LOOK: Final = 2.0  # seconds between looks whether the compiled build is there

logger = logging.getLogger(__name__)


class BotPool:
    """A few processes that think for bots."""

    deep: BotPool | None = None  # where those think who do so for seconds

    def __init__(
        self,
        processes: int = 1,
        begin: Callable[[int], None] = bot_worker.begin,
        name: str = "bots",
        deep: BotPool | None = None,
    ) -> None:
        self.processes = processes
        self.name = name  # among the numbers that are counted
        self.begin = begin  # what each of them does first
        self.deep = deep
        self.pool = self._new_pool()
        self.places = Places(processes + AHEAD, limits.THOUGHTS)
        self.errands = Places(1, limits.ERRANDS_OF_ONE)
        self.waiting = 0
        self.offer = offered()
        self.looked = time.monotonic()
        self.renewing: asyncio.Task[None] | None = None

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.processes,
            mp_context=context,
            initializer=self.begin,
            initargs=(os.getpid(),),
        )

    async def choose(self, table: Table, level: str) -> str:
        """Let the bot of the asked seat, of a level, answer the open question."""
        pool = self.deep if self.deep is not None and level in DEEP else self
        with metrics.THINKING.labels(level).time(), tracing.span("think", table=table.id):
            choice = await pool.run(
                bot_worker.think,
                table.so_far,
                level,
                guest=table.host,
                budget=partial(spend, level),
            )
        logger.debug("table %s: a bot has thought", table.id)
        return choice

    async def advise(self, table: Table) -> m.HintMessage:
        """Let the judge of reviews say what it would answer."""
        who = table.chairs[table.asked_seat].guest
        return await self.errand(bot_worker.advise, table.so_far, table.question, guest=who)

    async def errand(
        self, work: Callable[..., Result], *arguments: object, guest: str = NOBODYS
    ) -> Result:
        """Do something that no game waits for: one at a time, and not too many after it."""
        if self.waiting >= limits.ERRANDS:
            raise Refusal("too much to do", "busy")
        self.waiting += 1
        try:
            async with self.errands.place(guest):
                with metrics.THINKING.labels(work.__name__).time():
                    try:
                        return await self.run(work, *arguments)
                    except BrokenProcessPool:  # perhaps another task's fault: once more
                        return await self.run(work, *arguments)
        finally:
            self.waiting -= 1

    async def run(
        self,
        work: Callable[..., Result],
        *arguments: object,
        guest: str = NOBODYS,
        budget: Callable[[int], float] | None = None,
    ) -> Result:
        """Do something for a guest in one of the processes; guests have them in turn.

        With a budget the work is told how long it may take, as things are when its turn has come.
        """
        begun = time.monotonic()
        with metrics.QUEUE.labels(self.name).track_inprogress():
            async with self.places.place(guest):
                if self.offer is not None and time.monotonic() >= self.looked + LOOK:
                    self._look_at(self.offer)
                if budget is not None:
                    arguments += (budget(len(self.places.queue)),)
                pool = self.pool
                try:
                    seconds, result = await self._run_in(pool, work, *arguments)
                except BrokenProcessPool:  # a process was killed: go on with new ones
                    if self.pool is pool:
                        self.pool = self._new_pool()
                    raise
        waited = max(0.0, time.monotonic() - begun - seconds)
        metrics.WAITING.labels(self.name).observe(waited)
        return result

    async def _run_in(
        self, pool: ProcessPoolExecutor, work: Callable[..., Result], *arguments: object
    ) -> tuple[float, Result]:
        """Do something in a process of a pool; say how many seconds it took there."""
        loop = asyncio.get_running_loop()
        with interrupts_held():
            future = loop.run_in_executor(pool, bot_worker.timed, work, *arguments)
        return cast("tuple[float, Result]", await future)

    def _look_at(self, offer: Offer) -> None:
        """Go over to the compiled build once it is there."""
        self.looked = time.monotonic()
        if offer.is_ready():
            self.offer = None
            self.renewing = asyncio.create_task(self._renew(offer))

    async def _renew(self, offer: Offer) -> None:
        """Start processes with the compiled build; when they are ready, they think from then on.

        Every process makes the same game and the same bots of what was played so far, so nobody
        notices but by the time. What was begun before is thought to its end by the old processes.
        """
        offer.put_first()
        new = self._new_pool()
        try:
            await self._run_in(new, bot_worker.be_ready)
        except BrokenProcessPool:
            offer.take_back()
            logger.warning("bots go on interpreted: the compiled build does not run")
        else:
            self.pool, new = new, self.pool
            logger.info("bots think in the compiled build")
        finally:
            new.shutdown(wait=False)  # those that nobody asks from now on

    def close(self) -> None:
        """Stop thinking."""
        if self.renewing is not None:
            self.renewing.cancel()
        self.pool.shutdown(wait=True, cancel_futures=True)
