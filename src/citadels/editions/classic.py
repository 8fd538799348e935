"""The 8-character edition: fixed cast, fixed deck of 68 districts, 2-7 players."""

from ..core.setup.edition import Edition, Preset
from .deluxe import BASIC

CHARACTERS = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
UNIQUE = (
    "dragon_gate",
    "university",
    "map_room",
    "imperial_treasury",
    "haunted_quarter",
    "school_of_magic",
    "keep",
    "keep",
    "great_wall",
    "cemetery",
    "observatory",
    "library",
    "laboratory",
    "smithy",
)

CLASSIC = Edition(
    "classic",
    CHARACTERS,
    BASIC,
    {id: UNIQUE.count(id) for id in UNIQUE},
    (Preset("classic_8", CHARACTERS, "", UNIQUE),),
    switches={"draft3": "classic", "great_wall_covers_itself": "no"},
    substitutes={},
    max_players=7,
    fixed=True,
)
