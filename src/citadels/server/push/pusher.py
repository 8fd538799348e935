"""Pusher: notices who is asked and not here, and has their devices told, once for each question.

By correspondence, they are told once for each turn, and once more when little time is left.
What is told comes from the committed table, by the process that owns it. Sending happens beside the
tables, and never makes one wait.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import logging
import math
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ...core.basics import NOBODY, Refusal
from .. import limits, metrics
from ..storage.devices import Device, Devices
from ..tables.desk import Desk
from ..tables.live_table import LiveTable
from ..tables.owner import Elsewhere
from ..tables.table import Table
from ..wire.presenter import present_turn
from .sender import Sender

SWEEP: Final = 1.0  # seconds between looks at who is asked
SENDERS: Final = 4  # pushes that are on their way at once
WAITING: Final = 1000  # pushes that wait for that; more are dropped
PATIENCE: Final = (2.0, 8.0)  # seconds between attempts of a push service in trouble
TOPIC_BYTES: Final = 18

logger = logging.getLogger(__name__)


class Call(msgspec.Struct, frozen=True):
    """Somebody's turn, to be told to one of their devices."""

    table: str
    question: int
    device: Device
    body: bytes


Due = tuple[int, float]  # a question, and when to look again


class Pusher:
    """Calls people back to their tables."""

    def __init__(self, desk: Desk, sender: Sender) -> None:
        self.desk = desk
        self.sender = sender
        self.devices = Devices(desk.store)
        self.calls: asyncio.Queue[Call] = asyncio.Queue(WAITING)
        self.buckets = limits.Buckets(*limits.PUSHES)
        self.seen: dict[str, Due] = {}  # by table

    async def run(self) -> None:
        """Look after everybody who is asked, for ever."""
        senders = [asyncio.create_task(self._send()) for _ in range(SENDERS)]
        try:
            await self._go_on()
            while True:
                await self.sweep()
                await asyncio.sleep(SWEEP)
        finally:
            for task in senders:
                task.cancel()
            await asyncio.gather(*senders, return_exceptions=True)
            await self.sender.close()

    async def _go_on(self) -> None:
        """Have the tables whose players may have to be called, as they were before a restart."""
        since = self.desk.store.now() - limits.CALLED_SECONDS
        with contextlib.suppress(SQLAlchemyError, OSError, Refusal):  # whoever comes brings them
            for id in await self.devices.tables(since):
                with contextlib.suppress(Elsewhere):
                    await self.desk.own(id)

    async def sweep(self) -> None:
        """Call whoever is asked and not here."""
        for id in self.seen.keys() - self.desk.live.keys():
            del self.seen[id]
        for live in list(self.desk.live.values()):
            if self._is_due(live):
                try:
                    await self._look(live)
                except Exception:
                    logger.exception("table %s", live.table.id)

    def _is_due(self, live: LiveTable) -> bool:
        if not _awaited(live):
            return False
        question, when = self.seen.get(live.table.id, (NOBODY, 0.0))
        return question != live.table.call or when <= self.desk.store.now()

    async def _look(self, live: LiveTable) -> None:
        """Call the player if they have devices, and were not here just now."""
        table = await self.desk.fresh(live.table.id)
        guest = _awaited(live)
        if not guest:
            return
        devices = await self.devices.of(guest)
        here = await self.devices.last_here(guest, table.id) if devices else -math.inf
        absent = here + limits.ABSENT_SECONDS
        now = self.desk.store.now()
        self.seen[table.id] = table.call, absent if absent > now else _next_reminder(table, now)
        if not devices or absent > now or not self.buckets.take(guest, now):
            return
        first = await self.devices.claim(table.id, table.call)
        again = _is_reminded(table, now) and await self._remind(table)
        if first or again:
            wanted = [device for device in devices if first or device.remind]
            await self._call(table, wanted, reminder=not first)

    async def _remind(self, table: Table) -> bool:
        """Say that this process reminds somebody of a turn; false if that was said before."""
        return await self.devices.claim(table.id, table.call, reminder=True)

    async def _call(self, table: Table, devices: list[Device], *, reminder: bool = False) -> None:
        guests = await self.desk.people.names([table.host])
        for device in devices:
            told = present_turn(table, device.guest, guests, device.language, reminder)
            call = Call(table.id, table.call, device, msgspec.json.encode(told))
            try:
                self.calls.put_nowait(call)
            except asyncio.QueueFull:
                metrics.PUSHES.labels("dropped").inc()

    async def _send(self) -> None:
        """Send what is waiting, for ever."""
        while True:
            call = await self.calls.get()
            try:
                await self._deliver(call)
            except Exception:
                logger.exception("a push")

    async def _deliver(self, call: Call) -> None:
        """Send a push; to a service in trouble again after a while, as long as it is true."""
        outcome = "late"
        for pause in (*PATIENCE, 0.0):
            live = self.desk.live.get(call.table)
            if live is None or live.table.call != call.question or not _awaited(live):
                break
            seconds = self._seconds(live.table)
            topic = _topic(call)
            outcome = await self.sender.send(call.device, call.body, topic, seconds)
            if outcome != "later":
                break
            await asyncio.sleep(pause)
        if outcome == "gone":
            await self.devices.drop(call.device.id)
        metrics.PUSHES.labels(outcome).inc()

    def _seconds(self, table: Table) -> int:
        """How long it is still this player's turn; then somebody else answers."""
        now = self.desk.store.now()
        until = table.asked_at + limits.CALLED_SECONDS
        if table.days is not None and table.deadline is not None:
            until = table.deadline
        return max(0, math.ceil(min(until, table.deadline or until) - now))


def _awaited(live: LiveTable) -> str:
    """The guest whose answer a table waits for, if they are not connected at it here."""
    seat = live.table.asked_seat
    if not live.owned or seat == NOBODY or not live.table.chairs[seat].plays:
        return ""
    guest = live.table.chairs[seat].guest
    return "" if any(guest in watcher.present() for watcher in live.watchers) else guest


def _is_reminded(table: Table, now: float) -> bool:
    """Whether little time is left of a turn that takes days."""
    return table.reminder is not None and table.reminder <= now


def _next_reminder(table: Table, now: float) -> float:
    """When somebody is to be reminded, if that is still to come."""
    when = table.reminder
    return when if when is not None and when > now else math.inf


def _topic(call: Call) -> str:
    """What makes a newer push of the same table take the place of an older one."""
    mark = hashlib.sha256(f"{call.device.guest} {call.table}".encode()).digest()
    return base64.urlsafe_b64encode(mark[:TOPIC_BYTES]).decode()
