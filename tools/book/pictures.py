"""Pictures: those of the rule book, as web/art/book.ts draws them, copied for pages and print."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools import web
from tools.files import ROOT

NAMES: Final = ("cards", "table")
FOLDER: Final = ROOT / "docs" / "pictures"
DRAWN: Final = ROOT / "build" / "art"


def file_of(name: str) -> Path:
    """Where a picture is kept for whoever has no Node."""
    return FOLDER / f"book-{name}.svg"


def pages() -> dict[Path, str]:
    """The pictures by their files."""
    node = web.install()
    node.run("../art/sheet.mjs", str(DRAWN))
    drawn = DRAWN / "art" / "book"
    return {file_of(name): (drawn / f"{name}.svg").read_text("utf-8") for name in NAMES}
