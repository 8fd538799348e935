"""What the commands share: options, exit codes, the progress bar, JSON, complaints."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Final

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..tui.style import make_console
from ..words import spoken_here

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130

HERE: Final = spoken_here()

Language = Annotated[
    str, Parameter(help="en, uk, ru, cs or pl; the environment's language if left out.")
]
Json = Annotated[bool, Parameter(negative="", help="Print one JSON object, no progress bar.")]
Edition = Annotated[str, Parameter(help="deluxe, classic or czech.")]
Deck = Annotated[str, Parameter(help="random, or the id of a preset.")]
Jobs = Annotated[int, Parameter(help="Processes; 0 for one per core.")]


def make_progress() -> Progress:
    """Make the bar that shows how many games are played."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=make_console(stderr=True),
    )


def print_json(thing: object) -> None:
    """Print plain data for other programs."""
    print(json.dumps(thing, indent=2, ensure_ascii=False))  # noqa: T201 - for other programs


def complain(text: str) -> None:
    """Say in one clear line what is wrong."""
    print(f"citadels: {text}", file=sys.stderr)  # noqa: T201 - one clear line
