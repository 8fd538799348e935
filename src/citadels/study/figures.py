"""Figures: what a study says, number by number, each with its interval and what chance would be."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa

from .results import Results
from .sums import Interval
from .tally import Key, Tally, tally_file

FEWEST: Final = 30  # deals, below which a figure is not shown
SHARES: Final = (  # figures that lie between 0 and 1
    *("place", "crown", "completed", "level", "character", "built"),
    *("pick", "murder", "robbery", "murder-hit", "robbery-hit"),
)
CHANGES: Final = ("worth",)  # those that lie between -1 and 1
SEATS: Final = "seats"  # counted only for what an even share would be


class Figure(NamedTuple):
    """One number of a report."""

    figure: str
    company: str  # the bot of all seats, or those of a mixed table, with "+" between them
    players: int
    edition: str
    deck: str  # "" for all of them
    name: str  # what it is about: a card, a bot, a place
    value: float
    low: float
    high: float
    chance: float | None  # what it would be if nothing mattered; None where that says nothing
    cases: int
    deals: int


class Report(NamedTuple):
    """All figures of some results, and what they were made from."""

    study: str
    seed: int
    games: int
    deals: int
    missing: int  # games that were not played, or cannot be read
    cut: tuple[str, ...]  # files that end in the middle
    figures: tuple[Figure, ...]

    def select(
        self, figure: str, company: str = "", players: int = 0, edition: str = "", deck: str = ""
    ) -> list[Figure]:
        """Some of the figures, of all decks together or of one."""
        return [
            one
            for one in self.figures
            if one.figure == figure
            and one.deck == deck
            and (not company or one.company == company)
            and (not players or one.players == players)
            and (not edition or one.edition == edition)
        ]


def make_report(
    results: Results, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Count all rows of some results, shard by shard; what cannot be read is told."""
    pieces = list(results.pieces())
    whole = [piece for piece in pieces if not piece.fault]
    cut = [piece for piece in pieces if piece.fault == "cut"]
    tally = Tally()
    for piece, found in zip(whole, _tallies([p.file for p in whole], workers), strict=True):
        if found is None:
            cut.append(piece)
        else:
            tally.join(found)
        if progress is not None:
            progress(piece.shard.games)
    return Report(
        results.study.name,
        results.study.seed,
        tally.games,
        tally.deals,
        sum(p.shard.games for p in pieces if p.fault == "missing")
        + sum(p.shard.games for p in cut),
        tuple(sorted(piece.file.name for piece in cut)),
        tuple(figures_of(tally)),
    )


def _try_file(file: Path) -> Tally | None:
    """Count the rows of a shard, if they can be read to the end."""
    try:
        return tally_file(file)
    except (pa.ArrowException, OSError):
        return None


def _tallies(files: list[Path], workers: int) -> Iterable[Tally | None]:
    if workers < 2 or len(files) < 2:
        yield from map(_try_file, files)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_try_file, files, chunksize=4)


def figures_of(tally: Tally) -> Iterable[Figure]:
    """The figures of a tally, in a fixed order."""
    for key in sorted(tally.sums):
        sums = tally.sums[key]
        least = 0.0 if key.figure in SHARES else -1.0 if key.figure in CHANGES else None
        found = sums.interval(least)
        if found is None or sums.deals < FEWEST or key.figure == SEATS:
            continue
        if key.figure == "pair":
            found = _beyond(key, found, tally)
        if found is not None:
            value, low, high = (round(number, 5) for number in found)
            if key.figure in SHARES:
                low, high = max(0.0, low), min(1.0, high)
            chance = _chance(key, tally)
            yield Figure(*key, value, low, high, chance, round(sums.cases), sums.deals)


def _beyond(key: Key, pair: Interval, tally: Tally) -> Interval | None:
    """What a pair wins beyond what its two districts do, each for itself.

    The three figures depend on each other; however they do, the interval is not wider than those
    of all three together.
    """
    one, other = key.name.split("+")
    usual, reach = 1 / key.players, pair.high - pair.value
    for id in (one, other):
        alone = tally.sums[key._replace(figure="built", name=id)].interval()
        if alone is None:
            return None
        usual += alone.value - 1 / key.players
        reach += alone.high - alone.value
    value = pair.value - usual
    return Interval(value, value - reach, value + reach)


def _chance(key: Key, tally: Tally) -> float | None:
    if key.figure == "level":  # as many of the wins as it had of the seats
        seats = tally.sums[key._replace(figure=SEATS)].interval()
        return None if seats is None else round(seats.value, 5)
    if key.figure in ("place", "crown", "character", "built", "completed"):
        return round(1 / key.players, 5)
    if key.figure in ("worth", "worth-points", "pair"):
        return 0.0
    return None


def plain_report(report: Report) -> dict[str, Any]:
    """A report as plain data, which `read_report` reads back."""
    plain = report._asdict()
    plain["figures"] = [list(figure) for figure in report.figures]
    return plain


def read_report(plain: dict[str, Any]) -> Report:
    """Read what `plain_report` gave."""
    return Report(
        **plain
        | {
            "cut": tuple(plain["cut"]),
            "figures": tuple(Figure(*figure) for figure in plain["figures"]),
        }
    )
