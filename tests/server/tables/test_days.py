"""Play by correspondence: a clock of days that nobody has to be there for."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Collection
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from citadels import Config, random_config
from citadels.core.basics import NOBODY, Refusal
from citadels.core.rng import FastRng
from citadels.server import limits
from citadels.server.bots import automation as module
from citadels.server.bots.automation import GONE, UNUSED, Automation
from citadels.server.socket import client
from citadels.server.storage.devices import Devices
from citadels.server.tables import entries as log
from citadels.server.tables.chair import LATE, LEFT, RETURNED
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import CLOSED, OPEN, PLAYING
from citadels.server.tables.options import Correspondence, TableOptions, Timer
from citadels.server.tables.table import Table
from tests.faults.virtual import run_virtually
from tests.server.house import open_house
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import Reader, choose, forget, make_desk, open_table, play_on

DAY = 86_400.0
HOUR = 3600.0
Hours = Literal[8, 24, 72, 168]
DAILY = TableOptions(correspondence=Correspondence(24), pace="instant")
NIGHTLY = TableOptions(correspondence=Correspondence(8), pace="instant")
NIGHT = 8 * HOUR
TWO = ["ada", "ben"]
SELDOM = 20.0  # seconds between looks at what is due


class First:
    """Takes what is offered first, without thinking."""

    async def choose(self, table: Table, *_: object) -> str:
        assert table.game is not None
        return table.game.options[0].text


def make_automation(desk: Desk) -> Automation:
    bots: Any = First()
    return Automation(desk, bots)


def by_days(hours: Hours, *, vacation: bool = True) -> TableOptions:
    return TableOptions(correspondence=Correspondence(hours, vacation), pace="instant")


def asked(table: Table) -> str:
    return table.chairs[table.asked_seat].guest


def let_pass(desk: Desk, seconds: float) -> None:
    desk.store._offset += seconds


def look_at_one(desk: Desk, id: str) -> None:
    """Leave the tables alone that other tests have left in the same database."""
    find = desk.store.due

    async def due(now: float, *, bot: bool, limit: int, without: Collection[str] = ()) -> list[str]:
        found = await find(now, bot=bot, limit=10**6, without=without)
        return [one for one in found if one == id][:limit]

    desk.store.due = due  # type: ignore[method-assign] # for one desk


async def work(automation: Automation) -> None:
    """Do what is due, until nothing is."""
    for _ in range(400):
        await automation._sweep()
        await automation._look(automation.timers.pop(automation.desk.store.now()))
        await asyncio.sleep(0)
        if tasks := list(automation.tasks.values()):
            await asyncio.gather(*tasks)
        elif not any(live.table.awaits_bot for live in automation.desk.live.values()):
            return
    raise AssertionError


@pytest.fixture
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has hours need not be looked at every second; nobody has a device."""

    async def told_of(*_: object) -> int:
        return NOBODY

    async def seen_by(*_: object) -> int:
        return 0

    monkeypatch.setattr(Devices, "told_of", told_of)
    monkeypatch.setattr(client, "seen_by", seen_by)
    monkeypatch.setattr(module, "SWEEP", SELDOM)
    monkeypatch.setattr(module, "TICK", SELDOM)


async def log_of(desk: Desk, id: str) -> list[log.AnyEntry]:
    return [log.decode(body) for _, body in await desk.store.read(id)]


async def ran_out(desk: Desk, id: str) -> list[log.AnyEntry]:
    return [entry for entry in await log_of(desk, id) if isinstance(entry, log.RanOut)]


async def answer(desk: Desk, table: Table) -> Table:
    assert table.game is not None
    return await choose(desk, table, table.game.options[0].text)


def test_a_table_has_one_clock_and_chosen_times() -> None:
    for wrong in (
        {"timer": {"turn": 60}, "correspondence": {"hours": 24}},
        {"correspondence": {"hours": 25}},
        {"correspondence": {"days": 1}},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, TableOptions)
    assert b"correspondence" not in msgspec.json.encode(TableOptions())  # old programs read it


@pytest.mark.parametrize("url", ["", POSTGRES], ids=["sqlite", "postgresql"])
def test_a_deadline_outlives_a_restart_and_comes_once(tmp_path: Path, url: str) -> None:
    if url:
        need_postgres()

    async def test() -> None:
        async with make_desk(tmp_path, url) as desk:
            table = await open_table(desk, TWO, Config(2), by_days(72))
            seat, end = table.asked_seat, table.deadline
            assert end == table.since + 3 * DAY
            await forget(desk)
        async with make_desk(tmp_path, url) as desk:
            look_at_one(desk, table.id)
            let_pass(desk, 3 * DAY - HOUR)
            await work(make_automation(desk))
            assert await ran_out(desk, table.id) == []
            assert (await desk.fresh(table.id)).question == table.question  # the control
            await forget(desk)
        async with make_desk(tmp_path, url) as desk, make_desk(tmp_path, url) as other:
            for one in (desk, other):
                look_at_one(one, table.id)
                let_pass(one, 3 * DAY + 1)
            both = [make_automation(desk)] + ([make_automation(other)] if url else [])
            await asyncio.gather(*(work(one) for one in both))
            (entry,) = await ran_out(desk, table.id)
            assert isinstance(entry, log.RanOut) and entry.seat == seat
            told = await desk.fresh(table.id)
            assert told.chairs[seat].guest and not told.chairs[seat].away
            assert not told.chairs[seat].lapsed and told.chairs[seat].missed_turns == 1
            assert told.asked_seat != NOBODY and told.deadline is not None
            for _ in range(3):
                await work(both[0])
            assert len(await ran_out(desk, table.id)) == 1  # the next one has days, too
            await forget(desk)

    asyncio.run(test())


def test_a_table_that_waits_is_only_a_row(seldom: None) -> None:
    async def test() -> None:
        async with open_house() as house:
            table = await house.open(Config(3), NIGHTLY)
            for reader in house.readers.values():
                reader.client.leave()
            house.readers = {}
            await asyncio.sleep(limits.KEPT_SECONDS + 2 * SELDOM)
            assert table.id not in house.desk.live and house.store.owners[table.id] == ""
            row = house.store.rows[table.id]
            assert row.due == table.since + NIGHT * 3 / 4 and not row.bot  # to remind somebody
            length = len(house.store.logs[table.id])
            await asyncio.sleep(NIGHT * 3 / 4 + limits.KEPT_SECONDS + SELDOM)
            assert house.store.rows[table.id].due == table.since + NIGHT
            assert table.id not in house.desk.live
            assert len(house.store.logs[table.id]) == length  # nobody sat in, nobody was missed
            await asyncio.sleep(NIGHT / 4)
            assert len(house.store.logs[table.id]) > length  # the control: the time has passed

    run_virtually(test())


def test_absence_changes_nothing_before_the_time_is_up(seldom: None) -> None:

    async def test() -> None:
        async with open_house() as house:
            table = await house.open(Config(3), DAILY)
            await house.leave(f"guest{table.asked_seat}")
            await asyncio.sleep(20 * GONE)
            assert house.table(table.id).people == {0, 1, 2}
            live = await house.open(Config(3), TableOptions(pace="instant"), 1)
            await house.leave(f"guest{live.asked_seat}")
            await asyncio.sleep(2 * GONE)
            assert house.table(live.id).people != {0, 1, 2}  # the control

    run_virtually(test())


def test_a_bot_plays_one_turn_and_after_three_has_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            automation = make_automation(desk)
            table = await open_table(desk, TWO, Config(2), DAILY)
            seat, missed = table.asked_seat, 0
            while not (table := await desk.fresh(table.id)).chairs[seat].away:
                if table.asked_seat != seat:
                    table = await answer(desk, table)  # the other one plays
                    continue
                assert table.chairs[seat].missed_turns == missed and table.people == {0, 1}
                assert not table.conduct()["ada"] | table.conduct()["ben"]  # no mark for an evening
                turn = table.days and table.days.turn
                let_pass(desk, DAY + 1)
                await work(automation)
                assert (after := await desk.fresh(table.id)).days is not None
                assert after.days.turn != turn  # the bot has played all of it
                missed += 1
            assert missed == limits.MISSED_TURNS
            mine = table.chairs[seat]
            assert mine.guest and mine.conduct == LEFT and not mine.conduct & LATE
            reader = Reader(desk, mine.guest)
            await reader.command(do="join", table=table.id)
            mine = (await desk.fresh(table.id)).chairs[seat]
            assert mine.plays and mine.missed_turns == 0 and mine.conduct == LEFT | RETURNED

    asyncio.run(test())


def test_who_plays_starts_to_count_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            automation = make_automation(desk)
            table = await open_table(desk, TWO, Config(2), DAILY)
            seat = table.asked_seat
            for late in [True, True, False] * 3:
                while (table := await desk.fresh(table.id)).asked_seat != seat:
                    await answer(desk, table)
                if late:
                    let_pass(desk, DAY + 1)
                    await work(automation)
                else:
                    table = await answer(desk, table)
                    assert table.chairs[seat].missed_turns == 0
            assert (await desk.fresh(table.id)).people == {0, 1}

    asyncio.run(test())


def test_who_comes_while_the_bot_plays_gets_no_more_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), DAILY)
            seat = table.asked_seat
            let_pass(desk, DAY + 1)
            table = await desk.commit(table.id, lambda t, at: t.may_run_out(at, seat))
            assert table.awaits_bot and table.deadline is None
            reader = Reader(desk, asked(table))
            await reader.command(do="join", table=table.id)
            assert table.game is not None
            option = table.game.options[0].text
            told = await reader.command(do="choose", question=table.question, option=option)
            assert getattr(told, "code", "") == "not-asked"
            assert (await reader.look()).chairs[seat].away

    asyncio.run(test())


async def reach_reaction(desk: Desk) -> tuple[Table, Table]:
    """A table just before, and just after, a choice at which somebody else may react."""
    for number in itertools.count():
        config, rng = random_config(FastRng(7)), random.Random(number)
        table = await open_table(desk, TWO, config, by_days(72))
        while table.status == PLAYING:
            let_pass(desk, 1.0)
            before, table = table, await play_on(desk, table.id, rng, 1)
            days = table.days
            if table.asked_seat != NOBODY and days and days.reacts(table.asked_seat):
                return before, table
    raise AssertionError


def test_a_reaction_takes_nothing_from_the_turn_and_gives_nothing_to_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            while True:
                before, table = await reach_reaction(desk)
                assert before.days is not None and table.days is not None
                other, spent = table.asked_seat, table.days.spent[before.asked_seat]
                assert spent > 0
                assert table.deadline == table.since + DAY  # a third of three days
                let_pass(desk, 20 * HOUR)
                while table.asked_seat == other:
                    table = await answer(desk, table)
                if table.days is not None and table.days.turn == before.days.turn:
                    break
            assert table.asked_seat == before.asked_seat and table.deadline is not None
            assert table.deadline - table.asked_at == pytest.approx(3 * DAY - spent)

    asyncio.run(test())


def test_the_time_of_reactions() -> None:
    def times(hours: Hours) -> tuple[float, float]:
        days = Table("").after(_opened(hours)).days
        assert days is not None
        days.turn = (1, 0, 4)
        return days.time_of(0) / HOUR, days.time_of(1) / HOUR

    assert [times(8), times(24), times(72), times(168)] == [(8, 8), (24, 8), (72, 24), (168, 56)]


def _opened(hours: Hours) -> log.Opened:
    return log.Opened(0.0, "ada", "", by_days(hours), "00" * 32, 1)


def test_questions_of_one_turn_share_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table, rng = await open_table(desk, TWO, Config(2), DAILY), random.Random(1)
            shared = 0
            for _ in range(60):
                let_pass(desk, HOUR)
                before, table = table, await play_on(desk, table.id, rng, 1)
                assert before.days is not None and table.days is not None
                if table.days.turn == before.days.turn:
                    assert table.deadline == pytest.approx(before.deadline)
                    shared += 1
                else:
                    assert table.deadline == pytest.approx(table.asked_at + DAY)
            assert shared > 10

    asyncio.run(test())


def test_no_pause_and_who_plays_on_declines(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), DAILY)
            me = table.asked_seat
            with pytest.raises(Refusal):
                table.may_agree(0.0, me, True)
            while table.asked_seat == me:
                table = await answer(desk, table)
            table = await desk.commit(table.id, lambda t, at: t.may_agree_to_take_back(at, me))
            assert table.agreed == {me}
            table = await answer(desk, table)
            assert not table.agreed and table.retracted == []

    asyncio.run(test())


@pytest.mark.parametrize("options", [DAILY, TableOptions()], ids=["days", "live"])
def test_what_takes_days_is_not_abandoned(tmp_path: Path, options: TableOptions) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            slow = options is DAILY
            playing = await open_table(desk, TWO, Config(2), options)
            waiting = await desk.open("ada", Config(2), options)
            let_pass(desk, UNUSED + HOUR)
            await forget(desk)
            await make_automation(desk).close_abandoned()
            statuses = [(await desk.fresh(one.id)).status for one in (playing, waiting)]
            assert statuses == ([PLAYING, OPEN] if slow else [CLOSED, CLOSED])
            if slow:
                let_pass(desk, limits.ROOM_SECONDS)
                await forget(desk)
                await work(make_automation(desk))
                assert (await desk.fresh(waiting.id)).status == CLOSED  # nobody came

    asyncio.run(test())


def test_a_host_who_sleeps_keeps_the_room_for_a_turn(seldom: None) -> None:

    async def test() -> None:
        async with open_house() as house:
            id = (await house.desk.open("guest0", Config(2), NIGHTLY)).id
            for seat in range(2):
                await house._sit(id, seat)
                await house.come(f"guest{seat}", id)
            await house.leave("guest0")
            await asyncio.sleep(10 * GONE)
            assert house.table(id).acting_host == "guest0"
            await asyncio.sleep(NIGHT - 11 * GONE)
            assert house.table(id).acting_host == "guest0"
            await asyncio.sleep(4 * GONE)
            assert house.table(id).acting_host == "guest1"
            table = await house.desk.commit(id, lambda t, at: t.may_start(at, "guest1"))
            assert table.people == {0, 1}  # no bot sits in at the start

    run_virtually(test())


def test_bots_need_no_days(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            automation = make_automation(desk)
            table = await desk.open("ada", Config(4), by_days(168))
            await desk.commit(table.id, lambda t, at: t.may_sit(at, 0, "ada", "token"))
            for seat in range(1, 4):
                await _seat_bot(desk, table.id, seat)
            table = await desk.commit(table.id, lambda t, at: t.may_start(at, "ada"))
            for _ in range(8):
                await work(automation)
                table = await desk.fresh(table.id)
                assert asked(table) == "ada" and desk.store.now() - table.asked_at < HOUR
                await answer(desk, table)

    asyncio.run(test())


async def _seat_bot(desk: Desk, id: str, seat: int) -> None:
    await desk.commit(id, lambda t, at: t.may_seat(at, "ada", seat, "novice"))


def test_a_live_clock_is_as_it_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            live = await open_table(desk, TWO, Config(2), TableOptions(timer=Timer(60, 30)))
            assert live.deadline == live.since + 90 and live.reminder is None
            assert live.call == live.question and live.expires is None

    asyncio.run(test())
