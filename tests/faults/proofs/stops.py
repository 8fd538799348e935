"""Stops: the server is asked to end while tables play; what is being written is finished first."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from citadels.server.serve import GRACE

from ..ledger import Ack, Ledger, answered_twice, gaps, read_log
from ..player import BOT, LOST, open_table, play_on, players_of
from ..process import Server, sqlite
from ..proof import Outcome
from ..web import open_socket

TITLE: Final = "Stops: SIGTERM and Ctrl-C in play"
TABLES: Final = (60, 4)  # in a full and in a small run
BETWEEN: Final = (3.0, 0.7)  # seconds of play before a stop
ROUNDS: Final = (4, 1)  # of both signals
PAUSE: Final = (0.3, 0.02)  # seconds at most for which a player thinks: games must not end
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
ENDING: Final = 2.0  # seconds besides the grace in which it must have ended
MOVING: Final = 30.0  # seconds in which every table must move again
RESTARTED: Final = 1012  # what a socket says that is closed for a while
WATCHER: Final = 60_000  # number of the first who only watch


@dataclass
class Result:
    """What a run gave."""

    acks: int = 0
    lost: list[Ack] = field(default_factory=list)
    unsaid: int = 0
    twice: int = 0
    gaps: int = 0
    orphans: int = 0
    codes: list[int] = field(default_factory=list)  # with which the server ended
    seconds: list[float] = field(default_factory=list)  # that it took to end
    first: float = 0.0  # seconds that the first start took
    closed: Counter[int] = field(default_factory=Counter)  # how sockets were closed
    still: int = 0  # tables that did not move again
    errors: list[str] = field(default_factory=list)  # lines of the log that say so


async def run(
    tables: int,
    between: float,
    signals: Sequence[int],
    hooks: Sequence[str] = (),
    pause: float = PAUSE[True],
) -> Result:
    """Play, stop, start again, and compare what was acknowledged with what was kept."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "stops.db")
        ledger, result, rng = Ledger(), Result(), random.Random(1)
        with Server(Path(folder), database, hooks) as server:
            players = []
            for number in range(tables):
                opened = await open_table(server.port, number, 2, [BOT] * (number % 2))
                players += players_of(opened, server.port, ledger, rng, duplicates=0.5, pause=pause)
            tasks = [asyncio.create_task(player.run()) for player in players]
            try:
                for by in signals:
                    await play_on(ledger, between)
                    began = await _stop_once(server, by, ledger, result)
                    until = began + MOVING + 10 * server.first
                    result.still += 0 if hooks else await _count_still(ledger, began, until)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        log = await read_log(database)
        lines = server.log.read_text().splitlines()
    result.first = server.first
    result.acks, result.lost = len(ledger.acks), ledger.lost(log)
    result.unsaid, result.twice, result.gaps = len(ledger.unsaid), answered_twice(log), gaps(log)
    result.errors = [line for line in lines if '"level": "info"' not in line]
    return result


async def _stop_once(server: Server, by: int, ledger: Ledger, result: Result) -> float:
    """Watch each table, stop the server and start it again; say when that was."""
    watched = sorted(set(ledger.told) - ledger.over)
    there = [asyncio.Event() for _ in watched]
    watching = [
        asyncio.create_task(_watch(server, number, table, there[number]))
        for number, table in enumerate(watched)
    ]
    await asyncio.gather(*(one.wait() for one in there))
    code, seconds = await asyncio.to_thread(server.end, by)
    result.codes.append(code)
    result.seconds.append(seconds)
    result.closed.update(await asyncio.gather(*watching))
    result.orphans += await server.left_behind()
    began = time.monotonic()
    await asyncio.to_thread(server.start)
    return began


async def _count_still(ledger: Ledger, began: float, until: float) -> int:
    """Wait until all tables have moved again; count those that do not."""
    waiting = set(ledger.told)
    while waiting and time.monotonic() < until:
        await asyncio.sleep(0.02)
        waiting = {one for one in waiting if ledger.moved[one] < began} - ledger.over
    return len(waiting)


async def _watch(server: Server, number: int, table: str, there: asyncio.Event) -> int:
    """Look at a table until the connection ends; give the code with which it ended."""
    source = f"127.{WATCHER >> 8 & 127}.{number >> 8}.{number & 255}"
    with contextlib.suppress(*LOST):
        async with open_socket(server.port, source=source) as socket:
            await socket.send(f'{{"do": "join", "id": 1, "table": "{table}"}}')
            try:
                while True:
                    await socket.recv()
                    there.set()
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else 0
            finally:
                there.set()
    there.set()
    return 0


def prove(small: bool) -> Outcome:
    """Stop a server that keeps its word, then one that does not."""
    tables, between, signals = TABLES[small], BETWEEN[small], SIGNALS * ROUNDS[small]
    good = asyncio.run(run(tables, between, signals, pause=PAUSE[small]))
    outcome = Outcome(f"{tables} tables, {len(signals)} stops, 50% duplicates")
    outcome.holds("acknowledged answers lost", not good.lost, f"{len(good.lost)} of {good.acks}")
    outcome.holds("tables that were told back", not good.unsaid, good.unsaid)
    outcome.holds("questions answered twice", not good.twice, good.twice)
    outcome.holds("entries missing between others", not good.gaps, good.gaps)
    outcome.holds("exit codes", not any(good.codes), good.codes)
    slowest = max(good.seconds)
    slack = good.first if small else 0.0
    outcome.holds("ended", slowest <= GRACE + ENDING + slack, f"in at most {slowest:.2f} s")
    closed = dict(good.closed)
    outcome.holds("how sockets were closed", set(closed) == {RESTARTED}, closed)
    outcome.holds("tables that did not go on", not good.still, good.still)
    outcome.holds("processes left behind", not good.orphans, good.orphans)
    outcome.holds("complaints in the log", not good.errors, good.errors[:3])
    bad = asyncio.run(run(TABLES[1], BETWEEN[1], [signal.SIGTERM], ["much too early"]))
    outcome.caught(
        "a server that acknowledges before it commits", bool(bad.lost), f"{len(bad.lost)} lost"
    )
    return outcome
