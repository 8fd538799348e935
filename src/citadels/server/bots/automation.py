"""Automation: makes the moves that no person makes: bots, run-out clocks, players who are gone."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import Final

from ...core.basics import NOBODY, Refusal
from ...core.rng import FastRng
from ..tables import entries as log
from ..tables.desk import Desk
from ..tables.table import OPEN, PAUSED, PLAYING, SITTER, Table
from .bot_pool import BotPool
from .chance import pause_before

CLAIM: Final = 5.0  # seconds that a claim lasts; then another process may act
SELDOM: Final = 600  # sweeps between looks for abandoned tables
SWEEP: Final = 1.0  # seconds between looks at what is due
GONE: Final = 60.0  # seconds after which somebody who is asked and not here is away
UNUSED: Final = 86_400.0  # seconds after which an abandoned table is closed

logger = logging.getLogger(__name__)


class Automation:
    """Acts for tables, one claim at a time: exactly one process makes each move."""

    def __init__(self, desk: Desk, pool: BotPool) -> None:
        self.desk = desk
        self.pool = pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        desk.committed = self.attend

    def attend(self, table: Table) -> None:
        """See to a table that has changed, if a bot is asked."""
        if table.awaits_bot and table.id not in self.tasks:
            self._act(table.id)

    def _act(self, id: str) -> None:
        task = asyncio.create_task(self._keep_acting(id))
        self.tasks[id] = task
        task.add_done_callback(lambda _: self.tasks.pop(id, None))

    async def _keep_acting(self, id: str) -> None:
        try:
            while await self._act_once(id):
                pass
        except Refusal as refusal:
            logger.info("table %s: %s", id, refusal.code)
            if refusal.code == "other-rules":
                await self._leave_alone(id)
        except Exception:
            logger.exception("table %s", id)

    async def _act_once(self, id: str) -> bool:
        """Make one move if one is due and unclaimed; say whether another may be."""
        store = self.desk.store
        table = (await self.desk.hold(id)).table
        now = store.now()
        if not (table.awaits_bot or self._is_late(table, now)):
            return False
        if not await store.claim(id, table.seq, now, now + CLAIM):
            return False
        if table.awaits_bot:
            await self._let_bot_choose(table)
        else:
            await self._answer_carefully(table)
        return True

    async def _leave_alone(self, id: str) -> None:
        """Look no more today at a table that this program cannot play."""
        store = self.desk.store
        now = store.now()
        for seq in (await store.numbers([id])).values():
            await store.claim(id, seq, now, now + UNUSED)

    def _is_late(self, table: Table, now: float) -> bool:
        return table.deadline is not None and table.deadline <= now

    async def _let_bot_choose(self, table: Table) -> None:
        seat, question = table.asked_seat, table.question
        chair = table.chairs[seat]
        level = chair.level or SITTER
        until = table.asked_at + (
            pause_before(table.id, table.seq) if table.options.pace == "natural" else 0
        )
        option = await self.pool.choose(table, level)
        await asyncio.sleep(max(0.0, until - self.desk.store.now()))
        by = "sitter" if chair.guest else "bot"

        def answer(table: Table, at: float) -> log.Chose | None:
            """Answer, unless the player has come back meanwhile."""
            return table.may_choose(at, seat, question, option, by) if table.awaits_bot else None

        await self.desk.commit(table.id, answer)

    async def _answer_carefully(self, table: Table) -> None:
        """Answer for somebody whose time is up; from then on a bot sits in."""
        assert table.game is not None
        seat, question = table.asked_seat, table.question
        option = table.game.careful(FastRng(table.seq)).text

        def answer(table: Table, at: float) -> log.Chose | None:
            """Answer, unless the clock was stopped meanwhile."""
            late = self._is_late(table, at)
            return table.may_choose(at, seat, question, option, "clock") if late else None

        await self.desk.commit(table.id, answer)
        await self._send_away(table.id, seat)

    async def stop(self) -> None:
        """Let the moves that are being made go."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run(self) -> None:
        """Look after everything that is due, for ever."""
        for number in itertools.count():
            try:
                await self._sweep()
                if number % SELDOM == 0:
                    await self.close_abandoned()
            except Exception:
                logger.exception("sweep")
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        await self.desk.look_around()
        for id in await self.desk.store.due(self.desk.store.now()):
            if id not in self.tasks:
                self._act(id)
        await self._look_for_the_gone()

    async def _look_for_the_gone(self) -> None:
        """Let a bot sit in for whoever is asked and not here."""
        store = self.desk.store
        for id, live in list(self.desk.live.items()):
            seat = live.table.asked_seat
            if seat == NOBODY or not live.table.chairs[seat].is_person:
                continue
            if live.table.asked_at > store.now() - GONE:
                continue
            if await store.last_seen(live.table.chairs[seat].guest) < store.now() - GONE:
                await self._send_away(id, seat)

    async def _send_away(self, id: str, seat: int) -> None:
        await self.desk.commit(id, lambda t, at: t.may_go_away(at, seat))

    async def close_abandoned(self) -> None:
        """Close tables where nothing has happened for a day."""
        store = self.desk.store
        before = store.now() - UNUSED

        def close(table: Table, at: float) -> log.Closed | None:
            """Close, unless something has happened meanwhile."""
            return log.Closed(at, "abandoned") if table.touched < before else None

        for id in await store.abandoned((OPEN, PLAYING, PAUSED), before):
            try:
                await self.desk.commit(id, close)
            except Refusal as refusal:
                if refusal.code == "other-rules":
                    await self.desk.close_unread(id)
