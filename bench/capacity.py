"""Measures what a server carries: choices, by the processor time and transactions that each costs.

    python -m bench.capacity                    writes bench/capacity.md
    python -m bench.capacity --tables 20 --seconds 4 --idle 50 --waves 1 --curve 20 40
    python -m bench.capacity --only idle        measures that part anew

`held`: people at tables of four choose, at a rising rate, beside an echo server of the same
traffic: on SQLite, on PostgreSQL with one worker, and with two, with and without Redis. Processor
time is counted for each process, so that other work on the machine matters little; times by the
clock are given, too. `curve`: one rate is spread over more and more tables. `idle`: tables at which
people only think are compared with none. Everybody comes as soon as their table is open, because
after a minute a bot would sit in. What these very sources were measured for is not measured again.

PostgreSQL and Redis are those of CITADELS_TEST_POSTGRES and CITADELS_TEST_REDIS.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import random
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec

from citadels.server.serve import allow_many_files
from tests.faults import daemons
from tests.faults.journals import journal
from tests.faults.player import Opened, open_table
from tests.faults.process import ROOT, Server, free_port, sqlite
from tests.faults.processes import Usage, used_by
from tests.faults.proof import quantile
from tests.faults.proofs.load import Connection, Crowd, connect
from tests.faults.web import open_socket, request

from .capacity_table import PEOPLE, Idle, Row, goal_of, line, page

PAGE = ROOT / "bench" / "capacity.md"
STEEPER = 1.5  # the next rate
IDLE_SECONDS = 60.0  # at least: what is done now and then is done several times
EMPTIED = 60.0  # seconds after the last person has left
AT_ONCE = 8  # tables that are opened side by side
BOTS = ("novice",)  # beside whoever plays alone
FEW, THOUGHT = 2.0, 8.0  # choices a second, and seconds, in which a bot surely thinks
SETTLING = 40  # looks, at most, for whether there is still something to do
NO_LESS = 0.9  # of what there was to do before: then all has been done
SETTLED = 2.5  # seconds after which PostgreSQL has counted its transactions


@dataclass
class Kind:
    """A way to run the server."""

    name: str
    workers: int = 1
    postgres: bool = False
    redis: bool = False
    routed: bool = False  # by table, to one of several servers, as a proxy in front does


KINDS = (
    Kind("SQLite"),
    Kind("PostgreSQL", postgres=True),
    Kind("PostgreSQL, 2 workers", 2, postgres=True),
    Kind("PostgreSQL, 2 workers, Redis", 2, postgres=True, redis=True),
    Kind("PostgreSQL, 2 processes, routed by table", 2, postgres=True, routed=True),
)


@dataclass
class Served:
    """A server that runs, what it runs on, and who is there."""

    servers: list[Server]
    database: str = ""  # the name of the database, on PostgreSQL
    opened: list[Opened] = field(default_factory=list)
    tables: list[list[Connection]] = field(default_factory=list)  # who is there
    came: int = 0  # tables in all: each has addresses of its own

    async def open(self, tables: int, people: int = PEOPLE, bots: Sequence[str] = ()) -> None:
        """Have as many tables as that, with everybody there, and where no bots play a spectator."""
        while (missing := tables - len(self.opened)) > 0:
            numbers = range(self.came, self.came + min(missing, AT_ONCE))
            self.came = numbers.stop
            for one, there in await asyncio.gather(*(self._open(n, people, bots) for n in numbers)):
                self.opened.append(one)
                self.tables += there.tables

    async def _open(self, number: int, people: int, bots: Sequence[str]) -> tuple[Opened, Crowd]:
        port = self.servers[number % len(self.servers)].port
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
        """How many transactions there have been."""
        if not self.database:
            return 0
        query = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = $1"
        return int((await self._ask(query))[0][0])

    async def stored(self) -> int:
        """How many bytes PostgreSQL has written to its log."""
        if not self.database:
            return 0
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
            yield Served(servers, database.rpartition("/")[2] if kind.postgres else "")
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


async def drive(crowd: Crowd, rate: float, seconds: float, *, echo: bool = False) -> None:
    """Let somebody at a table choose, at a steady rate, one table after the other."""
    crowd.waits, crowd.clicks, rng = [], 0, random.Random(1)
    order = list(range(len(crowd.tables)))
    rng.shuffle(order)
    began, number = time.perf_counter(), 0
    while (now := time.perf_counter()) < began + seconds:
        while number < (now - began) * rate:
            connections = crowd.tables[order[number % len(order)]]
            number += 1
            await crowd.choose_at(connections, rng, echo)
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.5)  # for the last answers


async def measure(kind: Kind, served: Served, rate: float, seconds: float) -> Row:
    """Measure a server whose tables are open, at one rate."""
    crowd = served.listen()
    await drive(crowd, rate, 2.0)  # everything is loaded
    await asyncio.sleep(SETTLED)
    crowd.sizes = []
    counted = await served.transactions(), await served.stored()
    before = served.workers(), await served.backends(), time.process_time()
    await drive(crowd, rate, seconds)
    mine = time.process_time() - before[2]
    workers, database = served.workers(), await served.backends()
    choices, waits, told = max(1, len(crowd.waits)), list(crowd.waits), sum(crowd.sizes)
    await asyncio.sleep(SETTLED)
    count, stored = await served.transactions() - counted[0], await served.stored() - counted[1]
    await hush(crowd)
    return Row(
        *(kind.name, kind.workers, len(served.opened), choices / seconds),
        *(quantile(waits, 0.5), quantile(waits, 0.99)),
        *(sum(spent(before[0], workers)) / choices, sum(spent(before[1], database)) / choices),
        *(count / choices, told / choices, stored / choices, mine / choices),
        answered=choices / max(1, crowd.clicks),
    )


async def climb(kind: Kind, served: Served, rate: float, seconds: float) -> tuple[Row, Row]:
    """The highest rate at which choices are answered in time, and an echo of the same traffic."""
    found = await measure(kind, served, rate, seconds)
    print(line(found), file=sys.stderr, flush=True)
    while found.good:
        rate *= STEEPER
        more = await measure(kind, served, rate, seconds)
        print(line(more), file=sys.stderr, flush=True)
        if not more.good or more.rate < rate / STEEPER:  # the clients cannot keep up, either
            break
        found = more
    size = int(found.told / (PEOPLE + 1))
    return found, await measure_echo(served.opened, size, found.rate, seconds)


def spent(before: dict[int, Usage], after: dict[int, Usage]) -> list[float]:
    """The processor seconds of each process between two moments."""
    return [used.seconds - before[pid].seconds for pid, used in after.items() if pid in before]


async def measure_echo(opened: Sequence[Opened], size: int, rate: float, seconds: float) -> Row:
    """Measure a server that only echoes."""
    port = free_port()
    process = subprocess.Popen(  # noqa: ASYNC220 - starts at once
        [sys.executable, "-m", "tests.faults.echo", str(port), str(size)], cwd=ROOT
    )
    try:
        for _ in range(100):
            try:
                crowd = await connect(port, list(opened))
                break
            except OSError:
                await asyncio.sleep(0.2)
        crowd.listen(echo=True)
        before = used_by(only=[process.pid])
        await drive(crowd, rate, seconds, echo=True)
        cost = sum(spent(before, used_by(only=[process.pid]))) / max(1, len(crowd.waits))
        p50, p99 = quantile(crowd.waits, 0.5), quantile(crowd.waits, 0.99)
        rated = len(crowd.waits) / seconds
        await crowd.close()
        return Row("echo", 1, len(opened), rated, p50, p99, cost)
    finally:
        process.terminate()
        process.wait()


async def measure_idle(tables: int, seconds: float, waves: int, *, alone: bool) -> Idle:
    """What tables cost at which people only think, and what is left when they have gone."""
    people, bots = (1, BOTS) if alone else (2, ())
    async with serving(KINDS[0]) as served:
        await _let_bots_think(served)
        await served.open(1, people, bots)
        crowd = served.listen()
        await _settle(served)
        share = await _idle_share(served, seconds)
        first = _size(served)
        more, size, left = 0.0, 0.0, []
        for wave in range(waves):
            await hush(crowd)
            await served.open(tables + (not wave), people, bots)
            crowd, sockets = served.listen(), len(served.tables[0])
            if not wave:
                await _settle(served)
                more, size = await _idle_share(served, seconds) - share, _size(served) - first
            await hush(crowd)
            await served.leave()
            await asyncio.sleep(EMPTIED)
            left.append(_size(served) - first)
            print(f"wave {wave + 1}: {left[-1]:.0f} MB more", file=sys.stderr, flush=True)
    return Idle(tables, sockets, more, size, left)


async def _let_bots_think(served: Served) -> None:
    """Have the process of bots started, which one table needs as much as a thousand."""
    await served.open(1, 1, BOTS)
    crowd = served.listen()
    await drive(crowd, FEW, THOUGHT)
    await hush(crowd)
    one = served.opened[0]
    await request(
        *(served.servers[0].port, "DELETE", f"/api/tables/{one.table}", one.cookies[0]),
        source=one.sources[0],
    )
    await served.leave()


async def _settle(served: Served) -> None:
    """Wait until nothing is left to do; if there always is, that is what is measured."""
    before = math.inf
    for _ in range(SETTLING):
        share = await _idle_share(served, SETTLED)
        if share > before * NO_LESS:
            return
        before = share


async def _idle_share(served: Served, seconds: float) -> float:
    before, began = served.workers(), time.perf_counter()
    await asyncio.sleep(seconds)
    return sum(spent(before, served.workers())) / (time.perf_counter() - began)


def _size(served: Served) -> float:
    return sum(used.megabytes for used in served.workers().values())


async def measure_held(arguments: argparse.Namespace) -> list[tuple[Row, Row]]:
    """Measure how much each kind of server holds."""
    found = []
    for kind in KINDS:
        async with serving(kind) as served:
            await served.open(arguments.tables)
            found.append(await climb(kind, served, arguments.rate, arguments.seconds))
    return found


async def measure_curve(arguments: argparse.Namespace) -> list[Row]:
    """Measure one rate at more and more tables."""
    found = []
    for kind in (KINDS[0], KINDS[2]):
        async with serving(kind) as served:
            for tables in arguments.curve:
                await served.open(tables, people=2)
                crowd = served.listen()
                await _settle(served)  # until nothing of their coming is left to do
                await hush(crowd)
                found.append(await measure(kind, served, arguments.rate, arguments.seconds))
                print(line(found[-1]), file=sys.stderr, flush=True)
    return found


async def measure_waiting(arguments: argparse.Namespace) -> list[Idle]:
    """Measure tables that only wait: with one person at each, then with two and a spectator."""
    seconds = max(arguments.seconds, IDLE_SECONDS)
    waiting = [await measure_idle(arguments.idle, seconds, 1, alone=True)]
    print(goal_of(waiting[0]), file=sys.stderr, flush=True)
    waiting.append(await measure_idle(arguments.idle, seconds, arguments.waves, alone=False))
    print(goal_of(waiting[1]), file=sys.stderr, flush=True)
    return waiting


PARTS: Final = {"held": measure_held, "curve": measure_curve, "idle": measure_waiting}
KEPT: Final[dict[str, Any]] = {
    "held": list[tuple[Row, Row]],
    "curve": list[Row],
    "idle": list[Idle],
}


def main() -> int:
    """Measure, and write the page once all parts are there."""
    parser = argparse.ArgumentParser(prog="python -m bench.capacity")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="choices per second at first")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--curve", type=int, nargs="*", default=[100, 1000, 10_000])
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--waves", type=int, default=10)
    parser.add_argument("--output", type=Path, default=PAGE)
    parser.add_argument("--only", choices=PARTS, help="measure this part")
    arguments = parser.parse_args()
    allow_many_files()
    command = command_of(parser, arguments)
    name = f"capacity-{zlib.crc32(command.encode()):08x}"
    files = {part: journal(f"{name}-{part}", small=False) for part in PARTS}
    for part in [arguments.only] if arguments.only else PARTS:
        if arguments.only or not files[part].exists():
            found = asyncio.run(PARTS[part](arguments))
            files[part].parent.mkdir(parents=True, exist_ok=True)
            files[part].write_bytes(msgspec.json.encode(found))
    if all(file.exists() for file in files.values()):
        parts = (
            msgspec.json.decode(file.read_bytes(), type=KEPT[part]) for part, file in files.items()
        )
        arguments.output.write_text(page(command, *parts), encoding="utf-8")
    return 0


def command_of(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> str:
    """The command that measures all of this: every option that is not the usual one."""
    words = ["python -m bench.capacity"]
    for name in ("tables", "rate", "seconds", "curve", "idle", "waves"):
        value = getattr(arguments, name)
        if value != parser.get_default(name):
            values = value if isinstance(value, list) else [value]
            words += [f"--{name}", *(f"{one:g}" for one in values)]
    return " ".join(words)


if __name__ == "__main__":
    sys.exit(main())
