"""Actions: the vocabulary of options as numbers without gaps, the seats as the player sees them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ..core.basics import MAX_PLAYERS, Seat
from ..core.option import (
    BUILD,
    BUTTON,
    BY_ID,
    CARD_NUMBERS,
    CHARACTER,
    COLOUR,
    DISTRICT,
    FIRST_FAN,
    FIRST_STANDING,
    NUMBER,
    NUMBERS,
    SEAT,
    STANDING,
    USE,
    Option,
)
from ..core.registry import CHARACTERS
from .blocks import (
    CHARACTER_IDS,
    COLOURS,
    DISTRICT_IDS,
    FIRST_CHARACTER_NUMBER,
    KINDS,
    SEATS,
    Axis,
    Row,
)

BUTTONS: Final[Axis] = tuple([o.text for o in BY_ID.values() if o.kind == BUTTON])
NUMBER_NAMES: Final[Axis] = tuple([str(n) for n in range(NUMBERS)])
ACTION: Final = Row("action")
_add = ACTION.add

AT_BUTTON: Final = _add("button", "press a button", BUTTONS)
AT_SEAT: Final = _add("seat", "point at a player", SEATS)
AT_COLOUR: Final = _add("colour", "name a type of district", COLOURS)
AT_NUMBER: Final = _add("number", "name a number", NUMBER_NAMES)
AT_CHARACTER: Final = _add("character", "point at a character", CHARACTER_IDS)
AT_USE_CHARACTER: Final = _add("use_character", "use the character's ability", CHARACTER_IDS)
AT_DISTRICT: Final = _add("district", "point at a card", DISTRICT_IDS)
AT_BUILD: Final = _add("build", "build a district", DISTRICT_IDS)
AT_USE_DISTRICT: Final = _add("use_district", "use a district's effect", DISTRICT_IDS)
AT_STANDING: Final = _add("standing", "point at a district in a city", SEATS, DISTRICT_IDS)
AT_BEAUTIFIED: Final = _add("beautified", "likewise at a beautified one", SEATS, DISTRICT_IDS)

ACTIONS: Final[i64] = ACTION.size
NONE: Final = -1  # the action of an option that has none: one of a fan's card
OPTION_IDS: Final = FIRST_STANDING + 2 * MAX_PLAYERS * CARD_NUMBERS


def _first_of(option: Option) -> int:
    """Where the block of an option begins, less the number that it adds."""
    if option.kind == USE and option.card is not None and option.card.id in CHARACTERS:
        return AT_USE_CHARACTER - FIRST_CHARACTER_NUMBER
    if option.kind == STANDING:
        return AT_BEAUTIFIED if option.beautified else AT_STANDING
    return {
        BUTTON: AT_BUTTON,
        SEAT: AT_SEAT,
        COLOUR: AT_COLOUR,
        NUMBER: AT_NUMBER,
        CHARACTER: AT_CHARACTER - FIRST_CHARACTER_NUMBER,
        DISTRICT: AT_DISTRICT,
        BUILD: AT_BUILD,
        USE: AT_USE_DISTRICT,
    }[option.kind]


def _action_of(option: Option, me: Seat, players: int) -> int:
    """The number of an option for a seat of a game with so many players."""
    first = _first_of(option)
    near = (option.seat - me) % players
    if option.card is None:
        place = option.id if option.kind == BUTTON else option.value
        return first + (near if option.kind == SEAT else place)
    if option.card.number >= FIRST_FAN:
        return NONE
    return first + option.card.number + (near * int(KINDS) if option.kind == STANDING else 0)


@final
class Vocabulary:
    """What the actions mean for one seat of a game with so many players."""

    def __init__(self, players: int, seat: Seat) -> None:
        self.options: list[Option | None] = [None] * ACTIONS  # by action
        self.actions: vec[i32] = vec[i32]([i32(NONE)] * OPTION_IDS)  # by the id of the option
        for option in BY_ID.values():
            if option.seat >= players:
                continue
            action = _action_of(option, seat, players)
            if action != NONE:
                self.options[action] = option
                self.actions[option.id] = i32(action)

    def action(self, option: Option) -> int:
        """The number of an option."""
        return int(self.actions[option.id])


_MADE: Final[dict[int, Vocabulary]] = {}


def vocabulary(players: int, seat: Seat) -> Vocabulary:
    """The vocabulary of a seat, made once."""
    key = players * MAX_PLAYERS + seat
    found = _MADE.get(key)
    if found is None:
        found = _MADE[key] = Vocabulary(players, seat)
    return found
