"""What decides the rows of a study besides its file: the code that plays and notes the games."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

FOLDERS: Final = ("study", "core", "characters", "districts", "editions", "bots")
FILES: Final = ("sim/notes.py",)
SOURCES: Final = (".py", ".txt", ".json")
CARRIED: Final = "data"  # what a study found out decides nothing


@cache
def code_digest() -> str:
    """Name the code as it is now: it changes whenever the rows of a study may."""
    root = Path(__file__).parent.parent
    files = [root / file for file in FILES]
    for folder in FOLDERS:
        files += [file for file in (root / folder).rglob("*") if file.suffix in SOURCES]
    total = hashlib.blake2b(digest_size=8)
    for file in sorted(files):
        place = file.relative_to(root)
        if place.parts[:2] != ("study", CARRIED):
            total.update(place.as_posix().encode() + file.read_bytes())
    return total.hexdigest()
