"""Extends what was measured to a million tables, by a simulation of what cannot be measured here.

    python -m bench.scale                    writes bench/scale.md
    python -m bench.scale --seconds 5        shorter, and less sure

Costs of a choice are those of bench/capacity.md: the processor time of a worker and of PostgreSQL.
Tables share nothing, so one database with its workers (a *cell*) is simulated, and cells are
counted. Choices come at random; a worker deals with one at a time, in the order in which they came,
and writes all that wait in one transaction; a database has some cores, and a sync takes as long as
a disk needs. Then a worker dies, and its tables wait until the lease is over.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from tests.faults.process import ROOT
from tests.faults.proof import quantile

PAGE = ROOT / "bench" / "scale.md"
CAPACITY = ROOT / "bench" / "capacity.md"
TABLES = 1_000_000
THINKING = 15.0  # seconds between two choices at a table, of people and bots together
LATE = 0.2  # seconds: what p99 must stay below
LEASE = 6.0  # seconds until the tables of a process that died are others'
REPLAY = 0.004  # seconds of processor time to have a table in memory again
LOADS = (0.3, 0.5, 0.6, 0.7, 0.8, 0.9)  # of a worker
SHAPE = 2.0  # of the times that choices take: the largest are some times the mean


@dataclass(frozen=True)
class Cell:
    """A database and its workers."""

    worker: float  # processor seconds of a worker for each choice
    database: float  # of the database
    transaction: float  # of the database, besides, for each transaction
    sync: float = 0.004  # seconds until a disk has what is committed
    cores: int = 16  # of the database
    workers: int = 24


@dataclass
class Found:
    """What came of a simulation."""

    waits: list[float]
    busy: float  # share of the database's cores
    batch: float  # choices in a transaction

    def __str__(self) -> str:
        p50, p99 = (quantile(self.waits, q) * 1e3 for q in (0.5, 0.99))
        return f"{p50:.0f} ms | {p99:.0f} ms | {self.busy:.0%} | {self.batch:.1f}"


class Simulation:
    """A cell under a load, event after event."""

    def __init__(self, cell: Cell, load: float, seed: int) -> None:
        self.cell = cell
        self.rng = random.Random(seed)
        self.rate = load / cell.worker  # choices per second and worker
        self.free = [0.0] * cell.workers  # when each worker has done what came so far
        self.cores = [0.0] * cell.cores  # the same of the database's cores
        self.waits: list[float] = []
        self.used = 0.0
        self.batches = 0

    def run(self, seconds: float, *, dies: bool = False) -> Found:
        """Let choices come for some time; the first worker may die in the middle."""
        alive, half = list(range(self.cell.workers)), seconds / 2
        ready: list[list[tuple[float, float]]] = [[] for _ in alive]  # done by then, came at
        for came, owner in self._arrivals(seconds):
            worker = owner
            if dies and owner == 0 and came >= half:
                worker = alive[1 + self.rng.randrange(len(alive) - 1)]
                if came < half + LEASE:
                    continue  # nobody plays there until another has the table
                if came < half + LEASE + THINKING:  # about once for each of its tables
                    self.free[worker] += REPLAY
            start = max(came, self.free[worker])
            self.free[worker] = start + self._takes(self.cell.worker)
            ready[worker].append((self.free[worker], came))
        self._write(ready)
        whole = seconds * self.cell.cores
        return Found(self.waits, self.used / whole, len(self.waits) / max(1, self.batches))

    def _arrivals(self, seconds: float) -> list[tuple[float, int]]:
        whole = self.rate * self.cell.workers
        at, found = 0.0, []
        while (at := at + self.rng.expovariate(whole)) < seconds:
            found.append((at, self.rng.randrange(self.cell.workers)))
        return found

    def _takes(self, mean: float) -> float:
        return self.rng.gammavariate(SHAPE, mean / SHAPE)

    def _write(self, ready: list[list[tuple[float, float]]]) -> None:
        """Commit what each worker has ready: all of it at once, one transaction after the other."""
        heapq.heapify(self.cores)
        turns = [(waiting[0][0], worker, 0) for worker, waiting in enumerate(ready) if waiting]
        heapq.heapify(turns)
        while turns:
            at, worker, first = heapq.heappop(turns)
            waiting, last = ready[worker], first
            while last < len(waiting) and waiting[last][0] <= at:
                last += 1
            work = self.cell.transaction + self._takes(self.cell.database) * (last - first)
            start = max(at, heapq.heappop(self.cores))
            heapq.heappush(self.cores, start + work)
            done = start + work + self.cell.sync
            self.used, self.batches = self.used + work, self.batches + 1
            self.waits += [done - came for _, came in waiting[first:last]]
            if last < len(waiting):
                heapq.heappush(turns, (max(done, waiting[last][0]), worker, last))


def read_costs(text: str) -> Cell:
    """The costs of a choice as bench/capacity.md has them; half of the database's are fixed."""
    found = re.search(r"^\| PostgreSQL \|(.*)\|$", text, re.MULTILINE)
    if found is None:
        raise SystemExit("bench/capacity.md has no row for PostgreSQL: python -m bench.capacity")
    cells = [cell.strip() for cell in found[1].split("|")]
    worker, database, transactions = (float(cells[place]) / 1e3 for place in (3, 4, 6))
    each = transactions * 1e3 / database if database else 1.0
    return Cell(worker, database / 2, database / 2 / max(1.0, each * database))


def most(cell: Cell, seconds: float) -> tuple[float, list[tuple[float, Found]]]:
    """The highest load of a worker at which p99 is still good, and all that were tried."""
    tried = [(load, Simulation(cell, load, 1).run(seconds)) for load in LOADS]
    good = [load for load, found in tried if quantile(found.waits, 0.99) <= LATE]
    return max(good, default=0.0), tried


def page(cell: Cell, seconds: float) -> str:
    """Simulate everything, and write the page."""
    load, tried = most(cell, seconds)
    load = min(load, 0.7)  # room for a worker that dies, and for evenings
    choices = load / cell.worker
    tables = choices * THINKING
    cells = math.ceil(TABLES / (tables * cell.workers))
    workers = cells * cell.workers
    calm = Simulation(cell, load, 2).run(seconds * 4)
    death = Simulation(cell, load, 2).run(seconds * 4, dies=True)
    slow = Simulation(replace(cell, sync=0.02), load, 3).run(seconds)
    one_core = Simulation(replace(cell, cores=max(1, cell.cores // 4)), load, 4).run(seconds)
    command = " ".join(["python -m bench.scale", *sys.argv[1:]])
    rows = [f"| {part:.0%} | {part / cell.worker:,.0f}/s | {found} |" for part, found in tried]
    spent = (cell.database + cell.transaction) * 1e3
    return "\n".join(
        [
            "# A million tables",
            "",
            f"`{command}`, from the costs in [capacity.md](capacity.md):",
            f"{cell.worker * 1e3:.2f} ms of a worker and {spent:.2f} ms of PostgreSQL a choice.",
            "What is here was simulated, not measured: docs/scale.md says what it stands for.",
            "",
            f"A cell: {cell.workers} workers and a database with {cell.cores} cores, whose disk",
            f"needs {cell.sync * 1e3:.0f} ms for a sync. Every table has a choice each",
            f"{THINKING:.0f} s. From a press to everybody's screen, without the network:",
            "",
            "| Load of a worker | choices | p50 | p99 | database busy | choices in a transaction |",
            "|--:|--:|--:|--:|--:|--:|",
            *rows,
            "",
            f"At {load:.0%} a worker carries {choices:,.0f} choices per second,",
            f"{tables:,.0f} tables.",
            f"**{TABLES:,} tables are {workers:,} workers in {cells} cells**,",
            f"{TABLES / THINKING:,.0f} choices per second.",
            "",
            "| What happens | p50 | p99 | database busy | choices in a transaction |",
            "|---|--:|--:|--:|--:|",
            f"| nothing | {calm} |",
            f"| a worker dies; its tables wait {LEASE:.0f} s, then others have them | {death} |",
            f"| a disk that needs 20 ms | {slow} |",
            f"| a quarter of the database's cores | {one_core} |",
            "",
        ]
    )


def main() -> int:
    """Simulate, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.scale")
    parser.add_argument("--seconds", type=float, default=20.0, help="that are simulated")
    parser.add_argument("--output", type=Path, default=PAGE)
    arguments = parser.parse_args()
    text = page(read_costs(CAPACITY.read_text(encoding="utf-8")), arguments.seconds)
    arguments.output.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
