"""Measures what a server carries: choices, by the processor time and transactions that each costs.

    python -m bench.capacity                    writes bench/capacity.md
    python -m bench.capacity --tables 20 --seconds 4 --idle 50 --curve 20 40

People at tables of four choose, at a fixed rate, beside an echo server of the same traffic: on
SQLite, on PostgreSQL with one worker, and with two, with and without Redis. Processor time is
counted for each process, so that other work on the machine matters little; times by the clock are
given, too. Then the same rate is spread over more and more tables; and tables at which people only
think are compared with none.

PostgreSQL and Redis are those of CITADELS_TEST_POSTGRES and CITADELS_TEST_REDIS.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import datetime as dt
import math
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

import citadels.core.game
from citadels.server.serve import allow_many_files
from tests.faults import daemons
from tests.faults.player import Opened, open_table
from tests.faults.process import ROOT, Server, free_port, sqlite
from tests.faults.processes import Usage, used_by
from tests.faults.proof import quantile
from tests.faults.proofs.load import Crowd, connect
from tests.faults.web import request
from tools.machine import machine

PAGE = ROOT / "bench" / "capacity.md"
PEOPLE = 4
CORES = 2
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
class Row:
    """What was measured of one of them."""

    name: str
    workers: int = 1
    tables: int = 0
    rate: float = 0.0  # choices per second
    p50: float = 0.0  # seconds
    p99: float = 0.0
    worker: float = 0.0  # processor seconds of all workers, for each choice
    database: float = 0.0  # of PostgreSQL
    transactions: float = 0.0

    @property
    def carried(self) -> float:
        """Choices per second that two cores carry, with the database on them, too."""
        together = CORES / (self.worker + self.database)
        return min(together, self.workers / self.worker)

    @property
    def apart(self) -> float:
        """The same with the database on a machine of its own."""
        return min(CORES, self.workers) / self.worker


@dataclass
class Served:
    """A server that runs, and what it runs on."""

    servers: list[Server]
    database: str = ""  # the name of the database, on PostgreSQL
    opened: list[Opened] = field(default_factory=list)

    async def open(self, tables: int, people: int = PEOPLE) -> None:
        """Have as many tables as that."""
        for number in range(len(self.opened), tables):
            self.opened.append(await open_table(self.port_of(number), number, people))

    def port_of(self, number: int) -> int:
        """Where the people of a table connect."""
        return self.servers[number % len(self.servers)].port

    async def connect(self) -> Crowd:
        """Let everybody come."""
        tables = []
        for number, one in enumerate(self.opened):
            crowd = await connect(self.port_of(number), [one], number)
            tables += crowd.tables
        return Crowd(tables)

    def workers(self) -> dict[int, Usage]:
        """What each process of the server has used."""
        used = {}
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
    """Measure a server whose tables are open."""
    crowd = await served.connect()
    crowd.listen(echo=False)
    await drive(crowd, rate, 2.0)  # everything is loaded, and everybody is there
    await asyncio.sleep(SETTLED)
    before = served.workers(), await served.backends(), await served.transactions()
    await drive(crowd, rate, seconds)
    after = served.workers(), await served.backends()
    choices = len(crowd.waits)
    waits = list(crowd.waits)
    await asyncio.sleep(SETTLED)
    count = await served.transactions() - before[2]
    await crowd.close()
    mine = spent(before[0], after[0])
    return Row(
        *(kind.name, kind.workers, len(served.opened), choices / seconds),
        *(quantile(waits, 0.5), quantile(waits, 0.99)),
        sum(mine) / choices,
        *(sum(spent(before[1], after[1])) / choices, count / choices),
    )


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


async def measure_idle(tables: int, seconds: float) -> list[tuple[str, float, float]]:
    """The share of a core and the megabytes of a server where people only think, and of none."""
    found = []
    async with serving(KINDS[0]) as served:
        for count in (0, tables):
            await served.open(count, people=2)
            crowd = await served.connect()
            crowd.listen(echo=False)
            await asyncio.sleep(5.0)
            before, began = served.workers(), time.perf_counter()
            await asyncio.sleep(seconds)
            after, took = served.workers(), time.perf_counter() - began
            size = sum(used.megabytes for used in after.values())
            found.append((f"{count} tables", sum(spent(before, after)) / took, size))
            await crowd.close()
        await asyncio.sleep(60.0)
        after = served.workers()
        found.append(("60 s later", math.nan, sum(used.megabytes for used in after.values())))
    return found


async def run(arguments: argparse.Namespace) -> str:
    """Measure everything; give the page."""
    rows, curve = [], []
    for kind in KINDS:
        async with serving(kind) as served:
            await served.open(arguments.tables)
            rows.append(await measure(kind, served, arguments.rate, arguments.seconds))
            if kind is KINDS[0]:
                size = 2000
                echo = await measure_echo(served.opened, size, arguments.rate, arguments.seconds)
        print(line(rows[-1]), file=sys.stderr, flush=True)
    for kind in (KINDS[0], KINDS[2]):
        async with serving(kind) as served:
            for tables in arguments.curve:
                await served.open(tables, people=2)
                curve.append(await measure(kind, served, arguments.rate, arguments.seconds))
                print(line(curve[-1]), file=sys.stderr, flush=True)
    idle = await measure_idle(arguments.idle, arguments.seconds)
    return page([echo, *rows], curve, idle)


HEAD = (
    "| | tables | choices/s | p50 | p99 | workers, ms | PostgreSQL, ms | transactions "
    "| carried | apart |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
)


def line(row: Row) -> str:
    """Write a row."""
    costs = f"{row.worker * 1e3:.2f} | {row.database * 1e3:.2f} | {row.transactions:.2f}"
    waits = f"{row.p50 * 1e3:.1f} ms | {row.p99 * 1e3:.1f} ms"
    carried = f"{row.carried:,.0f}/s | {row.apart:,.0f}/s"
    return f"| {row.name} | {row.tables:,} | {row.rate:.0f} | {waits} | {costs} | {carried} |"


def page(rows: list[Row], curve: list[Row], idle: list[tuple[str, float, float]]) -> str:
    """Write all of it as the page that is committed."""
    build = "interpreted" if citadels.core.game.__file__.endswith(".py") else "compiled"
    by = {row.name: row for row in rows}
    embedded, one, *several = [by[kind.name] for kind in KINDS]
    goals = [
        ("one worker on PostgreSQL, as a share of SQLite", one.carried / embedded.carried, 0.5)
    ]
    for two in several:
        goals.append((f"{two.name}, times one", two.carried / one.carried, 1.5))
        goals.append((f"{two.name}, times one, database apart", two.apart / one.apart, 1.5))
    (_, none, small), (_, some, large), (_, _, later) = idle
    return "\n".join(
        [
            "# What a server carries",
            "",
            f"{dt.datetime.now(dt.UTC).date()}, {machine()}, engine {build}; `{command()}`.",
            "",
            "Costs are for each choice, with all sockets of its table told: processor time of",
            "workers and of PostgreSQL, and transactions. *Carried* is what two cores could do by",
            "these costs, whatever else this machine did: a process has no more than one of them.",
            "*Apart*: with PostgreSQL on a machine of its own.",
            "",
            "## Kinds of servers",
            "",
            f"Tables of {PEOPLE} people and a spectator.",
            "",
            HEAD,
            *(line(row) for row in rows),
            "",
            "| Goal | figure | at least |",
            "|---|--:|--:|",
            *(f"| {name} | {figure:.2f} | {goal:g} |" for name, figure, goal in goals),
            "",
            "## More tables",
            "",
            "The same rate, spread over more tables of two people and a spectator.",
            "",
            HEAD,
            *(line(row) for row in curve),
            "",
            "## Tables that only wait",
            "",
            "Two people and a spectator are connected at each; then they leave.",
            "",
            "| | of a core | MB |",
            "|---|--:|--:|",
            *(f"| {name} | {share:.1%} | {size:.0f} |" for name, share, size in idle),
            f"| more than none | {some - none:.1%} | {large - small:.0f} |",
            f"| kept 60 s after | | {later - small:.0f} |",
            "",
        ]
    )


def command() -> str:
    """The command that was given."""
    return " ".join(["python -m bench.capacity", *sys.argv[1:]])


def main() -> int:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.capacity")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="choices per second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--curve", type=int, nargs="*", default=[100, 1000, 10_000])
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--output", type=Path, default=PAGE)
    arguments = parser.parse_args()
    allow_many_files()
    arguments.output.write_text(asyncio.run(run(arguments)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
