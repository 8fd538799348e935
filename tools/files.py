"""Files: names for the contents of many of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = frozenset(("__pycache__", "node_modules"))


def digest(files: Iterable[Path]) -> str:
    """Name the contents of files: it changes whenever they do."""
    total = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)} ".encode() + content)
    return total.hexdigest()


def sources(folder: Path) -> list[Path]:
    """All files of a folder but what Python and npm left beside them."""
    found = []
    for path in folder.iterdir() if folder.is_dir() else ():
        if path.is_dir():
            found += [] if path.name in LEFT_BEHIND else sources(path)
        else:
            found.append(path)
    return found
