"""Measures what a server carries: choices, by the processor time and transactions that each costs.

    python -m bench.capacity                    writes bench/capacity.md
    python -m bench.capacity --tables 20 --seconds 4 --idle 50 --waves 1 --curve 20 40
    python -m bench.capacity --only curve-      measures those parts anew, and writes the page

`held`: people at tables of four choose, at a rising rate, beside an echo server of the same
traffic: on SQLite, on PostgreSQL with one worker, and with two, with and without Redis. Processor
time is counted for each process, so that other work on the machine matters little; times by the
clock are given, too. `curve`: one rate is spread over more and more tables. `idle`: tables at which
people only think are compared with none. Everybody comes as soon as their table is open, because
after a minute a bot would sit in. Each part is kept, with its day: what these very sources were
measured for is not measured again, unless `--only` asks for it.

PostgreSQL and Redis are those of CITADELS_TEST_POSTGRES and CITADELS_TEST_REDIS.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime as dt
import math
import random
import resource
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from citadels.server.serve import allow_many_files
from tests.faults.journals import sources
from tests.faults.player import Opened
from tests.faults.process import ROOT, free_port
from tests.faults.processes import Usage, used_by
from tests.faults.proof import quantile
from tests.faults.proofs.load import Crowd, connect
from tests.faults.web import request

from .capacity_server import KINDS, Kind, Served, hush, serving
from .capacity_table import PEOPLE, Idle, Kept, Row, goal_of, line, page

PAGE = ROOT / "bench" / "capacity.md"
KEPT = ROOT / "build" / "capacity"  # what was measured, part by part
STEEPER = 1.5  # the next rate
IDLE_SECONDS = 60.0  # at least: what is done now and then is done several times
EMPTIED = 60.0  # seconds after the last person has left
BOTS = ("novice",)  # beside whoever plays alone
FEW, THOUGHT = 2.0, 8.0  # choices a second, and seconds, in which a bot surely thinks
SETTLING = 40  # looks, at most, for whether there is still something to do
NO_LESS = 0.9  # of what there was to do before: then all has been done
COUNT = "citadels_tables "  # among the server's numbers
SETTLED = 2.5  # seconds after which PostgreSQL has counted its transactions
WATCHED = 3  # sockets at a table of the curve, as long as one process may open so many
SPARE = 2000  # files that are something else


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
        sockets=sum(map(len, served.tables)),
        memory=_size(served),
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
        more, size, left, kept = 0.0, 0.0, [], []
        for wave in range(waves):
            await hush(crowd)
            await served.open(tables + (not wave), people, bots)
            crowd, sockets = served.listen(), len(served.tables[0])
            if not wave:
                await _settle(served)
                more, size = await _idle_share(served, seconds) - share, _size(served) - first
                told = f"{tables} tables: {more:.2%} of a core, {size:.0f} MB more"
                print(told, file=sys.stderr, flush=True)
            await hush(crowd)
            await served.leave()
            await asyncio.sleep(EMPTIED)
            left.append(_size(served) - first)
            kept.append(await _tables_kept(served))
            told = f"wave {wave + 1}: {left[-1]:.0f} MB more, {kept[-1]} tables"
            print(told, file=sys.stderr, flush=True)
    return Idle(tables, sockets, more, size, left, kept)


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


async def _tables_kept(served: Served) -> int:
    """How many tables the server has in memory, as it counts them."""
    told = (await request(served.servers[0].port, "GET", "/metrics")).body.decode()
    return next(int(float(line.split()[1])) for line in told.splitlines() if line.startswith(COUNT))


def _size(served: Served) -> float:
    return sum(used.megabytes for used in served.workers().values())


async def measure_held(kind: Kind, arguments: argparse.Namespace) -> list[Row]:
    """Measure how much a kind of server holds; then an echo of the same traffic."""
    async with serving(kind) as served:
        await served.open(arguments.tables)
        return list(await climb(kind, served, arguments.rate, arguments.seconds))


async def measure_curve(kind: Kind, arguments: argparse.Namespace) -> list[Row]:
    """Measure one rate at more and more tables."""
    found = []
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE
    async with serving(kind) as served:
        for tables in arguments.curve:
            # Every table has at least one socket: the rest is for those where all have their own.
            await served.open(min(tables, (files - max(arguments.curve)) // (WATCHED - 1)), 2)
            await served.open(tables, 2, shared=True)
            crowd = served.listen()
            await _settle(served)  # until nothing of their coming is left to do
            await hush(crowd)
            found.append(await measure(kind, served, arguments.rate, arguments.seconds))
            print(line(found[-1]), file=sys.stderr, flush=True)
    return found


async def measure_waiting(arguments: argparse.Namespace, *, alone: bool) -> list[Idle]:
    """Measure tables that only wait: with one person at each, or with two and a spectator."""
    seconds = max(arguments.seconds, IDLE_SECONDS)
    waves = 1 if alone else arguments.waves
    found = await measure_idle(arguments.idle, seconds, waves, alone=alone)
    print(goal_of(found), file=sys.stderr, flush=True)
    return [found]


Measure = Callable[[argparse.Namespace], Coroutine[Any, Any, Sequence[Row | Idle]]]
PARTS: Final[dict[str, Measure]] = {
    **{f"held-{kind.id}": partial(measure_held, kind) for kind in KINDS},
    **{f"curve-{kind.id}": partial(measure_curve, kind) for kind in (KINDS[0], KINDS[2])},
    "idle-alone": partial(measure_waiting, alone=True),
    "idle-watched": partial(measure_waiting, alone=False),
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
    parser.add_argument("--output", type=str, default=str(PAGE))
    parser.add_argument(
        "--only", default="", help=f"measure what begins so, anew: {', '.join(PARTS)}"
    )
    parser.add_argument("--beside", action="store_true", help="note that other work was going on")
    arguments = parser.parse_args()
    allow_many_files()
    command = command_of(parser, arguments)
    folder = KEPT / f"{zlib.crc32(command.encode()):08x}"
    folder.mkdir(parents=True, exist_ok=True)
    kept = {part: _recall(folder / f"{part}.json") for part in PARTS}
    for part, measure_it in PARTS.items():
        old = kept[part]
        wanted = part.startswith(arguments.only) if arguments.only else _is_stale(old)
        if wanted:
            today = str(dt.datetime.now(dt.UTC).date())
            rows = list(asyncio.run(measure_it(arguments)))
            kept[part] = Kept(today, sources(), rows, arguments.beside)
            (folder / f"{part}.json").write_bytes(msgspec.json.encode(kept[part]))
    if all(kept.values()):
        text = page(command, {part: one for part, one in kept.items() if one is not None})
        (ROOT / arguments.output).write_text(text, encoding="utf-8")
    return 0


def _recall(file: Any) -> Kept | None:
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else None


def _is_stale(kept: Kept | None) -> bool:
    """Whether these are other sources than were measured."""
    return kept is None or kept.sources != sources()


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
