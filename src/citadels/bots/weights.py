"""Weights: the value file of the package, with the card that says how it was made."""

from __future__ import annotations

import ast
import hashlib
import json
import struct
import zipfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..core.basics import RULES_VERSION
from .features import COUNT, NAMES, ROWS, STAGES, TABLES
from .value import Value

FOLDER: Final = Path(__file__).parent / "data"
NAME: Final = "value"
MAGIC: Final = b"\x93NUMPY\x01\x00"
FORMATS: Final = {"<f2": "e", "<f4": "f", "<f8": "d"}


class UnfitWeights(ValueError):
    """A value file that does not fit these features or these rules."""


def schema() -> str:
    """A short hash of everything that the weights must have been made for."""
    text = json.dumps([NAMES, STAGES, TABLES])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_array(file: Path, name: str) -> tuple[tuple[int, ...], list[float]]:
    """Read one array of an `.npz` file: its shape, and its numbers one after the other."""
    with zipfile.ZipFile(file) as archive:
        raw = archive.read(f"{name}.npy")
    if raw[:8] != MAGIC:
        raise UnfitWeights(f"{file.name}: {name} is no array of a known form")
    (size,) = struct.unpack_from("<H", raw, 8)
    head = ast.literal_eval(raw[10 : 10 + size].decode("latin-1"))
    if head["descr"] not in FORMATS or head["fortran_order"]:
        raise UnfitWeights(f"{file.name}: numbers of the form {head['descr']!r} are not known")
    shape: tuple[int, ...] = head["shape"]
    count = 1
    for length in shape:
        count *= length
    return shape, list(struct.unpack_from(f"<{count}{FORMATS[head['descr']]}", raw, 10 + size))


def read_card(file: Path) -> dict[str, Any]:
    """Read the card beside a value file."""
    card: dict[str, Any] = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    return card


def load_value(file: Path) -> Value:
    """Read a value file; one that was made for other features or rules is refused."""
    card = read_card(file)
    if card.get("schema") != schema():
        raise UnfitWeights(
            f"{file.name} was made for the features {card.get('schema')}, "
            f"these are {schema()}: train it again (bench/train)"
        )
    if card.get("rules") != RULES_VERSION:
        raise UnfitWeights(
            f"{file.name} was made for rules {card.get('rules')}, these are {RULES_VERSION}"
        )
    shape, flat = read_array(file, "weights")
    if shape != (ROWS, len(STAGES), COUNT):
        raise UnfitWeights(
            f"{file.name} has weights of the shape {shape}, not {(ROWS, len(STAGES), COUNT)}"
        )
    numbers = iter(flat)
    return Value([[[next(numbers) for _ in NAMES] for _ in STAGES] for _ in TABLES])


@cache
def shipped_value() -> Value:
    """The value that comes with the package."""
    return load_value(FOLDER / f"{NAME}.npz")
