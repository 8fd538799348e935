"""`citadels verify`: whether a game was dealt as it was promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..core.text.record import read_record
from ..server.tables.fairness import is_fair
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Language
from .ending import FAILED


def verify(
    file: Annotated[Path, Parameter(help="The record of a game.")],
    /,
    *,
    commitment: Annotated[str, Parameter(help="What was shown when the game began.")],
    language: Language = HERE,
) -> int:
    """Check that a game was dealt from the seed that was promised when it began."""
    record = read_record(file.read_text(encoding="utf-8"))
    record.replay(events=False)
    fair = is_fair(record, commitment)
    make_console().print(phrase("ui-verify-fair" if fair else "ui-verify-unfair", language))
    return 0 if fair else FAILED
