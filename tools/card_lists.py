"""Lists of the cards' files in their packages, so that a compiled build has them at hand.

The editions find a card by its id; where nobody imports its module by name, a compiled build opens
one small library for each. `python3 run.py update` writes the lists anew.
"""

from __future__ import annotations

from pathlib import Path

from .files import ROOT

PACKAGES = ("characters", "districts")


def pages() -> dict[Path, str]:
    """Both packages: their docstring as it is, and a line for each file."""
    found = {}
    for package in PACKAGES:
        file = ROOT / "src" / "citadels" / package / "__init__.py"
        head = file.read_text(encoding="utf-8").partition("\nfrom ")[0].rstrip()
        names = sorted(card.stem for card in file.parent.glob("[a-z]*.py"))
        lines = "".join(f"from . import {name} as {name}\n" for name in names)
        found[file] = f"{head}\n\n{lines}"
    return found
