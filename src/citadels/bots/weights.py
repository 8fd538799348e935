"""Weights: the value file of the package, with the card that says how it was made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..core.basics import RULES_VERSION
from .features import COUNT, NAMES, ROWS, STAGES, TABLES
from .value import Value

FOLDER: Final = Path(__file__).parent / "data"
NAME: Final = "value.txt"


class UnfitWeights(ValueError):
    """A value file that does not fit these features or these rules."""


def schema() -> str:
    """A short hash of everything that the weights must have been made for."""
    text = json.dumps([NAMES, STAGES, TABLES])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_card(file: Path) -> dict[str, Any]:
    """Read the card beside a value file."""
    card: dict[str, Any] = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    return card


def check_card(file: Path, wanted: str) -> None:
    """Refuse a value file that was made for other features or rules."""
    card = read_card(file)
    if card.get("schema") != wanted:
        raise UnfitWeights(
            f"{file.name} was made for the features {card.get('schema')}, "
            f"these are {wanted}: train it again (training)"
        )
    if not 1 <= card.get("rules", 0) <= RULES_VERSION:
        raise UnfitWeights(
            f"{file.name} was made for rules {card.get('rules')}, these are {RULES_VERSION}"
        )


def load_value(file: Path) -> Value:
    """Read a value file; one that was made for other features or rules is refused."""
    check_card(file, schema())
    lines = file.read_text(encoding="utf-8").splitlines()
    rows = [[float(word) for word in line.split()] for line in lines]
    shape = (len(rows), {len(row) for row in rows})
    if shape != (ROWS * len(STAGES), {COUNT}):
        raise UnfitWeights(
            f"{file.name} has {shape[0]} lines of {sorted(shape[1])} weights, "
            f"not {ROWS * len(STAGES)} of {COUNT}"
        )
    return Value([rows[first : first + len(STAGES)] for first in range(0, len(rows), len(STAGES))])


def write_rows(rows: Iterable[Iterable[float]], file: Path) -> None:
    """Write a value file: a line for each table and stage, a number for each feature."""
    lines = [" ".join([repr(float(number)) for number in row]) for row in rows]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


@cache
def shipped_value() -> Value:
    """The value that comes with the package."""
    return load_value(FOLDER / NAME)
