"""Weights: the value file of reviews, with the card that says how it was made."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from ..bots.weights import load_net, net_schema
from .features import NAMES
from .value import Judge

FOLDER: Final = Path(__file__).parent / "data"
NAME: Final = "value.txt"
MAKING: Final = 3  # raised when the same value comes to say something else of the same record


def schema() -> str:
    """A short hash of everything that the weights must have been made for."""
    return net_schema(NAMES)


def load_judge(file: Path) -> Judge:
    """Read a value file; one that was made for other features or rules is refused."""
    net = load_net(file, NAMES)
    return Judge(net, f"{hashlib.sha256(file.read_bytes()).hexdigest()[:12]}-{MAKING}")


@cache
def shipped_judge() -> Judge:
    """The judge that comes with the package."""
    return load_judge(FOLDER / NAME)
