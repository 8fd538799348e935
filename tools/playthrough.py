"""The playthrough: how OpenSpiel sees one game of its `python_citadels`, state by state.

Its tensors and views are long: a line that is has its beginning here, and a digest of the rest.
What every new card would change is left out: sizes, the numbers of actions, and zeros of tensors.
"""

from __future__ import annotations

import hashlib
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.files import ROOT

PAGE: Final = ROOT / "tests" / "rl" / "playthrough.txt"
GAME: Final = "python_citadels(tiny=True)"
LONG: Final = 120  # characters
COUNTED: Final = re.compile(
    r"(NumDistinctActions|MaxChanceOutcomes|\w+Tensor(Shape|Size)|History(String)?|LegalActions)\(\)"
    r"|action: "
)
ZERO: Final = re.compile(r"\b0\.0, |, 0\.0(?=\])")
OUTCOME: Final = re.compile(r"\(\d+,")


def shorten(line: str) -> str:
    """A line as it is kept."""
    if len(line) <= LONG:
        return line
    digest = hashlib.blake2b(line.encode(), digest_size=8).hexdigest()
    return f"{line[: LONG - 20].rstrip()} … {digest}"


def lasting(text: str) -> str:
    """A playthrough without what a card that is not in the game would change."""
    kept = [line for line in text.splitlines() if not COUNTED.match(line)]
    kept = [ZERO.sub("", line) if "Tensor(" in line else line for line in kept]
    kept = [OUTCOME.sub("(", line) if line.startswith("Chance") else line for line in kept]
    return "".join(f"{shorten(line)}\n" for line in kept)


def is_possible() -> bool:
    """Whether OpenSpiel is there, which runs on few systems."""
    return find_spec("pyspiel") is not None


def pages() -> dict[Path, str]:
    """The playthrough by its file."""
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415 - if it is there

    from citadels.rl import python_citadels  # noqa: PLC0415 - likewise

    python_citadels.register()
    text: str = generate_playthrough.playthrough(GAME, None, seed=1)
    return {PAGE: lasting(text)}
