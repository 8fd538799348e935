"""The servers that bench/capacity.py measures, who is there, and what all of it has used."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

from tests.faults import daemons
from tests.faults.player import Opened, open_table
from tests.faults.process import Server, sqlite
from tests.faults.processes import Usage, used_by
from tests.faults.proofs.load import Connection, Crowd, connect
from tests.faults.web import open_socket, request

from .capacity_table import PEOPLE

AT_ONCE = 8  # tables that are opened side by side
HOTSEAT = {"hotseat": True}  # one person for all seats: one socket for a table in play
COUNT, COUNT_AT = struct.Struct("=I"), 8  # of transactions, in what users of an SQLite file share


@dataclass
class Kind:
    """A way to run the server."""

    id: str
    name: str
    workers: int = 1
    postgres: bool = False
    redis: bool = False
    routed: bool = False  # by table, to one of several servers, as a proxy in front does


KINDS = (
    Kind("sqlite", "SQLite"),
    Kind("postgres", "PostgreSQL", postgres=True),
    Kind("workers", "PostgreSQL, 2 workers", 2, postgres=True),
    Kind("redis", "PostgreSQL, 2 workers, Redis", 2, postgres=True, redis=True),
    Kind("routed", "PostgreSQL, 2 processes, routed by table", 2, postgres=True, routed=True),
)


@dataclass
class Served:
    """A server that runs, what it runs on, and who is there."""

    servers: list[Server]
    database: str = ""  # the name of the database, on PostgreSQL
    file: Path | None = None  # of the database, on SQLite
    opened: list[Opened] = field(default_factory=list)
    tables: list[list[Connection]] = field(default_factory=list)  # who is there
    came: int = 0  # tables in all: each has addresses of its own

    async def open(
        self, tables: int, people: int = PEOPLE, bots: Sequence[str] = (), *, shared: bool = False
    ) -> None:
        """Have as many tables as that, with everybody there, and where no bots play a spectator.

        Where people share one screen they come with one socket, and nobody else is there.
        """
        while (missing := tables - len(self.opened)) > 0:
            numbers = range(self.came, self.came + min(missing, AT_ONCE))
            self.came = numbers.stop
            opening = (self._open(n, people, bots, shared=shared) for n in numbers)
            for one, there in await asyncio.gather(*opening):
                self.opened.append(one)
                self.tables += there.tables

    async def _open(
        self, number: int, people: int, bots: Sequence[str], *, shared: bool
    ) -> tuple[Opened, Crowd]:
        port = self.servers[number % len(self.servers)].port
        if shared:
            one = await open_shared(port, number, people)
            return one, await join(port, one)
        one = await open_table(port, number, people, bots)
        return one, await (join(port, one) if bots else connect(port, [one], number))

    def listen(self) -> Crowd:
        """Hear what everybody is told from now on."""
        crowd = Crowd(list(self.tables))
        crowd.listen(echo=False)
        return crowd

    async def leave(self) -> None:
        """Let everybody go."""
        await Crowd(self.tables).close()
        self.opened, self.tables = [], []

    def workers(self) -> dict[int, Usage]:
        """What each process of the server has used."""
        used: dict[int, Usage] = {}
        for server in self.servers:
            assert server.process is not None
            used |= used_by(group=server.process.pid)
        return used

    async def backends(self) -> dict[int, Usage]:
        """What each process of PostgreSQL that works for it has used."""
        if not self.database:
            return {}
        query = "SELECT pid FROM pg_stat_activity WHERE datname = $1"
        return used_by(only=[row[0] for row in await self._ask(query)])

    async def transactions(self) -> int:
        """How many transactions there have been; of SQLite, those that wrote."""
        if self.file is not None:
            with self.file.with_name(f"{self.file.name}-shm").open("rb") as shared:
                shared.seek(COUNT_AT)
                return int(COUNT.unpack(shared.read(COUNT.size))[0])
        query = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = $1"
        return int((await self._ask(query))[0][0])

    async def stored(self) -> int:
        """How many bytes PostgreSQL has written to its log, or SQLite to the disk."""
        if self.file is not None:
            return sum(bytes_written(pid) for pid in self.workers())
        query = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') WHERE $1 <> ''"
        return int((await self._ask(query))[0][0])

    async def _ask(self, query: str) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(daemons.POSTGRES)
        try:
            return list(await connection.fetch(query, self.database))
        finally:
            await connection.close()


@contextlib.asynccontextmanager
async def serving(kind: Kind) -> AsyncIterator[Served]:
    """A server of some kind, on a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = None if kind.postgres else Path(folder) / "capacity.db"
        database = sqlite(Path(folder) / "capacity.db")
        if kind.postgres:
            database = await daemons.make_database(daemons.POSTGRES)
        redis = daemons.REDIS if kind.redis else ""
        each = 1 if kind.routed else kind.workers
        servers = [
            Server(Path(folder), database, redis=redis, workers=each)
            for _ in range(kind.workers // each)
        ]
        try:
            for server in servers:
                server.start()
                await request(server.port, "GET", "/health")
            await asyncio.sleep(2.0 * (each - 1))  # until the other one is there, too
            yield Served(servers, database.rpartition("/")[2] if kind.postgres else "", file)
        finally:
            for server in servers:
                server.stop()
            if kind.postgres:
                await daemons.drop_database(daemons.POSTGRES, database)


async def join(port: int, opened: Opened) -> Crowd:
    """Let the people of a table come, and nobody else."""
    there = []
    for cookie, source in zip(opened.cookies, opened.sources, strict=True):
        socket = await open_socket(port, cookie, source, table=opened.table)
        await socket.send(json.dumps({"do": "join", "id": 1, "table": opened.table}))
        there.append(Connection(socket))
    return Crowd([there])


async def hush(crowd: Crowd) -> None:
    """Stop hearing; everybody stays."""
    for task in crowd.readers:
        task.cancel()
    await asyncio.gather(*crowd.readers, return_exceptions=True)


async def open_shared(port: int, number: int, seats: int) -> Opened:
    """Open a table at which one person plays every seat."""
    one = await open_table(port, number, 1, options=HOTSEAT, seats=seats, start=False)
    path, (cookie,), (source,) = f"/api/tables/{one.table}", one.cookies, one.sources
    for more in (*(f"seats/{seat}" for seat in range(1, seats)), "start"):
        done = await request(port, "POST", f"{path}/{more}", cookie, {}, source)
        assert done.status == 201, done.body
    return one


def bytes_written(pid: int) -> int:
    """How many bytes a process has had the disk write."""
    lines = Path(f"/proc/{pid}/io").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("write_bytes"))
