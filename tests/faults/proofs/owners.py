"""Owners: the process that acts for tables is killed, paused past its lease, and drained."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import asyncpg

from citadels.server.storage.ownership import LEASE

from .. import daemons
from ..ledger import Ack, Ledger, answered_twice, gaps, read_log
from ..player import BOT, LOST, Opened, open_table, players_of
from ..process import START_SECONDS, Server
from ..proof import Outcome
from ..web import address, hear, open_socket

TITLE: Final = "F5: the owner of tables killed, paused past its lease, drained"
TABLES: Final = (20, 3)  # in a full and in a small run
ROUNDS: Final = (3, 1)  # of all faults
PLAYING: Final = (3.0, 0.5)  # seconds between faults
THINKING: Final = (5.0, 2.5)  # seconds at most for which a player thinks: games must not end
PAUSE: Final = 2 * LEASE  # seconds for which an owner does nothing
TAKEN: Final = 2 * LEASE  # seconds in which others must have taken over; then somebody thinks
SLACK: Final = 20.0  # seconds more in a small run, beside other tests on the same cores
OLD: Final = 2.0  # seconds after which everybody should have heard of an entry


class Witness(Ledger):
    """Also notices what is told long after something newer was."""

    def __init__(self) -> None:
        super().__init__()
        self.history: dict[str, list[tuple[float, int]]] = {}
        self.stale = 0

    def tell(self, table: str, seq: int, over: bool) -> None:
        """Note that a table was told."""
        told = self.history.setdefault(table, [])
        if not told or seq > told[-1][1]:
            told.append((time.monotonic(), seq))
        super().tell(table, seq, over)

    def see(self, table: str, seq: int) -> None:
        """Note that a table was told to somebody who hears at once."""
        before = time.monotonic() - OLD
        newest = max((one for at, one in self.history.get(table, ()) if at < before), default=-1)
        self.stale += seq < newest


async def look_on(port: int, table: str, source: str, witness: Witness) -> None:
    """Watch a table at one process, for ever, and again whenever the connection ends."""
    while True:
        with contextlib.suppress(*LOST):
            async with open_socket(port, "", source) as socket:
                await socket.send(json.dumps({"do": "join", "id": 1, "table": table}))
                while True:
                    seen = await hear(socket)
                    if seen.tell == "table":
                        witness.see(table, seen.seq)
        await asyncio.sleep(0.2)


@dataclass
class Result:
    """What came of it."""

    acks: int = 0
    lost: list[Ack] = field(default_factory=list)
    twice: int = 0
    gaps: int = 0
    unsaid: int = 0
    stale: int = 0
    kept: int = 0  # owners that still own something after a fault
    moved: dict[str, float] = field(default_factory=dict)  # by fault: seconds, at most


Fault = Callable[[Server], Coroutine[Any, Any, None]]


async def kill(server: Server) -> None:
    """End a process as a power cut would."""
    server.kill()


async def pause(server: Server) -> None:
    """Let a process do nothing for longer than its lease, and then go on."""
    assert server.process is not None
    os.killpg(server.process.pid, signal.SIGSTOP)
    await asyncio.sleep(PAUSE)
    os.killpg(server.process.pid, signal.SIGCONT)


async def drain(server: Server) -> None:
    """Ask a process to end."""
    await asyncio.to_thread(server.end, signal.SIGTERM)


FAULTS: Final[dict[str, Fault]] = {"killed": kill, "paused": pause, "drained": drain}


async def run(small: bool, database: str, tables: int, hooks: Sequence[str] = ()) -> Result:
    """Play at two processes; do something to the one that owns the tables."""
    rounds, playing = 1 if hooks else ROUNDS[small], PLAYING[small]
    result, witness, rng = Result(), Witness(), random.Random(8)
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        servers = [stack.enter_context(Server(Path(folder), database, hooks)) for _ in range(2)]
        opened = [await open_table(servers[0].port, n, 2, [BOT]) for n in range(tables)]
        tasks: list[asyncio.Task[None]] = []
        try:
            for first in range(2):  # who come first make their process the owner
                port = servers[first].port
                for number, one in enumerate(opened):
                    tasks += _come(number, one, port, witness, rng, THINKING[small])
                await _until_told(witness, tables)
            for number, name in enumerate([*FAULTS] * rounds):
                owners = await _owners(database)
                await _do(name, servers[number % 2], witness, result)
                result.kept += len(owners & await _owners(database))
                await asyncio.sleep(playing)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    log = await read_log(database)
    result.acks, result.lost = len(witness.acks), witness.lost(log)
    result.twice, result.gaps, result.unsaid = answered_twice(log), gaps(log), len(witness.unsaid)
    result.stale = witness.stale
    return result


def _come(
    number: int, opened: Opened, port: int, witness: Witness, rng: random.Random, pause: float
) -> list[asyncio.Task[None]]:
    """Let everybody of a table, and somebody who looks on, come to a process, and back to it."""
    players = players_of(opened, port, witness, rng, duplicates=0.3, pause=pause)
    looker = look_on(port, opened.table, address(number * 8 + 7), witness)
    return [asyncio.create_task(work) for work in (*(player.run() for player in players), looker)]


async def _owners(database: str) -> set[str]:
    """The processes that own tables at which something happens."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        query = "SELECT DISTINCT owner FROM tables WHERE status = 'playing'"
        return {row[0] for row in await connection.fetch(query)}
    finally:
        await connection.close()


async def _until_told(witness: Witness, tables: int) -> None:
    """Wait until somebody has been told of each table."""
    async with asyncio.timeout(START_SECONDS):
        while len(witness.told) < tables:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)


async def _do(name: str, server: Server, witness: Witness, result: Result) -> None:
    """Do something to a process, and see how long it takes until all tables have moved."""
    began = time.monotonic()
    doing = asyncio.create_task(FAULTS[name](server))
    seconds = await _until_all_moved(witness, began)
    result.moved[name] = max(result.moved.get(name, 0.0), seconds)
    await doing
    if not server.alive:
        await asyncio.to_thread(server.start)


async def _until_all_moved(witness: Witness, began: float) -> float:
    """Wait until every table has been told anew; say how long that took."""
    waiting = set(witness.told) - witness.over
    while waiting and time.monotonic() < began + TAKEN + SLACK + THINKING[0]:
        await asyncio.sleep(0.05)
        waiting = {one for one in waiting if witness.moved[one] < began + 0.1} - witness.over
    return float("inf") if waiting else time.monotonic() - began


def judge(outcome: Outcome, result: Result, small: bool) -> None:
    """Say what must hold of a run."""
    figure = f"{len(result.lost)} of {result.acks}"
    outcome.holds("acknowledged answers lost", not result.lost, figure)
    outcome.holds("questions answered twice", not result.twice, result.twice)
    outcome.holds("entries missing between others", not result.gaps, result.gaps)
    outcome.holds("tables that were told back", not result.unsaid, result.unsaid)
    outcome.holds("told after something newer had been", not result.stale, result.stale)
    outcome.holds("owners that are still owners", not result.kept, result.kept)
    for name, seconds in result.moved.items():
        passed = seconds < TAKEN + THINKING[small] + (SLACK if small else 0.0)
        outcome.holds(f"owner {name}: all tables move again", passed, f"after {seconds:.1f} s")


async def prove_on(cluster: str, small: bool) -> Outcome:
    """Do all that to good processes, and to those that do not mind their lease."""
    outcome = Outcome(
        f"{TABLES[small]} tables of two people, each at both processes, and a bot; "
        f"{ROUNDS[small]} x killed, paused for {PAUSE:.1f} s, drained; a lease of {LEASE:g} s"
    )
    database = await daemons.make_database(cluster)
    try:
        judge(outcome, await run(small, database, TABLES[small]), small)
    finally:
        await daemons.drop_database(cluster, database)
    database = await daemons.make_database(cluster)
    try:
        bad = await run(small, database, TABLES[True], ["careless owner"])
    finally:
        await daemons.drop_database(cluster, database)
    figure = f"{bad.stale} told too late, {len(bad.lost)} lost"
    outcome.caught("processes that do not mind their lease", bool(bad.stale or bad.lost), figure)
    return outcome


def prove(small: bool) -> Outcome:
    """Run it on the PostgreSQL that is there."""
    try:
        database = asyncio.run(daemons.make_database(daemons.POSTGRES))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        return Outcome("", not_run=f"no PostgreSQL at {daemons.POSTGRES} ({type(error).__name__})")
    asyncio.run(daemons.drop_database(daemons.POSTGRES, database))
    return asyncio.run(prove_on(daemons.POSTGRES, small))
