"""Desk: what this process does for tables: load, check, commit, and then tell whoever watches.

The log decides. A proposal becomes an entry, the entry is committed under the next number, and only
then does the table in memory change and anybody hear of it. If another process was first, the desk
reads what it wrote and looks at the proposal again.

Whoever watches a table is at the process that owns it. Another one has no more than a copy, for as
long as a request takes.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

import msgspec

from ... import RULES_VERSION, Config, write_config
from ...core.basics import Refusal
from .. import limits, metrics
from ..storage.ownership import NOBODY
from ..storage.places import Changes
from ..storage.store import Guest, Row, Store, Taken
from . import entries as log
from .ending import ending_of
from .fields import CLOSED, OVER
from .live_table import LiveTable, Watcher
from .options import TableOptions
from .owner import Elsewhere, Owner
from .people import People
from .summary import Summary, row_of
from .table import Table

BREATH: Final = 32  # entries after which somebody else may have a turn
REPLAYED: Final = (log.TookBack, log.AgreedToUndo)  # or at once: the game is played again
ATTEMPTS: Final = 20  # how often another process may be first
ID_BYTES: Final = 9
TOKEN_BYTES: Final = 16
SEED_BYTES: Final = 32
TABLE, CHAT, GUEST, OUT = "table", "chat", "guest", "out"  # what notices of processes are about
UNTYPED: Final = ("Cc", "Cs")  # kinds of letters: controls, and halves of letters

# What somebody wants: the entry to make of it, by the table and the time; none if it is so already.
Proposal = Callable[[Table, float], log.AnyEntry | None]


class Desk:
    """The tables of this process."""

    def __init__(self, store: Store, publish: Callable[[str], None]) -> None:
        self.store = store
        self.publish = publish  # tells the other processes: what changed, never how
        self.live: dict[str, LiveTable] = {}
        self.owner = Owner(store)
        self.people = People(store)
        self.stirred: Callable[[LiveTable], None] = lambda _: None  # wakes bots and clock
        self.ended: Callable[[Table], None] = lambda _: None  # has the game rated
        self.signed_out: Callable[[str], None] = lambda _: None  # ends connections of a guest
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # Tables

    async def open(self, host: str, config: Config, options: TableOptions) -> Table:
        """Open a table."""
        setup, seed = write_config(config), new_seed()
        return await self.begin(
            log.Opened(self.store.now(), host, setup, options, seed, RULES_VERSION)
        )

    async def begin(self, entry: log.Opened) -> Table:
        """Begin the log of a new table."""
        id = secrets.token_urlsafe(ID_BYTES)
        table = Table(id).after(entry)
        await self.store.open(id, log.encode(entry), row_of(table), self.owner.id, entry.host)
        live = self.live[id] = LiveTable(table)
        live.owned, live.used = True, self.store.now()
        self.stirred(live)
        return table

    async def own(self, id: str) -> LiveTable:
        """Have a table that this process acts for; `Elsewhere` if another one does."""
        while True:
            if self.owner.resigned:
                raise Elsewhere(id, NOBODY, "")
            live = self.live.get(id)
            if live is None or not live.owned:
                await self._check_owner(id)
                live = await self.hold(id)
            async with live.lock:
                if self.live.get(id) is not live:
                    continue  # it was given away meanwhile
                if live.owned or await self.store.take(id, self.owner.id):
                    if not live.owned:
                        live.owned = True
                        await self._catch_up(live)
                    live.used = self.store.now()
                    self.stirred(live)
                    return live

    async def _check_owner(self, id: str) -> None:
        """See that a table is ours or nobody's; who owned it and is gone is buried."""
        if self.store.is_embedded:
            return
        holder = await self.store.owner_of(id)
        if holder.id not in (NOBODY, self.owner.id):
            if holder.alive:
                raise Elsewhere(id, holder.id, holder.address)
            await self.store.bury(holder.id)

    async def let_go(self, live: LiveTable, due: float | None = None, to: str = NOBODY) -> bool:
        """Have a table no longer in memory, unless somebody watches; the log has everything."""
        async with live.lock:
            if live.watchers or self.live.get(live.table.id) is not live:
                return False
            if live.owned:
                live.owned = False
                try:
                    await self.store.give(live.table.id, self.owner.id, to, due)
                except BaseException:
                    live.owned = True  # as far as the database knows
                    raise
            self.live.pop(live.table.id, None)
            return True

    def lose_all(self) -> None:
        """Own nothing any more: others do; whoever is connected has to come again."""
        for live in [live for live in self.live.values() if live.owned]:
            self._lose(live)

    def _lose(self, live: LiveTable) -> None:
        live.owned = False
        self.live.pop(live.table.id, None)
        for watcher in list(live.watchers):
            watcher.dismiss()

    def welcome(self, live: LiveTable, watcher: Watcher) -> None:
        """Let somebody watch a table."""
        live.watchers.add(watcher)
        live.passing = False
        self.stirred(live)

    def part(self, live: LiveTable, watcher: Watcher) -> None:
        """Let somebody go."""
        live.watchers.discard(watcher)
        live.used = self.store.now()
        live.left |= dict.fromkeys(watcher.present(), live.used)
        self.stirred(live)

    async def hold(self, id: str) -> LiveTable:
        """Have a table in memory, as far as it is committed."""
        live = self.live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(task)  # whoever stops waiting lets the others wait on
        live.used = self.store.now()
        return live

    async def _load(self, id: str) -> LiveTable:
        rows = await self.store.read(id)
        if not rows:
            raise Refusal(f"there is no table {id!r}", "no-table")
        table = Table(id)
        for seq, body in rows:
            entry = log.decode(body)
            if isinstance(entry, log.Opened) and entry.rules > RULES_VERSION:
                message = f"rules {entry.rules}, not {RULES_VERSION}"
                raise Refusal(message, "other-rules", amount=entry.rules, most=RULES_VERSION)
            table.apply(seq, entry)
            if seq % BREATH == 0 or isinstance(entry, REPLAYED):
                await asyncio.sleep(0)
        live = self.live[id] = LiveTable(table)
        live.used = self.store.now()
        self.stirred(live)
        return live

    async def commit(self, id: str, proposal: Proposal, *, owning: bool = False) -> Table:
        """Make a proposal an entry, if the table allows it; a refusal changes nothing.

        What only the owner may do is refused where this process is not, or no longer, that.
        """
        live = await self.hold(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if owning and not live.owned:
                    raise Refusal("another process acts for the table", "busy")
                try:
                    entry = proposal(live.table, self.store.now())
                    if entry is not None:
                        live.table.check_length(entry)
                except Refusal:
                    if await self._catch_up(live):  # perhaps it is we who are late
                        continue
                    raise
                if entry is None:
                    return live.table
                table = live.table.after(entry)
                try:
                    await self._append(live, table, entry)
                except Taken:
                    metrics.CONFLICTS.inc()
                    await self._look_who_wrote(live)
                    continue
                metrics.ENTRIES.labels(type(entry).__name__.lower()).inc()
                before, live.table = live.table, table
                if not live.owned or table.status == CLOSED:
                    self.publish(f"{TABLE} {id} {table.seq}")
                self._changed(live)
                if table.status == OVER != before.status:
                    self.ended(table)
                return table
        raise Refusal("the table is too busy", "busy")

    async def _append(self, live: LiveTable, table: Table, entry: log.AnyEntry) -> None:
        changes = Changes(
            [entry.guest] if isinstance(entry, log.Sat) else [],
            live.table.unproven_by(table),
            live.table.left_by(table),
            live.table.conduct_by(table),
            ending_of(table) if live.table.status != OVER else None,
        )
        owner = self.owner.id if live.owned else None
        with metrics.COMMIT.time():
            body, row = log.encode(entry), row_of(table)
            await self.store.append(table.id, table.seq, body, row, owner, changes)

    async def _look_who_wrote(self, live: LiveTable) -> None:
        """Read what was written instead of our entry; perhaps the table is no longer ours."""
        if live.owned and not self.store.is_embedded:
            holder = await self.store.owner_of(live.table.id)
            if holder.id != self.owner.id:
                self._lose(live)
        await self._catch_up(live)

    async def close_unread(self, id: str) -> None:
        """Close a table that this program cannot play, without looking at its game."""
        summary = msgspec.json.decode(await self.store.summary(id), type=Summary)
        entry = log.Closed(self.store.now(), "abandoned")
        told = msgspec.json.encode(msgspec.structs.replace(summary, status=CLOSED))
        for seq in (await self.store.numbers([id])).values():
            with contextlib.suppress(Taken):
                tried = bool(summary.tried)
                row = Row(CLOSED, False, summary=told, touched=entry.at, due=None, tried=tried)
                await self.store.append(id, seq + 1, log.encode(entry), row)

    async def hear(self, notice: str) -> None:
        """Hear from another process what has changed."""
        kind, id, *rest = notice.split(" ")
        if kind == TABLE:
            self.look_at(id, int(rest[0]))
        elif kind == CHAT:
            self.nudge(id, chat=True)
        elif kind == GUEST:
            self._renamed(id)
        elif kind == OUT:
            self._end(id)

    def look_at(self, id: str, seq: int) -> None:
        """Read a table soon, without letting other notices wait for it."""
        live = self.live.get(id)
        if live is not None and live.table.seq < seq:
            live.wanted = max(live.wanted, seq)
            if live.looking is None or live.looking.done():
                live.looking = asyncio.create_task(self._see(id, live.wanted))

    async def _see(self, id: str, seq: int) -> None:
        live = self.live.get(id)
        while live is not None and live.table.seq < max(seq, live.wanted):
            async with live.lock:
                if not await self._catch_up(live):
                    break

    def look_again(self) -> None:
        """Look at everything again: notices may have got lost."""
        self.people.look_again()
        for id in self.live:
            self.nudge(id, chat=True)

    def nudge(self, id: str, *, chat: bool = False) -> None:
        """Make whoever watches a table look again, at the table or at what is said."""
        if id in self.live:
            for watcher in self.live[id].watchers:
                watcher.nudge(chat=chat)

    def nudge_soon(self, id: str) -> None:
        """Let whoever watches see who has come or gone; when many do, once for all of them."""
        live = self.live.get(id)
        if live is not None and not live.coming:
            live.coming = True
            asyncio.get_running_loop().call_later(limits.COMING_SECONDS, self._come, live)

    def _come(self, live: LiveTable) -> None:
        live.coming = False
        self.nudge(live.table.id)

    def sign_out(self, guest: str) -> None:
        """Let every process look again whether a guest's cookies are good."""
        self._end(guest)
        self.publish(f"{OUT} {guest}")

    def _end(self, guest: str) -> None:
        self.people.epochs.forget(guest)
        self.signed_out(guest)

    def here(self, live: LiveTable) -> set[str]:
        """The guests who are at a table."""
        return set[str]().union(*(watcher.present() for watcher in live.watchers))

    async def introduce(self, guest: Guest) -> Guest:
        """Let a guest have a new name; say what is kept of it."""
        kept = msgspec.structs.replace(guest, name=plain(guest.name))
        await self.store.save_guest(kept)
        self.renamed(guest.id)
        return kept

    async def forget(self, id: str) -> None:
        """Let nobody know a guest's name any more."""
        await self.store.forget(id)
        self.renamed(id)

    def renamed(self, id: str) -> None:
        """Let everybody look again who a guest is."""
        self._renamed(id)
        self.publish(f"{GUEST} {id}")

    def _renamed(self, id: str) -> None:
        who = id.partition(".")[0]  # the guest, also of those at one screen
        self.people.ask_again(who)
        for live in self.live.values():
            if any(chair.guest == who for chair in live.table.chairs):
                self.nudge(live.table.id)

    async def say(self, id: str, guest: str, text: str) -> None:
        """Say something at a table."""
        said = plain(text)
        if not said:
            raise Refusal("nothing is said", "malformed")
        await self.store.say(id, guest, said)
        self.publish(f"{CHAT} {id}")
        self.nudge(id, chat=True)

    async def fresh(self, id: str) -> Table:
        """A table as the database has it now."""
        live = await self.hold(id)
        async with live.lock:
            await self._catch_up(live)
        return live.table

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what others wrote; say whether there was anything."""
        table = live.table
        for seq, body in await self.store.read(table.id, table.seq):
            table = table.after(log.decode(body))
            assert table.seq == seq
        if table is live.table:
            return False
        live.table = table
        self._changed(live)
        return True

    def _changed(self, live: LiveTable) -> None:
        self.stirred(live)
        self.nudge(live.table.id)
        if live.table.status == CLOSED:
            for before in [one.table for one in self.live.values()]:
                if before.next == live.table.id:  # its rematch is withdrawn
                    self.nudge(before.id)

    async def rematch_of(self, table: Table) -> str:
        """The table of the rematch, unless whoever opened it has closed it again."""
        if not table.next:
            return ""
        try:
            gone = (await self.hold(table.next)).table.status == CLOSED
        except Refusal:  # no longer there, or nothing for this program
            gone = True
        return "" if gone else table.next


def new_seed() -> str:
    """A seed that nobody can guess, as the log has it."""
    return secrets.token_hex(SEED_BYTES)


def plain(text: str) -> str:
    """What somebody has typed, without what no keyboard types and not every database keeps."""
    kept = "".join(letter for letter in text if unicodedata.category(letter) not in UNTYPED)
    return kept.strip()
