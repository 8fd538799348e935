"""Twins: two databases that differ in nothing but what a stranger may not know.

Both have the same tables, guests and keys. At the watched tables other hands were dealt and other
characters taken; what everybody may see of them is the same, but for the promise of the seed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from citadels import Config
from citadels.server.http import cookies
from citadels.server.order.marks import mark_of
from citadels.server.storage.migrate import migrate
from citadels.server.storage.store import Guest, Store
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk, new_seed
from citadels.server.tables.options import TableOptions
from citadels.server.tables.summary import row_of
from citadels.server.tables.table import Table
from citadels.server.wire.presenter import present_table

from .player import LOST
from .process import sqlite
from .web import address, open_socket

VICTIMS: Final = ("victim-one", "victim-two", "victim-three")
STRANGER, PLAYER, PARTNER = "stranger", "player-elsewhere", "partner-elsewhere"
SEATED: Final = 3  # victims at each watched table
PICKS: Final = 4  # characters that were taken before the attack
WHISPER: Final = "the-whisper-of-the-closed-table"  # said where nobody may watch
RETURN: Final = 0.2  # seconds until a victim who was cut off comes back
EPOCH: Final = 1  # of the victims' cookies: older ones are void
OPEN_TO_ALL: Final = TableOptions(chat=False, pace="instant", listed=True)
CLOSED: Final = TableOptions(spectators=False, pace="instant")
ELSEWHERE: Final = TableOptions(spectators=False, chat=False, pace="instant")

# What belongs to victims: nothing that a stranger does may change a row of it.
WATCHED: Final = {
    "entries": ("table_id, seq, body", "table_id"),
    "tables": ("id, seq, status, listed, summary, bot, pushed, tried", "id"),
    "chat": ("*", "table_id"),
    "guests": ("id, name, shield, language, epoch", "id"),
    "mentions": ("*", "guest"),
    "places": ("guest, table_id, seat, conduct", "guest"),
    "devices": ("*", "guest"),
    "passkeys": ("*", "guest"),
    "links": ("*", "guest"),
    "reservations": ("*", "guest"),
    "friends": ("*", "guest"),
    "blocks": ("*", "guest"),
}
OPERATORS: Final = ("penalties", "announcements", "closings", "operators", "secrets")
Rows = dict[str, list[tuple[Any, ...]]]


@dataclass
class Twins:
    """Two databases, and what an attacker could have got hold of."""

    files: tuple[Path, Path]
    open: Table  # everybody may watch it
    closed: Table
    elsewhere: Table  # where the attacker plays
    key: bytes
    promises: list[tuple[str, str]]  # of the watched tables, in either database
    frames: list[bytes]  # what victims sent when they played

    def cookie(self, guest: str, epoch: int = 0) -> str:
        """The cookie of a guest."""
        return cookies.sign(guest, self.key, epoch)

    @property
    def marks(self) -> list[str]:
        """By which strangers know victims at the table that they may watch."""
        return [mark_of(self.key, self.open.id, guest) for guest in VICTIMS]

    @property
    def canaries(self) -> dict[str, list[str]]:
        """What no answer to a stranger may hold, by kind."""
        tables = (self.open, self.closed)
        return {
            "seed": [table.seed for table in tables],
            "token": [token_of(guest) for guest in VICTIMS],
            "guest": list(VICTIMS),
            "whisper": [WHISPER],
            "key": [self.key.hex()],
        }

    def same(self, told: bytes) -> bytes:
        """What the second database told, with the promises of the first."""
        for ours, theirs in self.promises:
            told = told.replace(theirs.encode(), ours.encode())
        return told


def token_of(guest: str) -> str:
    """What the log has of the token of a guest."""
    return f"token-of-{guest}"


async def make_twins(folder: Path, seed: int) -> Twins:
    """Make two databases that strangers cannot tell apart."""
    rng = random.Random(seed)
    first, second = folder / "first.db", folder / "second.db"
    store = await Store.connect(sqlite(first))
    try:
        await migrate(store.engine)
        desk, key = Desk(store, lambda _: None), await store.key()
        for guest in (*VICTIMS, STRANGER, PLAYER, PARTNER):
            await store.save_guest(Guest(guest, guest.title()))
        watched = [await _begin(desk, VICTIMS, one, rng) for one in (OPEN_TO_ALL, CLOSED)]
        elsewhere = await _begin(desk, (PLAYER, PARTNER), ELSEWHERE, rng)
        await store.say(watched[1].id, VICTIMS[0], WHISPER)
        logs = [[log.decode(body) for _, body in await store.read(one.id)] for one in watched]
    finally:
        await store.close()
    with contextlib.closing(sqlite3.connect(first)) as database, database:
        for guest in VICTIMS:
            database.execute("UPDATE guests SET epoch = ? WHERE id = ?", (EPOCH, guest))
    shutil.copy(first, second)
    others = [_other_world(table, lines, rng) for table, lines in zip(watched, logs, strict=True)]
    for other, lines in others:
        _rewrite(second, other, lines)
    promises = [
        (table.commitment, other.commitment)
        for table, (other, _) in zip(watched, others, strict=True)
    ]
    frames = _frames(watched[0], logs[0])
    return Twins((first, second), watched[0], watched[1], elsewhere, key, promises, frames)


async def _begin(
    desk: Desk, people: tuple[str, ...], options: TableOptions, rng: random.Random
) -> Table:
    """A table at which some characters were taken."""
    table = await desk.open(people[0], Config(len(people)), options)
    for seat, guest in enumerate(people):
        await desk.commit(table.id, lambda t, at: t.may_sit(at, seat, guest, token_of(guest)))  # noqa: B023
    table = await desk.commit(table.id, lambda t, at: t.may_start(at, people[0]))
    for _ in range(PICKS):
        table = await desk.commit(table.id, lambda t, at: _pick(t, at, rng))
    return table


def _pick(table: Table, at: float, rng: random.Random) -> log.Chose:
    assert table.game is not None
    option = rng.choice(table.game.options).text
    return table.may_choose(at, table.asked_seat, table.question, option, "player")


def _other_world(
    table: Table, lines: list[log.AnyEntry], rng: random.Random
) -> tuple[Table, list[log.AnyEntry]]:
    """The same table with other hands and characters; everybody sees the same of both."""
    while True:
        other, made = Table(table.id), []
        for seq, line in enumerate(lines):
            entry = line
            if isinstance(line, log.Opened):
                entry = msgspec.structs.replace(line, seed=new_seed())
            elif isinstance(line, log.Chose):
                entry = _pick(other, line.at, rng)
            other.apply(seq, entry)
            made.append(entry)
            if isinstance(entry, log.Started) and _public(other)[0] != _public(table)[0]:
                break
        else:
            if _public(other) == _public(table) and _hidden(other) != _hidden(table):
                return other, made


def _public(table: Table) -> tuple[object, bytes]:
    """What everybody may see: what was laid open at first, and all of it."""
    told = present_table(table, "", [], {}, 0, 0.0)
    assert table.game is not None
    first = msgspec.json.encode(told.events[:6])
    return first, msgspec.json.encode(msgspec.structs.replace(told, commitment=""))


def _hidden(table: Table) -> list[bytes]:
    """What each seat sees."""
    return [
        msgspec.json.encode(present_table(table, "", [seat], {}, 0, 0.0).views)
        for seat in range(SEATED)
    ]


def _rewrite(file: Path, table: Table, lines: list[log.AnyEntry]) -> None:
    """Put another log in the place of a table's."""
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        rows = [(log.encode(entry), table.id, seq) for seq, entry in enumerate(lines)]
        database.executemany("UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", rows)
        summary = row_of(table).summary
        database.execute("UPDATE tables SET summary = ? WHERE id = ?", (summary, table.id))


def _frames(table: Table, lines: list[log.AnyEntry]) -> list[bytes]:
    """What victims sent to come to a table and to play there."""
    frames: list[dict[str, object]] = [{"do": "join", "id": 1, "table": table.id}]
    frames += [
        {"do": "choose", "id": 2 + n, "question": line.question, "option": line.option}
        for n, line in enumerate(line for line in lines if isinstance(line, log.Chose))
    ]
    return [msgspec.json.encode(frame) for frame in frames]


def read_watched(file: Path, tables: list[str]) -> Rows:
    """All rows that belong to victims or to operators, read without any help of the server's."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        found: Rows = {
            name: database.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall()  # noqa: S608
            for name in OPERATORS
        }
        for name, (columns, column) in WATCHED.items():
            wanted = tables if column == "table_id" or name == "tables" else list(VICTIMS)
            marks = ", ".join("?" * len(wanted))
            query = f"SELECT {columns} FROM {name} WHERE {column} IN ({marks}) ORDER BY 1, 2"  # noqa: S608
            found[name] = database.execute(query, wanted).fetchall()
    return found


@contextlib.asynccontextmanager
async def victims_at(port: int, twins: Twins) -> AsyncIterator[None]:
    """Have the victims at their tables, where they do nothing."""
    tasks, places = [], itertools.product(VICTIMS, (twins.open, twins.closed))
    for number, (guest, table) in enumerate(places, 1):
        here = asyncio.Event()
        stay = _stay(port, twins.cookie(guest, EPOCH), address(number), table.id, here)
        tasks.append(asyncio.create_task(stay))
        await here.wait()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _stay(port: int, cookie: str, source: str, table: str, here: asyncio.Event) -> None:
    """Be at a table, and come back as a page does: who is gone for a minute has a bot sit in."""
    while True:
        with contextlib.suppress(*LOST):
            async with open_socket(port, cookie, source, table=table) as socket:
                await socket.send(json.dumps({"do": "join", "id": 1, "table": table}))
                async for heard in socket:
                    if json.loads(heard)["tell"] == "table":
                        here.set()
        await asyncio.sleep(RETURN)
