"""Weights: the value files of the package, each with a card that says how it was made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..core.basics import RULES_VERSION
from .features import COUNT, NAMES, ROWS, STAGES, TABLES
from .net import Net
from .outlook import NAMES as OUTLOOK_NAMES
from .outlook import Outlook
from .policy import CHARACTERS, SHARED, SHARED_NAMES, Policy
from .policy import COUNT as POLICY_COUNT
from .policy import NAMES as POLICY_NAMES
from .replies import AIM_COUNT, AIM_NAMES, AIMS, PICK_COUNT, PICK_NAMES, PICKS, Replies
from .value import Value

FOLDER: Final = Path(__file__).parent / "data"
NAME: Final = "value.txt"
OUTLOOK: Final = "outlook.txt"
PROSPECTS: Final = "prospects.txt"


class UnfitWeights(ValueError):
    """A value file that does not fit these features or these rules."""


def schema() -> str:
    """A short hash of everything that the weights must have been made for."""
    text = json.dumps([NAMES, STAGES, TABLES])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def net_schema(names: Sequence[str]) -> str:
    """A short hash of everything that a net over these features must have been made for."""
    return hashlib.sha256(json.dumps([names, TABLES]).encode()).hexdigest()[:16]


def policy_schema() -> str:
    """A short hash of everything that the weights of the draft must have been made for."""
    text = json.dumps([POLICY_NAMES, SHARED_NAMES, CHARACTERS])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def replies_schema() -> str:
    """A short hash of everything that the weights of the replies must have been made for."""
    text = json.dumps([AIMS, AIM_NAMES, PICKS, PICK_NAMES, CHARACTERS])
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
    rows = _read_rows(file)
    shape = (len(rows), {len(row) for row in rows})
    if shape != (ROWS * len(STAGES), {COUNT}):
        raise UnfitWeights(
            f"{file.name} has {shape[0]} lines of {sorted(shape[1])} weights, "
            f"not {ROWS * len(STAGES)} of {COUNT}"
        )
    return Value([rows[first : first + len(STAGES)] for first in range(0, len(rows), len(STAGES))])


def _read_rows(file: Path) -> list[list[float]]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [[float(word) for word in line.split()] for line in lines]


def write_rows(rows: Iterable[Iterable[float]], file: Path) -> None:
    """Write a value file: a line for each table and stage, a number for each feature."""
    lines = [" ".join([repr(float(number)) for number in row]) for row in rows]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def load_policy(file: Path) -> Policy:
    """Read how strong players draft; what was made for other numbers or rules is refused."""
    check_card(file, policy_schema())
    rows = _read_rows(file)
    if [len(row) for row in rows] != [POLICY_COUNT] * CHARACTERS + [SHARED]:
        raise UnfitWeights(f"{file.name} has {len(rows)} lines, which do not fit the draft")
    return Policy(rows[:-1], rows[-1])


def load_replies(file: Path) -> Replies:
    """Read how strong players answer; what was made for other numbers or rules is refused."""
    check_card(file, replies_schema())
    rows = _read_rows(file)
    if [len(row) for row in rows] != [AIM_COUNT] * len(AIMS) + [PICK_COUNT] * len(PICKS):
        raise UnfitWeights(f"{file.name} has {len(rows)} lines, which do not fit the answers")
    return Replies(rows[: len(AIMS)], rows[len(AIMS) :])


def load_net(file: Path, names: Sequence[str]) -> Net:
    """Read a net; one that was made for other features or rules is refused."""
    check_card(file, net_schema(names))
    rows = _read_rows(file)
    count, units = len(names), len(rows[-1])
    if [len(row) for row in rows] != [count] * ROWS + [units] * (count + 2):
        raise UnfitWeights(f"{file.name} has {len(rows)} lines, which do not fit {count} features")
    return Net(rows[:ROWS], rows[ROWS : ROWS + count], rows[-2], rows[-1])


def write_net(parts: Sequence[Iterable[Iterable[float]]], file: Path) -> None:
    """Write a net: linear weights by table, hidden ones by feature, their bias and ends."""
    lines = [" ".join([f"{n:.6g}" for n in row]) for part in parts for row in part]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


@cache
def shipped_value() -> Value:
    """The value that comes with the package."""
    return load_value(FOLDER / NAME)


@cache
def shipped_outlook() -> Outlook:
    """The value of the regent: a net that comes with the package."""
    return Outlook(load_net(FOLDER / OUTLOOK, OUTLOOK_NAMES))


@cache
def shipped_prospects() -> Policy:
    """What a character is worth to its drafter, beyond what a search expects of it."""
    return load_policy(FOLDER / PROSPECTS)
