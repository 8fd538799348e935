"""The editions: which cards each box holds, its presets and its switches."""

from ..characters import ALL as CHARACTERS
from ..core.registry import EDITIONS, add_character, add_district, variant_of
from ..districts import ALL as DISTRICTS
from ..districts.great_wall import ClassicGreatWall
from ..districts.school_of_magic import CzechSchoolOfMagic
from .classic import CLASSIC
from .czech import CZECH
from .deluxe import DELUXE

_characters = {card.id: add_character(card) for card in CHARACTERS}
_districts = {card.id: add_district(card) for card in DISTRICTS}

_versions = {
    ("great_wall", "great_wall_covers_itself"): variant_of(
        ClassicGreatWall(), _districts["great_wall"]
    ),
    ("school_of_magic", "abbot_school_of_magic"): variant_of(
        CzechSchoolOfMagic(), _districts["school_of_magic"]
    ),
}
for _edition in (DELUXE, CLASSIC, CZECH):
    _edition.versions = _versions
    EDITIONS[_edition.id] = _edition
