"""`citadels restore`: games back from a backup, or only a look whether all of it is whole."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..server.configuration import Configuration
from ..server.settings import data_folder
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Flag
from .configured import configured
from .ending import FAILED
from .storing import database_of, database_trouble, step_progress, stoppable

if TYPE_CHECKING:
    from ..server.verification import Report

SHOWN: Final = 20  # faults; more are counted only
FAULTS: Final = {  # by what is wrong with a table
    "gap": "backup-fault-gap",
    "unread": "backup-fault-unread",
    "illegal": "backup-fault-illegal",
    "row": "backup-fault-row",
    "record": "backup-fault-record",
    "review": "backup-fault-review",
}


@configured("database")
def restore(
    file: Path,
    /,
    *,
    configuration: Configuration,
    check: Flag = False,
    jobs: int = 0,
    language: str = HERE,
) -> int:
    """Fill an empty database from a backup, or only look whether every record in it is whole."""
    from ..server.storage import backup as storage  # noqa: PLC0415 - slow, and not everybody's
    from ..server.verification import verify  # noqa: PLC0415 - as above

    with stoppable(), step_progress(language) as tell, database_trouble():
        if check:
            report = verify(file, jobs or os.cpu_count() or 1, tell)
        else:
            data_folder()
            with file.open("rb") as stream:
                url = database_of(configuration.settings)
                storage.restore(stream, url, lambda done, of: tell("restore", done, of))
    if check:
        return _show(report, language)
    make_console().print(phrase("backup-restored", language, file=str(file)))
    return 0


def _show(report: Report, language: str) -> int:
    console = make_console()
    at = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    console.print(phrase("backup-head", language, text=at, version=report.program))
    console.print(phrase("backup-tables", language, count=report.tables))
    console.print(phrase("backup-entries", language, count=report.entries))
    console.print(phrase("backup-games", language, count=report.over))
    if report.unplayed:
        console.print(phrase("backup-unplayed", language, count=report.unplayed), style="yellow")
    console.print(f"SHA-256: {report.hash}", soft_wrap=True)
    for fault in report.faults[:SHOWN]:
        said = phrase(FAULTS[fault.code], language, name=fault.table, number=fault.number)
        console.print(said, style="red")
    console.print(phrase("backup-sum", language, count=len(report.faults)), style="bold")
    return FAILED if report.faults else 0
