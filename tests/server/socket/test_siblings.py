"""Siblings: the sockets of a table come to one process, and to nobody who is gone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
import time
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from citadels.server import siblings
from citadels.server.siblings import Siblings, table_of
from tests.faults import daemons
from tests.faults.player import Opened, open_table
from tests.faults.process import Server
from tests.faults.proofs.load import Crowd, connect
from tests.server.services import need_postgres

TABLES = [f"table{number}" for number in range(40)]
HEAD = b"GET /ws?table=x HTTP/1.1\r\n\r\n"
OLD = 3600.0  # seconds
TRIES = 4  # to have sockets that come to different workers by chance

pytestmark = pytest.mark.skipif(not siblings.POSSIBLE, reason="this system passes no connections")


class Greeter(asyncio.Protocol):
    """Says by which process it was made, and of what."""

    def __init__(self, name: bytes, head: bytes) -> None:
        self.said = name + b" " + head

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say it."""
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.said)


@contextlib.asynccontextmanager
async def family(folder: Path, *names: str) -> AsyncIterator[list[Siblings]]:
    """Some processes, in one."""
    found = []
    for name in names:
        one = Siblings(folder, name)
        one.listen(lambda head, name=name: Greeter(name.encode(), head))  # type: ignore[misc]
        found.append(one)
    yield found
    for one in found:
        one.close()


async def given(one: Siblings, table: str) -> bytes:
    """Who says something to a new connection for a table: nobody if it is kept."""
    near, far = socket.socketpair()
    near.setblocking(False)
    with near, far:
        if not one.pass_on(f"/ws?table={table}".encode(), HEAD, far.fileno()):
            return b""
        far.close()
        return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(near, 1000), 10.0)


async def keeps(one: Siblings) -> set[str]:
    """The tables whose connections stay here."""
    return {table for table in TABLES if not await given(one, table)}


def test_a_table_has_one_process_whoever_takes_the_connection(tmp_path: Path) -> None:
    async def play() -> None:
        async with family(tmp_path, "a", "b", "c") as everybody:
            kept = [await keeps(one) for one in everybody]
            assert sum(map(len, kept)) == len(TABLES) and set.union(*kept) == set(TABLES)
            assert all(kept)  # each of them has some
            theirs = next(iter(kept[1]))
            for one in (everybody[0], everybody[2]):
                assert await given(one, theirs) == b"b " + HEAD

    asyncio.run(play())


def test_whoever_is_gone_silent_or_ends_is_passed_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with family(tmp_path, "a", "b") as (one, other):
            assert await keeps(one) != set(TABLES)
            silent = time.time() - OLD
            os.utime(other.own, (silent, silent))
            assert await keeps(one) == set(TABLES)
            other.beat()
            assert await keeps(one) != set(TABLES)
            other.close()
            assert await keeps(one) == set(TABLES)

    asyncio.run(play())


def test_whoever_was_killed_leaves_a_place_where_nobody_listens(tmp_path: Path) -> None:
    async def play() -> None:
        async with family(tmp_path, "a") as (one,):
            left = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            left.bind(str(tmp_path / "b.sock"))
            left.close()
            assert await keeps(one) == set(TABLES)
            assert not (tmp_path / "b.sock").exists()

    asyncio.run(play())


def test_whoever_knocks_and_is_killed_breaks_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with family(tmp_path, "a", "b") as (one, other):
            line = other._reach(one.own)
            await asyncio.sleep(0.05)
            assert len(one.incoming) == 1
            linger = struct.pack("ii", 1, 0)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            line.close()
            await asyncio.sleep(0.05)
            assert not one.incoming
            other.lines.clear()
            assert await keeps(one) != set(TABLES)

    asyncio.run(play())


def test_whoever_takes_too_little_is_passed_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with family(tmp_path, "a") as (one,):
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as busy:
                busy.bind(str(tmp_path / "b.sock"))
                busy.listen(1)
                theirs = next(t for t in TABLES if one._place_of(t) != one.own)
                near, far = socket.socketpair()
                with near, far:
                    target = f"/ws?table={theirs}".encode()
                    passed = [one.pass_on(target, HEAD * 100, far.fileno()) for _ in range(500)]
                assert passed[0] and not passed[-1]

    asyncio.run(play())


def test_where_nobody_can_listen_connections_are_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with family(tmp_path / "missing", "a") as (one,):
            assert await keeps(one) == set(TABLES)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("target", "table"),
    [
        (b"/ws?table=abc-1", "abc-1"),
        (b"/ws", ""),
        (b"/api?table=abc", ""),
        (b"/ws?table=\xff", ""),
        (b"//[?table=a", ""),
    ],
)
def test_the_address_says_the_table(target: bytes, table: str) -> None:
    assert table_of(target) == table


def test_no_frame_is_relayed_between_the_workers_of_a_server(tmp_path: Path) -> None:
    need_postgres()

    async def play() -> None:
        database = await daemons.make_database(daemons.POSTGRES)
        try:
            with Server(tmp_path, database, workers=2) as server:
                await asyncio.sleep(2.5)  # both are there, and have said so
                opened = [await open_table(server.port, number, 2) for number in range(6)]
                assert await relayed(server, database, opened) == 0
                tries = (relayed(server, database, opened, say=False) for _ in range(TRIES))
                assert any([await one > 0 for one in tries])
        finally:
            await daemons.drop_database(daemons.POSTGRES, database)

    asyncio.run(play())


async def relayed(server: Server, database: str, opened: list[Opened], *, say: bool = True) -> int:
    """How many connections between workers there are while everybody is at their tables."""
    crowd: Crowd = await connect(server.port, opened, say=say)
    crowd.listen(echo=False)
    try:
        async with asyncio.timeout(20.0):
            while any(line.last is None for table in crowd.tables for line in table):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        plain = database.replace("+asyncpg", "")
        link = await asyncpg.connect(plain)
        ports = {int(row[0].split()[-1]) for row in await link.fetch("SELECT address FROM workers")}
        await link.close()
        return established(ports)
    finally:
        await crowd.close()


def established(ports: set[int]) -> int:
    """How many open connections lead to some ports of this machine."""
    rows = Path("/proc/net/tcp").read_text().splitlines()[1:]
    found = [row.split() for row in rows]
    return sum(int(row[2].split(":")[1], 16) in ports and row[3] == "01" for row in found)
