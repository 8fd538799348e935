"""Automation: makes the moves that no person makes: bots, run-out clocks, players who are gone."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import math
from collections.abc import Iterable
from typing import Final

from ...core.basics import Refusal
from ...core.rng import FastRng
from .. import limits, metrics
from ..storage.devices import Devices
from ..tables import entries as log
from ..tables.desk import Desk
from ..tables.fields import OPEN, PAUSED, PLAYING
from ..tables.live_table import LiveTable
from ..tables.owner import Elsewhere
from ..tables.table import Table
from ..tables.told_table import SITTER
from .bot_pool import BotPool
from .lane import Lane
from .pace import pause_before
from .timers import Timers

SELDOM: Final = 600  # sweeps between looks for abandoned tables
SWEEP: Final = 1.0  # seconds between looks at what nobody owns
TICK: Final = 0.25  # seconds after which a timer that was set meanwhile is noticed
AT_ONCE: Final = 100  # tables that are taken in one sweep
GONE: Final = limits.GONE_SECONDS
UNUSED: Final = 86_400.0  # seconds after which an abandoned table is closed

logger = logging.getLogger(__name__)


class Automation:
    """Acts for the tables that this process owns."""

    def __init__(self, desk: Desk, pool: BotPool) -> None:
        self.desk = desk
        self.pool = pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.stopped = False
        self.timers = Timers()
        self.lane = Lane(desk.store.now, self._act)
        self.unplayable: set[str] = set()  # tables that only a newer program can play
        self.changed: dict[str, asyncio.Event] = {}  # of tables at which a bot seems to think
        desk.stirred = self.attend

    def attend(self, live: LiveTable) -> None:
        """See to a table at which something has changed, or somebody has come or gone."""
        id = live.table.id
        if id in self.changed:
            self.changed[id].set()
        self._wake_bot(live)
        self.timers.set(live, self._next(live))

    def _wake_bot(self, live: LiveTable) -> None:
        """Let a bot answer that is asked: at once where somebody watches, else in turn."""
        if live.owned and live.table.awaits_bot and live.table.id not in self.tasks:
            if live.watchers:
                self._act(live)
            else:
                self.lane.join(live)

    def _next(self, live: LiveTable) -> float:
        """When to look at a table again if nothing changes meanwhile."""
        times = [] if live.watchers else [live.kept_until]
        if live.owned:
            times += [_missed_at(live, seat) for seat in self._missed(live)]
            times += live.table.moments(self.desk.store.now())
        return min(times, default=math.inf)

    def _act(self, live: LiveTable) -> asyncio.Task[None] | None:
        """Let whoever is to act at a table do so, unless that is going on."""
        id = live.table.id
        if id in self.tasks or not live.owned or self.stopped:
            return None
        self.lane.leave(live)
        task = asyncio.create_task(self._keep_acting(live))
        self.tasks[id] = task
        task.add_done_callback(lambda _: self._rest(live))
        return task

    def _rest(self, live: LiveTable) -> None:
        """Have acted; if that failed, try again in a while."""
        self.tasks.pop(live.table.id, None)
        if live.owned:
            if live.table.awaits_bot and not live.watchers:
                self.lane.join(live)
            self.timers.set(live, max(self._next(live), self.desk.store.now() + SWEEP))

    async def _keep_acting(self, live: LiveTable) -> None:
        try:
            while await self._act_once(live) and live.watchers:
                pass
        except Refusal as refusal:
            logger.info("table %s: %s", live.table.id, refusal.code)
        except Exception:
            logger.exception("table %s", live.table.id)

    async def _act_once(self, live: LiveTable) -> bool:
        """Make one move if one is due; say whether another may be."""
        table = live.table
        if not live.owned:
            return False
        if table.awaits_bot:
            await self._let_bot_choose(live)
        elif self._is_late(table, self.desk.store.now()):
            await (self._answer_carefully if table.days is None else self._run_out)(table)
        else:
            return False
        return True

    def _is_late(self, table: Table, now: float) -> bool:
        return table.deadline is not None and table.deadline <= now

    async def _let_bot_choose(self, live: LiveTable) -> None:
        table = live.table
        seat, question = table.asked_seat, table.question
        chair = table.chairs[seat]
        level = chair.level or SITTER
        option = await self.pool.choose(table, level)
        await self._pause(live, table, level)
        by = "sitter" if chair.guest else "bot"

        def answer(table: Table, at: float) -> log.Chose | None:
            """Answer, unless the player has come back meanwhile."""
            return table.may_choose(at, seat, question, option, by) if table.awaits_bot else None

        await self.desk.commit(table.id, answer, owning=True)

    async def _pause(self, live: LiveTable, asked: Table, level: str) -> None:
        """Seem to think, at the pace that the table has by then."""
        changed = self.changed[asked.id] = asyncio.Event()
        try:
            while True:
                pause = pause_before(asked.id, asked.seq, live.table.pace, level)
                until = asked.asked_at + pause
                if (rest := until - self.desk.store.now()) <= 0:
                    return
                changed.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(rest):
                        await changed.wait()
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

        await self.desk.commit(table.id, answer, owning=True)
        await self._send_away(table.id, seat)

    async def _run_out(self, table: Table) -> None:
        """Let a bot play the turn of somebody who has had days for it; the seat stays theirs."""
        seat = table.asked_seat
        await self.desk.commit(table.id, lambda t, at: t.may_run_out(at, seat), owning=True)

    async def stop(self) -> None:
        """Let the moves that are being made go."""
        self.stopped = True
        self.lane.stop()
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def run(self) -> None:
        """Look after everything that is due, for ever; when it ends, nothing of it goes on."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._keep_time())
            group.create_task(self._keep_sweeping())

    async def _keep_time(self) -> None:
        """Look at tables when their time has come."""
        while True:
            now = self.desk.store.now()
            try:
                await self._look(self.timers.pop(now))
            except Exception:
                logger.exception("timers")
            await asyncio.sleep(min(TICK, max(0.0, self.timers.next - self.desk.store.now())))

    async def _keep_sweeping(self) -> None:
        for number in itertools.count():
            try:
                await self._sweep()
                if number % SELDOM == 0:
                    self.unplayable.clear()
                    await self.close_abandoned()
            except Exception:
                logger.exception("sweep")
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        """Take tables that nobody owns, and at which something is due."""
        store, now = self.desk.store, self.desk.store.now()
        without = self.unplayable
        due = await store.due(now, bot=False, limit=AT_ONCE, without=without)
        if self.lane.room:
            due += await store.due(now, bot=True, limit=self.lane.room, without=without)
        for id in due:
            try:
                await self._take(id)
            except Refusal as refusal:
                logger.info("table %s: %s", id, refusal.code)
                self.unplayable.add(id)
            except Elsewhere:
                pass  # another process was faster
        metrics.TABLES.set(len(self.desk.live))

    async def _take(self, id: str) -> None:
        """Have a table for what is due, and no longer if nobody comes."""
        passing = id not in self.desk.live
        live = await self.desk.own(id)
        live.passing = passing and not live.watchers
        self.timers.set(live, self._next(live))

    async def _look(self, tables: list[LiveTable]) -> None:
        """Look at tables whose time has come, and say when to do so again."""
        now = self.desk.store.now()
        for live in tables:
            self._wake_bot(live)
            if self._is_late(live.table, now):
                self._act(live)
            elif live.table.agreed and live.table.has_paused(now):
                await self._settle(live.table.id)
            elif live.table.expires is not None and live.table.expires <= now:
                await self._expire(live.table.id)
        await self._look_for_the_gone([live for live in tables if live.owned])
        for live in tables:
            if not await self._let_go(live) and self.desk.live.get(live.table.id) is live:
                self.timers.set(live, max(self._next(live), self.desk.store.now() + SWEEP))

    async def _let_go(self, live: LiveTable) -> bool:
        """Have a table no longer in memory that nobody watches."""
        busy = live.table.id in self.tasks or live.lock.locked() or self.lane.keeps(live)
        if live.watchers or busy or self.desk.store.now() < live.kept_until:
            return False
        self.lane.leave(live)
        return await self.desk.let_go(live, self._due(live))

    def _due(self, live: LiveTable) -> float | None:
        """When somebody has to look at a table that nobody watches."""
        table = live.table
        missed = [max(table.missed_at(seat), live.used + GONE) for seat in table.awaited]
        if table.awaits_bot:
            return table.due
        return min([*missed, *table.moments(self.desk.store.now())], default=None)

    async def _look_for_the_gone(self, tables: Iterable[LiveTable] | None = None) -> None:
        """Let a bot sit in for whoever others wait for, and who is not at that table."""
        now = self.desk.store.now()
        missed = [
            (live.table, seat)
            for live in (self.desk.live.values() if tables is None else tables)
            for seat in self._missed(live)
            if _missed_at(live, seat) <= now
        ]
        places = {(table.chairs[seat].guest, table.id) for table, seat in missed}
        there = await self.desk.store.at_since(places, now - GONE) if places else set()
        for table, seat in missed:
            if (table.chairs[seat].guest, table.id) in there:
                continue
            if seat == table.asked_seat and await self._is_called(table):
                continue
            with contextlib.suppress(Refusal):  # somebody else was first; others wait, too
                await self._send_away(table.id, seat)

    def _missed(self, live: LiveTable) -> list[int]:
        """The seats of those for whom others wait, and who are not here."""
        seats = live.table.awaited
        here = self.desk.here(live) if seats else set()
        return [seat for seat in seats if live.table.chairs[seat].guest not in here]

    async def _is_called(self, table: Table) -> bool:
        """Whether a device of whoever is asked was told, and they may be on their way."""
        if table.asked_at <= self.desk.store.now() - limits.CALLED_SECONDS:
            return False
        return await Devices(self.desk.store).told_of(table.id) == table.question

    async def _send_away(self, id: str, seat: int) -> None:
        await self.desk.commit(id, lambda t, at: t.may_go_away(at, seat))
        await self.desk.commit(id, lambda t, at: t.may_settle(at))

    async def _settle(self, id: str) -> None:
        """End a pause that has lasted for its time, as somebody has asked for."""
        with contextlib.suppress(Refusal):  # another process is busy with it
            await self.desk.commit(id, lambda t, at: t.may_settle(at))

    async def _expire(self, id: str) -> None:
        """Close a table by correspondence that has waited for players in vain."""

        def close(table: Table, at: float) -> log.Closed | None:
            expired = table.expires is not None and table.expires <= at
            return log.Closed(at, "abandoned") if expired else None

        with contextlib.suppress(Refusal):  # another process is busy with it
            await self.desk.commit(id, close)

    async def close_abandoned(self) -> None:
        """Close tables where nothing has happened for a day, and nothing will by itself."""
        store = self.desk.store
        before = store.now() - UNUSED

        def close(table: Table, at: float) -> log.Closed | None:
            """Close, unless something has happened meanwhile; days have a clock of their own."""
            unused = table.days is None and table.touched < before
            return log.Closed(at, "abandoned") if unused else None

        for id in await store.abandoned((OPEN, PLAYING, PAUSED), before):
            try:
                await self.desk.commit(id, close)
            except Refusal as refusal:
                if refusal.code == "other-rules":
                    await self.desk.close_unread(id)


def _missed_at(live: LiveTable, seat: int) -> float:
    """When it is time to look whether somebody is gone; they are noted somewhat before they go."""
    left = live.left.get(live.table.chairs[seat].guest, 0.0)
    return max(live.table.missed_at(seat), left + GONE - limits.PRESENCE_SECONDS)
