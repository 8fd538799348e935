"""Several processes on one database: each table has one owner; guests elsewhere are passed on.

Two processes in one: two desks, each with its own connections, and real lines between them. Nobody
waits for a lease to run out: it is over when the database says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from citadels import Config
from citadels.core.basics import Refusal
from citadels.server import limits
from citadels.server.socket.client import Client
from citadels.server.socket.connection import Connection
from citadels.server.socket.reader import Moved, Send
from citadels.server.socket.relay import Relay
from citadels.server.storage.store import Store
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.owner import Elsewhere
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.faults import daemons
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import Reader, make_desk, open_table, play_on, sit

TWO = ["ada", "ben"]
WAIT = 30.0
KEY = b"known to all processes"
CHOICES = 60


class Process:
    """One of several processes, as far as tables go."""

    def __init__(self, desk: Desk, key: bytes) -> None:
        self.desk = desk
        self.clients: set[Client] = set()
        self.relay = Relay(desk, key, self._client, self.clients)

    def _client(self, guest: str, address: str, send: Send) -> Client:
        return Client(self.desk, guest, send, limits.Gallery(), address=address)

    def visit(self, guest: str) -> Visit:
        """Let somebody connect."""
        return Visit(self, guest)


class Visit:
    """A connection to one of the processes, and what it was told."""

    def __init__(self, process: Process, guest: str) -> None:
        self.told: list[m.AnyMessage] = []
        self.client = process._client(guest, "", self._keep)
        self.connection = Connection(self.client, process.relay)
        self.number = 0

    async def _keep(self, frame: bytes) -> None:
        self.told.append(msgspec.json.decode(frame, type=m.AnyMessage))

    async def command(self, **command: object) -> m.AnyMessage:
        """Command something, and wait for the answer."""
        self.number += 1
        mine = self.number
        await self.connection.hear(msgspec.json.encode({"id": mine, **command}))
        return await self.until(lambda one: isinstance(one, m.Done | m.Refused) and one.id == mine)

    async def until(self, wanted: Callable[[m.AnyMessage], bool]) -> m.AnyMessage:
        """Wait until something is told."""
        async with asyncio.timeout(WAIT):
            while True:
                for one in reversed(self.told):
                    if wanted(one):
                        return one
                await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def processes(folder: Path, *keys: bytes) -> AsyncIterator[list[Process]]:
    """Processes that know of each other, and the key that each has."""
    need_postgres()
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for key in keys or (KEY, KEY):
            desk = await stack.enter_async_context(make_desk(folder, POSTGRES))
            process = Process(desk, key)
            await desk.owner.enlist(await process.relay.listen("127.0.0.1"))
            desk.owner.until = math.inf  # nobody renews here
            stack.push_async_callback(desk.owner.resign)
            stack.push_async_callback(process.relay.close)
            await _set_until(desk.store, desk.owner.id, math.inf)
            found.append(process)
        yield found


async def _set_until(store: Store, worker: str, until: float) -> None:
    query = text("UPDATE workers SET until = :until WHERE id = :id")
    async with store.engine.begin() as connection:
        await connection.execute(query, {"until": until, "id": worker})


async def expire(process: Process) -> None:
    """Let a process not have been heard of for long."""
    await _set_until(process.desk.store, process.desk.owner.id, 0.0)


def option_of(table: Table) -> str:
    assert table.game is not None
    return table.game.options[0].text


async def choose(visit: Visit, table: Table) -> m.AnyMessage:
    return await visit.command(do="choose", question=table.question, option=option_of(table))


def test_a_guest_at_another_process_is_passed_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with processes(tmp_path) as (one, other):
            table = await open_table(one.desk, TWO)
            here = one.visit(TWO[1 - table.asked_seat])
            there = other.visit(TWO[table.asked_seat])
            for visit in (here, there):
                assert isinstance(await visit.command(do="join", table=table.id), m.Done)
            told = await there.until(lambda message: isinstance(message, m.TableMessage))
            assert isinstance(told, m.TableMessage) and told.effects is not None
            mine = [chair.yours for chair in told.chairs]
            assert mine == [seat == table.asked_seat for seat in range(2)]
            assert isinstance(await choose(there, table), m.Done)
            assert isinstance(await choose(there, table), m.Done)  # once more is no mistake
            await there.until(lambda x: isinstance(x, m.TableMessage) and x.seq > table.seq)
            assert one.desk.live[table.id].table.seq == table.seq + 1
            assert table.id not in other.desk.live  # it knows no game
            refused = await there.command(do="choose", question=0, option="king")
            assert isinstance(refused, m.Refused) and refused.code == "stale"
            guests = {guest for client in one.clients for guest, _ in client.places()}
            assert guests == {TWO[table.asked_seat]}  # counts as here, where the table is
            assert isinstance(await there.command(do="join", table="nowhere"), m.Refused)
            await _until(lambda: not one.clients)  # who has left is gone there, too

    asyncio.run(test())


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():  # noqa: ASYNC110 - there is nobody to set an event
            await asyncio.sleep(0.01)


def test_a_table_moves_to_where_it_is_watched(tmp_path: Path) -> None:
    async def test() -> None:
        async with processes(tmp_path) as (one, other):
            table = await open_table(one.desk, TWO)
            assert one.desk.live[table.id].owned
            visit = other.visit("ada")
            assert isinstance(await visit.command(do="join", table=table.id), m.Done)
            assert other.desk.live[table.id].owned and table.id not in one.desk.live
            assert visit.connection.line is None
            with pytest.raises(Elsewhere):
                await one.desk.own(table.id)

    asyncio.run(test())


def test_strangers_are_not_passed_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with processes(tmp_path, KEY, b"another key") as (one, other):
            table = await open_table(one.desk, TWO)
            await Reader(one.desk, "ada").command(do="join", table=table.id)
            with pytest.raises(Elsewhere) as place:
                await other.desk.own(table.id)
            assert await other.relay.reach(place.value, "ben", "") is None
            other.relay.key = KEY  # the control
            line = await other.relay.reach(place.value, "ben", "")
            assert line is not None
            line.close()

    asyncio.run(test())


def test_an_owner_that_was_buried_writes_and_tells_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with processes(tmp_path) as (one, other):
            table = await open_table(one.desk, TWO)
            reader = Reader(one.desk, "ada")
            await reader.command(do="join", table=table.id)
            live = one.desk.live[table.id]
            with pytest.raises(Elsewhere):  # the control: it is counted on
                await other.desk.own(table.id)
            await expire(one)
            assert (await other.desk.own(table.id)).owned
            assert await one.desk.store.renew(one.desk.owner.id, 0.0) is None
            after = await play_on(other.desk, table.id, random.Random(1), 3)
            seat, question, option = table.asked_seat, table.question, option_of(table)
            with pytest.raises(Refusal):  # a bot, or the clock, that had thought for too long
                await one.desk.commit(
                    table.id,
                    lambda t, at: t.may_choose(at, seat, question, option, "bot"),
                    owning=True,
                )
            assert len(await one.desk.store.read(table.id)) == after.seq + 1
            one.desk.lose_all()
            assert not live.owned and isinstance(reader.client.ended, Moved)
            with pytest.raises(Moved):
                await reader.client.tell_changes()

    asyncio.run(test())


def test_a_choice_of_an_owner_that_was_buried_is_written_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with processes(tmp_path) as (one, other):
            table = await open_table(one.desk, TWO)
            reader = Reader(one.desk, TWO[table.asked_seat])
            await reader.command(do="join", table=table.id)
            await expire(one)
            await other.desk.own(table.id)
            option = option_of(table)
            for _ in range(2):
                answer = await reader.command(do="choose", question=table.question, option=option)
                assert isinstance(answer, m.Done)
            assert isinstance(reader.client.ended, Moved)  # the table is no longer here
            assert len(await one.desk.store.read(table.id)) == table.seq + 2
            beat = await other.desk.store.renew(other.desk.owner.id, 0.0)
            assert beat is not None and (table.id, table.seq + 1) in beat.strays
            other.desk.look_at(table.id, table.seq + 1)
            await _until(lambda: other.desk.live[table.id].table.seq == table.seq + 1)

    asyncio.run(test())


@pytest.mark.parametrize("sure", [False, True])
def test_whoever_is_not_sure_of_a_table_tells_nothing(tmp_path: Path, sure: bool) -> None:
    async def test() -> None:
        async with processes(tmp_path) as (one, _):
            table = await open_table(one.desk, TWO)
            reader = Reader(one.desk, "ada")
            await reader.command(do="join", table=table.id)
            if not sure:
                one.desk.owner.until = -math.inf
            telling = asyncio.create_task(reader.client.tell_changes())
            await asyncio.sleep(0.3)
            told = [message for message in reader.messages if isinstance(message, m.TableMessage)]
            assert bool(told) is sure
            one.desk.owner.until = math.inf
            one.desk.owner.renewed.set()
            await _until(lambda: any(isinstance(x, m.TableMessage) for x in reader.messages))
            telling.cancel()

    asyncio.run(test())


def test_who_sits_down_by_way_of_another_process_is_seen(tmp_path: Path) -> None:
    async def test() -> None:
        async with processes(tmp_path) as (one, other):
            notices: list[str] = []
            other.desk.publish = notices.append
            table = await one.desk.open("ada", Config(2), TableOptions())
            await sit(one.desk, table.id, 0, "ada")
            await Reader(one.desk, "ada").command(do="join", table=table.id)
            await sit(other.desk, table.id, 1, "ben")
            assert notices == [f"table {table.id} 2"]
            await one.desk.hear(notices[0])
            await _until(lambda: one.desk.live[table.id].table.chairs[1].guest == "ben")
            assert one.desk.live[table.id].owned and not other.desk.live[table.id].owned

    asyncio.run(test())


@pytest.mark.parametrize("wasteful", [False, True])
def test_a_choice_is_hardly_more_than_one_transaction(tmp_path: Path, wasteful: bool) -> None:
    need_postgres()

    async def test() -> float:
        database = await daemons.make_database(daemons.POSTGRES)
        try:
            async with make_desk(tmp_path, database) as desk:
                if wasteful:  # as claims were
                    _claim_each(desk)
                table = await open_table(desk, TWO)
                before = await _transactions(desk.store)
                await play_on(desk, table.id, random.Random(1), CHOICES)
                return (await _transactions(desk.store) - before) / CHOICES
        finally:
            await daemons.drop_database(daemons.POSTGRES, database)

    assert (asyncio.run(test()) <= 2) is not wasteful


def _claim_each(desk: Desk) -> None:
    append = desk.store.append

    async def claim_and_append(*values: Any) -> None:  # noqa: ANN401 - as they come
        for _ in range(6):  # what is counted may lag behind
            await desk.store.take(values[0], desk.owner.id)
        await append(*values)

    desk.store.append = claim_and_append  # type: ignore[method-assign, assignment]


async def _transactions(store: Store) -> int:
    """All that were, once PostgreSQL has counted them."""
    query = text("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()")
    last = -1
    while True:
        await asyncio.sleep(1.5)
        async with store.engine.connect() as connection:
            count = int(await connection.scalar(query) or 0)
        if count - last <= 3:  # nothing but these looks
            return count
        last = count


def test_whoever_writes_is_answered_whatever_goes_wrong(tmp_path: Path) -> None:
    """A connection that the pool took away has no driver any more: that is no error of its own."""
    need_postgres()

    async def test() -> None:
        database = await daemons.make_database(daemons.POSTGRES)
        try:
            async with make_desk(tmp_path, database) as desk:
                table = await open_table(desk, TWO)
                before = table.seq
                await play_on(desk, table.id, random.Random(1), 3)
                appender = desk.store.appender
                assert appender is not None and appender.held is not None
                appender.held.invalidate()
                async with asyncio.timeout(60):
                    await play_on(desk, table.id, random.Random(2), 3)
                assert desk.live[table.id].table.seq >= before + 6
        finally:
            await daemons.drop_database(daemons.POSTGRES, database)

    asyncio.run(test())
