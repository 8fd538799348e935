"""Automation: makes the moves that no person makes: bots, run-out clocks, players who are gone."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from typing import Final

from ...core.basics import Refusal
from ...core.rng import FastRng
from .. import limits
from ..storage.devices import Devices
from ..tables import entries as log
from ..tables.desk import Desk
from ..tables.table import Table
from ..tables.told_table import OPEN, PAUSED, PLAYING, SITTER
from .bot_pool import BotPool
from .chance import pause_before

CLAIM: Final = 5.0  # seconds that a claim lasts; then another process may act
SELDOM: Final = 600  # sweeps between looks for abandoned tables
LONGEST: Final = 300.0  # seconds that a bot waits for its turn; the table is still in memory then
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
        self.turns = limits.Turns(*limits.UNWATCHED)
        self.changed: dict[str, asyncio.Event] = {}  # of tables at which a bot seems to think
        desk.committed = self.attend

    def attend(self, table: Table) -> None:
        """See to a table that has changed, if a bot is asked."""
        if table.id in self.changed:
            self.changed[table.id].set()
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
        if table.awaits_bot:
            await self._wait_for_turn(id)
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

    async def _wait_for_turn(self, id: str) -> None:
        """Let tables that somebody watches go first; the others share a few moves a second.

        Whoever leaves a hundred tables to their bots, or opens them for nobody, slows no one down.
        In other processes nobody watches either: where people are, there their bots are asked.
        """
        live = await self.desk.hold(id)
        if not live.watchers:
            seconds = min(self.turns.wait(self.desk.store.now()), LONGEST)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.watched.wait(), seconds)

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
        option = await self.pool.choose(table, level)
        await self._pause(table)
        by = "sitter" if chair.guest else "bot"

        def answer(table: Table, at: float) -> log.Chose | None:
            """Answer, unless the player has come back meanwhile."""
            return table.may_choose(at, seat, question, option, by) if table.awaits_bot else None

        await self.desk.commit(table.id, answer)

    async def _pause(self, asked: Table) -> None:
        """Seem to think, at the pace that the table has by then."""
        changed = self.changed[asked.id] = asyncio.Event()
        try:
            while True:
                pace = (await self.desk.hold(asked.id)).table.pace
                until = asked.asked_at + pause_before(asked.id, asked.seq, pace)
                if (rest := until - self.desk.store.now()) <= 0:
                    return
                changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), rest)
        finally:
            del self.changed[asked.id]

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
        """Let a bot sit in for whoever others wait for, and who is not at that table."""
        since = self.desk.store.now() - GONE
        missed = self._missed(since)
        places = {(table.chairs[seat].guest, table.id) for table, seat in missed}
        there = await self.desk.store.at_since(places, since) if places else set()
        for table, seat in missed:
            if (table.chairs[seat].guest, table.id) in there:
                continue
            if seat == table.asked_seat and await self._is_called(table):
                continue
            with contextlib.suppress(Refusal):  # somebody else was first; others wait, too
                await self._send_away(table.id, seat)

    def _missed(self, since: float) -> list[tuple[Table, int]]:
        """Whom others have waited for since then, and who is not at this process."""
        return [
            (live.table, seat)
            for live in self.desk.live.values()
            for seat in live.table.awaited
            if not _is_new(live.table, seat, since)
            and live.table.chairs[seat].guest not in self.desk.here(live)
        ]

    async def _is_called(self, table: Table) -> bool:
        """Whether a device of whoever is asked was told, and they may be on their way."""
        if table.asked_at <= self.desk.store.now() - limits.CALLED_SECONDS:
            return False
        return await Devices(self.desk.store).told_of(table.id) == table.question

    async def _send_away(self, id: str, seat: int) -> None:
        await self.desk.commit(id, lambda t, at: t.may_go_away(at, seat))
        await self.desk.commit(id, lambda t, at: t.may_settle(at))

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


def _is_new(table: Table, seat: int, since: float) -> bool:
    """Whether somebody may not know yet that others wait: just asked, or others just came."""
    if table.status == OPEN:
        return table.touched > since
    return seat == table.asked_seat and table.asked_at > since
