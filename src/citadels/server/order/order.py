"""Order: what this process knows of penalties, announcements and draining, and acts on.

The database decides. Each deed of an operator has a number; whoever hears of one on the bus, or
sees a new number when looking every two seconds, reads again what holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import socket
from collections.abc import Iterable
from typing import Final, Protocol

from ...core.basics import Refusal
from ..settings import Settings
from ..storage import blocks
from ..storage import order as kept
from ..storage.order import BAN, MUTE, Announcement, Visit
from ..tables import entries as log
from ..tables.desk import GUEST, Desk
from ..tables.fields import CLOSED, OVER
from ..tables.table import Table
from .cover import Cover
from .marks import mark_of
from .networks import Networks

LOOK: Final = 2.0  # seconds between looks for a new deed
AGAIN: Final = 15  # looks after which everything is read anyway
BEAT: Final = 7  # looks after which it is noted who is here
TIDY: Final = 1800  # looks after which is deleted what is old
ORDER, BLOCK = "order", "block"  # what a notice between processes is about
NOTICES: Final = (f"{ORDER} ", f"{BLOCK} ")
FOR_EVER: Final = 1e12  # seconds: nothing is as old
DAY: Final = 86_400.0

logger = logging.getLogger(__name__)


class Connected(Protocol):
    """A connection that order is kept with."""

    guest: str
    address: str

    def ban(self, until: float) -> None:
        """End, and say until when."""

    def nudge_order(self, what: str) -> None:
        """Hear that there is an announcement, or that somebody was blocked."""


class Order:
    """Order as one process keeps it."""

    def __init__(
        self, desk: Desk | None = None, key: bytes = b"", settings: Settings | None = None
    ) -> None:
        self.desk = desk  # none in tests, where nobody is blocked
        self.key = key
        self.keep = (settings.keep_reports if settings else 0) * DAY or FOR_EVER
        self.chat_after = settings.chat_after if settings else 0
        self.cover = Cover.of_files(settings.words) if settings else Cover(())
        self.clients: Iterable[Connected] = ()
        self.process = secrets.token_urlsafe(9)
        self.name = f"{socket.gethostname()}:{os.getpid()}"[:128]
        self.guests: dict[str, float] = {}  # who is banned, until when
        self.networks = Networks({})
        self.muted: dict[str, float] = {}
        self.announcements: list[Announcement] = []
        self.draining = False
        self.relieved = False  # whether another process will have what begins here
        self._seen = -1  # the last deed that was read
        self._here: set[Visit] = set()  # who the database knows to be connected
        self._wake = asyncio.Event()

    # What holds

    def banned_until(self, guest: str, address: str, now: float) -> float:
        """Until when somebody may not be here; 0 if they may."""
        until = max(self.guests.get(guest, 0.0), self.networks.banned_until(address))
        return until if until > now else 0.0

    def check_ban(self, guest: str, address: str, now: float) -> None:
        """Refuse whoever is banned, and say until when."""
        until = self.banned_until(guest, address, now)
        if until:
            raise Refusal("banned", "banned", until=int(until))

    def check_mute(self, guest: str, now: float) -> None:
        """Refuse whoever may not speak, and say until when."""
        until = self.muted.get(guest, 0.0)
        if until > now:
            raise Refusal("muted", "muted", until=int(until))

    def check_draining(self) -> None:
        """Refuse to begin anything while this process is to end soon, and nobody takes over."""
        if self.draining and not self.relieved:
            raise Refusal("no new games here", "draining")

    def news(self, now: float) -> list[Announcement]:
        """What everybody is to be told."""
        return [one for one in self.announcements if one.until > now]

    def mark(self, place: str, guest: str) -> str:
        """The mark of a guest at a table."""
        return mark_of(self.key, place, guest)

    async def blocked_by(self, guest: str) -> frozenset[str]:
        """Whom a guest has blocked."""
        if self.desk is None or not guest:
            return frozenset()
        return frozenset(await blocks.blocked_by(self.desk.store, guest))

    async def is_new(self, table: Table, guest: str) -> bool:
        """Whether somebody may say quick phrases only, since they have not played enough.

        Strangers meet at listed tables; whoever has the link to another one was invited.
        """
        if self.desk is None or not self.chat_after or not table.options.listed:
            return False
        return await kept.games_with_others(self.desk.store, guest) < self.chat_after

    def shown(self, table: Table, text: str) -> str:
        """What was said, as it is shown at a table."""
        return self.cover.covered(text) if table.options.filter == "mild" else text

    # What is heard and seen

    async def hear(self, notice: str) -> None:
        """Hear from another process that an operator did something, or a guest blocked somebody."""
        kind, _, guest = notice.partition(" ")
        if kind == ORDER:
            self._wake.set()
        elif kind == BLOCK:
            self._tell_block(guest)

    def changed(self) -> None:
        """Look again at once, here and in other processes."""
        self._wake.set()
        if self.desk is not None:
            self.desk.publish(f"{ORDER} now")

    def blocked(self, guest: str) -> None:
        """Let the connections of a guest know that they blocked somebody, or no longer do."""
        self._tell_block(guest)
        if self.desk is not None:
            self.desk.publish(f"{BLOCK} {guest}")

    def _tell_block(self, guest: str) -> None:
        for client in list(self.clients):
            if client.guest == guest:
                client.nudge_order(BLOCK)

    async def run(self) -> None:
        """Look after order, for ever."""
        assert self.desk is not None
        for number in itertools.count():
            self._wake.clear()
            try:
                await self.look(everything=number % AGAIN == 0)
                if number % BEAT == 0:
                    await self.beat()
                if number % TIDY == 0:
                    await kept.tidy(self.desk.store, self.keep)
            except Exception:
                logger.exception("looking after order")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()

    async def look(self, *, everything: bool = False) -> None:
        """Read what holds, if an operator has done anything; act on it."""
        assert self.desk is not None
        store = self.desk.store
        last = await kept.last_deed(store)
        if last == self._seen and not everything:
            return
        found = await kept.standing(store, self.process)
        bans = [one for one in found.penalties if one.kind == BAN]
        self.guests = _ends((one.guest, one.until) for one in bans)
        self.networks = Networks(_ends((one.network, one.until) for one in bans))
        self.muted = _ends((one.guest, one.until) for one in found.penalties if one.kind == MUTE)
        fresh = found.announcements != self.announcements
        self.announcements = found.announcements
        self.draining, self.relieved = found.drained, found.relieved
        self._seen = last
        self._act(fresh)
        for guest in await kept.unnamed(store):
            await self.desk.hear(f"{GUEST} {guest}")
        for table in found.closings:
            await self._close(table)

    def _act(self, fresh: bool) -> None:
        """End the connections of whoever is banned, and tell the others what is new."""
        assert self.desk is not None
        now = self.desk.store.now()
        for client in list(self.clients):
            until = self.banned_until(client.guest, client.address, now)
            if until:
                client.ban(until)
            elif fresh:
                client.nudge_order(ORDER)

    async def _close(self, id: str) -> None:
        assert self.desk is not None

        def close(table: Table, at: float) -> log.Closed | None:
            return None if table.status in (OVER, CLOSED) else log.Closed(at, "operator")

        try:
            await self.desk.commit(id, close)
        except Refusal as refusal:
            if refusal.code == "other-rules":
                await self.desk.close_unread(id)
        await kept.closed(self.desk.store, id)

    async def beat(self) -> None:
        """Note that this process serves, and who has come to it or gone."""
        assert self.desk is not None
        here = {(one.guest, one.address[:64]) for one in self.clients if one.guest}
        came, went = here - self._here, self._here - here
        await kept.beat(self.desk.store, self.process, self.name, came, went)
        self._here = here

    async def stop(self) -> None:
        """Serve no more."""
        assert self.desk is not None
        with contextlib.suppress(Exception):  # whoever looks sees soon that it is silent
            await kept.leave(self.desk.store, self.process)


def _ends(pairs: Iterable[tuple[str, float]]) -> dict[str, float]:
    """Until when each is meant, by the longest."""
    found: dict[str, float] = {}
    for name, until in pairs:
        if name:
            found[name] = max(until, found.get(name, 0.0))
    return found
