"""Blocks: a row of numbers is declared once, part by part; all else follows from it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..core.basics import COLOUR_NAMES, MAX_PLAYERS
from ..core.option import FIRST_FAN
from ..core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES

Axis = tuple[str, ...]  # what each place along it stands for


def _by_number(numbers: dict[int, str]) -> Axis:
    """Ids by permanent number, from the first to the last; fans' cards apart."""
    ours = [number for number in numbers if number < FIRST_FAN]
    return tuple([numbers.get(n, "") for n in range(min(ours), max(ours) + 1)])


SEATS: Final[Axis] = ("you", *[f"seat +{i}" for i in range(1, MAX_PLAYERS)])  # clockwise from you
RANKS: Final[Axis] = tuple([f"rank {rank}" for rank in range(1, 10)])
CHARACTER_IDS: Final[Axis] = _by_number({c.number: c.id for c in CHARACTERS.values()})
DISTRICT_IDS: Final[Axis] = _by_number({c.number: c.id for c in DISTRICTS.values()})
EDITION_IDS: Final[Axis] = tuple(EDITIONS)
SWITCH_IDS: Final[Axis] = tuple(SWITCHES)
COLOURS: Final[Axis] = COLOUR_NAMES

FIRST_CHARACTER_NUMBER: Final = 1
CHARACTER_COUNT: Final[i64] = len(CHARACTER_IDS)
KINDS: Final[i64] = len(DISTRICT_IDS)  # of district
RANK_COUNT: Final[i64] = 9


@final
class Block:
    """Some neighbouring places of a row that mean the same for different things."""

    def __init__(self, name: str, first: int, axes: tuple[Axis, ...], meaning: str) -> None:
        self.name = name
        self.first = first
        self.axes = axes
        self.meaning = meaning
        self.size = 1
        for axis in axes:
            self.size *= len(axis)

    def labels(self) -> list[str]:
        """What each place stands for, in order."""
        labels = [""]
        for axis in self.axes:
            labels = [f"{label}, {place}".strip(", ") for label in labels for place in axis]
        return labels


@final
class Row:
    """A row of numbers, declared block by block."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, meaning: str, *axes: Axis) -> int:
        """Declare the next block; give its first place."""
        block = Block(name, self.size, axes, meaning)
        self.blocks.append(block)
        self.size += block.size
        return block.first

    def text(self) -> str:
        """Everything that is declared, as the hash sees it."""
        lines = [f"{self.name} {self.size}"]
        for block in self.blocks:
            lines.append(f"{block.first} {block.name}: {block.meaning}")
            lines += block.labels()
        return "\n".join(lines)
