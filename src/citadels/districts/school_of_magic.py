"""School of Magic: every colour, for income."""

from __future__ import annotations

from ..core.basics import Colour
from ..core.card import District


class SchoolOfMagic(District):
    """Counts as any colour for abilities that gain per district."""

    id = "school_of_magic"
    number = 39
    cost = 6

    def counts_for_income(self, colour: Colour) -> bool:
        return True


class CzechSchoolOfMagic(SchoolOfMagic):
    """In the Czech edition it gives the Abbot gold and a card (E13)."""

    version = "czech"
    yields_both = True
