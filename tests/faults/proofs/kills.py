"""F1, T7: the server is killed again and again while tables play and repeat themselves."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..ledger import Ack, Ledger, answered_twice, gaps, read_log
from ..player import BOT, Player, open_table, play_on, players_of
from ..process import Server, sqlite
from ..proof import Outcome

TITLE: Final = "F1, T7: kill -9 in play, with every second answer sent twice"
DUPLICATES: Final = 0.5
LISTENING: Final = 2.0  # seconds in which a killed server must listen again
MOVING: Final = 10.0  # seconds in which every table must move again
SLACK: Final = 3  # first starts more in a small run, beside other tests on the same cores


@dataclass
class Plan:
    """How much is done."""

    tables: int
    kills: int
    between: float  # seconds of play between kills
    finish: float  # seconds that the games may take to end
    pause: float  # seconds that a player thinks, at most


FULL: Final = Plan(200, 10, 3.0, 600.0, 0.4)  # some thousand choices between two kills
SMALL: Final = Plan(4, 1, 0.7, 0.0, 0.05)


@dataclass
class Result:
    """What a run gave."""

    acks: int
    lost: list[Ack]
    unsaid: int
    twice: int
    gaps: int
    first: float  # seconds that the first start took
    listening: list[float]
    moving: list[float]
    finished: int
    orphans: int


async def run(plan: Plan, hooks: Sequence[str] = (), seed: int = 1) -> Result:
    """Play, kill, start again, and compare what was acknowledged with what was kept."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "kills.db")
        ledger, result = Ledger(), Result(0, [], 0, 0, 0, 0.0, [], [], 0, 0)
        with Server(Path(folder), database, hooks) as server:
            await _play(server, plan, ledger, result, random.Random(seed))
        log = await read_log(database)
    result.acks, result.lost = len(ledger.acks), ledger.lost(log)
    result.unsaid, result.twice = len(ledger.unsaid), answered_twice(log)
    result.gaps = gaps(log)
    result.finished = len(ledger.over)
    return result


async def _play(
    server: Server, plan: Plan, ledger: Ledger, result: Result, rng: random.Random
) -> None:
    players: list[Player] = []
    for number in range(plan.tables):
        bots = [] if server.hooks else [BOT] * (number % 2)
        opened = await open_table(server.port, number, 2, bots)
        players += players_of(
            opened, server.port, ledger, rng, duplicates=DUPLICATES, pause=plan.pause
        )
    tasks = [asyncio.create_task(player.run()) for player in players]
    try:
        for _ in range(plan.kills):
            await play_on(ledger, plan.between)
            await _kill_once(server, ledger, result)
        if plan.finish:
            await asyncio.wait(tasks, timeout=plan.finish)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    result.first, result.orphans = server.first, await server.left_behind()


async def _kill_once(server: Server, ledger: Ledger, result: Result) -> None:
    server.kill()
    began = time.monotonic()
    waiting = set(ledger.told) - ledger.over
    result.listening.append(await asyncio.to_thread(server.start))
    while time.monotonic() < began + MOVING + 10 * SLACK * server.first:
        waiting = {one for one in waiting if ledger.moved[one] < began} - ledger.over
        if not waiting:
            break
        await asyncio.sleep(0.02)
    result.moving.append(time.monotonic() - began)


def prove(small: bool) -> Outcome:
    """Kill a server that keeps its word, then one that does not."""
    plan = SMALL if small else FULL
    outcome = Outcome(f"{plan.tables} tables, {plan.kills} kills, {DUPLICATES:.0%} duplicates")
    good = asyncio.run(run(plan))
    outcome.holds("acknowledged answers lost", not good.lost, f"{len(good.lost)} of {good.acks}")
    outcome.holds("tables that were told back", not good.unsaid, good.unsaid)
    outcome.holds("questions answered twice", not good.twice, good.twice)
    outcome.holds("entries missing between others", not good.gaps, good.gaps)
    slowest = max(good.listening)
    slack = SLACK * good.first if small else 0.0
    outcome.holds("listening again", slowest <= LISTENING + slack, f"at most {slowest:.2f} s")
    slowest = max(good.moving)
    outcome.holds("all moving again", slowest <= MOVING + 10 * slack, f"at most {slowest:.2f} s")
    if plan.finish:
        outcome.holds(
            "games finished", good.finished == plan.tables, f"{good.finished}/{plan.tables}"
        )
    outcome.holds("processes left behind", not good.orphans, good.orphans)
    control = Plan(min(plan.tables, 20), 1 if small else 2, plan.between, 0, SMALL.pause)
    bad = asyncio.run(run(control, ["early"]))
    figure = f"{len(bad.lost)} of {bad.acks} lost, {bad.unsaid} told back"
    outcome.caught("a server that acknowledges before it commits", bool(bad.lost), figure)
    return outcome
