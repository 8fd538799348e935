"""Storing: what `citadels backup` and `citadels restore` share."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final

from rich.progress import TaskID

from ..core.basics import Refusal
from ..server.settings import Settings, embedded_file
from ..words import phrase
from .common import make_progress

STEPS: Final = {
    "backup": "backup-step-backup",
    "restore": "backup-step-restore",
    "replay": "backup-step-replay",
}

Told = Callable[[str, int, int], None]  # what is being done, how much of it, and all of it


def database_of(settings: Settings) -> str:
    """The database that is meant, if only by leaving it out."""
    return settings.database or f"sqlite+aiosqlite:///{embedded_file()}"


@contextmanager
def stoppable() -> Iterator[None]:
    """Let a stop by the system be as clean as Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def step_progress(language: str) -> Iterator[Told]:
    """Show how much is done of each step, and how long it will take."""
    with make_progress() as bar:
        steps: dict[str, TaskID] = {}

        def tell(step: str, done: int, of: int) -> None:
            if step not in steps:
                steps[step] = bar.add_task(phrase(STEPS[step], language), total=of)
            bar.update(steps[step], completed=done, total=of)

        yield tell


@contextmanager
def database_trouble() -> Iterator[None]:
    """Say in one line that a database cannot be used."""
    trouble: type[Exception] = import_module("sqlalchemy.exc").SQLAlchemyError
    try:
        yield
    except trouble as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise Refusal(said[0].rstrip("."), "no-database") from error
