"""Profiles: what games tell of somebody, with intervals, and who may see it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection

from citadels import Config, Game, record_of
from citadels.server.bots.automation import Automation
from citadels.server.settings import Settings
from citadels.server.standing.drafts import drafts_in, likings
from citadels.server.storage import schema
from citadels.server.tables.options import TableOptions
from citadels.server.tables.rerating import list_ratings, rate_anew
from tests.server.identity.test_forgotten import browser
from tests.server.served import fresh, served
from tests.server.standing.test_ratings import RATED, TWO, conclude, known, rate_all
from tests.server.table import make_desk, open_table, play_on


async def _rest(_: Automation) -> None:
    """Let no bot play: nothing here is about them."""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setattr(Automation, "run", _rest)
    settings = Settings(fresh(tmp_path / "test.db"), requests=(1000.0, 1000))
    with served(settings) as client:
        yield client


def test_what_was_drafted_is_read_from_the_record() -> None:
    game, rng = Game(Config(4), seed=1), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.options))
    record = record_of(game).text()
    drafts = drafts_in(record)
    for seat in range(4):
        kept = [event for event in game.events if event.name == "picks" and event.seat == seat]
        chosen = sum(taken for _, taken, _ in drafts[seat].values())
        assert 0 < chosen <= len(kept)
        chance = sum(chance for _, _, chance in drafts[seat].values())
        assert chance == pytest.approx(chosen, abs=0.01)
    assert drafts_in(record, range(len(game.choices))) == [{}] * 4  # bots chose for everybody


def test_nothing_is_claimed_of_few_drafts_and_a_favorite_is_found() -> None:
    few = likings([{"king": (2, 2, 0.5), "thief": (2, 0, 0.5)}])
    assert [(one.card, one.says) for one in few] == [("king", "few"), ("thief", "few")]
    many = likings([{"king": (5, 4, 1.0), "thief": (5, 0, 1.0), "bishop": (5, 1, 1.0)}] * 20)
    assert {one.card: one.says for one in many} == {
        "king": "more",
        "thief": "less",
        "bishop": "few",
    }


def test_a_profile_is_for_its_owner_until_they_show_it(client: TestClient[Any]) -> None:
    ada, ben, eve = (browser(client, guest) for guest in ("ada", "ben", "eve"))
    table = ada.post("/api/tables", json={"setup": {"players": 2}}).json()["table"]
    assert ben.post(f"/api/tables/{table}/seats/1").is_success
    assert ada.post(f"/api/tables/{table}/start").is_success
    state, portal = client.app.state, client.blocking_portal
    portal.call(play_on, state.desk, table, random.Random(1))
    portal.call(state.keeper.look)
    mine = ada.get("/api/me/profile").json()
    assert (mine["games"], mine["rated"], mine["open"]) == (1, 1, False)
    assert mine["rating"]["reach"] > 200 and not mine["rating"].get("sure")
    assert mine["results"][0]["wins"]["says"] == "few"
    assert mine["characters"] and {one["says"] for one in mine["characters"]} == {"few"}
    path = f"/api/tables/{table}/seats/0/profile"
    assert ben.get(path).json()["code"] == "no-profile"
    assert ada.patch("/api/me/profile", json={"open": True}).is_success
    assert ben.get(path).json()["rating"] == mine["rating"]
    assert eve.get(path).json()["code"] == "no-seat"
    assert ada.post("/api/tables", json={"setup": {"players": 3}}).is_success
    listed = ada.get("/api/me/tables").json()
    waiting = next(one for one in listed if one["status"] == "open")
    assert waiting["chairs"][0]["rating"] == mine["rating"]
    assert waiting["options"]["rated"] is True


def test_results_of_older_games_are_read_from_their_logs(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            store = desk.store
            old = await open_table(desk, TWO, Config(2), TableOptions())
            await play_on(desk, old.id, random.Random(1))
            await conclude(desk, TWO, RATED)
            await rate_all(store)
            before = await known(store)
            for table in (schema.results, schema.finished):
                gone = table.delete().where(table.c.table_id == old.id)
                await store.write(partial(Connection.execute, statement=gone))
            assert await rate_anew(store) == 1
            assert await known(store) == before  # it was not rated, and is not
            async with store.engine.connect() as connection:
                rows = (await connection.execute(schema.results.select())).all()
            assert len(rows) == 4 and sum(row.table_id == old.id for row in rows) == 2
            assert all(row.drafts for row in rows if row.table_id == old.id)
            assert (await list_ratings(store))[-1].games == 2

    asyncio.run(test())
