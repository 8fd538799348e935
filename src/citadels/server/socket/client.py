"""Client: one connection: carries out its commands, and tells it whenever the table has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ...core.basics import Refusal
from ...words import QUICK_PHRASES
from .. import limits, metrics, tracing
from ..bots.hints import Adviser
from ..order.order import Order
from ..storage.games import take_along
from ..storage.turns import note_seen, seen_by
from ..tables.desk import Desk, Proposal
from ..tables.entries import AnyEntry
from ..tables.live_table import LiveTable
from ..tables.table import Table
from ..tables.told_table import TAKEN_BACK
from ..tables.vacation import come_home
from ..wire import commands
from ..wire import messages as m
from .reader import UNTOLD, Reader, Send

PHRASES: Final = frozenset(f":{id}:" for id in QUICK_PHRASES)  # what everybody may say
NO_QUESTION: Final = -1  # where a command does not say which one it is about

logger = logging.getLogger(__name__)


class Flood(Exception):
    """A client that does not stop asking for too much."""


class SignedOut(Exception):
    """A client whose guest has signed out everywhere."""


class Client(Reader):
    """A connection that gives commands, and is told what they change."""

    def __init__(
        self,
        desk: Desk,
        guest: str,
        send: Send,
        gallery: limits.Gallery,
        adviser: Adviser | None = None,
        address: str = "",
        order: Order | None = None,
    ) -> None:
        super().__init__(desk, guest, send, gallery, address, order or Order())
        self.adviser = adviser
        self.request = tracing.request_id() or tracing.new_id()  # by which logs name it
        self.heard = 0  # messages
        self.bucket = limits.Bucket(*limits.MESSAGES)
        self.patience = limits.Bucket(*limits.PATIENCE)
        self.chat_bucket = limits.Bucket(*limits.CHAT)
        self.hint_bucket = limits.Bucket(*limits.HINTS)
        self.hinting: asyncio.Task[None] | None = None

    async def hear(self, frame: bytes) -> None:
        """Take a message; whatever is wrong with it is said, and changes nothing."""
        self.heard += 1
        tracing.begin_request(f"{self.request}/{self.heard}")
        await self._carry_out(commands.id_of(frame), lambda: self._do(frame))

    async def join(self, command: commands.Join) -> None:
        """Carry out a command that was heard before."""
        await self._carry_out(command.id, lambda: self._join(command.table, command.token))

    async def _carry_out(self, id: int, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refusal as refusal:
            if refusal.code == "too-fast" and not self.patience.take(self.desk.store.now()):
                await self.tell(m.Bye("flood"))
                raise Flood from refusal
            metrics.REFUSALS.labels(refusal.code).inc()
            await self.tell(m.Refused(id, refusal.code, refusal.facts))
        except (SQLAlchemyError, OSError):
            logger.exception("a command met a database that is not well")
            await self.tell(m.Refused(id, "server"))
        else:
            await self.tell(m.Done(id))

    def _read(self, frame: bytes) -> commands.AnyCommand:
        if not self.bucket.take(self.desk.store.now()):
            raise Refusal("too many messages", "too-fast")
        if len(frame) > limits.FRAME:
            raise Refusal("the message is too long", "too-long")
        try:
            return commands.decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("not a message", "malformed") from error

    async def _do(self, frame: bytes) -> None:
        """Obey, and count how long it takes."""
        command = self._read(frame)
        name = type(command).__name__.lower()
        begun = time.perf_counter()
        with tracing.span("command", command=name):
            await self._obey(command)
        seconds = time.perf_counter() - begun
        metrics.COMMAND.labels(name).observe(seconds)
        logger.debug("%s in %.1f ms", name, seconds * 1000)

    async def _obey(self, command: commands.AnyCommand) -> None:
        match command:
            case commands.Join():
                if not self.bucket.take(self.desk.store.now(), limits.JOINING):
                    raise Refusal("too many tables at once", "too-fast")
                await self._join(command.table, command.token)
            case commands.Choose():
                await self._choose(command)
            case commands.Undo():
                await self._take_back(command)
            case commands.Pause():
                seat = self._seat(None)
                pause = command.pause
                await self._commit(lambda t, at: t.may_agree(at, seat, pause))
            case commands.Pace():
                pace = command.pace
                await self._commit(lambda t, at: t.may_pace(at, self.guest, pace))
            case commands.Skip():
                seat = self._seat(None)
                await self._commit(lambda t, at: t.may_skip(at, seat))
            case commands.TakeBack():
                seat = self._seat(None)
                await self._commit(lambda t, at: t.may_agree_to_take_back(at, seat))
            case commands.Decline():
                seat = self._seat(None)
                await self._commit(lambda t, at: t.may_disagree(at, seat))
            case commands.ComeBack():
                await self._come_back_everywhere()
            case commands.Say():
                await self._say(command.text)
            case commands.Seen():
                await self._note_seen(command.events)
            case commands.Hint():
                self._hint(command.id)
            case commands.Ping():
                pass

    async def _join(self, id: str, token: str) -> None:
        if self._is_at(id, token):
            self.nudge()  # the reader has everything; whoever asks again and again costs little
            return
        live = await self.desk.own(id)
        by_days = live.table.days is not None and bool(live.table.seats_of(self.guest, token))
        seen = await seen_by(self.desk.store, self.guest, id) if by_days else None
        blocked = await self.order.blocked_by(self.guest)
        quick = await self.order.is_new(live.table, self.guest)
        live = await self.desk.own(id)  # which may have left memory meanwhile
        seats = live.table.seats_of(self.guest, token)
        self.leave()
        self._stay(live.table, seats)
        self.live, self.token = live, token
        self.kept = self.retracted = 0
        self.chatted = UNTOLD
        self.seen, self.blocked, self.quick = seen, blocked, quick
        self.desk.welcome(live, self)
        await self._come_back_everywhere()
        if seats:
            if not live.table.seats_of(self.guest):  # another device, by the link of a seat
                async with live.lock:
                    await self._take_along(live.table)
            await self.desk.store.saw([], sorted(self.places()))
            self.desk.nudge_soon(id)
        self.nudge()
        self.nudge(chat=True)

    async def _take_along(self, table: Table) -> None:
        """Put the table among one's own, with the seat that the link proves right now."""
        for seat in table.seats_of(self.guest, self.token)[:1]:
            await take_along(self.desk.store, self.guest, table.id, seat)

    def _is_at(self, id: str, token: str) -> bool:
        """Whether the connection is at that very table already, with nobody to come back."""
        if self.live is None or self.live.table.id != id or self.token != token:
            return False
        table = self.live.table
        seats = table.seats_of(self.guest, token)
        return self.watching is not bool(seats) and not any(table.chairs[s].away for s in seats)

    async def _come_back_everywhere(self) -> None:
        """Take all own seats back from the bots that sit in."""
        table = self._table()
        for seat in table.seats_of(self.guest, self.token):
            if table.chairs[seat].away:
                await self._come_back(seat)

    async def _come_back(self, seat: int) -> None:
        """Take the seat back from the bot, unless another device of the player did so just now."""
        await self._commit(lambda t, at: t.may_come_back(at, seat) if t.chairs[seat].away else None)

    async def _choose(self, command: commands.Choose) -> None:
        """Answer a question; the same answer once more is no mistake."""
        seat = self._seat(command.seat, command.question)
        if self._table().chairs[seat].away:
            await self._come_back(seat)  # whoever answers is here

        def answer(table: Table, at: float) -> AnyEntry | None:
            if table.answers.get(command.question) == (seat, command.option):
                return None
            return table.may_choose(at, seat, command.question, command.option, "player")

        away = self._table().chairs[seat]
        await self._commit(answer)
        if away.until > self.desk.store.now():
            await come_home(self.desk, away.guest)  # whoever plays is back

    async def _note_seen(self, events: int) -> None:
        """Keep how much the guest has seen of a game that takes days, for the next look at it."""
        if self.seen is None or self.live is None:
            return
        if not self.bucket.take(self.desk.store.now(), limits.JOINING):
            raise Refusal("too many looks", "too-fast")
        await note_seen(self.desk.store, self.guest, self.live.table.id, min(events, self.kept))

    async def _take_back(self, command: commands.Undo) -> None:
        """Take choices back; the same command once more takes nothing else back."""
        number = NO_QUESTION if command.question is None else command.question
        seat = self._seat(None, number)

        def take_back(table: Table, at: float) -> AnyEntry | None:
            if table.answers.get(number) == (seat, TAKEN_BACK):
                return None
            if number not in (NO_QUESTION, table.question):
                raise Refusal("the question is another one by now", "stale")
            return table.may_take_back(at, seat, command.count)

        await self._commit(take_back)

    async def _say(self, text: str) -> None:
        table = self._table()
        seats = table.seats_of(self.guest, self.token)
        if not seats:
            self._check_spectators(table)
        if not table.options.chat:
            raise Refusal("chat is off here", "no-chat")
        assert self.live is not None
        who = table.chairs[seats[0]].guest if seats else self.address or self.guest
        now = self.desk.store.now()
        self.order.check_mute(self.guest, now)
        if self.quick and text not in PHRASES:
            self.quick = await self.order.is_new(table, self.guest)
            if self.quick:
                raise Refusal("quick phrases only", "quick-only", amount=self.order.chat_after)
        if not self.chat_bucket.take(now) or not self.live.may_speak(who, now, watching=not seats):
            raise Refusal("too many chat messages", "too-fast")
        await self.desk.say(table.id, self.guest, text)

    def _hint(self, id: int) -> None:
        """Have a hint thought of; it is told when it is there, and other commands need not wait."""
        table, seat = self._table(), self._seat(None)
        if table.is_rated:
            raise Refusal("no hints in a rated game", "rated-hints")
        if self.adviser is None or not table.gives_hints:
            raise Refusal("no hints here", "no-hints")
        table.check_asked(seat)
        waiting = self.hinting is not None and not self.hinting.done()
        if waiting or not self.hint_bucket.take(self.desk.store.now()):
            raise Refusal("too many hints", "too-fast")
        assert self.live is not None
        self.hinting = asyncio.create_task(self._tell_hint(self.adviser, self.live, id))

    async def _tell_hint(self, adviser: Adviser, live: LiveTable, id: int) -> None:
        message: m.AnyMessage
        try:
            message = msgspec.structs.replace(await adviser.advise(live), id=id)
        except Exception:
            logger.exception("a hint")
            message = m.Refused(id, "server")
        with contextlib.suppress(Exception):  # whoever is gone or slow is found out elsewhere
            await self.tell(message)

    async def _commit(self, proposal: Proposal) -> None:
        await self.desk.commit(self._table().id, proposal)

    def _table(self) -> Table:
        if self.live is None:
            raise Refusal("join a table first", "no-table")
        return self.live.table

    def _seat(self, wanted: int | None, question: int = NO_QUESTION) -> int:
        """The seat that acts: the wanted one, who answered, who is asked, or the only one."""
        table = self._table()
        seats: Sequence[int] = table.seats_of(self.guest, self.token)
        if wanted is not None:
            seats = [seat for seat in seats if seat == wanted]
        if not seats:
            raise Refusal("you have no seat here", "no-seat")
        answered = table.answers.get(question, (table.asked_seat, ""))[0]
        return answered if answered in seats else seats[0]

    def leave(self) -> None:
        """Stop watching, and waiting for a hint."""
        super().leave()
        if self.hinting is not None:
            self.hinting.cancel()


class Hearer(Protocol):
    """Somebody who hears frames, and tells of changes."""

    async def hear(self, frame: bytes) -> None:
        """Take a frame."""

    async def tell_changes(self) -> None:
        """Tell changes until the connection ends."""

    def leave(self) -> None:
        """Be no longer there."""


async def serve(client: Hearer, frame: Callable[[], Awaitable[bytes | None]]) -> None:
    """Hear frames and tell changes side by side, until either ends."""

    async def hear() -> None:
        while (heard := await frame()) is not None:
            await client.hear(heard)

    tasks = [asyncio.create_task(hear()), asyncio.create_task(client.tell_changes())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with contextlib.suppress(TimeoutError):
                task.result()
    finally:
        client.leave()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
