"""The Czech edition: as the 2016 one, with three more districts and three rules of its own."""

from ..core.setup.edition import Edition
from .deluxe import BASIC, CHARACTERS, PRESETS, UNIQUE

CZECH = Edition(
    "czech",
    CHARACTERS,
    BASIC,
    # The third extra card is not named in the rulebook; University is the likeliest (E02).
    {**UNIQUE, "cemetery": 1, "hospital": 1, "university": 1},
    PRESETS,
    switches={
        "queen_bewitched": "end_of_round",
        "abbot_school_of_magic": "both",
        "diplomat_same_name": "no",
    },
    substitutes={"emperor": ("patrician",), "queen": ("artist",)},
    rank9="artist",
)
