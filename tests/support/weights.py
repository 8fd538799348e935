"""Weights: copies of a shipped file of weights, with another card."""

import json
from pathlib import Path

from citadels.bots.weights import read_card


def copy_of(shipped: Path, folder: Path, **changes: object) -> Path:
    """A copy of a shipped file whose card says something else."""
    file = folder / shipped.name
    file.write_bytes(shipped.read_bytes())
    card = read_card(shipped) | changes
    file.with_suffix(".json").write_text(json.dumps(card), encoding="utf-8")
    return file
