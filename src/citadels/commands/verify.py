"""`citadels verify`: whether a game was dealt as it was promised."""

from __future__ import annotations

from pathlib import Path

from ..core.text.record import read_record
from ..server.tables.fairness import is_fair
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE
from .ending import FAILED


def verify(
    file: Path,
    /,
    *,
    commitment: str,
    language: str = HERE,
) -> int:
    """Check that a game was dealt from the seed that was promised when it began."""
    record = read_record(file.read_text(encoding="utf-8"))
    record.replay(events=False)
    fair = is_fair(record, commitment)
    make_console().print(phrase("ui-verify-fair" if fair else "ui-verify-unfair", language))
    return 0 if fair else FAILED
