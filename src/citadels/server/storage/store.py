"""Store: the database. What it has committed is all that anybody is ever told."""

from __future__ import annotations

import asyncio
import secrets as chance
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    event,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_not
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...core.basics import Refusal
from . import schema
from .guests import forget_guest, last_conduct, save_guest
from .ownership import NOBODY, Ownership, bury_all
from .places import MENTION, Changes, write_changes
from .presence import note_presence, present_since
from .ratings import ratings_after, ratings_of
from .sqlite import keep_private, prepare_sqlite
from .writer import Work, Writer

if TYPE_CHECKING:
    from ..standing.formula import Shown
    from .appender import Appender

KEY_BYTES: Final = 32
ENTRY: Final = insert_or_not(schema.entries).on_conflict_do_nothing()
NOTHING: Final = Changes()  # besides the table
ROW: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("this"), schema.tables.c.seq == bindparam("before")
)
AT_ONCE: Final = 10_000  # values in one statement: databases take some 32,000
PATIENCE: Final = (0.1, 0.3, 1.0, 2.0, 4.0)  # seconds between attempts of a database in trouble


class Taken(Exception):
    """Somebody else has written that entry already."""


class Row(msgspec.Struct, frozen=True):
    """What the row of a table says after an entry."""

    status: str
    listed: bool
    summary: bytes
    touched: float
    due: float | None
    bot: bool = False
    tried: bool = False


class SummaryRow(msgspec.Struct, frozen=True):
    """A table as a list has it."""

    id: str
    summary: bytes
    touched: float
    seat: int = -1  # of the reader, if only a link proves it


class Guest(msgspec.Struct, frozen=True):
    """A person: no account, a signed cookie."""

    id: str
    name: str = ""
    shield: str = ""
    language: str = ""
    reserved: bool = False  # whether nobody else may have that name


class Store(Ownership):
    """The tables, logs, guests and chat in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer: Writer | None = None  # of an embedded database
        self.appender: Appender | None = None  # of another one
        self._offset = time.time() - time.monotonic()

    @classmethod
    async def connect(cls, url: str) -> Store:
        """Open a database; its clock becomes ours, and does not jump."""
        engine = create_async_engine(url, hide_parameters=True, **_options(url))
        store = cls(engine)
        if engine.dialect.name == "sqlite":
            keep_private(engine.url.database)
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
            store.writer = Writer(url.replace("+aiosqlite", ""))
        if engine.dialect.name == "postgresql":
            async with engine.connect() as connection:
                now = func.extract("epoch", func.clock_timestamp())
                there = await connection.scalar(select(now))
                store._offset = float(there or 0.0) - time.monotonic()
            from .appender import Appender  # noqa: PLC0415 - slow, and not everybody's

            store.appender = Appender(engine)
        return store

    @property
    def is_embedded(self) -> bool:
        """Whether no other process has part in it."""
        return self.writer is not None

    async def go_on(self) -> None:
        """Let no time be earlier than what was written before, even if a clock was set back."""
        tables = schema.tables
        async with self.engine.connect() as connection:
            last = await connection.scalar(select(func.max(tables.c.touched)))
        self._offset += max(0.0, (last or 0.0) - self.now())
        if self.is_embedded:
            await self.write(_begin_anew)

    async def close(self) -> None:
        """Let go of the database."""
        for one in (self.writer, self.appender):
            if one is not None:
                await one.close()
        await self.engine.dispose()

    def now(self) -> float:
        """The time in seconds since 1970, by a clock that nobody can set while we run.

        Milliseconds are enough, and keep logs short.
        """
        return round(self._offset + time.monotonic(), 3)

    # Tables and their logs

    async def open(
        self, id: str, body: bytes, row: Row, owner: str = NOBODY, host: str = ""
    ) -> None:
        """Write a new table with its first entry, which names its host."""

        def work(connection: Connection) -> None:
            values = {"id": id, "seq": 0, "owner": owner, **asdict(row)}
            connection.execute(insert(schema.tables), values)
            connection.execute(ENTRY, {"table_id": id, "seq": 0, "body": body})
            if host:
                connection.execute(MENTION, {"guest": host, "table_id": id})

        await self.write(work)

    async def append(
        self,
        id: str,
        seq: int,
        body: bytes,
        row: Row,
        owner: str | None = None,
        changes: Changes = NOTHING,
    ) -> None:
        """Write the next entry of a table; `Taken` if its number is, or if the owner is another."""
        for pause in (*PATIENCE, None):
            try:
                if await self._append(id, seq, body, row, owner, changes):
                    return
            except (DBAPIError, OSError):
                if pause is None:
                    raise
                await asyncio.sleep(pause)
            else:
                raise Taken

    async def _append(
        self, id: str, seq: int, body: bytes, row: Row, owner: str | None, changes: Changes
    ) -> bool:
        if self.appender is not None and not changes:
            told = (row.status, row.listed, row.summary, row.touched, row.due, row.bot, row.tried)
            return await self.appender.append((id, seq, body, owner, *told))
        fenced = owner is not None and not self.is_embedded
        mine = ROW.where(schema.tables.c.owner == owner) if fenced else ROW

        def work(connection: Connection) -> bool:
            values = {"seq": seq, "stray": owner is None, **asdict(row)}
            if connection.execute(mine, {"this": id, "before": seq - 1, **values}).rowcount != 1:
                return False
            if connection.execute(ENTRY, {"table_id": id, "seq": seq, "body": body}).rowcount != 1:
                raise Taken
            write_changes(connection, id, changes)
            return True

        try:
            return bool(await self.write(work))
        except Taken:
            return False

    async def write(self, work: Work) -> Any:  # noqa: ANN401 - whatever the work gives
        """Do some work in a transaction; of an embedded database, together with others."""
        if self.writer is not None:
            return await self.writer.write(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, id: str, after: int = -1) -> list[tuple[int, bytes]]:
        """Read the entries of a table that follow a number."""
        entries = schema.entries
        query = (
            select(entries.c.seq, entries.c.body)
            .where(entries.c.table_id == id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            return [(seq, body) for seq, body in await connection.execute(query)]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(query)}

    async def listed(self, statuses: Sequence[str], limit: int) -> list[SummaryRow]:
        """The tables that everybody may know of, the newest first."""
        tables = schema.tables
        return await self._summaries(tables.c.listed & tables.c.status.in_(statuses), limit)

    async def summary(self, id: str) -> bytes:
        """What the row of a table says of it."""
        found = await self._summaries(schema.tables.c.id == id, 1)
        if not found:
            raise Refusal(f"there is no table {id!r}", "no-table")
        return found[0].summary

    async def abandoned(self, statuses: Sequence[str], before: float) -> list[str]:
        """The tables where nothing has happened for long, and nothing is due yet, either."""
        tables = schema.tables
        unused = tables.c.status.in_(statuses) & (tables.c.touched < before)
        waits = tables.c.due.is_(None) | (tables.c.due < before)
        query = select(tables.c.id).where(unused, waits)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def _summaries(self, which: ColumnElement[bool], limit: int) -> list[SummaryRow]:
        tables = schema.tables
        query = (
            select(tables.c.id, tables.c.summary, tables.c.touched)
            .where(which)
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [SummaryRow(*row) for row in await connection.execute(query)]

    async def open_tables_of(self, guest: str) -> int:
        """How many unfinished tables a guest sits at."""
        places, tables = schema.places, schema.tables
        query = (
            select(func.count())
            .select_from(places.join(tables))
            .where(places.c.guest == guest, tables.c.status.in_(("open", "playing", "paused")))
        )
        async with self.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    # Guests

    async def guest(self, id: str) -> Guest | None:
        """Find a guest."""
        found = await self.guests([id])
        return found.get(id)

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        """Find some guests."""
        table, held = schema.guests, schema.reservations
        columns = (table.c.id, table.c.name, table.c.shield, table.c.language)
        source = table.outerjoin(held, held.c.guest == table.c.id)
        query = select(*columns, held.c.guest.is_not(None)).select_from(source)
        found: dict[str, Guest] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(ids), AT_ONCE):
                some = query.where(table.c.id.in_(ids[start : start + AT_ONCE]))
                found |= {row.id: Guest(*row) for row in await connection.execute(some)}
        return found

    async def save_guest(self, guest: Guest) -> None:
        """Write a guest, new or known; nobody takes a name that is reserved."""
        await self.write(lambda connection: save_guest(connection, asdict(guest), self.now()))

    async def saw(self, ids: Sequence[str], places: Sequence[tuple[str, str]] = ()) -> None:
        """Note that guests are here, and at which tables."""
        await self.write(lambda connection: note_presence(connection, ids, places, self.now()))

    async def at_since(self, places: set[tuple[str, str]], since: float) -> set[tuple[str, str]]:
        """Those of some guests who were at some tables after a time; elsewhere does not count."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(present_since, places, since)

    async def forget(self, id: str) -> None:
        """Delete a guest, and reviews that are nobody else's; games stay, without the name."""
        await self.write(lambda connection: forget_guest(connection, id))

    async def epochs(self, ids: Sequence[str]) -> dict[str, int]:
        """Which cookies of some guests are good; those of who signed out everywhere are newer."""
        table = schema.guests
        query = select(table.c.id, table.c.epoch).where(table.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {row.id: row.epoch for row in await connection.execute(query)}

    async def conduct_of(self, guests: Sequence[str], games: int) -> dict[str, list[int]]:
        """How some guests played their last games with others, the newest first."""
        found: dict[str, list[int]] = {}
        async with self.engine.connect() as connection:
            for guest, bits in await connection.execute(last_conduct(guests, games)):
                found.setdefault(guest, []).append(bits)
        return found

    async def ratings_of(self, players: Sequence[str]) -> dict[str, Shown]:
        """How strong some guests and levels of bots are, as far as that is known."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(ratings_of, players)

    async def ratings_after(self, table: str) -> list[Shown]:
        """What a game has made of the ratings, by seat; nothing until it has been rated."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(ratings_after, table)

    async def is_blocked(self, one: str, other: str) -> bool:
        """Whether either of two has blocked the other."""
        table = schema.blocks
        pairs = ((one, other), (other, one))
        query = select(table.c.guest).where(tuple_(table.c.guest, table.c.other).in_(pairs))
        async with self.engine.connect() as connection:
            return await connection.scalar(query.limit(1)) is not None

    # Chat

    async def say(self, table: str, guest: str, text: str) -> None:
        """Keep what somebody says."""
        values = {"table_id": table, "guest": guest, "text": text, "at": self.now()}
        await self.write(
            lambda connection: connection.execute(insert(schema.chat), values).rowcount
        )

    async def said(
        self, table: str, after: int, limit: int = 100
    ) -> list[tuple[int, str, str, float]]:
        """What was said after a remark of some number."""
        chat = schema.chat
        query = (
            select(chat.c.number, chat.c.guest, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = [tuple(row) for row in await connection.execute(query)]
        return [(n, guest, text, at) for n, guest, text, at in reversed(rows)]

    # Keys

    async def key(self) -> bytes:
        """The key that signs cookies."""
        return await self.secret("cookies", chance.token_bytes(KEY_BYTES))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share; a fresh one the first time."""
        table = schema.secrets
        values = {"name": name, "value": fresh}
        query = select(table.c.value).where(table.c.name == name)

        def work(connection: Connection) -> bytes:
            connection.execute(insert_or_not(table).on_conflict_do_nothing(), values)
            return bytes(connection.scalar(query) or b"")

        return bytes(await self.write(work))


def _begin_anew(connection: Connection) -> None:
    """Forget who worked on what: in an embedded database, that was a process that has ended."""
    reviews = schema.reviews
    claimed = reviews.c.claimed_until > 0
    connection.execute(update(reviews).where(claimed).values(claimed_until=0.0))
    bury_all(connection)


def _options(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"pool_size": 1, "max_overflow": 0}  # one writer, no waiting for locks
    return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True}
