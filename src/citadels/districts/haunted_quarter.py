"""Haunted Quarter: any colour at the end."""

from __future__ import annotations

from ..core.basics import UNIQUE, Colour
from ..core.card import District


class HauntedQuarter(District):
    """Counts as the colour of choice when the game is scored."""

    id = "haunted_quarter"
    number = 25
    cost = 2

    def scoring_colours(self) -> list[Colour]:
        return list(range(UNIQUE + 1))  # R147: scoring tries each and keeps the best
