"""Schema: the hash that guards saved models, and the table that explains every place."""

from __future__ import annotations

import hashlib
from typing import Final

from .actions import ACTION
from .blocks import Axis, Block, Row
from .layout import OBSERVATION

SCHEMA: Final = hashlib.blake2b(
    f"{OBSERVATION.text()}\n{ACTION.text()}".encode(), digest_size=8
).hexdigest()


def check_schema(saved: str) -> None:
    """Refuse a model that was trained with other places or actions."""
    if saved != SCHEMA:
        raise ValueError(
            f"the model was saved for schema {saved!r}, and this version has {SCHEMA!r}: "
            "train it again, or use the version of citadels it was trained with"
        )


def explain(row: Row, place: int) -> str:
    """What one place of an observation, or one action, stands for."""
    if not 0 <= place < row.size:
        raise ValueError(f"the {row.name} has places 0 to {row.size - 1}, not {place}")
    block = next(b for b in row.blocks if b.first <= place < b.first + b.size)
    label = block.labels()[place - block.first]
    return f"{block.name} ({label}): {block.meaning}" if label else f"{block.name}: {block.meaning}"


def table(row: Row) -> list[str]:
    """The blocks of a row as lines of a Markdown table."""
    lines = ["| From | To | Name | Along | Meaning |", "|--:|--:|---|---|---|"]
    for block in row.blocks:
        last = block.first + block.size - 1
        cells = (block.first, last, f"`{block.name}`", _along(block), block.meaning)
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return lines


def axes(*rows: Row) -> list[str]:
    """Every axis once, as lines of a Markdown list: its places, numbered from 0."""
    found = {_ends(axis): axis for row in rows for block in row.blocks for axis in block.axes}
    return [
        f"- **{ends}**: " + ", ".join(f"{number} = {name}" for number, name in enumerate(axis))
        for ends, axis in found.items()
    ]


def _along(block: Block) -> str:
    """The axes of a block: their first and last place."""
    return " x ".join(_ends(axis) for axis in block.axes)


def _ends(axis: Axis) -> str:
    return f"{axis[0]} … {axis[-1]} ({len(axis)})"
