"""What a cell of the table of strengths has shown, as a line of bench/strength.jsonl."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from citadels.sim.arena import Played
from citadels.sim.journal import Deal, bots_digest
from citadels.sim.ladder import Rung as Ladder
from citadels.sim.sequential import shares_of, trial_of
from citadels.sim.shares import Share, student
from citadels.sim.standings import bot_share, challenger_share, ladder, plain_times

from .rows import build_name
from .strength_cells import Cell

Rung = tuple[str, list[float], list[float]]  # bot, its share and points, each with an interval


class Row(NamedTuple):
    """A cell as far as it was played."""

    cell: str
    day: str
    bots: str  # their state
    build: str
    games: int
    share: float
    low: float
    high: float
    failures: int = 0
    goal: float | None = None
    decision: str = ""  # of a sequential test: above, below, open, or begun
    times: dict[str, dict[str, float]] = {}  # noqa: RUF012 - nobody changes it
    rungs: Sequence[Rung] = ()
    cases: Sequence[float] = ()  # the share in each deal, where cells are compared deal by deal

    @property
    def interval(self) -> str:
        """The share with its interval, in per cent."""
        return told(self.share, self.low, self.high)


def told(share: float, low: float, high: float) -> str:
    """A share with its interval, in per cent."""
    return f"{100 * share:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def gained(cases: Sequence[float], others: Sequence[float]) -> str:
    """How much more was won of the same deals, in points, with its interval and the games."""
    gaps = [one - other for one, other in zip(cases, others, strict=False)]
    if len(gaps) < 2:
        return ""
    reach = student(len(gaps) - 1) * stdev(gaps) / sqrt(len(gaps))
    return f"{100 * fmean(gaps):+.1f} ± {100 * reach:.1f} _{4 * len(gaps)}_"


def row_of(cell: Cell, played: Played) -> Row:
    """What the journal of a cell says."""
    match, deals = played.match, played.in_order()
    share = bot_share(deals, match.pool[0]) if match.pool else challenger_share(deals)
    decision = ""
    if cell.looks:
        verdict = trial_of(match, cell.looks).judge(shares_of(deals))
        decision = (verdict.decision or "open") if verdict.ended else "begun"
        if verdict.deals:
            share = Share(verdict.share, max(0.0, verdict.low), min(1.0, verdict.high))
    compared = cell.section == "responses"
    rungs = ladder(match, deals) if match.pool else []
    found = [round(number, 4) for number in share]
    return Row(
        cell=cell.name,
        day=str(dt.datetime.now(dt.UTC).date()),
        bots=bots_digest(),
        build=build_name(),
        games=len(deals) * match.players,
        share=found[0],
        low=found[1],
        high=found[2],
        failures=sum(len(deal.failures) for deal in deals),
        goal=cell.goal,
        decision=decision,
        times=plain_times(deals) if cell.section == "levels" else {},
        rungs=[_rung_of(deals, rung) for rung in rungs],
        cases=[round(case, 4) for case in shares_of(deals)] if compared else (),
    )


def _rung_of(deals: Sequence[Deal], rung: Ladder) -> Rung:
    share = [round(number, 4) for number in bot_share(deals, rung.bot)]
    return rung.bot, share, [round(number) for number in (rung.points, rung.low, rung.high)]


def read_rows(file: Path) -> dict[str, Row]:
    """The rows by cell."""
    if not file.exists():
        return {}
    plain: list[dict[str, Any]] = [
        json.loads(line) for line in file.read_text("utf-8").splitlines()
    ]
    return {row["cell"]: Row(**row) for row in plain}


def keep(file: Path, news: Iterable[Row]) -> None:
    """Put rows in the place of older ones, unless those tell of more games or of the same."""
    rows = read_rows(file)
    for row in news:
        old = rows.get(row.cell)
        if row.games and (old is None or row.games > old.games or _fresh(row, old)):
            rows[row.cell] = row
    lines = [json.dumps(_plain(rows[name])) + "\n" for name in sorted(rows)]
    file.write_text("".join(lines), "utf-8")


def _fresh(row: Row, old: Row) -> bool:
    """Whether other bots played as much, or enough for a decision."""
    enough = row.games == old.games or row.decision in ("above", "below")
    return enough and row.bots != old.bots


def _plain(row: Row) -> dict[str, object]:
    """As little as says it."""
    usual = row._field_defaults
    told = row._asdict().items()
    return {name: value for name, value in told if name not in usual or value}
