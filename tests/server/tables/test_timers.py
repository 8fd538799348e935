"""Tables that only wait cost nothing, and leave memory when nobody watches them any more."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path

import pytest

from citadels import Config
from citadels.core.basics import NOBODY
from citadels.server import limits
from citadels.server.bots.automation import Automation
from citadels.server.bots.timers import Timers
from citadels.server.storage.devices import Devices
from citadels.server.tables.fields import OVER
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from tests.faults.virtual import run_virtually
from tests.server.house import open_house
from tests.server.table import Reader, make_desk, open_table, play_on

INSTANT = TableOptions(pace="instant")
TABLES = 20


@pytest.fixture(autouse=True)
def no_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has a device that could call them back."""

    async def told_of(*_: object) -> int:
        return NOBODY

    monkeypatch.setattr(Devices, "told_of", told_of)


def test_tables_come_in_order_and_once() -> None:
    timers, tables = Timers(), [LiveTable(Table(str(number))) for number in range(4)]
    for when, live in zip((3.0, 1.0, 2.0, 9.0), tables, strict=True):
        timers.set(live, when)
    timers.set(tables[3], 0.5)  # earlier than was said
    timers.set(tables[0], 8.0)  # later: it is looked at before, and can be set again
    assert timers.next == 0.5
    assert timers.pop(2.0) == [tables[3], tables[1], tables[2]]
    assert timers.pop(2.0) == []
    assert timers.pop(100.0) == [tables[0]]


def test_a_table_that_was_let_go_is_not_kept_for_its_time() -> None:
    timers, live = Timers(), LiveTable(Table("let go"))
    kept = LiveTable(Table("kept"))
    gone = weakref.ref(live)
    timers.set(live, 7 * 86_400.0)
    timers.set(kept, 8 * 86_400.0)
    del live
    gc.collect()
    assert gone() is None
    assert timers.pop(9 * 86_400.0) == [kept]


def test_what_was_said_before_does_not_pile_up() -> None:
    timers, live = Timers(), LiveTable(Table("x"))
    for number in range(10_000):
        timers.set(live, 1e6 - number)
    assert len(timers) < 500
    assert timers.pop(1e6) == [live]


def test_tables_that_wait_for_people_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    honest = Automation._next

    def count(self: Automation, live: LiveTable) -> float:
        looked.append(live.table.id)
        return honest(self, live)

    monkeypatch.setattr(Automation, "_next", count)

    async def test() -> tuple[int, int]:
        async with open_house() as house:
            for number in range(TABLES):
                await house.open(Config(2), INSTANT, number)
                house.readers = {}  # others come to the next table; these stay
            await asyncio.sleep(2 * limits.GONE_SECONDS)  # what was set before they came
            looked.clear()
            await asyncio.sleep(300)
            waiting, table = len(looked), next(iter(house.desk.live))
            await play_on(house.desk, table, random.Random(1), 1)
            return waiting, len(looked)

    waiting, after = run_virtually(test())
    assert waiting == 0
    assert after > 0  # the control: something happened at one of them


def test_who_leaves_takes_the_table_out_of_memory() -> None:
    async def test() -> None:
        async with open_house() as house:
            left = (await house.open(Config(2), INSTANT, 0)).id
            readers, house.readers = list(house.readers.values()), {}
            kept = (await house.open(Config(2), INSTANT, 1)).id
            for reader in readers:
                reader.client.leave()
            await asyncio.sleep(limits.KEPT_SECONDS + 2)
            assert left not in house.desk.live and house.store.owners[left] == ""
            assert kept in house.desk.live  # the control: somebody is there
            before = len(house.store.logs[left])
            await asyncio.sleep(3 * limits.GONE_SECONDS)
            assert len(house.store.logs[left]) > before + 2  # bots have taken over, all the same

    run_virtually(test())


def test_tables_are_not_kept_for_those_who_left_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNWATCHED_KEPT", 2)

    async def test() -> tuple[int, int, int]:
        async with open_house() as house:
            everybody: list[Reader] = []
            for number in range(TABLES):
                await house.open(Config(2), INSTANT, number)
                everybody += house.readers.values()
                house.readers = {}  # others come to the next table; these stay
            there = len(house.desk.live)
            before = {id: len(entries) for id, entries in house.store.logs.items()}
            for reader in everybody:
                reader.client.leave()
            await asyncio.sleep(limits.GONE_SECONDS + 5)  # bots have sat down at all of them
            sat = sum(len(house.store.logs[id]) > before[id] for id in before)
            return there, sat, len(house.desk.live)

    there, sat, kept = run_virtually(test())
    assert (there, sat) == (TABLES, TABLES)
    assert kept <= 2 + 1  # those with a turn, and one that is on its way


def test_a_finished_table_leaves_memory_at_once() -> None:
    async def test() -> None:
        async with open_house() as house:
            id = (await house.open(Config(2), INSTANT)).id
            assert (await play_on(house.desk, id, random.Random(1))).status == OVER
            await asyncio.sleep(limits.KEPT_SECONDS)
            assert id in house.desk.live  # people look at the result
            for reader in house.readers.values():
                reader.client.leave()
            await asyncio.sleep(2)
            assert id not in house.desk.live

    run_virtually(test())


def test_whoever_stops_waits_for_both_loops() -> None:
    """A connection that is given up twice never closes, and the process would never end."""
    ended: list[str] = []

    class Slow(Automation):
        async def _keep_time(self) -> None:
            await asyncio.Event().wait()

        async def _keep_sweeping(self) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                for _ in range(10):  # as long as a connection takes to close
                    await asyncio.sleep(0)
                ended.append("sweeping")

    async def test() -> None:
        work = asyncio.create_task(Slow.run(object.__new__(Slow)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        assert ended == ["sweeping"]

    asyncio.run(test())


def test_whoever_joins_watches_the_table_that_is_in_memory(tmp_path: Path) -> None:
    """A table that leaves memory while somebody joins would never tell them anything again."""

    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, ["ada", "ben"])
            reader = Reader(desk, "ada")
            honest = reader.client.order.is_new

            async def is_new(seen: Table, guest: str) -> bool:
                assert await desk.let_go(desk.live[table.id])
                return await honest(seen, guest)

            reader.client.order.is_new = is_new  # type: ignore[assignment,method-assign]
            await reader.command(do="join", table=table.id)
            assert reader.client in desk.live[table.id].watchers
            assert reader.client.live is desk.live[table.id]

    asyncio.run(test())
