"""What a study found out about cards, as it is carried along; needs nothing that studies need."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

KINDS: Final = ("worth", "character")  # the figures that are about one card
FILE: Final = ("study", "data", "cards.json")


@cache
def card_figures() -> tuple[dict[str, Any], ...]:
    """The figures of cards, those with the most games behind them first."""
    text = files("citadels").joinpath(*FILE).read_text(encoding="utf-8")
    plain: dict[str, Any] = json.loads(text)
    names = plain["columns"]
    return tuple(dict(zip(names, row, strict=True)) for row in plain["figures"])
