"""Vacation: the clock of whoever is on one stands, within bounds, and the others see it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from citadels import Config
from citadels.core.basics import Refusal
from citadels.server import limits
from citadels.server.http import cookies
from citadels.server.http.seating import begin
from citadels.server.settings import Settings
from citadels.server.storage.store import Guest
from citadels.server.storage.vacations import Vacations
from citadels.server.tables.desk import Desk
from citadels.server.tables.table import Table
from citadels.server.tables.vacation import come_home, go_on_vacation
from tests.server.served import fresh, served
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import Reader, forget, make_desk, open_table, sit
from tests.server.tables.test_days import (
    DAY,
    HOUR,
    TWO,
    answer,
    asked,
    by_days,
    let_pass,
    make_automation,
    ran_out,
    work,
)


@pytest.mark.parametrize("vacation", [True, False], ids=["on", "off"])
def test_the_clock_stands_unless_the_table_has_none_of_it(tmp_path: Path, vacation: bool) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(24, vacation=vacation))
            let_pass(desk, 20 * HOUR)
            end = desk.store.now() + 10 * DAY
            await go_on_vacation(desk, asked(table), end)
            await forget(desk)
            let_pass(desk, 10 * DAY)
            await work(make_automation(desk))
            assert len(await ran_out(desk, table.id)) == (0 if vacation else 1)
            if vacation:
                told = await desk.fresh(table.id)
                assert told.deadline == pytest.approx(end + 4 * HOUR, abs=5)  # as it stood
                let_pass(desk, 4 * HOUR + 10)
                await forget(desk)
                await work(make_automation(desk))
                assert len(await ran_out(desk, table.id)) == 1

    asyncio.run(test())


def test_who_is_asked_on_vacation_has_all_the_time_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(24))
            other = next(guest for guest in TWO if guest != asked(table))
            end = desk.store.now() + 5 * DAY
            await go_on_vacation(desk, other, end)
            table = await desk.fresh(table.id)
            assert table.deadline == table.since + DAY  # the control: it is not their turn
            while asked(table) != other:
                table = await answer(desk, table)
            assert table.deadline == end + DAY

    asyncio.run(test())


def test_playing_ends_it_everywhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(24))
            guest = asked(table)
            other = await asked_elsewhere(desk, guest)
            await go_on_vacation(desk, guest, desk.store.now() + 5 * DAY)
            let_pass(desk, HOUR)
            reader = Reader(desk, guest)
            await reader.command(do="join", table=table.id)
            told = await reader.look()
            assert [bool(chair.vacation) for chair in told.chairs] == [
                chair.guest == guest for chair in table.chairs
            ]
            assert (await desk.fresh(other.id)).deadline == pytest.approx(
                other.since + 6 * DAY, abs=5
            )  # to look is not to play
            assert table.game is not None
            option = table.game.options[0].text
            await reader.command(do="choose", question=table.question, option=option)
            assert not any(chair.vacation for chair in (await reader.look()).chairs)
            deadline = (await desk.fresh(other.id)).deadline
            assert deadline == pytest.approx(other.since + DAY + HOUR, abs=5)
            assert (await Vacations(desk.store).of(guest)).until == 0.0

    asyncio.run(test())


async def asked_elsewhere(desk: Desk, guest: str) -> Table:
    table = await open_table(desk, [guest, "cleo"], Config(2), by_days(24))
    while asked(table) != guest:
        table = await answer(desk, table)
    return table


def test_others_see_it_and_strangers_do_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(24))
            await go_on_vacation(desk, "ada", desk.store.now() + 5 * DAY)
            for guest, sees in (("ben", True), ("stranger", False)):
                reader = Reader(desk, guest)
                await reader.command(do="join", table=table.id)
                left = (await reader.look()).chairs[0].vacation
                assert left == pytest.approx(5 * DAY if sees else 0.0, abs=5)

    asyncio.run(test())


def test_a_game_that_begins_knows_who_is_on_vacation(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            end = desk.store.now() + 5 * DAY
            await desk.store.save_guest(Guest("ada"))
            await go_on_vacation(desk, "ada", end)
            table = await desk.open("ben", Config(2), by_days(24))
            for seat, guest in enumerate(("ben", "ada")):
                await sit(desk, table.id, seat, guest)
            await begin(desk, table.id, "ben")
            assert (await desk.fresh(table.id)).chairs[1].until == end

    asyncio.run(test())


@pytest.mark.parametrize("url", ["", POSTGRES], ids=["sqlite", "postgresql"])
def test_a_year_has_thirty_days_of_it(tmp_path: Path, url: str) -> None:
    if url:
        need_postgres()

    async def test() -> None:
        async with make_desk(tmp_path, url) as desk:
            guest, vacations = f"guest{random.getrandbits(40)}", Vacations(desk.store)
            await desk.store.save_guest(Guest(guest))
            with pytest.raises(Refusal) as refusal:
                await go_on_vacation(desk, guest, desk.store.now() + 31 * DAY)
            assert refusal.value.code == "vacation-long" and refusal.value.facts["most"] == 30
            with pytest.raises(Refusal):
                await go_on_vacation(desk, guest, desk.store.now() - 1)
            told = await go_on_vacation(desk, guest, desk.store.now() + 20 * DAY)
            assert told.left == pytest.approx(10 * DAY, abs=5)
            ends = [desk.store.now() + days * DAY for days in (29, 29)]
            await asyncio.gather(*(vacations.begin(guest, end) for end in ends))  # one, longer
            let_pass(desk, 2 * DAY)
            assert (await come_home(desk, guest)).left == pytest.approx(28 * DAY, abs=5)
            await go_on_vacation(desk, guest, desk.store.now() + 5 * DAY)
            assert (await come_home(desk, guest)).left == pytest.approx(27 * DAY, abs=5)  # a day
            let_pass(desk, limits.YEAR_SECONDS + 3 * DAY)
            assert (await vacations.of(guest)).left == limits.VACATION_SECONDS

    asyncio.run(test())


def test_by_http(tmp_path: Path) -> None:
    settings = Settings(database=fresh(tmp_path / "test.db"))
    with served(settings) as client:
        client.cookies.set(cookies.NAME, cookies.sign("ada", client.app.state.key))
        now = client.app.state.store.now()
        assert client.get("/api/me/vacation").json()["until"] == 0
        assert client.put("/api/me/vacation", json={"until": now + DAY}).json()["until"] > now
        wrong = client.put("/api/me/vacation", json={"until": now + 90 * DAY})
        assert (wrong.status_code, wrong.json()["code"]) == (409, "vacation-long")
        assert client.delete("/api/me/vacation").json()["until"] == 0
        statuses = {
            client.put("/api/me/vacation", json={"until": now + DAY}).status_code for _ in range(12)
        }
        assert statuses == {200, 429}  # each is told to many tables
