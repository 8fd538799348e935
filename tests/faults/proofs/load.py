"""F3: a thousand sockets at two hundred tables, beside a server that only echoes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection

from ..player import Opened, open_table
from ..process import ROOT, Server, free_port, sqlite
from ..proof import Outcome, quantile
from ..web import Seen, address, decoder, open_socket

TITLE: Final = (
    "F3: 1,000 sockets, 200 tables, 200 choices a second, beside an echo of the same traffic"
)
SEATS: Final = 4
SPECTATOR: Final = 1
GOAL: Final = 5.0  # how many times the echo's p99 ours may be
ENOUGH: Final = 0.9  # of the choices that a table would make once a second


@dataclass
class Plan:
    """How much is done."""

    tables: int
    seconds: float
    pairs: int


FULL: Final = Plan(200, 12.0, 5)
SMALL: Final = Plan(4, 2.5, 1)


@dataclass
class Connection:
    """One socket, and what it waits for."""

    socket: ClientConnection
    sent: dict[int, float] = field(default_factory=dict)
    last: Seen | None = None
    commands: int = 1


@dataclass
class Crowd:
    """All sockets of all tables at one server, and what was measured there."""

    tables: list[list[Connection]]
    waits: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    clicks: int = 0
    readers: list[asyncio.Task[None]] = field(default_factory=list)

    def listen(self, echo: bool) -> None:
        """Read everything that comes."""
        for connections in self.tables:
            for connection in connections:
                self.readers.append(asyncio.create_task(self._read(connection, echo)))

    async def _read(self, connection: Connection, echo: bool) -> None:
        async for data in connection.socket:
            now = time.perf_counter()
            if len(data) < 200:
                seen = decoder.decode(data)
                began = connection.sent.pop(seen.id, None)
                if began is not None and seen.tell == "done":
                    self.waits.append(now - began)
            elif not echo:
                self.sizes.append(len(data))
                connection.last = decoder.decode(data)

    async def click(self, seconds: float, seed: int, echo: bool) -> None:
        """Let somebody at every table choose once a second."""
        self.waits, self.clicks = [], 0
        rng = random.Random(seed)
        tables = [self._click_at(connections, seconds, rng, echo) for connections in self.tables]
        await asyncio.gather(*tables)

    async def _click_at(
        self, connections: list[Connection], seconds: float, rng: random.Random, echo: bool
    ) -> None:
        await asyncio.sleep(rng.random())
        end = time.perf_counter() + seconds - 1
        while time.perf_counter() < end:
            await self.choose_at(connections, rng, echo)
            await asyncio.sleep(1.0)

    async def choose_at(
        self, connections: list[Connection], rng: random.Random, echo: bool
    ) -> None:
        """Let whoever is asked at a table choose."""
        seats = len(connections) - SPECTATOR
        asked = connections[rng.randrange(seats)] if echo else _asked(connections)
        if asked is not None:
            self.clicks += 1
            await _choose(asked, rng, echo)

    async def close(self) -> None:
        """Hang up."""
        for task in self.readers:
            task.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        for connections in self.tables:
            for connection in connections:
                connection.socket.transport.abort()


def _asked(connections: list[Connection]) -> Connection | None:
    """The socket of whoever is asked."""
    for connection in connections:
        last = connection.last
        if last is None or last.status != "playing":
            continue
        if any(view.options for view in last.views):
            return connection
    return None


async def _choose(connection: Connection, rng: random.Random, echo: bool) -> None:
    question, option = 100, "build something_long"
    if not echo:
        assert connection.last is not None
        view = next(view for view in connection.last.views if view.options)
        question, option = connection.last.question, rng.choice(view.options)
        connection.last = None
    connection.commands += 1
    connection.sent[connection.commands] = time.perf_counter()
    await connection.socket.send(
        json.dumps(
            {"do": "choose", "id": connection.commands, "question": question, "option": option}
        )
    )


async def connect(port: int, opened: list[Opened], first: int = 0, *, say: bool = True) -> Crowd:
    """Open a socket for every player and a spectator at each table, and say for which it is."""
    tables = []
    for number, one in enumerate(opened, first):
        connections = []
        for cookie, source in [
            *zip(one.cookies, one.sources, strict=True),
            ("", address(number * 8 + 7)),
        ]:
            socket = await open_socket(port, cookie, source, table=one.table if say else "")
            await socket.send(json.dumps({"do": "join", "id": 1, "table": one.table}))
            connections.append(Connection(socket))
        tables.append(connections)
    return Crowd(tables)


@dataclass
class Pair:
    """What one pair of runs gave: how long choices took, ours and the echo's, and how many."""

    ours: list[float]
    echo: list[float]
    rate: float  # choices per second
    share: float  # choices, as a share of the echo's

    @property
    def ratio(self) -> float:
        """How many times as long ours takes at p99."""
        return quantile(self.ours, 0.99) / quantile(self.echo, 0.99)

    def text(self) -> str:
        """Write the pair in milliseconds."""
        ours, echo = quantile(self.ours, 0.99) * 1e3, quantile(self.echo, 0.99) * 1e3
        return f"{ours:.1f}/{echo:.1f} ms = {self.ratio:.1f}"


async def run(plan: Plan, hooks: tuple[str, ...] = ()) -> tuple[list[Pair], int, int]:
    """Measure pairs in turn; give them, the number of sockets and the length of a told table."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        server = stack.enter_context(Server(Path(folder), sqlite(Path(folder) / "load.db"), hooks))
        opened = [await open_table(server.port, n, SEATS) for n in range(plan.tables)]
        ours = await connect(server.port, opened)
        ours.listen(echo=False)
        await ours.click(2.0, 0, echo=False)  # to learn how long a told table is
        size = int(statistics.mean(ours.sizes))
        port = free_port()
        process = subprocess.Popen(  # noqa: ASYNC220 - starts at once
            [sys.executable, "-m", "tests.faults.echo", str(port), str(size)], cwd=ROOT
        )
        try:
            echo = await _connect_when_up(port, opened)
            echo.listen(echo=True)
            pairs = []
            for number in range(plan.pairs):
                await ours.click(plan.seconds, number, echo=False)
                await asyncio.sleep(1.0)
                await echo.click(plan.seconds, number, echo=True)
                await asyncio.sleep(0.5)
                rate = ours.clicks / (plan.seconds - 1)
                share = ours.clicks / max(1, echo.clicks)
                pairs.append(Pair(list(ours.waits), list(echo.waits), rate, share))
            await ours.close()
            await echo.close()
        finally:
            process.terminate()
            process.wait()
        return pairs, plan.tables * (SEATS + SPECTATOR), size


async def _connect_when_up(port: int, opened: list[Opened]) -> Crowd:
    for _ in range(100):
        try:
            return await connect(port, opened)
        except OSError:
            await asyncio.sleep(0.1)
    raise RuntimeError("the echo server did not start")


def prove(small: bool) -> Outcome:
    """Measure both; then a server that sleeps on each choice."""
    plan = SMALL if small else FULL
    pairs, sockets, size = asyncio.run(run(plan))
    ratio = statistics.median(pair.ratio for pair in pairs)
    rate = statistics.median(pair.rate for pair in pairs)
    outcome = Outcome(
        f"{sockets} sockets, {plan.tables} tables, {rate:.0f} choices/s, {size} bytes a told table"
    )
    answered = [len(pair.ours) / max(1, pair.rate * (plan.seconds - 1)) for pair in pairs]
    outcome.holds("choices that were acknowledged", min(answered) > 0.98, f"{min(answered):.1%}")
    if small:  # so few choices have no p99 worth judging
        share = min(pair.share for pair in pairs)
        outcome.holds("choices, as a share of the echo's", share >= ENOUGH, f"{share:.0%}")
        return outcome
    outcome.holds("choices per second", rate >= plan.tables * ENOUGH, f"{rate:.0f}")
    figure = f"{ratio:.1f} ({'; '.join(pair.text() for pair in pairs)})"
    outcome.holds(f"median p99 at most {GOAL:g} x the echo's", ratio <= GOAL, figure)
    slow, _, _ = asyncio.run(run(Plan(40, 3.0, 1), ("slow",)))
    outcome.caught("a server that dawdles at each choice", slow[0].ratio > GOAL, slow[0].text())
    return outcome
