"""Checked: whether a stored log tells a table that could have been, and the one its row tells."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from ... import RULES_VERSION, read_record, record_of
from . import entries as log
from .fields import OVER
from .summary import Summary, row_of
from .table import Table
from .unplayed import choices_of

GAP: Final = "gap"  # an entry is missing
UNREAD: Final = "unread"  # an entry makes no sense
ILLEGAL: Final = "illegal"  # an entry cannot follow those before it
ROW: Final = "row"  # the row of the table says something else than its log
RECORD: Final = "record"  # the record of the game, played again, ends otherwise


class StoredTable(NamedTuple):
    """A table as a database has it: its row, and its log."""

    id: str
    seq: int
    status: str
    summary: bytes
    entries: list[tuple[int, bytes]]


class Fault(NamedTuple):
    """What is wrong with a table, and from which entry on."""

    table: str
    code: str
    number: int


class Checked(NamedTuple):
    """What came of looking at a table."""

    entries: int
    over: bool  # whether it was a finished game, played again from its record
    unplayed: bool  # whether its rules are newer than this program's
    fault: Fault | None


def check(stored: StoredTable) -> Checked:
    """Play a log from its beginning, and its record once more if the game is over."""
    number = -1
    table = Table(stored.id)
    try:
        entries = _read(stored)
        first = entries[0]
        if isinstance(first, log.Opened) and first.rules > RULES_VERSION:
            choices_of(entries)
            return Checked(len(entries), False, True, None)
        for number, entry in enumerate(entries):
            _check_question(table, entry)
            table.apply(number, entry)
    except _Wrong as wrong:
        return _faulty(stored, wrong.code, wrong.number)
    except Exception:  # noqa: BLE001 - whatever an entry does that cannot be
        return _faulty(stored, ILLEGAL, number)
    if not _fits(stored, table):
        return _faulty(stored, ROW, table.seq)
    over = table.status == OVER
    if over and not _ends_so(table):
        return _faulty(stored, RECORD, table.seq)
    return Checked(len(entries), over, False, None)


class _Wrong(Exception):
    def __init__(self, code: str, number: int) -> None:
        super().__init__(code, number)
        self.code, self.number = code, number


def _read(stored: StoredTable) -> list[log.AnyEntry]:
    found = []
    for number, (seq, body) in enumerate(stored.entries):
        if seq != number:
            raise _Wrong(GAP, number)
        try:
            found.append(log.decode(body))
        except Exception as error:
            raise _Wrong(UNREAD, number) from error
    if len(found) != stored.seq + 1:
        raise _Wrong(GAP, len(found))
    return found


def _check_question(table: Table, entry: log.AnyEntry) -> None:
    """An answer is to the question that is open, by the seat that is asked."""
    if isinstance(entry, log.Chose):
        asked = (table.question, table.asked_seat)
        if (entry.question, entry.seat) != asked:
            raise _Wrong(ILLEGAL, table.seq + 1)


def _fits(stored: StoredTable, table: Table) -> bool:
    """Whether the row says what the log does, as far as older programs said it, too."""
    said = msgspec.json.decode(stored.summary, type=Summary)
    told = msgspec.json.decode(row_of(table).summary, type=Summary)
    same = (said.setup, said.status, said.chairs) == (told.setup, told.status, told.chairs)
    return same and stored.status == table.status and said.results in ([], told.results)


def _ends_so(table: Table) -> bool:
    """Whether the record of a game, read and played again, gives the same points and places."""
    assert table.game is not None
    text = record_of(table.game).text()
    again = read_record(text).replay(events=False)
    ends = [(game.over, game.ranking(), game.scores()) for game in (table.game, again)]
    sums = [(over, ranking, [s.total for s in scores]) for over, ranking, scores in ends]
    return sums[0] == sums[1] and record_of(again).text() == text


def _faulty(stored: StoredTable, code: str, number: int) -> Checked:
    return Checked(len(stored.entries), False, False, Fault(stored.id, code, number))
