"""The editions: which cards each box holds, its presets and its switches."""

from ..core.registry import EDITIONS, add_character, add_district, add_switch
from ..districts.basic import BASIC
from . import older
from .cards import make_character, make_district
from .classic import CLASSIC
from .czech import CZECH
from .deluxe import DELUXE
from .switches import SWITCHES

_boxes = (DELUXE, CLASSIC, CZECH)
_characters = {id for box in _boxes for id in box.characters}
_unique = {id for box in _boxes for id in box.unique} | set(older.UNIQUE)

# By number, so that nothing depends on where an edition lists a card.
for _character in sorted(map(make_character, _characters), key=lambda card: card.number):
    add_character(_character)
for _district in sorted([*BASIC, *map(make_district, _unique)], key=lambda card: card.number):
    add_district(_district)
for _switch in SWITCHES:
    add_switch(_switch)
for _edition in _boxes:
    EDITIONS[_edition.id] = _edition
