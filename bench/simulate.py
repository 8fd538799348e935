"""Simulation: what workers, rows and many games cost, by CPU time and peak memory.

    .venv-compiled/bin/python -m pip install -r requirements/bench.txt
    .venv-compiled/bin/python -m bench.simulate > bench/simulate.md

Every measurement is a process of its own with its workers. `--games 100000` is the size at which
memory is promised; the smaller one that is usual here takes a minute.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from citadels.study.plan import Part, Study
from citadels.study.run import Processes, run_study
from tools.machine import machine

from . import peers
from .rows import build_name

ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = 10_000  # games of rule bots, for the cost of a second worker
WORKERS, RATE, MEMORY = 1.15, 30, 1.1  # the goals
USUAL: Final = 5_000  # games, and ten times as many
PROMISED: Final = 100_000  # games, and ten times as many, for the goal of memory


def one(bots: str, games: int, workers: int) -> dict[str, float]:
    """Run a study here: its CPU seconds and peak memory, with its workers; its decisions."""
    study = Study("bench", (Part("bench", games, (4,), bots=(bots,)),))
    with TemporaryDirectory() as folder:
        results = Path(folder) / "results"
        run_study(study, results, Processes(workers))
        decisions = forced = 0
        if bots == "random":
            decisions, forced = _count(results)
    own, theirs = (
        resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    return {
        "cpu": own.ru_utime + own.ru_stime + theirs.ru_utime + theirs.ru_stime,
        "workers": theirs.ru_utime + theirs.ru_stime,
        "memory": (own.ru_maxrss + workers * theirs.ru_maxrss) / 1024,
        "decisions": decisions,
        "unforced": decisions - forced,
    }


def _count(results: Path) -> tuple[int, int]:
    """The decisions of all games, counted in what was written."""
    import pyarrow.compute as pc  # noqa: PLC0415 - only here
    import pyarrow.parquet as pq  # noqa: PLC0415 - only here

    sums = [0, 0]
    for file in sorted(results.glob("*.parquet")):
        rows = pq.read_table(file, columns=["seat", "decisions", "forced"])
        first = rows.filter(pc.equal(rows["seat"], 0))
        for place, name in enumerate(("decisions", "forced")):
            sums[place] += pc.sum(first[name].cast("int64")).as_py()
    return sums[0], sums[1]


def apart(*arguments: object) -> dict[str, Any]:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "bench.simulate", "--one", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def lines(games: int, seconds: float) -> list[str]:
    """All rows with their goals."""
    small, large = apart("random", games, 1), apart("random", 10 * games, 1)
    alone, both = apart("citizen", RULES, 1), apart("citizen", RULES, 2)
    idle = apart("citizen", 1, 1)["workers"]  # what a worker costs before it plays
    second = (both["workers"] - 2 * idle) / (alone["workers"] - idle)
    # What a run costs before it plays is in both, so that the difference is the games alone.
    cpu = large["cpu"] - small["cpu"]
    rates = [(large[name] - small[name]) / cpu for name in ("decisions", "unforced")]
    table = [
        (
            "CPU per game, two workers / one",
            f"{second:.2f}",
            f"at most {WORKERS}",
            second <= WORKERS,
        )
    ]
    try:
        peer = peers.ROWS["catanatron"](seconds)
        names = ("decisions", "decisions with a choice")
        for name, ours, theirs in zip(
            names, rates, (peer.decisions_per_second, peer.unforced_per_second), strict=True
        ):
            said = f"{ours / theirs:.1f} ({ours:,.0f} / {theirs:,.0f})"
            goal = f"at least {RATE}"
            table.append(
                (
                    f"{name} per CPU second, rows written / catanatron",
                    said,
                    goal,
                    ours >= RATE * theirs,
                )
            )
    except peers.PeersMissing as error:
        table.append(
            (f"decisions per CPU second, rows written ({error})", f"{rates[0]:,.0f}", "", True)
        )
    growth = large["memory"] / small["memory"]
    said = f"{growth:.2f} ({large['memory']:.0f} / {small['memory']:.0f} MiB)"
    name = f"peak memory, {10 * games:,} games / {games:,}"
    goal = f"at most {MEMORY}, {10 * PROMISED:,} / {PROMISED:,}"
    table.append((name, said, goal, growth <= MEMORY))
    found = [f"| {a} | {b} | {c} | {'yes' if d else '**no**'} |" for a, b, c, d in table]
    if games != PROMISED and growth <= MEMORY:  # says nothing about more games than these
        found[-1] = f"| {name} | {said} | {goal} | not measured at this size |"
    return found


def main() -> None:
    """Measure, and print the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=USUAL)
    parser.add_argument("--seconds", type=float, default=3.0, help="for the peer")
    parser.add_argument("--one", nargs=3, metavar=("BOTS", "GAMES", "WORKERS"))
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(one(asked.one[0], int(asked.one[1]), int(asked.one[2]))))
        return
    found = lines(asked.games, asked.seconds)
    size = "" if asked.games == USUAL else f" --games {asked.games}"
    today = dt.datetime.now(dt.UTC).date()
    print(
        f"# Simulation\n\n{today}, {machine()}, engine {build_name()}.\n\n"
        f"```\npython -m bench.simulate{size} > bench/simulate.md\n```\n\n"
        "| | Measured | Goal | Met |\n|---|--:|--:|:-:|"
    )
    print("\n".join(found))


if __name__ == "__main__":
    main()
