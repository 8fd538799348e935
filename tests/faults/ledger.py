"""Ledger: what players saw acknowledged, to be compared with what the database has in the end."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

FIELDS = {  # of the entries that are looked at, in order
    "opened": ("kind", "at", "host", "setup", "wishes", "seed", "rules"),
    "chose": ("kind", "at", "seat", "asked", "option", "by"),
}
Log = dict[str, list[dict[str, Any]]]  # by table, in order


class Ack(NamedTuple):
    """An answer that the server said was done."""

    table: str
    question: int
    seat: int
    option: str


class Ledger:
    """Every acknowledgement, in a list: one that comes twice is two, so that none hides another."""

    def __init__(self) -> None:
        self.acks: list[Ack] = []
        self.told: dict[str, int] = {}  # by table: the highest number that anybody was told
        self.moved: dict[str, float] = {}  # by table: when that number last rose
        self.unsaid: list[tuple[str, int, int]] = []  # told a number, later a lower one
        self.over: set[str] = set()

    def acknowledge(self, ack: Ack) -> None:
        """Note that an answer was acknowledged."""
        self.acks.append(ack)

    def tell(self, table: str, seq: int, over: bool) -> None:
        """Note that a table was told."""
        if seq > self.told.get(table, -1):
            self.told[table] = seq
            self.moved[table] = time.monotonic()
        if over:
            self.over.add(table)

    def tell_joined(self, table: str, seq: int, known: int) -> None:
        """Note what was told first on a new connection, to somebody who knew a number already."""
        if seq < known:
            self.unsaid.append((table, known, seq))

    def lost(self, log: Log) -> list[Ack]:
        """The acknowledged answers that are not in the log as they were given."""
        given = {
            (table, entry["asked"]): (entry["seat"], entry["option"])
            for table, entries in log.items()
            for entry in entries
            if entry["kind"] == "chose"
        }
        return [ack for ack in self.acks if given.get(ack[:2]) != ack[2:]]


async def read_log(database: str) -> Log:
    """Read all entries of a database, without any help of the server's."""
    engine = create_async_engine(database)
    found: Log = {}
    try:
        async with engine.connect() as connection:
            query = text("SELECT table_id, seq, body FROM entries ORDER BY table_id, seq")
            for table, seq, body in await connection.execute(query):
                found.setdefault(table, []).append({**_fields(body), "seq": seq})
    finally:
        await engine.dispose()
    return found


def _fields(body: bytes) -> dict[str, Any]:
    """An entry as a whole, and its fields by name; of kinds that are not above, kind and time."""
    whole = json.loads(body)
    named = zip(FIELDS.get(whole[0], ("kind", "at")), whole, strict=False)
    return {"whole": whole, **dict(named)}


def answered_twice(log: Log) -> int:
    """How many questions have two answers in the log."""
    asked = [
        (table, entry["asked"])
        for table, entries in log.items()
        for entry in entries
        if entry["kind"] == "chose"
    ]
    return len(asked) - len(set(asked))


def gaps(log: Log) -> int:
    """How many entries are missing between others."""
    return sum(entries[-1]["seq"] + 1 - len(entries) for entries in log.values())
