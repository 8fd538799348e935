"""A database of version 0.1 is opened, its finished game is served, and its open games go on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from litestar.testing import TestClient
from sqlalchemy import create_engine

from citadels import Config, read_record
from citadels.review import FORMAT, read_review
from citadels.server import limits
from citadels.server.bots.automation import Automation
from citadels.server.http import cookies
from citadels.server.settings import Settings
from citadels.server.storage.migrate import SCRIPTS
from citadels.server.storage.reviews import Kept, KeptReviews
from citadels.server.tables import entries as log
from citadels.server.tables.fields import OPEN, OVER, PLAYING
from citadels.server.wire.replay import Replay
from tests.server.served import fresh, served
from tests.server.table import make_desk, open_table, play_on
from tests.support.examples import DOCS

EXAMPLE = (DOCS / "examples" / "game.review.json").read_text(encoding="utf-8")
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


def client_of(file: Path) -> AbstractContextManager[TestClient[Any]]:
    return served(Settings(fresh(file)))


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
        games = client.get("/api/me/games").json()
        waiting = next(x for x in client.get("/api/tables").json() if x["table"] == "waiting")
    assert mine["finished"]["status"] == OVER
    assert [(c["name"], c["points"]) for c in mine["finished"]["chairs"]] == [
        ("Ada", 20),
        ("Ben", 22),
    ]
    assert [(game["table"], game["place"]) for game in games["games"]] == [("finished", 2)]
    assert games["history"]["results"][0]["places"] == [0, 1]
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


def test_a_review_that_was_kept_without_digests_counts_once_it_is_read(tmp_path: Path) -> None:
    """One of schema 0003: nothing is made again, its body says what is missing."""

    async def play() -> str:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, ["ada", "ben"], Config(2, edition="classic"))
            table = await play_on(desk, table.id, random.Random(1))
            kept, body = KeptReviews(desk.store), gzip.compress(EXAMPLE.encode())
            assert await kept.claim(table.id, 0.0)
            await kept.keep(table.id, Kept("normal", FORMAT, "older", body, 1.0))
            return table.id

    table, (ada, *_) = asyncio.run(play()), read_review(EXAMPLE).accounts
    file = tmp_path / "test.db"
    step_down(file, "0003")
    with client_of(file) as client:
        client.cookies.set(cookies.NAME, cookies.sign("ada", client.app.state.key))
        assert client.get("/api/me/games").json()["games"][0]["review"] == "none"
        told = client.get(f"/api/tables/{table}/review").json()
        assert (told["state"], told["older"]) == ("whole", True)
        assert told["review"]["accounts"][0]["cards"] == ada.cards
        mine = client.get("/api/me/games").json()
    assert mine["games"][0]["review"] == "older"
    assert mine["history"]["luck"][0]["figure"]["mean"] == pytest.approx(ada.cards, abs=1e-6)


def step_down(file: Path, version: str) -> None:
    """Give a database an older schema."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


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


def test_the_server_goes_on_with_it_by_itself(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada does not come back: the clock answers for her, then a bot sits in."""
    monkeypatch.setattr(limits, "UNWATCHED", (1000.0, 1000))
    with client_of(database) as client:
        end = time.monotonic() + WAIT
        answer = client.get("/api/tables/playing/record")
        while answer.status_code != 200 and time.monotonic() < end:
            time.sleep(0.2)
            answer = client.get("/api/tables/playing/record")
    assert answer.status_code == 200
    assert len(read_record(answer.text).choices) > len(stored(database, "playing")) - 20
