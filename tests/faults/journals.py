"""Journals: what came of proofs, and of parts of long ones, so that nothing is done twice."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import citadels

JOURNALS: Final = Path(__file__).parents[2] / "build" / "faults"


def journal(name: str, small: bool) -> Path:
    """Where the outcome of a proof is kept, apart for every state of the sources."""
    return JOURNALS / sources() / f"{name}{'-small' if small else ''}.json"


@cache
def sources() -> str:
    """A short word that changes with the server and with the proofs."""
    folders = (Path(citadels.__file__).parent / "server", Path(__file__).parent)
    total = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        total.update(file.name.encode() + file.read_bytes())
    return total.hexdigest()[:16]
