"""The tally: from the rows of a shard to sums, deal by deal; tallies of shards are joined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from ..core.basics import UNIQUE
from ..core.registry import CHARACTERS, DISTRICTS
from .sums import Sums
from .table import MIXED

OWN: Final = frozenset(id for id, card in DISTRICTS.items() if card.colour == UNIQUE)
BY_DECK: Final = (  # figures that are kept for each deck, too: levels are compared in one
    *("crown", "length", "level", "seats", "pick", "murder", "robbery"),
    *("murder-hit", "robbery-hit", "unique", "winning"),
)
SAFE: Final = {"murder": 1, "robbery": 2}  # ranks up to this cannot be named


class Key(NamedTuple):
    """What a sum is about: which figure, in which games, of what."""

    figure: str
    company: str  # the bot of all seats, or those of a mixed table, with "+" between them
    players: int
    edition: str
    deck: str  # "" for all of them
    name: str  # a card, a bot, a place; "" where the figure has only one


class Row(NamedTuple):
    """One seat of one game, as the table has it."""

    deal: int
    game: int
    players: int
    company: str
    edition: str
    deck: str
    bot: str
    arm: str
    given: str
    win: float
    from_crown: int
    points: int
    rounds: int
    completed_first: bool
    held: Sequence[str]
    first_picks: Sequence[str]
    murders: Sequence[str]
    murdered: Sequence[str]
    robberies: Sequence[str]
    robbed: Sequence[str]
    city: Sequence[str]
    cast: Sequence[str]


COLUMNS: Final = list(Row._fields)


class Tally:
    """Sums by key, and what they were made from."""

    def __init__(self) -> None:
        self.sums: dict[Key, Sums] = {}
        self.games = 0  # all arms
        self.deals = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Count a deal."""
        found: dict[tuple[str, str], list[float]] = {}
        for game in _games(row for row in rows if not row.arm):
            _see_game(game, found)
        _see_experiment(rows, found)
        first, company = rows[0], _company(rows)
        for (figure, name), (amount, cases) in found.items():
            keys = [Key(figure, company, first.players, first.edition, "", name)]
            if figure in BY_DECK:
                keys.append(keys[0]._replace(deck=first.deck))
            for key in keys:
                self.sums.setdefault(key, Sums()).add(amount, cases)
        self.games += len({row.game for row in rows})
        self.deals += 1

    def join(self, other: Tally) -> None:
        """Add the deals of another one."""
        for key, sums in other.sums.items():
            self.sums.setdefault(key, Sums()).join(sums)
        self.games += other.games
        self.deals += other.deals


def _company(rows: Sequence[Row]) -> str:
    """Who plays: games of different bots are not put together."""
    if rows[0].company != MIXED:
        return rows[0].company
    return "+".join(sorted({row.bot for row in rows}))


def _games(rows: Iterator[Row]) -> Iterator[list[Row]]:
    for _, game in groupby(rows, lambda row: row.game):
        yield list(game)


def _see_game(game: Sequence[Row], found: dict[tuple[str, str], list[float]]) -> None:
    def note(figure: str, name: str, amount: float, cases: float) -> None:
        sums = found.setdefault((figure, name), [0.0, 0.0])
        sums[0] += amount
        sums[1] += cases

    first = game[0]
    note("length", "", first.rounds, 1)
    note("winning", "", max(row.points for row in game), 1)
    for row in game:
        note("place", str(row.from_crown), row.win, 1)
        if row.from_crown == 0:
            note("crown", "", row.win, 1)
        if row.completed_first:
            note("completed", "", row.win, 1)
        for id in row.held:
            note("character", id, row.win, 1)
        for id in set(row.city):
            note("built", id, row.win, 1)
        own = sorted(OWN.intersection(row.city))
        note("unique", "", len(own), 1)
        for one, other in combinations(own, 2):
            note("pair", f"{one}+{other}", row.win, 1)
    if first.company == MIXED:
        for bot in {row.bot for row in game}:
            seats = [row for row in game if row.bot == bot]
            note("level", bot, sum(row.win for row in seats), 1)
            note("seats", bot, len(seats) / first.players, 1)
    _see_targets(game, note)


def _see_targets(game: Sequence[Row], note: Any) -> None:  # noqa: ANN401 - the function above
    first = game[0]
    picks = [id for row in game for id in row.first_picks]
    murders = [id for row in game for id in row.murders]
    robberies = [id for row in game for id in row.robberies]
    for figure, named in (("pick", picks), ("murder", murders), ("robbery", robberies)):
        for id in first.cast if named else ():
            if CHARACTERS[id].rank > SAFE.get(figure, 0):
                note(figure, id, named.count(id), len(named))
    if murders:
        note("murder-hit", "", sum(len(row.murdered) for row in game), len(murders))
    if robberies:
        note("robbery-hit", "", sum(len(row.robbed) for row in game), len(robberies))


def _see_experiment(rows: Sequence[Row], found: dict[tuple[str, str], list[float]]) -> None:
    """By how much a district that was dealt changed the result of its seat."""
    given = [row for row in rows if row.given]
    if not given:
        return
    seat = given[0].from_crown
    plain = next(row for row in rows if not row.arm and row.from_crown == seat)
    for row in given:
        found["worth", row.given] = [row.win - plain.win, 1.0]
        found["worth-points", row.given] = [float(row.points - plain.points), 1.0]


def tally_file(file: Path) -> Tally:
    """Count the rows of a shard."""
    return tally_table(pq.read_table(file, columns=COLUMNS))


def tally_table(table: pa.Table) -> Tally:
    """Count the rows of a table; the rows of a deal stand together."""
    tally = Tally()
    columns = [_values(table.column(name).combine_chunks()) for name in COLUMNS]
    rows = map(Row._make, zip(*columns, strict=True))
    for _, deal in groupby(rows, lambda row: row.deal):
        tally.add(list(deal))
    return tally


def _values(column: pa.Array) -> list[Any]:
    """A column as plain values; of words, each one only once."""
    if isinstance(column, pa.DictionaryArray):
        words = column.dictionary.to_pylist()
        return [words[code] for code in column.indices.to_pylist()]
    if isinstance(column, pa.ListArray):
        words = _values(column.values)
        ends = column.offsets.to_pylist()
        return [words[first:last] for first, last in pairwise(ends)]
    return list(column.to_pylist())
