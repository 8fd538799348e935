"""Reader: one connection, as far as it is told of the table that it is at."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ... import __version__
from ...core.basics import Refusal
from .. import limits
from ..order.order import BLOCK, ORDER, Order
from ..tables.desk import Desk
from ..tables.live_table import LiveTable
from ..tables.table import Table
from ..wire import messages as m
from ..wire.presenter import Manners, present_table, seat_of
from .waiting import Gate

Send = Callable[[bytes], Awaitable[None]]
CHAT_SHOWN: Final = 50
UNTOLD: Final = -1  # before anything of the chat was told


class Moved(Exception):
    """A table that is no longer at this process: whoever was there has to come again."""


class Reader:
    """A connection of a guest, at one table or at none."""

    def __init__(
        self,
        desk: Desk,
        guest: str,
        send: Send,
        gallery: limits.Gallery,
        address: str,
        order: Order,
    ) -> None:
        self.desk = desk
        self.guest = guest
        self.send = send
        self.gallery = gallery
        self.address = address  # as the limits count
        self.order = order
        self.blocked: frozenset[str] = frozenset()  # whom the guest does not want to hear
        self.quick = False  # whether the guest may say quick phrases only
        self.announced = 0  # number of the last announcement that was told
        self.bye: m.Bye | None = None  # said when the guest is banned, and then no more
        self.live: LiveTable | None = None
        self.token = ""
        self.watching = False
        self.kept = 0  # events that the reader has
        self.retracted = 0  # how often choices had been taken back by then
        self.seen: int | None = None  # events that the guest had seen before, by correspondence
        self.chatted = UNTOLD  # number of the last remark that was sent
        self.untold: set[str] = set()  # what has changed: the table, the chat
        self.changed = Gate()
        self.ended: Exception | None = None  # why the connection has to end

    def nudge(self, *, chat: bool = False) -> None:
        """Hear that the table has changed, or that somebody has said something."""
        self.untold.add("chat" if chat else "table")
        self.changed.set()

    def nudge_order(self, what: str) -> None:
        """Hear that there is an announcement, or that the guest blocked somebody."""
        self.untold.add(what)
        self.changed.set()

    def ban(self, until: float) -> None:
        """End the connection soon, and say until when."""
        self.bye = m.Bye("banned", until)
        self.changed.set()

    def dismiss(self, why: Exception | None = None) -> None:
        """End the connection soon: the table is no longer here, or for another reason."""
        self.ended = why or Moved()
        self.changed.set()

    async def tell(self, message: m.AnyMessage) -> None:
        """Send something, or give up on a reader who is too slow."""
        async with asyncio.timeout(limits.SEND_SECONDS):
            await self.send(m.encoder.encode(message))

    async def greet(self, client: str = "") -> None:
        """Say which program this is."""
        await self.tell(m.Welcome(__version__, self.guest, client))
        await self._tell_news()

    async def tell_changes(self) -> None:
        """Tell the table again whenever it has changed, until the connection ends."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            await self.desk.owner.be_sure()
            if self.bye is not None:
                await self.tell(self.bye)
                return
            if self.ended is not None:
                raise self.ended
            untold, self.untold = self.untold, set()
            if ORDER in untold:
                await self._tell_news()
            if BLOCK in untold:
                self.blocked = await self.order.blocked_by(self.guest)
                untold.add("table")
            if self.live is not None and "table" in untold:
                await self._tell_table(self.live.table)
            if self.live is not None and "chat" in untold:
                await self._tell_chat(self.live.table)

    async def _tell_table(self, table: Table) -> None:
        seats = table.seats_of(self.guest, self.token)
        try:
            self._stay(table, seats)
        except Refusal as refusal:
            self.leave()
            await self.tell(m.Refused(0, refusal.code))
            return
        guests = await self.desk.people.names_at(table.id, [chair.guest for chair in table.chairs])
        rematch = await self.desk.rematch_of(table)
        self.kept = min([self.kept, *table.retracted[self.retracted :]])
        self.retracted = len(table.retracted)
        assert self.live is not None
        now, here = self.desk.store.now(), self.desk.here(self.live)
        conduct = await self.desk.people.conduct_at(self.live)
        ratings = await self.desk.people.ratings_at(self.live)
        message = present_table(
            *(table, self.guest, seats, guests, self.kept, now, here, rematch, conduct),
            *(self._manners(table), ratings, self.seen),
        )
        self.kept = message.keep + len(message.events)
        await self.tell(message)

    def _manners(self, table: Table) -> Manners:
        """What keeping order adds to the table."""
        people = {chair.guest for chair in table.chairs} - {""}
        marks = {guest: self.order.mark(table.id, guest) for guest in people}
        return Manners(marks, self.blocked, self.quick)

    async def _tell_chat(self, table: Table) -> None:
        said = await self.desk.store.said(table.id, self.chatted, CHAT_SHOWN)
        if said or self.chatted == UNTOLD:  # what comes later is news to whoever has heard this
            self.chatted = said[-1][0] if said else 0
            heard = [remark for remark in said if remark[1] not in self.blocked]
            guests = await self.desk.people.names(guest for _, guest, _, _ in heard)
            remarks = [
                m.RemarkData(
                    *(number, guests[guest].name, seat_of(table, guest)),
                    self.order.shown(table, text),
                    self.order.mark(table.id, guest),
                )
                for number, guest, text, _ in heard
            ]
            if remarks or not said:
                await self.tell(m.ChatMessage(remarks))

    async def _tell_news(self) -> None:
        """Tell what the operator announces, each once."""
        for one in self.order.news(self.desk.store.now()):
            if one.number > self.announced:
                self.announced = one.number
                await self.tell(m.Announcement(one.number, one.text))

    # Being there

    def _stay(self, table: Table, seats: Sequence[int]) -> None:
        """Go on playing, or watch: who was here before the game began may not always do so."""
        if seats:
            return
        self._check_spectators(table)
        if not self.watching and not self.gallery.enter(table.id, self.address):
            raise Refusal("too many spectators", "full")
        self.watching = True

    def _check_spectators(self, table: Table) -> None:
        if self.guest in table.removed:
            raise Refusal("the host sent you away", "removed")
        if not table.admits_spectators:
            raise Refusal("no spectators here", "no-spectators")

    def present(self) -> set[str]:
        """The guests whose seats this connection has, and its own."""
        here = {self.guest}
        if self.live is not None and not self.watching:
            table = self.live.table
            here |= {table.chairs[seat].guest for seat in table.seats_of(self.guest, self.token)}
        return here - {""}

    def places(self) -> set[tuple[str, str]]:
        """The same guests with the table where their seats are."""
        if self.live is None or self.watching:
            return set()
        return {(guest, self.live.table.id) for guest in self.present()}

    def leave(self) -> None:
        """Stop watching."""
        if self.live is not None:
            self.desk.part(self.live, self)
            if self.watching:
                self.gallery.leave(self.live.table.id, self.address)
            else:
                self.desk.nudge_soon(self.live.table.id)
        self.live, self.watching = None, False
