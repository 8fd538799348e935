"""Entries: how the log of a table is stored, and that older logs are read."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import asdict
from sqlalchemy import Connection, update

from citadels import record_of
from citadels.server.storage import schema
from citadels.server.storage.store import Store
from citadels.server.tables import entries as log
from citadels.server.tables.options import TableOptions, Timer
from tests.server.table import make_desk, open_table, play_on

ENTRIES: list[log.AnyEntry] = [
    log.Opened(1.5, "ada", "players 4\n", TableOptions(timer=Timer(30, 60)), "ab" * 32, 1),
    log.Sat(1.5, 0, "ada", "hash"),
    log.Assigned(1.5, 1, "novice"),
    log.Stood(1.5, 1),
    log.Started(1.5),
    log.Chose(1794806444.894, 2, 17, "build tavern", "player"),
    log.TookBack(1.5, 2, 1),
    log.Removed(1.5, 2),
    log.WentAway(1.5, 2),
    log.CameBack(1.5, 2),
    log.Agreed(1.5, 2, pause=True),
    log.WentOn(1.5, 2),
    log.Paced(1.5, "quick"),
    log.Skipped(1.5, 2),
    log.AgreedToUndo(1.5, 2, 3),
    log.Disagreed(1.5, 2),
    log.Closed(1.5, "host"),
    log.Followed(1.5, "table"),
    log.Renamed(1.5, "ada", (0, 2)),
    log.RanOut(1.5, 1),
    log.OnVacation(1.5, 1, 9.5),
    log.Tried(
        *(1.5, "ada", "", TableOptions(), "ab" * 32, 2),
        *("table", 9, 2, 1, False, "round 2\n"),
    ),
]

OLDER = {"options": "wishes", "question": "asked"}  # the names of fields at that time


def kind_of(entry: log.AnyEntry) -> str:
    """What a log calls an entry: by its class, or as the class was called at first."""
    return "seated" if isinstance(entry, log.Assigned) else type(entry).__name__.lower()


def as_object(entry: log.AnyEntry) -> bytes:
    """An entry as it was stored at first."""
    fields: dict[str, Any] = {"kind": kind_of(entry)}
    for name, value in asdict(entry).items():
        fields[OLDER.get(name, name)] = value
    return msgspec.json.encode(fields)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_written(entry: log.AnyEntry) -> None:
    assert log.decode(log.encode(entry)) == entry
    assert log.decode(as_object(entry)) == entry
    assert json.loads(log.encode(entry))[:2] == [kind_of(entry), entry.at]


def test_an_entry_from_before_a_field_was_added_is_read() -> None:
    agreed = log.Agreed(1.5, 2, pause=True)
    assert log.decode(b'["agreed",1.5,2,true]') == agreed
    assert log.decode(b'{"kind":"agreed","at":1.5,"seat":2,"pause":true}') == agreed


def test_every_kind_of_entry_is_here() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(log.AnyEntry))


def test_an_answer_is_short() -> None:
    answer = log.encode(ENTRIES[5])
    assert answer == b'["chose",1794806444.894,2,17,"build tavern","player"]'


def test_a_game_of_an_older_log_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, ["ada", "ben"])
            table = await play_on(desk, table.id, random.Random(1), 30)
            await make_older(desk.store, table.id)
            desk.live.clear()
            again = (await desk.hold(table.id)).table
            assert again.game is not None and table.game is not None
            assert record_of(again.game).text() == record_of(table.game).text()
            assert (await play_on(desk, table.id, random.Random(1), 5)).seq == table.seq + 5

    asyncio.run(test())


async def make_older(store: Store, table: str) -> None:
    """Write the log of a table as it was written at first."""
    entries = schema.entries
    rows = await store.read(table)

    def work(connection: Connection) -> None:
        for seq, body in rows:
            this = (entries.c.table_id == table) & (entries.c.seq == seq)
            older = as_object(log.decode(body))
            connection.execute(update(entries).where(this).values(body=older))

    await store.write(work)
