"""Desk: what this process does for tables: load, check, commit, and then tell whoever watches.

The log decides. A wish becomes an entry, the entry is committed under the next number, and only
then does the table in memory change and anybody hear of it. If another process was first, the desk
reads what it wrote and looks at the wish again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec

from .. import RULES_VERSION, Config, write_config
from ..core.basics import NOBODY, Refusal
from . import entries as log
from . import limits, metrics
from . import messages as m
from .room import CLOSED, OPEN, OVER, PAUSED, PLAYING, Room
from .store import Guest, Row, Store, Taken
from .wishes import TableWishes

BREATH: Final = 32  # entries after which somebody else may have a turn
ATTEMPTS: Final = 20  # how often another process may be first
ID_BYTES: Final = 9
TOKEN_BYTES: Final = 16
SEED_BYTES: Final = 32
REMEMBERED: Final = 100_000  # guests whose names are kept in memory
TABLE, CHAT, GUEST = "table", "chat", "guest"  # what a message between processes is about
IDLE: Final = 600.0  # seconds after which a table that nobody watches is forgotten, not lost


Wish = Callable[[Room, float], log.AnyEntry | None]


class Watcher(Protocol):
    """Somebody who wants to know when a table has changed."""

    def nudge(self, *, chat: bool) -> None:
        """Hear that it has, or that somebody has said something."""

    def present(self) -> set[str]:
        """The guests who are here by it."""


class Held:
    """A table in the memory of this process."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = 0.0
        self.wanted = -1  # number of an entry that another process has told of
        self.looking: asyncio.Task[None] | None = None
        self.coming = False  # whether it will soon be told who has come or gone
        self.hint: tuple[int, asyncio.Task[m.HintTale]] | None = None  # for which question


class Desk:
    """The tables of this process."""

    def __init__(self, store: Store, publish: Callable[[str], None]) -> None:
        self.store = store
        self.publish = publish  # tells the other processes: what changed, never how
        self.held: dict[str, Held] = {}
        self.guests: dict[str, Guest] = {}
        self.elsewhere: set[str] = set()  # guests who are, or just were, at some process
        self.committed: Callable[[Room], None] = lambda _: None  # wakes bots and clock
        self._loading: dict[str, asyncio.Task[Held]] = {}

    # Tables

    async def open(self, host: str, config: Config, wishes: TableWishes) -> Room:
        """Open a table."""
        id, seed = secrets.token_urlsafe(ID_BYTES), secrets.token_hex(SEED_BYTES)
        entry = log.Opened(
            self.store.now(), host, write_config(config), wishes, seed, RULES_VERSION
        )
        room = Room(id).after(entry)
        await self.store.open(id, log.encode(entry), row_of(room))
        self.held[id] = Held(room)
        return room

    async def hold(self, id: str) -> Held:
        """Have a table in memory, as far as it is committed."""
        held = self.held.get(id)
        if held is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            held = await asyncio.shield(task)  # whoever stops waiting lets the others wait on
        held.used = self.store.now()
        return held

    async def _load(self, id: str) -> Held:
        rows = await self.store.read(id)
        if not rows:
            raise Refusal(f"there is no table {id!r}", "no-table")
        room = Room(id)
        for seq, body in rows:
            entry = log.decode(body)
            if isinstance(entry, log.Opened) and entry.rules != RULES_VERSION:
                message = f"rules {entry.rules}, not {RULES_VERSION}"
                raise Refusal(message, "other-rules", amount=entry.rules, most=RULES_VERSION)
            room.apply(seq, entry)
            if seq % BREATH == 0:
                await asyncio.sleep(0)
        held = self.held[id] = Held(room)
        return held

    async def commit(self, id: str, wish: Wish) -> Room:
        """Make a wish an entry, if the table allows it; a refusal changes nothing.

        A wish may also find that it has come true already, and be no entry at all.
        """
        held = await self.hold(id)
        async with held.lock:
            for _ in range(ATTEMPTS):
                try:
                    entry = wish(held.room, self.store.now())
                except Refusal:
                    if await self._catch_up(held):  # perhaps it is we who are late
                        continue
                    raise
                if entry is None:
                    return held.room
                room = held.room.after(entry)
                places = [entry.guest] if isinstance(entry, log.Sat) else []
                try:
                    with metrics.COMMIT.time():
                        await self.store.append(
                            id, room.seq, log.encode(entry), row_of(room), places
                        )
                except Taken:
                    metrics.CONFLICTS.inc()
                    await self._catch_up(held)
                    continue
                metrics.ENTRIES.labels(type(entry).__name__.lower()).inc()
                held.room = room
                self.publish(f"{TABLE} {id} {room.seq}")
                self._changed(held)
                return room
        raise Refusal("the table is too busy", "busy")

    async def close_unread(self, id: str) -> None:
        """Close a table that this program cannot play, without looking at its game."""
        summary = msgspec.json.decode(await self.store.summary(id), type=Summary)
        entry = log.Closed(self.store.now(), "abandoned")
        told = msgspec.json.encode(msgspec.structs.replace(summary, status=CLOSED))
        for seq in (await self.store.numbers([id])).values():
            with contextlib.suppress(Taken):
                row = Row(CLOSED, listed=False, summary=told, touched=entry.at, due=None)
                await self.store.append(id, seq + 1, log.encode(entry), row)

    async def hear(self, message: str) -> None:
        """Hear from another process what has changed."""
        kind, id, *rest = message.split(" ")
        if kind == TABLE:
            self._look_at(id, int(rest[0]))
        elif kind == CHAT:
            self.nudge(id, chat=True)
        elif kind == GUEST:
            self._renamed(id)

    def _look_at(self, id: str, seq: int) -> None:
        """Read a table soon, without letting other news wait for it."""
        held = self.held.get(id)
        if held is not None and held.room.seq < seq:
            held.wanted = max(held.wanted, seq)
            if held.looking is None or held.looking.done():
                held.looking = asyncio.create_task(self._see(id, held.wanted))

    async def _see(self, id: str, seq: int) -> None:
        held = self.held.get(id)
        while held is not None and held.room.seq < max(seq, held.wanted):
            async with held.lock:
                if not await self._catch_up(held):
                    break

    def look_again(self) -> None:
        """Look at everything again: news may have got lost."""
        self.guests.clear()
        for id in self.held:
            self.nudge(id, chat=True)

    def nudge(self, id: str, *, chat: bool = False) -> None:
        """Make whoever watches a table look again, at the table or at what is said."""
        if id in self.held:
            for watcher in self.held[id].watchers:
                watcher.nudge(chat=chat)

    def nudge_soon(self, id: str) -> None:
        """Let whoever watches see who has come or gone; when many do, once for all of them."""
        held = self.held.get(id)
        if held is not None and not held.coming:
            held.coming = True
            asyncio.get_running_loop().call_later(limits.COMING_SECONDS, self._come, held)

    def _come(self, held: Held) -> None:
        held.coming = False
        self.nudge(held.room.id)

    async def names(self, ids: Iterable[str]) -> dict[str, Guest]:
        """Who some guests are; asked of the database once."""
        wanted = set(ids)
        unknown = wanted - self.guests.keys()
        if unknown:
            if len(self.guests) > REMEMBERED:
                self.guests.clear()
            found = await self.store.guests(list(unknown))
            self.guests |= {id: found.get(id, Guest(id)) for id in unknown}
        return {id: self.guests[id] for id in wanted if id in self.guests}

    def here(self, held: Held) -> set[str]:
        """The guests who are here: at this process now, or at another one not long ago."""
        return self.elsewhere.union(*(watcher.present() for watcher in held.watchers))

    async def look_who_is_elsewhere(self) -> None:
        """Ask the database who is at other processes, and tell where that has changed."""
        watched = [held for held in self.held.values() if held.watchers]
        ids = {chair.guest for held in watched for chair in held.room.chairs if chair.guest}
        since = self.store.now() - limits.HERE_SECONDS
        before, self.elsewhere = self.elsewhere, await self.store.seen_since(sorted(ids), since)
        changed = before ^ self.elsewhere
        for held in watched:
            if any(chair.guest in changed for chair in held.room.chairs):
                self.nudge(held.room.id)

    async def introduce(self, guest: Guest) -> None:
        """Let a guest have a new name."""
        await self.store.save_guest(guest)
        self._renamed(guest.id)
        self.publish(f"{GUEST} {guest.id}")

    async def forget(self, id: str) -> None:
        """Let nobody know a guest's name any more."""
        await self.store.forget(id)
        self._renamed(id)
        self.publish(f"{GUEST} {id}")

    def _renamed(self, id: str) -> None:
        self.guests.pop(id, None)
        for held in self.held.values():
            if any(chair.guest == id for chair in held.room.chairs):
                self.nudge(held.room.id)

    async def say(self, id: str, guest: str, text: str) -> None:
        """Say something at a table."""
        await self.store.say(id, guest, text)
        self.publish(f"{CHAT} {id}")
        self.nudge(id, chat=True)

    async def fresh(self, id: str) -> Room:
        """A table as the database has it now."""
        held = await self.hold(id)
        async with held.lock:
            await self._catch_up(held)
        return held.room

    async def _catch_up(self, held: Held) -> bool:
        """Read what others wrote; say whether there was anything."""
        room = held.room
        for seq, body in await self.store.read(room.id, room.seq):
            room = room.after(log.decode(body))
            assert room.seq == seq
        if room is held.room:
            return False
        held.room = room
        self._changed(held)
        return True

    def _changed(self, held: Held) -> None:
        self.committed(held.room)
        self.nudge(held.room.id)

    async def look_around(self) -> None:
        """Read what others wrote without our hearing of it, and forget tables nobody watches."""
        now = self.store.now()
        for id, held in list(self.held.items()):
            if not held.watchers and held.used < now - IDLE and not held.lock.locked():
                del self.held[id]
        metrics.TABLES.set(len(self.held))
        watched = [id for id, held in self.held.items() if held.watchers]
        for id, seq in (await self.store.numbers(watched) if watched else {}).items():
            await self._see(id, seq)


def row_of(room: Room) -> Row:
    """What the line of the table in the database says."""
    due = room.deadline
    if room.awaits_bot:
        due = room.asked_at
    summary = Summary(
        setup=room.setup,
        status=room.status,
        chairs=[chair.guest or chair.level for chair in room.chairs],
        wishes=room.wishes,
        asking=room.asking,
        results=_results(room),
    )
    shown = room.status == OPEN or (room.status in (PLAYING, PAUSED) and room.wishes.spectators)
    return Row(
        status=room.status,
        listed=room.wishes.listed and shown,
        summary=msgspec.json.encode(summary),
        touched=room.touched,
        due=due if room.status in (PLAYING, PAUSED) else None,
    )


def _results(room: Room) -> list[tuple[int, int]]:
    if room.status != OVER or room.game is None:
        return []
    scores, ranking = room.game.scores(), room.game.ranking()
    return [(ranking.index(score.seat) + 1, score.total) for score in scores]


class Summary(msgspec.Struct, frozen=True):
    """What the lobby shows of a table."""

    setup: str
    status: str
    chairs: list[str]  # guests and levels of bots
    wishes: TableWishes = TableWishes()
    asking: int = NOBODY  # the seat that is asked
    results: list[tuple[int, int]] = []  # place and points of each seat, when the game is over
