"""Finished games: replays of the whole truth, records, and games of other versions of the rules."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import RULES_VERSION, Config, Game, read_record, record_of, write_config
from citadels.core.basics import SPECTATOR, Refusal
from citadels.core.rng import FastRng
from citadels.server import cookies
from citadels.server import desk as desks
from citadels.server import messages as m
from citadels.server.app import make_app
from citadels.server.archive import KEPT, Replays, record_text
from citadels.server.desk import Desk
from citadels.server.entries import decode
from citadels.server.fairness import commitment_to
from citadels.server.keeper import Keeper
from citadels.server.replay import Replay, make_replay, tell_truth
from citadels.server.room import CLOSED, OVER, Room
from citadels.server.settings import Settings
from citadels.server.store import Guest
from citadels.server.telling import tell_view
from citadels.server.wishes import TableWishes
from citadels.sim.loop import finish_random
from tests.server.table import make_desk, open_table, play_on
from tests.server.test_hints import Here

FOUR = ["ada", "ben", "cleo", "dan"]


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


async def finished(desk: Desk, seed: int = 1) -> Room:
    room = await open_table(desk, FOUR)
    room = await play_on(desk, room.id, random.Random(seed))
    assert room.status == OVER
    return room


async def replay_of(replays: Replays, room: Room) -> Replay:
    return msgspec.json.decode(await replays.of(room), type=Replay)


def test_a_replay_tells_every_choice_and_event(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await finished(desk)
            game = room.game
            assert game is not None
            replay = await replay_of(Replays(desk, Here()), room)
            assert [step.option for step in replay.steps[:-1]] == [o.text for o in game.choices]
            assert len(replay.events) == len(game.events or ()) == replay.steps[-1].events
            assert replay.commitment == commitment_to(bytes.fromhex(replay.seed))
            assert replay.code == room.code
            assert [chair.name for chair in replay.chairs] == [name.title() for name in FOUR]
            totals = {score.seat: score.total for score in replay.scores}
            assert totals == {score.seat: score.total for score in game.scores()}
            assert [score.seat for score in replay.scores] == replay.ranking == game.ranking()
            last = replay.steps[-1]
            assert last.view.over and last.view.scores and last.option == ""
            for step in replay.steps[:-1]:
                assert not step.view.over and not step.view.scores
                assert step.option in step.view.options
                assert step.seat == step.view.asked

    run(test())


def test_nothing_is_hidden_in_a_replay() -> None:
    config, seed = Config(5), bytes(range(32))
    game = Game(config, seed)
    finish_random(game, FastRng(3))
    choices = tuple(option.text for option in game.choices)
    told = msgspec.json.decode(make_replay(write_config(config), seed.hex(), choices))
    again = Game(config, seed)
    marks = 0
    for choice, step in zip(choices, told["steps"], strict=False):
        for player, truth in zip(step["view"]["players"], again.players, strict=True):
            assert player.get("hand", []) == [card.id for card in truth.hand]
            held = [c.id for c in config.cast if again.round.holder[c.rank] == truth.seat]
            assert player.get("characters", []) == held
        assert all(mark["face"] is not None for mark in step["view"]["marks"])
        marks += len(step["view"]["marks"])
        again.play(choice)
    assert marks
    things = [event.get("things", []) for event in told["events"]]
    assert things == [[t.text for t in event.things] for event in game.events or ()]


def test_telling_the_truth_changes_no_game() -> None:
    game = Game(Config(4), 5)
    before = tell_view_text(game)
    tell_truth(game)
    assert not game.over
    assert tell_view_text(game) == before


def tell_view_text(game: Game) -> bytes:
    return msgspec.json.encode([tell_view(game, seat) for seat in (0, SPECTATOR)])


def test_replays_are_made_once_and_names_are_those_of_today(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await finished(desk)
            thinkers = Here()
            replays = Replays(desk, thinkers)
            await replays.of(room)
            await desk.introduce(Guest("ada", "Countess"))
            again = await replay_of(replays, room)
            assert again.chairs[0].name == "Countess"
            await desk.forget("ada")
            assert (await replay_of(replays, room)).chairs[0].name == ""
            assert thinkers.count == 1
            replays.games |= {str(number): b"{}" for number in range(KEPT)}
            await replays.of(room)
            assert len(replays.games) == KEPT

    run(test())


def test_what_is_not_over_has_no_replay(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            with pytest.raises(Refusal) as refusal:
                await Replays(desk, Here()).of(room)
            assert refusal.value.code == "not-over"
            closed = await desk.commit(room.id, lambda r, at: r.may_close(at, "ada"))
            assert closed.status == CLOSED
            with pytest.raises(Refusal):
                await Replays(desk, Here()).of(closed)

    run(test())


def test_a_record_is_written_from_the_log_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            rng = random.Random(3)
            while room.game is not None and not room.game.undoable:
                room = await play_on(desk, room.id, rng, 1)
            seat = room.asking
            await desk.commit(room.id, lambda r, at: r.may_take_back(at, seat, 1))
            room = await play_on(desk, room.id, rng)
            assert room.game is not None
            rows = await desk.store.read(room.id)
            text = record_text([decode(body) for _, body in rows])
            assert read_record(text).text() == record_of(room.game).text()

    run(test())


def test_a_game_of_other_rules_gives_its_record_and_no_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "test.db"
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            ids.append((await finished(desk)).id)
            ids.append((await open_table(desk, FOUR)).id)

    run(play())
    monkeypatch.setattr(desks, "RULES_VERSION", RULES_VERSION + 1)
    over, playing = ids
    with TestClient(make_app(Settings(f"sqlite+aiosqlite:///{file}"))) as client:
        record = client.get(f"/api/tables/{over}/record")
        assert record.status_code == 200
        assert read_record(record.text).replay().over
        assert client.get(f"/api/tables/{over}/replay").json()["code"] == "other-rules"
        assert client.get(f"/api/tables/{playing}/record").json()["code"] == "not-over"
        assert client.get("/api/tables/nowhere/record").json()["code"] == "no-table"


def test_a_table_of_other_rules_is_left_alone_and_closed_one_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            seat = room.asking
            await desk.commit(room.id, lambda r, at: r.may_go_away(at, seat))
            desk.held.clear()
            monkeypatch.setattr(desks, "RULES_VERSION", RULES_VERSION + 1)
            keeper = Keeper(desk, Here())
            with caplog.at_level(logging.INFO):
                for _ in range(3):
                    await keeper._sweep()
                    await asyncio.gather(*keeper.tasks.values())
            said = [record for record in caplog.records if "other-rules" in record.getMessage()]
            assert len(said) == 1
            monkeypatch.setattr("citadels.server.keeper.UNUSED", -1.0)
            await keeper.close_abandoned()
            assert await desk.store.open_tables_of("ada") == 0
            monkeypatch.setattr(desks, "RULES_VERSION", RULES_VERSION)
            assert (await desk.fresh(room.id)).status == CLOSED

    run(test())


def test_a_rematch_is_found_by_all_and_taken_once(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            await desk.store.save_guest(Guest("guest", "Guest"))
            config, wishes = Config(3), TableWishes(hotseat=True, pace="instant")
            room = await desk.open("guest", config, wishes)
            for seat in (0, 1):
                await sit(desk, room.id, seat)
            await desk.commit(room.id, lambda r, at: r.may_seat(at, "guest", 2, "novice"))
            await desk.commit(room.id, lambda r, at: r.may_start(at, "guest"))
            ids.append((await play_on(desk, room.id, random.Random(4))).id)

    run(play())
    with TestClient[Any](make_app(Settings(f"sqlite+aiosqlite:///{file}"))) as client:
        client.cookies.set(cookies.NAME, cookies.sign("guest", client.app.state.key))
        first = client.post(f"/api/tables/{ids[0]}/rematch").json()
        again = client.post(f"/api/tables/{ids[0]}/rematch").json()
        assert first["token"]
        assert again == {**first, "token": ""}
        line = next(x for x in client.get("/api/me/tables").json() if x["table"] == first["table"])
        assert [chair["yours"] for chair in line["chairs"]] == [True, True, False]
        assert line["chairs"][2]["level"] == "novice"


def test_a_list_has_the_results_of_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    games: list[Game] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            await open_table(desk, FOUR)
            games.append((await finished(desk)).game or Game(Config()))

    run(play())
    with TestClient[Any](make_app(Settings(f"sqlite+aiosqlite:///{file}"))) as client:
        client.cookies.set(cookies.NAME, cookies.sign(FOUR[0], client.app.state.key))
        over, playing = client.get("/api/me/tables").json()
    assert [chair["points"] for chair in over["chairs"]] == [s.total for s in games[0].scores()]
    for place, seat in enumerate(games[0].ranking(), 1):
        assert over["chairs"][seat]["place"] == place
    assert {(chair["place"], chair["points"]) for chair in playing["chairs"]} == {(0, 0)}


async def sit(desk: Desk, table: str, seat: int) -> None:
    await desk.commit(table, lambda r, at: r.may_sit(at, seat, "guest", "token"))


def test_a_replay_is_fetched_in_small(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            ids.append((await finished(desk)).id)

    run(play())
    with TestClient[Any](make_app(Settings(f"sqlite+aiosqlite:///{file}"))) as client:
        answer = client.get(f"/api/tables/{ids[0]}/replay")
        assert answer.headers["Content-Encoding"] == "gzip"
        assert int(answer.headers["Content-Length"]) * 5 < len(answer.content)
        replay = msgspec.json.decode(answer.content, type=Replay)
        assert isinstance(replay.steps[0].view, m.ViewTale)
        again = client.get(
            f"/api/tables/{ids[0]}/replay", headers={"If-None-Match": answer.headers["ETag"]}
        )
        assert again.status_code == 304
