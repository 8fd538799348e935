"""Client: one connection: reads wishes, and tells the table whenever it has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from .. import __version__
from ..core.basics import Refusal
from . import limits, metrics
from . import messages as m
from .desk import Desk, Held, Wish
from .entries import AnyEntry
from .hints import Adviser
from .room import PAUSED, PLAYING, Room
from .telling import seat_of, tell_table

Send = Callable[[bytes], Awaitable[None]]
CHAT_SHOWN: Final = 50

logger = logging.getLogger(__name__)


class Flood(Exception):
    """A client that does not stop asking for too much."""


class Client:
    """A connection of a guest, at one table or at none."""

    def __init__(
        self,
        desk: Desk,
        guest: str,
        send: Send,
        spectators: limits.Crowd,
        adviser: Adviser | None = None,
    ) -> None:
        self.desk = desk
        self.guest = guest
        self.send = send
        self.spectators = spectators
        self.adviser = adviser
        self.held: Held | None = None
        self.token = ""
        self.watching = False
        self.kept = 0  # events that the reader has
        self.retracted = 0  # how often choices had been taken back by then
        self.chatted = 0  # number of the last line of chat that was sent
        self.news: set[str] = set()  # what has changed since it was told
        self.changed = asyncio.Event()
        self.bucket = limits.Bucket(*limits.MESSAGES)
        self.patience = limits.Bucket(*limits.PATIENCE)
        self.chat_bucket = limits.Bucket(*limits.CHAT)
        self.hint_bucket = limits.Bucket(*limits.HINTS)
        self.hinting: asyncio.Task[None] | None = None

    def nudge(self, *, chat: bool = False) -> None:
        """Hear that the table has changed, or that somebody has said something."""
        self.news.add("chat" if chat else "table")
        self.changed.set()

    async def tell(self, tale: m.AnyTale) -> None:
        """Send something, or give up on a reader who is too slow."""
        async with asyncio.timeout(limits.SEND_SECONDS):
            await self.send(m.encoder.encode(tale))

    # What is told

    async def greet(self, client: str = "") -> None:
        """Say which program this is."""
        await self.tell(m.Welcome(__version__, self.guest, client))

    async def tell_changes(self) -> None:
        """Tell the table again whenever it has changed, until the connection ends."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            news, self.news = self.news, set()
            if self.held is not None and "table" in news:
                await self._tell_table(self.held.room)
            if self.held is not None and "chat" in news:
                await self._tell_chat(self.held.room)

    async def _tell_table(self, room: Room) -> None:
        seats = room.seats_of(self.guest, self.token)
        guests = await self.desk.names(chair.guest for chair in room.chairs if chair.guest)
        self.kept = min([self.kept, *room.retracted[self.retracted :]])
        self.retracted = len(room.retracted)
        assert self.held is not None
        now, here = self.desk.store.now(), self.desk.here(self.held)
        tale = tell_table(room, self.guest, seats, guests, self.kept, now, here)
        self.kept = tale.keep + len(tale.events)
        await self.tell(tale)

    async def _tell_chat(self, room: Room) -> None:
        lines = await self.desk.store.said(room.id, self.chatted, CHAT_SHOWN)
        if lines:
            self.chatted = lines[-1][0]
            guests = await self.desk.names(guest for _, guest, _, _ in lines)
            said = [
                m.LineSaid(number, guests[guest].name, seat_of(room, guest), text)
                for number, guest, text, _ in lines
            ]
            await self.tell(m.ChatTale(said))

    # What is wished

    async def hear(self, frame: bytes) -> None:
        """Take a message; whatever is wrong with it is said, and changes nothing."""
        id = 0
        try:
            wish = self._read(frame)
            id = wish.id
            await self._obey(wish)
        except Refusal as refusal:
            if refusal.code == "too-fast" and not self.patience.take(self.desk.store.now()):
                await self.tell(m.ByeTale("flood"))
                raise Flood from refusal
            metrics.REFUSALS.labels(refusal.code).inc()
            await self.tell(m.Refused(id, refusal.code, refusal.facts))
        except (SQLAlchemyError, OSError):
            logger.exception("a wish met a database that is not well")
            await self.tell(m.Refused(id, "server"))
        else:
            await self.tell(m.Done(id))

    def _read(self, frame: bytes) -> m.AnyWish:
        if not self.bucket.take(self.desk.store.now()):
            raise Refusal("too many messages", "too-fast")
        if len(frame) > limits.FRAME:
            raise Refusal("the message is too long", "too-long")
        try:
            return m.wishes_decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("not a message", "malformed") from error

    async def _obey(self, wish: m.AnyWish) -> None:
        match wish:
            case m.Join():
                if not self.bucket.take(self.desk.store.now(), limits.JOINING):
                    raise Refusal("too many tables at once", "too-fast")
                await self._join(wish.table, wish.token)
            case m.Choose():
                await self._choose(wish)
            case m.Undo():
                seat = self._seat(None)
                count = wish.count
                await self._commit(lambda r, at: r.may_take_back(at, seat, count))
            case m.Pause():
                seat = self._seat(None)
                pause = wish.pause
                await self._commit(lambda r, at: r.may_agree(at, seat, pause))
            case m.Say():
                await self._say(wish.text)
            case m.Hint():
                self._hint(wish.id)
            case m.Ping():
                pass

    async def _join(self, table: str, token: str) -> None:
        if self._is_at(table, token):
            self.nudge()  # the reader has everything; whoever asks again and again costs little
            return
        await self.desk.fresh(table)
        held = await self.desk.hold(table)
        seats = held.room.seats_of(self.guest, token)
        self.leave()
        if not seats:
            if not held.room.wishes.spectators and held.room.status in (PLAYING, PAUSED):
                raise Refusal("nobody may watch", "no-spectators")
            if not self.spectators.enter(table):
                raise Refusal("too many watch", "full")
            self.watching = True
        self.held, self.token = held, token
        self.kept = self.retracted = self.chatted = 0
        held.watchers.add(self)
        for seat in seats:
            if held.room.chairs[seat].away:
                await self._come_back(seat)
        if seats:
            self.desk.nudge_soon(table)
        self.nudge()
        self.nudge(chat=True)

    def _is_at(self, table: str, token: str) -> bool:
        """Whether the connection is at that very table already, with nobody to come back."""
        if self.held is None or self.held.room.id != table or self.token != token:
            return False
        room = self.held.room
        seats = room.seats_of(self.guest, token)
        return self.watching is not bool(seats) and not any(room.chairs[s].away for s in seats)

    async def _come_back(self, seat: int) -> None:
        """Take the seat back from the bot, unless another device of the player did so just now."""
        await self._commit(lambda r, at: r.may_come_back(at, seat) if r.chairs[seat].away else None)

    async def _choose(self, wish: m.Choose) -> None:
        """Answer a question; the same answer once more is no mistake."""
        seat = self._seat(wish.seat, wish.ask)

        def answer(room: Room, at: float) -> AnyEntry | None:
            if room.answers.get(wish.ask) == (seat, wish.option):
                return None
            return room.may_choose(at, seat, wish.ask, wish.option, "player")

        await self._commit(answer)

    async def _say(self, text: str) -> None:
        room = self._room()
        if not room.wishes.chat:
            raise Refusal("nobody talks here", "no-chat")
        if not self.chat_bucket.take(self.desk.store.now()):
            raise Refusal("too many lines", "too-fast")
        await self.desk.say(room.id, self.guest, text)

    def _hint(self, id: int) -> None:
        """Have a hint thought of; it is told when it is there, and other wishes need not wait."""
        room, seat = self._room(), self._seat(None)
        if self.adviser is None or not room.wishes.hints:
            raise Refusal("no hints here", "no-hints")
        room.check_asked(seat)
        waiting = self.hinting is not None and not self.hinting.done()
        if waiting or not self.hint_bucket.take(self.desk.store.now()):
            raise Refusal("too many hints", "too-fast")
        assert self.held is not None
        self.hinting = asyncio.create_task(self._tell_hint(self.adviser, self.held, id))

    async def _tell_hint(self, adviser: Adviser, held: Held, id: int) -> None:
        tale: m.AnyTale
        try:
            tale = msgspec.structs.replace(await adviser.advise(held), id=id)
        except Exception:
            logger.exception("a hint")
            tale = m.Refused(id, "server")
        with contextlib.suppress(Exception):  # whoever is gone or slow is found out elsewhere
            await self.tell(tale)

    async def _commit(self, wish: Wish) -> None:
        await self.desk.commit(self._room().id, wish)

    def _room(self) -> Room:
        if self.held is None:
            raise Refusal("join a table first", "no-table")
        return self.held.room

    def _seat(self, wanted: int | None, ask: int = -1) -> int:
        """The seat that acts: the wanted one, who answered, who is asked, or the only one."""
        room = self._room()
        seats: Sequence[int] = room.seats_of(self.guest, self.token)
        if wanted is not None:
            seats = [seat for seat in seats if seat == wanted]
        if not seats:
            raise Refusal("you have no seat here", "no-seat")
        answered = room.answers.get(ask, (room.asking, ""))[0]
        return answered if answered in seats else seats[0]

    def present(self) -> set[str]:
        """The guests whose seats this connection has, and its own."""
        here = {self.guest}
        if self.held is not None and not self.watching:
            room = self.held.room
            here |= {room.chairs[seat].guest for seat in room.seats_of(self.guest, self.token)}
        return here - {""}

    def leave(self) -> None:
        """Stop watching."""
        if self.held is not None:
            self.held.watchers.discard(self)
            if self.watching:
                self.spectators.leave(self.held.room.id)
            else:
                self.desk.nudge_soon(self.held.room.id)
        if self.hinting is not None:
            self.hinting.cancel()
        self.held, self.watching = None, False
