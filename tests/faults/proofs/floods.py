"""T10: floods of messages and of other frames, huge ones, slow readers; others hardly notice."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..player import open_table
from ..process import ROOT, Server, sqlite
from ..proof import Outcome, quantile
from .load import Crowd, connect

TITLE: Final = "T10: floods, huge frames, slow readers, too many sockets: other tables go on"
GOAL: Final = 2.0  # how many times the p99 may be under attack
NOTICED: Final = 0.1  # seconds that people notice; for all pairs together, whatever the median
HELD: Final = 0.5  # of the memory that the server had, the most that it may grow by


@dataclass
class Plan:
    """How much is done."""

    tables: int
    seconds: float
    pairs: int


FULL: Final = Plan(40, 10.0, 9)
SMALL: Final = Plan(8, 3.0, 1)


@dataclass
class Result:
    """How long choices took in peace and under attack, pair by pair; memory before and after."""

    waits: list[tuple[list[float], list[float]]]
    memory: tuple[float, float]
    alive: bool

    @property
    def pairs(self) -> list[tuple[float, float]]:
        """Seconds at p99 in peace and under attack."""
        return [(quantile(peace, 0.99), quantile(war, 0.99)) for peace, war in self.waits]

    @property
    def together(self) -> float:
        """Seconds at p99 of all choices under attack: one bad pair of many is seen here."""
        return quantile([wait for _, war in self.waits for wait in war], 0.99)

    @property
    def ratio(self) -> float:
        """The median of how many times longer it takes under attack."""
        return statistics.median(war / peace for peace, war in self.pairs)

    def text(self) -> str:
        """Write the pairs in milliseconds, and the worst of them."""
        rows = [f"{peace * 1e3:.1f} -> {war * 1e3:.1f} ms" for peace, war in self.pairs]
        worst = max(war / peace for peace, war in self.pairs)
        return f"{self.ratio:.1f}, at worst {worst:.1f} ({'; '.join(rows)})"


async def run(plan: Plan, hooks: Sequence[str] = ()) -> Result:
    """Measure tables in peace and under attack, in turn."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), sqlite(Path(folder) / "floods.db"), hooks)
        server.start()
        try:
            opened = [await open_table(server.port, n, 4) for n in range(plan.tables)]
            crowd = await connect(server.port, opened)
            crowd.listen(echo=False)
            await crowd.click(3.0, 0, echo=False)
            before, waits = server.memory(), []
            for number in range(plan.pairs):
                peace = await _waits(crowd, plan.seconds, number)
                victims = [one.table for one in opened[:4]]
                command = [sys.executable, "-m", "tests.faults.attack", str(server.port)]
                attack = subprocess.Popen(  # noqa: ASYNC220 - starts at once
                    [*command, str(plan.seconds), *victims], cwd=ROOT
                )
                await asyncio.sleep(0.7)
                war = await _waits(crowd, plan.seconds, number)
                attack.terminate()
                attack.wait()
                waits.append((peace, war))
                await asyncio.sleep(1.0)
            result = Result(waits, (before, server.memory()), server.alive)
            await crowd.close()
        finally:
            server.stop()
    return result


async def _waits(crowd: Crowd, seconds: float, seed: int) -> list[float]:
    """How long each choice took; one without an answer, as long as there was time."""
    await crowd.click(seconds, seed, echo=False)
    waiting = sum(len(one.sent) for table in crowd.tables for one in table)
    return [*crowd.waits, *[seconds] * waiting]


def prove(small: bool) -> Outcome:
    """Attack a server with limits, then one without."""
    plan = SMALL if small else FULL
    good = asyncio.run(run(plan))
    outcome = Outcome(f"{plan.tables} tables of four in peace and under attack, {plan.pairs} pairs")
    outcome.holds(f"median p99 at most {GOAL:g} x", good.ratio <= GOAL, good.text())
    told = f"{good.together * 1e3:.1f} ms"
    outcome.holds(f"p99 of all at most {NOTICED * 1e3:g} ms", good.together <= NOTICED, told)
    before, after = good.memory
    grown = (after - before) / before
    outcome.holds("memory", grown <= HELD, f"{before:.0f} -> {after:.0f} MB")
    outcome.holds("the server lives", good.alive)
    bad = asyncio.run(run(Plan(plan.tables, plan.seconds, 1), ["no limits"]))
    outcome.caught("a server without limits", bad.ratio > GOAL, bad.text())
    return outcome
