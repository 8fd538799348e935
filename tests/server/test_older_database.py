"""A database of version 0.1 is opened, its finished game is served, and its open games go on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import read_record
from citadels.server.app import make_app
from citadels.server.bots.automation import Automation
from citadels.server.http import cookies
from citadels.server.settings import Settings
from citadels.server.tables import entries as log
from citadels.server.tables.table import OPEN, OVER, PLAYING
from citadels.server.wire.replay import Replay
from tests.server.table import make_desk, play_on

DUMP = Path(__file__).parent / "databases" / "0.1.sql"
WAIT = 60.0
KINDS = {
    "opened",
    "sat",
    "seated",
    "started",
    "chose",
    "tookback",
    "wentaway",
    "cameback",
    "agreed",
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The old database, as if its server had stopped a moment ago."""
    file = tmp_path / "test.db"
    connection = sqlite3.connect(file)
    connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.execute("UPDATE tables SET touched = ?", (time.time(),))
    connection.commit()
    connection.close()
    return file


def stored(file: Path, table: str) -> list[bytes]:
    connection = sqlite3.connect(file)
    try:
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY seq"
        return [body for (body,) in connection.execute(query, (table,))]
    finally:
        connection.close()


def client_of(file: Path) -> TestClient[Any]:
    return TestClient(
        make_app(Settings(f"sqlite+aiosqlite:///{file}")), base_url="http://citadels.local"
    )


def test_entries_are_still_written_as_they_were(database: Path) -> None:
    kinds = set()
    for table in ("finished", "playing", "waiting"):
        for body in stored(database, table):
            assert log.encode(log.decode(body)) == body
            kinds.add(json.loads(body)[0])
    assert kinds == KINDS


def test_the_lists_show_its_tables(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(_: Automation) -> None:
        """Answer for nobody: Ada is still asked."""

    monkeypatch.setattr(Automation, "_sweep", wait)
    with client_of(database) as client:
        client.cookies.set(cookies.NAME, cookies.sign("ada", client.app.state.key))
        mine = {line["table"]: line for line in client.get("/api/me/tables").json()}
        waiting = next(x for x in client.get("/api/tables").json() if x["table"] == "waiting")
    assert mine["finished"]["status"] == OVER
    assert [(c["name"], c["points"]) for c in mine["finished"]["chairs"]] == [
        ("Ada", 20),
        ("Ben", 22),
    ]
    assert mine["playing"]["asked_seat"] == 0 and mine["playing"]["asks_you"]
    assert mine["playing"]["options"]["timer"] == {"turn": 60, "bank": 300}
    assert waiting["edition"] == "classic" and waiting["taken"] == 2


def test_its_finished_game_is_served(database: Path) -> None:
    chosen = [json.loads(body)[4] for body in stored(database, "finished") if b"chose" in body]
    with client_of(database) as client:
        record = read_record(client.get("/api/tables/finished/record").text)
        replay = msgspec.json.decode(client.get("/api/tables/finished/replay").content, type=Replay)
    assert [option.text for option in record.choices] == chosen
    assert [step.option for step in replay.steps[:-1]] == chosen
    assert [
        score.total for score in sorted(replay.steps[-1].view.scores, key=lambda s: s.seat)
    ] == [20, 22]


def test_its_open_game_is_played_to_its_end(database: Path) -> None:
    async def test() -> None:
        async with make_desk(database.parent) as desk:
            table = await desk.fresh("playing")
            assert (table.status, table.asked_seat, table.rules) == (PLAYING, 0, 1)
            assert table.config.switches["throne_room_threatened"] == "now"  # as rules 1 had it
            table = await play_on(desk, "playing", random.Random(1))
            assert table.status == OVER
            assert (await desk.fresh("waiting")).status == OPEN

    asyncio.run(test())


def test_the_server_goes_on_with_it_by_itself(database: Path) -> None:
    """Ada does not come back: the clock answers for her, then a bot sits in."""
    with client_of(database) as client:
        end = time.monotonic() + WAIT
        answer = client.get("/api/tables/playing/record")
        while answer.status_code != 200 and time.monotonic() < end:
            time.sleep(0.2)
            answer = client.get("/api/tables/playing/record")
    assert answer.status_code == 200
    assert len(read_record(answer.text).choices) > len(stored(database, "playing")) - 20
