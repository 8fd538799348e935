"""Verification: a backup is restored to a database of its own, and all its games played again."""

from __future__ import annotations

import gzip
import hashlib
import os
import signal
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from .storage.backup import restore
from .tables.checked import Checked, Fault, StoredTable, check

AHEAD: Final = 64  # tables that wait for each process
REVIEW: Final = "review"  # a kept review cannot be read

Told = Callable[[str, int, int], None]  # what is being done, how much of it, and all of it


@dataclass
class Report:
    """What a backup holds, and what is wrong with it."""

    program: str = ""
    at: float = 0.0
    hash: str = ""  # of the file
    rows: int = 0
    tables: int = 0
    entries: int = 0
    over: int = 0
    unplayed: int = 0  # with rules that this program does not know
    faults: list[Fault] = field(default_factory=list)

    def add(self, found: Checked) -> None:
        """Count a table."""
        self.tables += 1
        self.entries += found.entries
        self.over += found.over
        self.unplayed += found.unplayed
        if found.fault is not None:
            self.faults.append(found.fault)


def verify(file: Path, jobs: int, tell: Told) -> Report:
    """Restore a backup where nobody sees it, and look at every record of it."""
    report = Report()
    with tempfile.TemporaryDirectory(prefix="citadels-") as folder:
        scratch = Path(folder) / "restored.db"
        with file.open("rb") as stream:
            head = restore(stream, f"sqlite:///{scratch}", lambda n, of: tell("restore", n, of))
        report.program, report.at, report.rows = head.program, head.at, head.rows
        with file.open("rb") as stream:
            report.hash = hashlib.file_digest(stream, "sha256").hexdigest()
        with closing(sqlite3.connect(scratch)) as database:
            _replay(database, jobs, report, tell)
            report.faults += _unreadable_reviews(database)
    return report


def write_whole(file: Path, write: Callable[[IO[bytes]], str]) -> str:
    """Write a file that nobody else may read: all of it, or none."""
    made = file.with_name(f"{file.name}.part")
    try:
        made.unlink(missing_ok=True)
        made.touch(mode=0o600)
        with made.open("wb") as stream:
            digest = write(stream)
            stream.flush()
            os.fsync(stream.fileno())
        made.replace(file)
    finally:
        made.unlink(missing_ok=True)
    return digest


def _replay(database: sqlite3.Connection, jobs: int, report: Report, tell: Told) -> None:
    (count,) = database.execute("SELECT count(*) FROM tables").fetchone()
    pool = ProcessPoolExecutor(jobs, initializer=_be_deaf) if jobs > 1 else None
    waiting: deque[Future[Checked]] = deque()
    try:
        for stored in _tables(database):
            if pool is None:
                report.add(check(stored))
            else:
                waiting.append(pool.submit(check, stored))
                while len(waiting) > AHEAD * jobs:
                    report.add(waiting.popleft().result())
            tell("replay", report.tables, count)
        for future in waiting:
            report.add(future.result())
            tell("replay", report.tables, count)
    finally:
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def _be_deaf() -> None:
    """Leave Ctrl-C to whoever started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _tables(database: sqlite3.Connection) -> Iterator[StoredTable]:
    rows = database.execute("SELECT id, seq, status, summary FROM tables ORDER BY id")
    query = "SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq"
    for id, seq, status, summary in rows:
        log = database.execute(query, (id,)).fetchall()
        yield StoredTable(id, seq, status, bytes(summary), log)


def _unreadable_reviews(database: sqlite3.Connection) -> Iterator[Fault]:
    for id, body in database.execute("SELECT table_id, body FROM reviews WHERE effort != ''"):
        try:
            gzip.decompress(body)
        except (OSError, EOFError, ValueError):
            yield Fault(id, REVIEW, 0)
