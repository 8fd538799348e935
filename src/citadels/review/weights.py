"""Weights: the value file of reviews, with the card that says how it was made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ..bots.features import ROWS, TABLES
from ..bots.weights import UnfitWeights, check_card
from .features import COUNT, NAMES
from .net import Net
from .value import Judge

FOLDER: Final = Path(__file__).parent / "data"
NAME: Final = "value.txt"


def schema() -> str:
    """A short hash of everything that the weights must have been made for."""
    return hashlib.sha256(json.dumps([NAMES, TABLES]).encode()).hexdigest()[:16]


def load_judge(file: Path) -> Judge:
    """Read a value file; one that was made for other features or rules is refused."""
    check_card(file, schema())
    text = file.read_text(encoding="utf-8")
    rows = [[float(word) for word in line.split()] for line in text.splitlines()]
    units = len(rows[-1])
    sizes = [COUNT] * ROWS + [units] * (COUNT + 2)
    if [len(row) for row in rows] != sizes:
        raise UnfitWeights(f"{file.name} has {len(rows)} lines, which do not fit {COUNT} features")
    net = Net(rows[:ROWS], rows[ROWS : ROWS + COUNT], rows[-2], rows[-1])
    return Judge(net, hashlib.sha256(text.encode()).hexdigest()[:12])


def write_net(parts: Sequence[Iterable[Iterable[float]]], file: Path) -> None:
    """Write a value file: linear weights by table, hidden ones by feature, their bias and ends."""
    lines = [" ".join([f"{n:.6g}" for n in row]) for part in parts for row in part]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


@cache
def shipped_judge() -> Judge:
    """The judge that comes with the package."""
    return load_judge(FOLDER / NAME)
