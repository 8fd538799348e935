"""Finished games: replays of the whole truth, records, and games of other versions of the rules."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path

import msgspec
import pytest

from citadels import ALL_SEEING, RULES_VERSION, Config, Game, read_record, record_of, write_config
from citadels.core.basics import Refusal
from citadels.core.rng import FastRng
from citadels.server.bots.automation import Automation
from citadels.server.http import cookies
from citadels.server.http.archive import KEPT, Replays, record_of_log
from citadels.server.settings import Settings
from citadels.server.storage.games import take_along
from citadels.server.storage.store import Guest
from citadels.server.tables import desk as desks
from citadels.server.tables.desk import Desk
from citadels.server.tables.entries import decode
from citadels.server.tables.fairness import commitment_to
from citadels.server.tables.fields import CLOSED, OVER
from citadels.server.tables.game_so_far import GameSoFar
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from citadels.server.wire.replay import Replay, make_replay
from citadels.sim.loop import finish_random
from tests.server.bots.test_hints import Here
from tests.server.served import fresh, served
from tests.server.table import forget, make_desk, open_table, play_on

FOUR = ["ada", "ben", "cleo", "dan"]


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


async def finished(desk: Desk, seed: int = 1) -> Table:
    table = await open_table(desk, FOUR)
    table = await play_on(desk, table.id, random.Random(seed))
    assert table.status == OVER
    return table


async def replay_of(replays: Replays, table: Table) -> Replay:
    return msgspec.json.decode(await replays.of(table), type=Replay)


def test_a_replay_tells_every_choice_and_event(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await finished(desk)
            game = table.game
            assert game is not None
            replay = await replay_of(Replays(desk, Here()), table)
            assert [step.option for step in replay.steps[:-1]] == [o.text for o in game.choices]
            assert len(replay.events) == len(game.events) == replay.steps[-1].events
            assert replay.commitment == commitment_to(bytes.fromhex(replay.seed))
            assert replay.code == table.code
            assert [chair.name for chair in replay.chairs] == [name.title() for name in FOUR]
            last = replay.steps[-1]
            assert last.view.over and last.view.question is None and last.option == ""
            totals = {score.seat: score.total for score in last.view.scores}
            assert totals == {score.seat: score.total for score in game.scores()}
            assert [score.seat for score in last.view.scores] == game.ranking()
            for step in replay.steps[:-1]:
                assert not step.view.over and not step.view.scores
                assert step.option in step.view.question.options
                assert step.view.observer == ALL_SEEING

    run(test())


def test_nothing_is_hidden_in_a_replay() -> None:
    config, seed = Config(5), bytes(range(32))
    game = Game(config, seed)
    finish_random(game, FastRng(3))
    choices = tuple(option.text for option in game.choices)
    made = make_replay(GameSoFar("table", write_config(config), seed.hex(), choices))
    steps, events = msgspec.json.decode(made.steps), msgspec.json.decode(made.events)
    again = Game(config, seed)
    marks = 0
    for choice, step in zip(choices, steps, strict=False):
        for player, truth in zip(step["view"]["players"], again.state.players, strict=True):
            assert player.get("hand", []) == [card.id for card in truth.hand]
            held = [c.id for c in config.cast if again.state.round.holder[c.rank] == truth.seat]
            assert player.get("characters", []) == held
        assert all(mark["face"] is not None for mark in step["view"]["marks"])
        marks += len(step["view"]["marks"])
        again.play(choice)
    assert marks
    things = [event.get("things", []) for event in events]
    assert things == [[t.text for t in event.things] for event in game.events]


def test_a_game_that_is_not_over_has_no_replay() -> None:
    config, seed = Config(4), bytes(range(32))
    game = Game(config, seed)
    game.play(game.options[0])
    with pytest.raises(ValueError, match="when it is over"):
        make_replay(GameSoFar("table", write_config(config), seed.hex(), (game.choices[0].text,)))


def test_replays_are_made_once_and_names_are_those_of_today(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await finished(desk)
            pool = Here()
            replays = Replays(desk, pool)
            await replays.of(table)
            await desk.introduce(Guest("ada", "Countess"))
            again = await replay_of(replays, table)
            assert again.chairs[0].name == "Countess"
            await desk.forget("ada")
            assert (await replay_of(replays, table)).chairs[0].name == ""
            assert pool.count == 1
            replays.games |= dict.fromkeys(map(str, range(KEPT)), replays.games[table.id])
            await replays.of(table)
            assert len(replays.games) == KEPT

    run(test())


def test_a_replay_tells_everybody_their_own_seat_and_nothing_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await finished(desk)
            replays = Replays(desk, Here())
            table.chairs[0].missed = 2  # is told at the table only
            await take_along(desk.store, "phone", table.id, 2)
            plain = msgspec.json.decode(await replays.of(table))
            assert not any("yours" in chair for chair in plain["chairs"])
            seats = {"": [], "eve": [], **{who: [seat] for seat, who in enumerate(FOUR)}}
            for guest, mine in (seats | {"phone": [2]}).items():
                told = msgspec.json.decode(await replays.of(table, guest))
                found = [seat for seat, chair in enumerate(told["chairs"]) if chair.pop("yours", 0)]
                assert found == mine, guest
                assert told == plain, guest

    run(test())


def test_what_is_not_over_has_no_replay(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            with pytest.raises(Refusal) as refusal:
                await Replays(desk, Here()).of(table)
            assert refusal.value.code == "not-over"
            closed = await desk.commit(table.id, lambda t, at: t.may_close(at, "ada"))
            assert closed.status == CLOSED
            with pytest.raises(Refusal):
                await Replays(desk, Here()).of(closed)

    run(test())


def test_a_record_is_written_from_the_log_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            rng = random.Random(3)
            while table.game is not None and not table.game.undoable:
                table = await play_on(desk, table.id, rng, 1)
            seat = table.asked_seat
            await desk.commit(table.id, lambda t, at: t.may_take_back(at, seat, 1))
            table = await play_on(desk, table.id, rng)
            assert table.game is not None
            rows = await desk.store.read(table.id)
            record = record_of_log([decode(body) for _, body in rows])
            assert record.text() == record_of(table.game).text()

    run(test())


def test_what_all_agreed_to_undo_is_not_in_a_record_from_the_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            rng = random.Random(5)
            for others in ((0, 1, 2, 3), (0, 1)):  # all agree, then only some
                table = await play_on(desk, table.id, rng, 20)
                while table.chairs[0].last < 0:
                    table = await play_on(desk, table.id, rng, 1)
                for seat in others:
                    table = await ask_to_undo(desk, table.id, seat)
            assert table.agreed
            table = await play_on(desk, table.id, rng, 5)
            assert table.game is not None and table.retracted
            rows = await desk.store.read(table.id)
            record = record_of_log([decode(body) for _, body in rows])
            assert record.text() == record_of(table.game).text()

    run(test())


async def ask_to_undo(desk: Desk, id: str, seat: int) -> Table:
    return await desk.commit(id, lambda t, at: t.may_agree_to_take_back(at, seat))


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
    monkeypatch.setattr(desks, "RULES_VERSION", RULES_VERSION - 1)
    over, playing = ids
    with served(Settings(fresh(file))) as client:
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
            table = await open_table(desk, FOUR)
            seat = table.asked_seat
            await desk.commit(table.id, lambda t, at: t.may_go_away(at, seat))
            await forget(desk)
            monkeypatch.setattr(desks, "RULES_VERSION", RULES_VERSION - 1)
            automation = Automation(desk, Here())
            with caplog.at_level(logging.INFO):
                for _ in range(3):
                    await automation._sweep()
                    await asyncio.gather(*automation.tasks.values())
            said = [record for record in caplog.records if "other-rules" in record.getMessage()]
            assert len(said) == 1
            monkeypatch.setattr("citadels.server.bots.automation.UNUSED", -1.0)
            await automation.close_abandoned()
            assert await desk.store.open_tables_of("ada") == 0
            monkeypatch.setattr(desks, "RULES_VERSION", RULES_VERSION)
            assert (await desk.fresh(table.id)).status == CLOSED

    run(test())


def test_a_rematch_is_found_by_all_and_taken_once(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            await desk.store.save_guest(Guest("guest", "Guest"))
            config, options = Config(3), TableOptions(hotseat=True, pace="instant")
            table = await desk.open("guest", config, options)
            for seat in (0, 1):
                await sit(desk, table.id, seat)
            await desk.commit(table.id, lambda t, at: t.may_seat(at, "guest", 2, "novice"))
            await desk.commit(table.id, lambda t, at: t.may_start(at, "guest"))
            ids.append((await play_on(desk, table.id, random.Random(4))).id)

    run(play())
    with served(Settings(fresh(file))) as client:
        client.cookies.set(cookies.NAME, cookies.sign("guest", client.app.state.key))
        first = client.post(f"/api/tables/{ids[0]}/rematch").json()
        again = client.post(f"/api/tables/{ids[0]}/rematch").json()
        assert first["token"]
        assert again == {**first, "token": ""}
        line = next(x for x in client.get("/api/me/tables").json() if x["table"] == first["table"])
        assert [chair["yours"] for chair in line["chairs"]] == [True, True, False]
        assert line["chairs"][2]["level"] == "novice"


def test_a_rematch_can_be_declined_and_nobody_waits_for_that(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            ids.append((await finished(desk)).id)

    run(play())
    with served(Settings(fresh(file))) as client:

        def be(guest: str) -> None:
            client.cookies.clear()
            client.cookies.set(cookies.NAME, cookies.sign(guest, client.app.state.key))

        def declined() -> list[bool]:
            with client.websocket_connect("/ws") as socket:
                socket.send_json({"do": "join", "id": 1, "table": ids[0]})
                told = next(x for x in iter(socket.receive_json, None) if x["tell"] == "table")
            return [chair.get("declined", False) for chair in told["chairs"]]

        path = f"/api/tables/{ids[0]}/rematch"
        be("ben")
        assert client.delete(path).json()["code"] == "not-now"  # nobody wants one yet
        be("ada")
        first = client.post(path).json()["table"]
        be("ben")
        assert [client.delete(path).status_code for _ in range(2)] == [204, 204]
        assert declined() == [False, True, False, False]
        with client.websocket_connect("/ws") as socket:
            socket.send_json({"do": "join", "id": 1, "table": first})
            chat = next(x for x in iter(socket.receive_json, None) if x["tell"] == "chat")
        assert [remark["text"] for remark in chat["remarks"]] == [":not-now:"]
        be("stranger")
        assert client.delete(path).json()["code"] == "no-seat"
        be("ben")
        assert client.post(path).json()["table"] == first  # after all
        assert declined() == [False] * 4
        be("ada")
        with client.websocket_connect("/ws") as socket:
            socket.send_json({"do": "join", "id": 1, "table": ids[0]})
            heard = iter(lambda: socket.receive_json(timeout=20), None)
            tables = (x for x in heard if x["tell"] == "table")
            assert next(tables)["next"] == first
            assert client.delete(f"/api/tables/{first}").status_code == 204  # withdrawn
            assert "next" not in next(told for told in tables if told.get("next") != first)
        be("cleo")
        assert client.post(path).json()["table"] != first


def test_a_list_has_the_results_of_finished_games(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    games: list[Game] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            await open_table(desk, FOUR)
            games.append((await finished(desk)).game or Game(Config()))

    run(play())
    with served(Settings(fresh(file))) as client:
        client.cookies.set(cookies.NAME, cookies.sign(FOUR[0], client.app.state.key))
        over, playing = client.get("/api/me/tables").json()
    assert [chair["points"] for chair in over["chairs"]] == [s.total for s in games[0].scores()]
    for place, seat in enumerate(games[0].ranking(), 1):
        assert over["chairs"][seat]["place"] == place
    assert {(chair["place"], chair["points"]) for chair in playing["chairs"]} == {(0, 0)}


async def sit(desk: Desk, id: str, seat: int) -> None:
    await desk.commit(id, lambda t, at: t.may_sit(at, seat, "guest", "token"))


def test_a_replay_is_fetched_in_small(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            ids.append((await finished(desk)).id)

    run(play())
    with served(Settings(fresh(file))) as client:
        answer = client.get(f"/api/tables/{ids[0]}/replay")
        assert answer.headers["Content-Encoding"] == "gzip"
        assert int(answer.headers["Content-Length"]) * 5 < len(answer.content)
        replay = msgspec.json.decode(answer.content, type=Replay)
        assert replay.steps[0].view.observer == ALL_SEEING
        again = client.get(
            f"/api/tables/{ids[0]}/replay", headers={"If-None-Match": answer.headers["ETag"]}
        )
        assert again.status_code == 304
