"""Where it is my turn, what I have seen, and who is reminded: kept at little cost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

from citadels import Config
from citadels.server import limits
from citadels.server.http import cookies
from citadels.server.settings import Settings
from citadels.server.storage.devices import Devices
from citadels.server.storage.turns import turns_of
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.told_table import ToldTable
from tests.server.push.test_push import LATER, make_pusher, push
from tests.server.push_service import PushService, push_service
from tests.server.served import fresh, served
from tests.server.table import Reader, forget, make_desk, open_table
from tests.server.tables.test_days import (
    DAY,
    HOUR,
    TWO,
    answer,
    asked,
    by_days,
    let_pass,
    make_automation,
    work,
)

TABLES = 12


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


async def open_many(desk: Desk) -> dict[str, str]:
    """Tables of all kinds; gives who is asked at each."""
    kinds = [by_days(24), by_days(72), TableOptions()]
    tables = [await open_table(desk, TWO, Config(2), kinds[n % 3]) for n in range(TABLES)]
    for one in tables[: TABLES // 2]:
        while asked(await desk.fresh(one.id)) == TWO[0]:
            await answer(desk, await desk.fresh(one.id))
    return {table.id: asked(await desk.fresh(table.id)) for table in tables}


def test_my_turns_are_one_query_and_no_game_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            turns = await open_many(desk)
            await forget(desk)
            queries: list[str] = []
            engine = desk.store.engine.sync_engine

            def refuse(*_: object) -> None:
                raise AssertionError("a log was read")

            def count(*words: object) -> None:
                queries.append(str(words[2]))

            event.listen(engine, "before_cursor_execute", count)
            monkeypatch.setattr(ToldTable, "apply", refuse)
            for guest in TWO:
                mine = await turns_of(desk.store, guest)
                assert {one.table for one in mine} == {
                    id for id, who in turns.items() if who == guest
                }
                assert [one.deadline for one in mine] == sorted(one.deadline for one in mine)
            assert len(queries) == len(TWO) and not desk.live

    asyncio.run(test())


def test_a_turn_that_a_bot_plays_is_not_mine(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(24))
            guest, seat = asked(table), table.asked_seat
            assert len(await turns_of(desk.store, guest)) == 1
            let_pass(desk, DAY + 1)
            await desk.commit(table.id, lambda t, at: t.may_run_out(at, seat))
            assert await turns_of(desk.store, guest) == []

    asyncio.run(test())


def test_by_http_with_the_time_that_is_left(tmp_path: Path) -> None:
    settings = Settings(database=fresh(tmp_path / "test.db"))
    with served(settings) as client:
        client.cookies.set(cookies.NAME, cookies.sign("ada", client.app.state.key))
        table = {
            "setup": {"players": 2},
            "options": {"hotseat": True, "correspondence": {"hours": 72}},
        }
        id = client.post("/api/tables", json=table).json()["table"]
        assert client.post(f"/api/tables/{id}/seats/1").is_success
        assert client.get("/api/me/turns").json() == []
        assert client.post(f"/api/tables/{id}/start").is_success
        answer = client.get("/api/me/turns")
        (told,) = answer.json()
        assert told["table"] == id and 3 * DAY - 60 < told["left"] <= 3 * DAY
        assert len(answer.content) < 100
        (row,) = client.get("/api/me/tables").json()
        assert row["asks_you"] and 3 * DAY - 60 < row["left"] <= 3 * DAY
        assert row["options"]["correspondence"] == {"hours": 72, "vacation": True}
        both = {**table, "options": {"timer": {"turn": 60}, "correspondence": {"hours": 24}}}
        assert client.post("/api/tables", json=both).status_code == 400


def test_what_was_seen_is_known_on_another_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(24))
            other = await open_table(desk, TWO, Config(2))
            phone = Reader(desk, "ada")
            await phone.command(do="join", table=table.id)
            first = await phone.look()
            assert first.seen == 0 and first.events
            await phone.command(do="seen", events=10_000)  # no more than was told
            phone.client.leave()
            for _ in range(6):
                table = await answer(desk, await desk.fresh(table.id))
            laptop = Reader(desk, "ada")
            await laptop.command(do="join", table=table.id)
            told = await laptop.look()
            assert told.seen == len(first.events) < len(told.events)
            for reader, id in ((Reader(desk, "eve"), table.id), (phone, other.id)):
                await reader.command(do="join", table=id)  # the controls: no seat, no days
                assert (await reader.look()).seen is None
                await reader.command(do="seen", events=1)

    asyncio.run(test())


@pytest.mark.parametrize("remind", [True, False])
def test_one_reminder_before_the_time_is_up(
    tmp_path: Path, service: PushService, remind: bool
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(24))
            browser = service.browser("phone")
            await Devices(desk.store).keep(browser.device(asked(table), remind=remind))
            told = await look_now_and_then(desk, service, browser, 17 * HOUR)
            assert told == [False]  # the turn, once
            told = await look_now_and_then(desk, service, browser, 2 * HOUR)
            assert told == ([True] if remind else [])
            assert await look_now_and_then(desk, service, browser, 3 * HOUR) == []
            table = await answer(desk, await desk.fresh(table.id))
            await look_now_and_then(desk, service, browser, HOUR / 2)
            assert len(service.received) <= 2 + (asked(table) != table.host)

    asyncio.run(test())


async def look_now_and_then(
    desk: Desk, service: PushService, browser: object, seconds: float
) -> list[bool]:
    """Let time pass, with restarts between; says what was pushed: a turn, or a reminder of it."""
    before = len(service.received)
    for _ in range(4):
        let_pass(desk, seconds / 4)
        await forget(desk)
        await work(make_automation(desk))
        async with make_pusher(desk) as pusher:
            for id in await tables_with_turns(desk):
                if desk.store.now() - LATER > (await desk.fresh(id)).asked_at or before == 0:
                    await desk.own(id)
            await push(pusher)
            await push(pusher)
    return [browser.read(one.body)["reminder"] for one in service.received[before:]]  # type: ignore[attr-defined] # of the push service


async def tables_with_turns(desk: Desk) -> list[str]:
    found = [await turns_of(desk.store, guest) for guest in TWO]
    return [one.table for turns in found for one in turns]


def test_questions_of_one_turn_are_one_call(tmp_path: Path, service: PushService) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk, make_pusher(desk) as pusher:
            for options, calls in ((by_days(24), 1), (TableOptions(), 2)):
                table = await open_table(desk, TWO, Config(2), options)
                while not await same_turn(desk, table.id):
                    table = await answer(desk, await desk.fresh(table.id))
                table = await desk.fresh(table.id)
                await Devices(desk.store).keep(service.browser("phone").device(asked(table)))
                service.received.clear()
                let_pass(desk, LATER + 1 / limits.PUSHES[0])
                await push(pusher)
                await answer(desk, table)
                let_pass(desk, LATER + 1 / limits.PUSHES[0])
                await push(pusher)
                assert len(service.received) == calls

    asyncio.run(test())


async def same_turn(desk: Desk, id: str) -> bool:
    """Whether whoever is asked will be asked again at once."""
    table = await desk.fresh(id)
    assert table.game is not None
    game = table.game.copy()
    turn = game.state.turn.seat
    game.play(game.options[0])
    asks = game.question is not None and game.question.seat == table.asked_seat
    return asks and turn == game.state.turn.seat == table.asked_seat
