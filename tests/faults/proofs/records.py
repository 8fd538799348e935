"""F6: games of an earlier day replay by the rules they were made under."""

from __future__ import annotations

from typing import Final

from citadels import RULES_VERSION, Config, InvalidRecord, Record, read_record, write_config
from citadels.core.basics import Refusal
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.summary import row_of
from citadels.server.tables.table import Table
from tests.golden.replays import expectation, expected_file, golden_files, read_golden

from ..proof import Outcome
from ..virtual import MemoryStore, run_virtually

TITLE: Final = "F6: old records replay identically, by the rules of their day"


def changed(record: Record) -> Record:
    """The record with one choice taken out of its middle."""
    cut = len(record.choices) // 2
    choices = record.choices[:cut] + record.choices[cut + 1 :]
    return Record(record.config, record.seed, choices, record.forced, record.position, record.rules)


def differs(record: Record, wanted: str) -> bool:
    """Whether a record does not give what it gave."""
    try:
        return expectation(record) != wanted
    except ValueError:
        return True


def refuses(record: Record) -> bool:
    """Whether a record is refused that says it was made under rules to come."""
    text = record.text().replace(f"rules {record.rules}", f"rules {RULES_VERSION + 1}", 1)
    try:
        read_record(text).replay()
    except InvalidRecord:
        return True
    return False


async def is_loaded(rules: int) -> bool:
    """Whether a server goes on with a table that was opened under a version of the rules."""
    store = MemoryStore()
    desk = Desk(store, lambda _: None)
    entry = log.Opened(0.0, "host", write_config(Config(4)), TableOptions(), "00" * 32, rules)
    await store.open("table", log.encode(entry), row_of(Table("table").after(entry)))
    try:
        await desk.hold("table")
    except Refusal:
        return False
    return True


def prove(small: bool) -> Outcome:
    """Replay all committed records; then ones that were tampered with."""
    files = golden_files()[:: 8 if small else 1]
    unlike = later = found = 0
    for file in files:
        record, wanted = read_golden(file), expected_file(file).read_text("utf-8")
        unlike += differs(record, wanted)
        later += refuses(record)
        found += differs(changed(record), wanted)
    outcome = Outcome(f"{len(files)} committed records, rules up to version {RULES_VERSION}")
    outcome.holds("records that replay otherwise", not unlike, unlike)
    outcome.holds(
        "records of later rules are refused", later == len(files), f"{later}/{len(files)}"
    )
    known, other = (run_virtually(is_loaded(RULES_VERSION + step)) for step in (0, 1))
    outcome.holds("a table of later rules is refused, one of these is not", known and not other)
    outcome.caught("a record with a choice missing", found == len(files), f"{found}/{len(files)}")
    return outcome
