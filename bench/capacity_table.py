"""The page of what a server carries: bench/capacity.md, from what bench/capacity.py measured."""

from __future__ import annotations

import resource
from typing import Any, Final

import msgspec

import citadels.core.game
from tools.machine import machine

PEOPLE: Final = 4
CORES: Final = 2
LATE: Final = 0.2  # seconds: what p99 must stay below
HALF, MORE = 0.5, 1.5  # the goals: PostgreSQL by SQLite, two workers by one
IDLE_SHARE, IDLE_SIZE = 0.04, 80  # of a core, and MB, that waiting tables may cost


class Row(msgspec.Struct, tag=True):
    """What was measured of one kind of server at one rate."""

    name: str
    workers: int = 1
    tables: int = 0
    rate: float = 0.0  # choices per second
    p50: float = 0.0  # seconds
    p99: float = 0.0
    worker: float = 0.0  # processor seconds of all workers, for each choice
    database: float = 0.0  # of PostgreSQL
    transactions: float = 0.0
    told: float = 0.0  # bytes told to all sockets of a table, before they are packed
    stored: float = 0.0  # bytes that PostgreSQL wrote to its log, or SQLite to the disk
    clients: float = 0.0  # processor seconds of the clients, for each choice
    answered: float = 1.0  # share of the choices
    sockets: int = 0
    memory: float = 0.0  # MB of all workers

    @property
    def carried(self) -> float:
        """Choices per second that two cores carry, with the database on them, too."""
        together = CORES / (self.worker + self.database)
        return min(together, self.workers / self.worker)

    @property
    def apart(self) -> float:
        """The same with the database on a machine of its own."""
        return min(CORES, self.workers) / self.worker

    @property
    def good(self) -> bool:
        """Whether choices are answered, and in time."""
        return self.p99 <= LATE and self.answered > 0.98


class Idle(msgspec.Struct, tag=True):
    """What tables that only wait cost."""

    tables: int
    sockets: int  # at each
    share: float  # of a core, more than with none
    size: float  # MB more
    waves: list[float]  # MB more than in the beginning, a minute after each wave has left
    kept: list[int] = []  # tables in memory then


class Kept(msgspec.Struct):
    """One part of all that is measured, as it is kept."""

    date: str
    sources: str  # of the server
    rows: list[Row | Idle]
    beside: bool = False  # whether other work was going on


HEAD: Final = (
    "| | tables | sockets | MB | choices/s | p50 | p99 | workers, ms | PostgreSQL, ms "
    "| transactions | carried | apart |\n" + "|---" + "|--:" * 11 + "|"
)
HELD: Final = (
    "| | choices/s | p99 | echo's p99 | workers, ms | PostgreSQL, ms | clients, ms | transactions "
    "| told, kB | log, kB | cores used | carried |\n" + "|---" + "|--:" * 11 + "|"
)


def line(row: Row) -> str:
    """Write a row."""
    costs = f"{row.worker * 1e3:.2f} | {row.database * 1e3:.2f} | {row.transactions:.2f}"
    waits = f"{row.p50 * 1e3:.1f} ms | {row.p99 * 1e3:.1f} ms"
    carried = f"{row.carried:,.0f}/s | {row.apart:,.0f}/s"
    there = f"{row.tables:,} | {row.sockets:,} | {row.memory:.0f}"
    return f"| {row.name} | {there} | {row.rate:.0f} | {waits} | {costs} | {carried} |"


def held(row: Row, echo: Row) -> str:
    """Write the highest rate that a server held."""
    costs = [row.worker, row.database, row.clients]
    used = sum(costs) * row.rate
    cells = [
        *(row.name, f"{row.rate:.0f}", f"{row.p99 * 1e3:.0f} ms", f"{echo.p99 * 1e3:.0f} ms"),
        *(f"{cost * 1e3:.2f}" for cost in costs),
        *(f"{row.transactions:.2f}", f"{row.told / 1e3:.1f}", f"{row.stored / 1e3:.2f}"),
        *(f"{used:.1f} of {CORES}", f"{row.carried:,.0f}/s"),
    ]
    return "| " + " | ".join(cells) + " |"


def goals(rows: list[Row], waiting: list[Idle]) -> list[str]:
    """Write what was to be reached, and what was."""
    embedded, one, *several = rows
    found = [("one worker on PostgreSQL, times SQLite", one.carried / embedded.carried, HALF)]
    found += [(f"{two.name}, times one", two.carried / one.carried, MORE) for two in several]
    lines = [
        f"| {name} | {value:.2f} | at least {goal:g} | {_yes(value >= goal)} |"
        for name, value, goal in found
    ]
    most = max(row.transactions for row in rows)
    lines.append(f"| transactions per choice | {most:.2f} | at most 2 | {_yes(most <= 2)} |")
    lines += [goal_of(idle) for idle in waiting]
    return lines


def goal_of(idle: Idle) -> str:
    """Write what tables that only wait were to cost, and what they do."""
    good = idle.share <= IDLE_SHARE and idle.size <= IDLE_SIZE
    sockets = f"{idle.sockets} socket{'s' if idle.sockets > 1 else ''} at each"
    figure = f"{idle.share:.1%} of a core, {idle.size:.0f} MB"
    goal = f"at most {IDLE_SHARE:.0%}, {IDLE_SIZE} MB"
    what = f"{idle.tables:,} tables that wait, {sockets}, more than none"
    return f"| {what} | {figure} | {goal} | {_yes(good)} |"


def _yes(good: bool) -> str:
    return "yes" if good else "no"


TEMPLATE: Final = """\
# What a server carries

{machine}, engine {build}; `{command}`.

Tables of {people} people and a spectator; all sockets of a table are told of each choice. The rate
grows for as long as p99 stays below {late} ms, beside an echo server of the same traffic at the
same rate; clients, workers and PostgreSQL share the cores, so the last rate is that of all of them
together. Costs are for each choice, by processor time. *Carried* is what two cores could do by
these costs without the clients: a process has no more than one of them. *Log* is what PostgreSQL
writes to its log; of SQLite it is all that reaches the disk, in whole pages, and transactions are
those that write. Measured on {held_on}.

{held}

| | figure | goal | met |
|---|--:|--:|:-:|
{goals}

## More tables

One rate, spread over more tables of two people and a spectator, all of whom are there. The clients'
process may open no more than {files:,} files here: of very many tables, some are played at one
screen, with one socket. The costs of the choices have in them what sockets cost by themselves.
*Apart*: with PostgreSQL on a machine of its own. Measured on {curve_on}.

{curve}

## Tables that only wait

One person against a bot is connected at each of {idle:,} tables; or two people and a spectator, who
then leave, and others come, {times} times. Measured is from when nothing of their coming is left to
do, beside one such table. MB more than then, a minute after each wave of the three: {waves}.{kept}
On SQLite, {idle_on}: memory and processor time, nothing by the clock.
"""


def page(command: str, kept: dict[str, Kept]) -> str:
    """Write all of it as the page that is committed; beside each row stands its echo's."""
    pairs = [_rows(one, Row) for part, one in kept.items() if part.startswith("held")]
    curve = [
        row for part, one in kept.items() if part.startswith("curve") for row in _rows(one, Row)
    ]
    waiting = [
        row for part, one in kept.items() if part.startswith("idle") for row in _rows(one, Idle)
    ]
    idle = waiting[-1]
    return TEMPLATE.format(
        machine=machine(),
        build="interpreted" if citadels.core.game.__file__.endswith(".py") else "compiled",
        command=command,
        people=PEOPLE,
        late=f"{LATE * 1e3:.0f}",
        held="\n".join([HELD, *(held(row, echo) for row, echo in pairs)]),
        goals="\n".join(goals([row for row, _ in pairs], waiting)),
        files=resource.getrlimit(resource.RLIMIT_NOFILE)[0],
        curve="\n".join([HEAD, *(line(row) for row in curve)]),
        idle=idle.tables,
        times=len(idle.waves),
        waves=", ".join(f"{size:.0f}" for size in idle.waves),
        kept=f"\nTables in memory then: {', '.join(map(str, idle.kept))}." if idle.kept else "",
        held_on=_when(kept, "held"),
        curve_on=_when(kept, "curve"),
        idle_on=_when(kept, "idle"),
    )


def _rows(kept: Kept, kind: type[Any]) -> list[Any]:
    return [row for row in kept.rows if isinstance(row, kind)]


def _when(kept: dict[str, Kept], what: str) -> str:
    """On which days some parts were measured, and how."""
    parts = [one for part, one in kept.items() if part.startswith(what)]
    beside = ", beside other work" if any(one.beside for one in parts) else ""
    return " and ".join(sorted({one.date for one in parts})) + beside
