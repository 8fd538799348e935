"""What the commands share: options, the progress bar, JSON."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Final

from cyclopts import Parameter
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from ..core.basics import InvalidConfig
from ..core.setup.config import Config
from ..terminal.style import make_console
from ..words import phrase, spoken_here

SEEDS: Final = 1 << 30  # as many are drawn from where none is given
HERE: Final = spoken_here()

Flag = Annotated[bool, Parameter(negative="")]  # there is no --no-json


class Rate(ProgressColumn):
    """How many games are played in a second."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def render(self, task: Task) -> Text:
        """The rate of late, once there is one."""
        if not task.speed:
            return Text("")
        rate = round(task.speed) if task.speed >= 10 else round(task.speed, 1)
        return Text(phrase("ui-sim-speed", self.language, amount=f"{rate:,}"))


def make_progress(language: str = "") -> Progress:
    """Make the bar that shows how many games are played; with a language, how fast, too."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *([Rate(language)] if language else []),
        TimeRemainingColumn(),
        console=make_console(stderr=True),
    )


def print_json(thing: object) -> None:
    """Print plain data for other programs."""
    print(json.dumps(thing, indent=2, ensure_ascii=False))  # noqa: T201 - for other programs


def chosen_seed(seed: int | None) -> int:
    """The seed that was given, or a new one."""
    if seed is not None and not 0 <= seed < 1 << 64:
        message = f"the seed is a number from 0 to 2**64 - 1, not {seed}"
        raise InvalidConfig(message, "seed", name=str(seed), known="2**64 - 1")
    return secrets.randbelow(SEEDS) if seed is None else seed


def no_seat(seat: int, config: Config) -> InvalidConfig:
    """Say that there is no such seat."""
    last = config.players - 1
    message = f"the seat is a number from 0 to {last}, not {seat}"
    return InvalidConfig(message, "seat", amount=seat, most=last)
