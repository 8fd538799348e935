"""Options: everything a player can point at, each made once, with a text and a small number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .basics import COLOUR_NAMES, MAX_PLAYERS, NOBODY

if TYPE_CHECKING:
    from .card import Card

BUTTON: Final = 0
SEAT: Final = 1
COLOUR: Final = 2
NUMBER: Final = 3
CHARACTER: Final = 4
DISTRICT: Final = 5
BUILD: Final = 6
USE: Final = 7
STANDING: Final = 8
KIND_NAMES: Final = (
    "button",
    "seat",
    "colour",
    "number",
    "character",
    "district",
    "build",
    "use",
    "standing",
)

# A card's permanent number, 0 to 127 for characters and for districts; fans' cards have the last.
CARD_NUMBERS: Final = 128
FIRST_FAN: Final = 96

# The blocks of ids. The number of the card decides its ids, never the order of imports.
FIRST_SEAT: Final = 32
FIRST_COLOUR: Final = 40
FIRST_NUMBER: Final = 48
NUMBERS: Final = 32
FIRST_CHARACTER: Final = 128
FIRST_USE_CHARACTER: Final = 256
FIRST_DISTRICT: Final = 384
FIRST_BUILD: Final = 512
FIRST_USE_DISTRICT: Final = 640
FIRST_STANDING: Final = 768  # by seat, and then once more for those that are beautified


@final
class Option:
    """One thing to choose: a button, a seat, a character, a card, a district.

    Each is made once, so that equal ones are the same object. It has a `text` that people can type,
    a permanent number (`id`), a `kind`, and the `card`, `seat` or `value` it stands for.

    >>> from citadels import Config, Game
    >>> option = Game(Config(players=4), seed=1).options[0]
    >>> option, option.text, option.card.id
    (<thief>, 'thief', 'thief')
    """

    __slots__ = ("beautified", "card", "id", "kind", "seat", "text", "value")

    def __init__(
        self,
        id: int,
        text: str,
        kind: int,
        card: Card | None = None,
        seat: int = NOBODY,
        value: int = 0,
        beautified: bool = False,
    ) -> None:
        self.id = id  # permanent
        self.text = text  # what people type, and records hold
        self.kind = kind  # a button, a seat, a card to build...: its place in `KIND_NAMES`
        self.card = card  # the card that it points at, if it does
        self.seat = seat  # likewise
        self.value = value  # a number, a colour, a rank, or the number of a district
        self.beautified = beautified  # of a standing district
        if text in OPTIONS:
            raise ValueError(f"there is an option {text!r} already")
        OPTIONS[text] = self
        BY_ID[id] = self

    def __reduce__(self) -> tuple[object, ...]:
        return read_option, (self.text,)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


OPTIONS: Final[dict[str, Option]] = {}  # by text
BY_ID: Final[dict[int, Option]] = {}  # by number


def forget(option: Option) -> None:
    """Take an option out of the vocabulary (a fan card that is withdrawn)."""
    del OPTIONS[option.text]
    del BY_ID[option.id]


def _button(id: int, text: str) -> Option:
    return Option(id, text, BUTTON)


GOLD: Final = _button(0, "gold")
CARDS: Final = _button(1, "cards")
INCOME: Final = _button(2, "income")
END: Final = _button(3, "end")
DONE: Final = _button(4, "done")
YES: Final = _button(5, "yes")
NO: Final = _button(6, "no")
PASS: Final = _button(7, "pass")
GATHER: Final = _button(8, "gather")
SWAP: Final = _button(9, "swap")
REDRAW: Final = _button(10, "redraw")
HAND: Final = _button(11, "hand")
BUILD_NOW: Final = _button(12, "build")
CARD: Final = _button(13, "card")

# The buttons of the menu, as bits: which of them a turn shows.
WITH_GOLD: Final = 1 << 0
WITH_CARDS: Final = 1 << 1
WITH_INCOME: Final = 1 << 2
WITH_USE: Final = 1 << 3
WITH_END: Final = 1 << 4

SEATS: Final = [Option(FIRST_SEAT + i, f"@{i}", SEAT, seat=i) for i in range(MAX_PLAYERS)]
COLOURS: Final = [
    Option(FIRST_COLOUR + i, name, COLOUR, value=i) for i, name in enumerate(COLOUR_NAMES)
]
NUMBER_OPTIONS: Final = [Option(FIRST_NUMBER + i, str(i), NUMBER, value=i) for i in range(NUMBERS)]


def find_option(text: str) -> Option | None:
    """Give the option that a text names, if there is one; case and blanks do not matter."""
    return OPTIONS.get(text) or OPTIONS.get(" ".join(text.split()).lower())


def read_option(text: str) -> Option:
    """Give the option that a text names."""
    option = find_option(text)
    if option is None:
        raise ValueError(f"{text!r} names nothing in the game")
    return option
