"""Deeds: what operators do. Each is one transaction with its row in the audit log."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_not

from ...core.basics import Refusal
from .. import limits
from ..storage import schema
from ..storage.guests import take_name
from ..storage.order import BAN, MUTE, UNNAME, note
from ..storage.store import Store
from ..tables.rerating import rate_anew
from .networks import read_target

KEY_BYTES: Final = 32
LONGEST: Final = 10 * 365 * 86_400.0  # seconds that anything lasts

Work = Callable[[Connection], bool]


class Deeds:
    """What one operator does to a database; processes that serve see it within seconds."""

    def __init__(self, store: Store, who: str) -> None:
        self.store = store
        self.who = who

    async def _do(self, deed: str, target: str, work: Work, detail: str = "") -> None:
        """Do something and write it down, or neither; what changes nothing is refused."""

        def both(connection: Connection) -> bool:
            if not work(connection):
                return False
            note(connection, self.store.now(), self.who, deed, target, detail)
            return True

        if not await self.store.write(both):
            raise Refusal(f"nothing to {deed}", "no-target", name=target)

    async def close(self, table: str) -> None:
        """Have a table closed."""
        tables = schema.tables
        there = tables.c.status.in_(("open", "playing", "paused"))
        count = select(func.count()).where(tables.c.id == table, there)
        wish = insert_or_not(schema.closings).values(table_id=table, since=self.store.now())

        def work(connection: Connection) -> bool:
            if not connection.scalar(count):
                return False
            connection.execute(wish.on_conflict_do_nothing())
            return True

        await self._do("close", table, work)

    async def mute(self, guest: str, seconds: float) -> None:
        """Let a guest say nothing for a while."""
        await self._punish(MUTE, guest, seconds)

    async def ban(self, target: str, seconds: float) -> None:
        """Let a guest or a network not in for a while."""
        await self._punish(BAN, target, seconds)

    async def _punish(self, kind: str, target: str, seconds: float) -> None:
        guest, network = read_target(target)
        if kind == MUTE and network:
            raise Refusal("only a guest is muted", "no-guest", name=target)
        if not 0 < seconds <= LONGEST:
            raise Refusal("no such time", "duration", name=f"{seconds:g}")
        now = self.store.now()
        until = now + seconds
        row = {"kind": kind, "guest": guest, "network": network, "since": now, "until": until}

        def work(connection: Connection) -> bool:
            if guest and not _is_known(connection, guest):
                raise Refusal("nobody has that id", "no-guest", name=target)
            connection.execute(delete(schema.penalties).where(_of(kind, guest, network)))
            connection.execute(insert(schema.penalties), row)
            return True

        await self._do(kind, guest or network, work, f"{seconds:g} s")

    async def unname(self, guest: str) -> None:
        """Take the name of a guest away, and of those who share their screen."""
        await self._do(UNNAME, guest, lambda connection: take_name(connection, guest))

    async def lift(self, kind: str, target: str) -> None:
        """End a penalty before its time."""
        guest, network = read_target(target)
        query = delete(schema.penalties).where(_of(kind, guest, network))
        await self._do(
            f"un{kind}", guest or network, lambda connection: _changed(connection, query)
        )

    async def resolve(self, number: int, outcome: str) -> None:
        """Note what has become of a report."""
        table = schema.reports
        query = update(table).where(table.c.number == number, table.c.resolved.is_(None))
        query = query.values(resolved=self.store.now(), outcome=outcome[:200])
        await self._do(
            "resolve", str(number), lambda connection: _changed(connection, query), outcome
        )

    async def announce(self, text: str, seconds: float) -> None:
        """Tell everybody something for a while."""
        if not text.strip() or not 0 < seconds <= LONGEST:
            raise Refusal("nothing is announced", "malformed")
        now = self.store.now()
        row = {"text": text.strip()[:400], "since": now, "until": now + seconds}
        query = insert(schema.announcements).values(row)
        await self._do("announce", "", lambda connection: _changed(connection, query), text)

    async def withdraw(self) -> None:
        """Announce nothing any more."""
        query = delete(schema.announcements)
        await self._do("withdraw", "", lambda connection: _changed(connection, query))

    async def drain(self, process: str, *, drained: bool) -> None:
        """Let processes that serve now begin nothing new, or all of it again; one, or all."""
        table = schema.processes
        which = table.c.seen > self.store.now() - limits.HERE_SECONDS
        if process:
            which &= (table.c.id == process) | (table.c.name == process)
        query = update(table).where(which).values(drained=drained)
        deed = "drain" if drained else "undrain"
        await self._do(deed, process, lambda connection: _changed(connection, query))

    async def make_key(self, name: str) -> str:
        """Make an operator's key for the page; a former one of that name is void."""
        key = secrets.token_urlsafe(KEY_BYTES)
        table = schema.operators
        fresh = insert_or_not(table).values(name=name, hash=hash_key(key), since=self.store.now())
        values = {"hash": fresh.excluded.hash, "since": fresh.excluded.since}
        query = fresh.on_conflict_do_update(index_elements=["name"], set_=values)
        await self._do("key", name, lambda connection: _changed(connection, query))
        return key

    async def revoke_key(self, name: str) -> None:
        """Let a key open nothing any more."""
        query = delete(schema.operators).where(schema.operators.c.name == name)
        await self._do("revoke", name, lambda connection: _changed(connection, query))

    async def rate_again(self) -> int:
        """Rate all games anew; says how many."""
        games = await rate_anew(self.store)
        await self._do("rate-again", "", lambda _: True, str(games))
        return games

    async def sign_in(self) -> None:
        """Note that somebody has opened the page with a key."""
        await self._do("sign-in", "", lambda _: True)


def _is_known(connection: Connection, guest: str) -> bool:
    """Whether somebody has that id: has done anything here, or was connected within a day."""
    guests, visits = schema.guests, schema.visits
    kept = select(guests.c.id).where(guests.c.id == guest)
    came = select(visits.c.guest).where(visits.c.guest == guest).limit(1)
    return connection.scalar(kept) is not None or connection.scalar(came) is not None


def _of(kind: str, guest: str, network: str) -> ColumnElement[bool]:
    table = schema.penalties
    return (table.c.kind == kind) & (table.c.guest == guest) & (table.c.network == network)


def _changed(connection: Connection, query: object) -> bool:
    return bool(connection.execute(query).rowcount)  # type: ignore[call-overload] # any of them


def hash_key(key: str) -> str:
    """What is stored of an operator's key."""
    return hashlib.sha256(key.encode()).hexdigest()
