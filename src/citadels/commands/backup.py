"""`citadels backup` and `citadels restore`: all games in one file, and back from it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.progress import TaskID

from ..core.basics import Refusal
from ..server.configuration import Configuration
from ..server.settings import Settings, data_folder, embedded_file
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Flag, make_progress
from .configured import configured
from .ending import FAILED

if TYPE_CHECKING:
    from ..server.verification import Report

STDOUT: Final = "-"
Target = Annotated[str, Parameter(allow_leading_hyphen=True)]  # - is none of the options
SHOWN: Final = 20  # faults; more are counted only

STEPS: Final = {
    "backup": "backup-step-backup",
    "restore": "backup-step-restore",
    "replay": "backup-step-replay",
}
FAULTS: Final = {  # by what is wrong with a table
    "gap": "backup-fault-gap",
    "unread": "backup-fault-unread",
    "illegal": "backup-fault-illegal",
    "row": "backup-fault-row",
    "record": "backup-fault-record",
    "review": "backup-fault-review",
}

Told = Callable[[str, int, int], None]


@configured("database")
def backup(file: Target, /, *, configuration: Configuration, language: str = HERE) -> int:
    """Write the whole database to a file, as it is at this moment."""
    from ..server.storage.backup import back_up  # noqa: PLC0415 - slow, and not everybody's
    from ..server.verification import write_whole  # noqa: PLC0415 - as above

    url = _url(configuration.settings)
    with _stoppable(), _progress(language) as tell, _database_trouble():

        def count(done: int, of: int) -> None:
            tell("backup", done, of)

        if file == STDOUT:
            digest = back_up(url, sys.stdout.buffer, count)
            sys.stdout.flush()
        else:
            digest = write_whole(Path(file), lambda stream: back_up(url, stream, count))
    console = make_console(stderr=True)
    console.print(phrase("backup-written", language, file=file, text=digest[:16]))
    return 0


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

    with _stoppable(), _progress(language) as tell, _database_trouble():
        if check:
            report = verify(file, jobs or os.cpu_count() or 1, tell)
        else:
            data_folder()
            with file.open("rb") as stream:
                url = _url(configuration.settings)
                storage.restore(stream, url, lambda done, of: tell("restore", done, of))
    if check:
        return _show(report, language)
    make_console().print(phrase("backup-restored", language, file=str(file)))
    return 0


def _url(settings: Settings) -> str:
    return settings.database or f"sqlite+aiosqlite:///{embedded_file()}"


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


@contextmanager
def _stoppable() -> Iterator[None]:
    """Let a stop by the system be as clean as Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _progress(language: str) -> Iterator[Told]:
    """Show how much is done of each step, and how long it will take."""
    with make_progress() as bar:
        steps: dict[str, TaskID] = {}

        def tell(step: str, done: int, of: int) -> None:
            if step not in steps:
                steps[step] = bar.add_task(phrase(STEPS[step], language), total=of)
            bar.update(steps[step], completed=done, total=of)

        yield tell


@contextmanager
def _database_trouble() -> Iterator[None]:
    """Say in one line that a database cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415 - not everybody has it

    try:
        yield
    except SQLAlchemyError as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise Refusal(said[0].rstrip("."), "no-database") from error
