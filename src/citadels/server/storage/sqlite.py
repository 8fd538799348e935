"""SQLite: how an embedded database is opened so that a commit survives a power cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"),
    "secure_delete=ON",  # what is forgotten does not stay in the file
)


def prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - of the driver
    """Set up a new connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def keep_private(file: str | None) -> None:
    """Let nobody else on this machine read the seeds of games and the key of the cookies."""
    if file:
        Path(file).touch(mode=0o600)
