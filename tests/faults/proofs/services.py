"""F5: PostgreSQL and Redis are killed while two server processes serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection

from .. import daemons
from ..ledger import Ack, Ledger, answered_twice, gaps, read_log
from ..player import BOT, Opened, Player, at_random, open_table, play_on
from ..process import Server
from ..proof import Outcome
from ..web import open_socket

TITLE: Final = "F5: PostgreSQL and Redis killed, two processes at every table"
TABLES: Final = (20, 3)  # in a full and in a small run
PLAYING: Final = (4.0, 1.5)  # seconds between faults
RESUMES: Final = 30.0  # seconds in which all tables must move again
AT_ONCE: Final = 0.8  # seconds in which a change must cross from one process to the other,
AS_LONG: Final = 4.0  # or this many times as long as it takes to be heard where it was said
HEARD: Final = 20.0  # seconds after which nobody waits for it any longer


@dataclass(frozen=True)
class Crossing:
    """Seconds until what is said at one process is heard, there and at the other."""

    here: float
    there: float

    @property
    def at_once(self) -> bool:
        """Whether it was told, and not found later; a busy machine delays both."""
        return self.there < HEARD and self.there < max(AT_ONCE, AS_LONG * self.here)


@dataclass
class Result:
    """What came of it."""

    acks: int = 0
    lost: list[Ack] = field(default_factory=list)
    twice: int = 0
    gaps: int = 0
    unsaid: int = 0
    stale: int = 0
    resumed: dict[str, float] = field(default_factory=dict)  # by fault: seconds until all moved
    crossing: dict[str, Crossing] = field(default_factory=dict)  # by fault: how long after it


Fault = Callable[[], Awaitable[None]]


async def run(
    tables: int,
    playing: float,
    database: str,
    redis: str,
    faults: Mapping[str, Fault],
    hooks: Sequence[str] = (),
) -> Result:
    """Play at two processes, each seat on both, through some faults."""
    result, ledger, rng = Result(), Ledger(), random.Random(6)
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        servers = [
            stack.enter_context(Server(Path(folder), database, hooks, redis)) for _ in range(2)
        ]
        players: list[Player] = []
        opened = []
        for number in range(tables):
            opened.append(await open_table(servers[0].port, number, 2, [BOT]))
            players += _on_both(opened[-1], servers, ledger, rng)
        tasks = [asyncio.create_task(player.run()) for player in players]
        try:
            await play_on(ledger, playing)
            if faults:
                result.crossing["before"] = await _crossing(servers)
            for name, fault in faults.items():
                await fault()
                result.resumed[name] = await _until_moved(ledger)
                await play_on(ledger, playing)
                result.crossing[name] = await _crossing(servers)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    log = await read_log(database)
    result.acks, result.lost = len(ledger.acks), ledger.lost(log)
    result.twice, result.gaps, result.unsaid = answered_twice(log), gaps(log), len(ledger.unsaid)
    result.stale = sum(player.refused.get("stale", 0) for player in players)
    return result


def _on_both(
    opened: Opened, servers: list[Server], ledger: Ledger, rng: random.Random
) -> list[Player]:
    """Every seat twice, once at each process, each choosing for itself."""
    rows = zip(opened.cookies, opened.sources, strict=True)
    return [
        Player(server.port, opened.table, cookie, source, ledger, at_random(rng), rng, 0.3, 0.1)
        for cookie, source in rows
        for server in servers
    ]


async def _until_moved(ledger: Ledger) -> float:
    began = time.monotonic()
    waiting = set(ledger.told) - ledger.over
    while waiting and time.monotonic() < began + RESUMES:
        await asyncio.sleep(0.05)
        waiting = {one for one in waiting if ledger.moved[one] < began} - ledger.over
    return time.monotonic() - began if not waiting else float("inf")


async def _crossing(servers: list[Server]) -> Crossing:
    """How long it takes until what is said at one process is heard at both."""
    opened = await open_table(servers[0].port, 900, 1, start=False, seats=2)
    waits = []
    async with (
        open_socket(servers[0].port, opened.cookies[0]) as here,
        open_socket(servers[1].port, source="127.0.0.9") as there,
    ):
        for socket in (here, there):
            await socket.send(json.dumps({"do": "join", "id": 1, "table": opened.table}))
            joined = await _hear(socket, '"table"')
            assert joined < HEARD, "nobody was let in"
        for number in range(3):
            await asyncio.sleep(0.3)
            words = f"line {number}"
            both = [asyncio.create_task(_hear(socket, words)) for socket in (here, there)]
            await here.send(json.dumps({"do": "say", "id": 2, "text": words}))
            waits.append(await asyncio.gather(*both))
    return Crossing(*(statistics.median(seconds) for seconds in zip(*waits, strict=True)))


async def _hear(socket: ClientConnection, words: str) -> float:
    """Read until somebody says the words; give how long that took."""
    began = time.monotonic()
    try:
        async with asyncio.timeout(HEARD):
            while words not in str(await socket.recv()):
                pass
    except TimeoutError:
        return float("inf")
    return time.monotonic() - began


def judge(outcome: Outcome, result: Result, how: str = "") -> None:
    """Say what must hold of a run."""
    figure = f"{len(result.lost)} of {result.acks}"
    outcome.holds(f"{how}acknowledged answers lost", not result.lost, figure)
    outcome.holds(f"{how}questions answered twice", not result.twice, result.twice)
    outcome.holds(f"{how}entries missing between others", not result.gaps, result.gaps)
    outcome.holds(f"{how}tables that were told back", not result.unsaid, result.unsaid)
    figure = f"{result.stale} were second"
    outcome.holds(f"{how}both processes wanted to be first", result.stale > 0, figure)
    for name, seconds in result.resumed.items():
        passed = seconds < RESUMES
        outcome.holds(f"{how}{name}: all tables move again", passed, f"after {seconds:.1f} s")
    for name, crossing in result.crossing.items():
        figure = f"{crossing.there * 1e3:.0f} ms ({crossing.here * 1e3:.0f} ms here)"
        outcome.holds(f"{how}{name}: what is said here is heard there", crossing.at_once, figure)


async def _with_own(small: bool) -> tuple[Result, Result, Result]:
    """Start a PostgreSQL and a Redis, and kill them; once without Redis."""
    with tempfile.TemporaryDirectory() as folder:
        redis = daemons.Redis(Path(folder))
        postgres = daemons.Postgres(Path(folder))
        postgres.start()
        redis.start()

        async def kill_postgres() -> None:
            postgres.kill()
            await asyncio.sleep(1.0)
            await asyncio.to_thread(postgres.start)

        async def kill_redis() -> None:
            redis.kill()
            await asyncio.sleep(1.0)
            redis.start()

        try:
            faults = {"PostgreSQL killed": kill_postgres, "Redis killed": kill_redis}
            database = await daemons.make_database(postgres.url)
            good = await run(TABLES[small], PLAYING[small], database, redis.url, faults)
            del faults["Redis killed"]
            database = await daemons.make_database(postgres.url)
            alone = await run(3, PLAYING[small], database, "", faults)
            database = await daemons.make_database(postgres.url)
            bad = await run(3, 4.0, database, redis.url, {}, ["overwrite"])
        finally:
            redis.kill()
            postgres.stop()
    return good, alone, bad


def prove(small: bool) -> Outcome:
    """Kill both in play; then let two processes write over each other."""
    outcome = Outcome(f"{TABLES[small]} tables of two people, each at both processes, and a bot")
    needs = {"initdb": daemons.find_program("initdb"), "redis-server": shutil.which("redis-server")}
    missing = [name for name, found in needs.items() if not found]
    if missing:
        outcome.not_run = f"{' and '.join(missing)} not installed"
        return outcome
    good, alone, bad = asyncio.run(_with_own(small))
    judge(outcome, good)
    judge(outcome, alone, "without Redis, ")
    outcome.caught("processes that write over each other", bool(bad.lost), f"{len(bad.lost)} lost")
    return outcome
