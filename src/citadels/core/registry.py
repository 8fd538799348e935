"""The cards and editions that exist; the packages of cards fill it, fan cards join it."""

from __future__ import annotations

from typing import Final

from .basics import MAX_PLAYERS
from .card import HOOK_METHODS, Asker, Card, Character, District
from .edition import Edition
from .option import (
    BUILD,
    CARDS,
    CHARACTER,
    CHARACTER_NUMBERS,
    DISTRICT,
    DISTRICT_NUMBERS,
    END,
    FIRST_BUILD,
    FIRST_CHARACTER,
    FIRST_DISTRICT,
    FIRST_STANDING,
    FIRST_USE_CHARACTER,
    FIRST_USE_DISTRICT,
    GOLD,
    INCOME,
    STANDING,
    USE,
    Option,
    forget,
)
from .table import Built

CHARACTERS: Final[dict[str, Character]] = {}
DISTRICTS: Final[dict[str, District]] = {}
EDITIONS: Final[dict[str, Edition]] = {}
ASKERS: Final[dict[str, Asker]] = {}  # the phases of the game, by id
_TAKEN: Final[dict[tuple[str, int], str]] = {}  # permanent numbers

# What is printed on a card. Read by name, so that a class attribute of an interpreted (fan)
# subclass reaches the fields of the compiled base class.
_CARD_FIELDS: Final = ("id", "number", "requires", "asks")
_CHARACTER_FIELDS: Final = (
    "rank",
    "income",
    "income_in_cards",
    "build_limit",
    "min_players",
    "marker",
)
_DISTRICT_FIELDS: Final = ("cost", "colour", "weight", "exempt", "yields_both")


def add_character(card: Character) -> Character:
    """Make a character known."""
    _adopt(card, Character)
    card.rank = _field(card, _CHARACTER_FIELDS[0])
    card.income = _field(card, _CHARACTER_FIELDS[1])
    card.income_in_cards = bool(_field(card, _CHARACTER_FIELDS[2]))
    card.build_limit = _field(card, _CHARACTER_FIELDS[3])
    card.min_players = _field(card, _CHARACTER_FIELDS[4])
    card.marker = str(getattr(card, _CHARACTER_FIELDS[5]))
    if not 1 <= card.rank <= 9:
        raise ValueError(f"{card.id}: the rank is 1 to 9, not {card.rank}")
    _reserve("character", card, 1, CHARACTER_NUMBERS)
    number = card.number
    card.option = Option(FIRST_CHARACTER + number, card.id, CHARACTER, card, value=card.rank)
    use = f"use {card.id}"
    card.use_option = Option(FIRST_USE_CHARACTER + number, use, USE, card, value=number)
    card.menus = _menus(card.use_option)
    CHARACTERS[card.id] = card
    return card


def add_district(card: District) -> District:
    """Make a kind of district known."""
    _print_district(card)
    _reserve("district", card, 0, DISTRICT_NUMBERS)
    number = card.number
    card.option = Option(FIRST_DISTRICT + number, card.id, DISTRICT, card, value=number)
    build = f"build {card.id}"
    card.build_option = Option(FIRST_BUILD + number, build, BUILD, card, value=number)
    use = f"use {card.id}"
    card.use_option = Option(FIRST_USE_DISTRICT + number, use, USE, card, value=number)
    card.standing = [_standing(card, seat, False) for seat in range(MAX_PLAYERS)]
    card.standing_beautified = [_standing(card, seat, True) for seat in range(MAX_PLAYERS)]
    DISTRICTS[card.id] = card
    return card


def variant_of(card: District, original: District) -> District:
    """Prepare an edition's version of a district: same id, number and options."""
    _print_district(card)
    if card.id != original.id or card.number != original.number:
        raise ValueError(f"{card.id} is not a version of {original.id}")
    card.option = original.option
    card.build_option = original.build_option
    card.use_option = original.use_option
    card.standing = original.standing
    card.standing_beautified = original.standing_beautified
    return card


def withdraw(card: Card) -> None:
    """Forget a fan card and its options."""
    options = [card.use_option]
    if isinstance(card, District):
        options += [card.option, card.build_option, *card.standing, *card.standing_beautified]
        del DISTRICTS[card.id]
        del _TAKEN["district", card.number]
    elif isinstance(card, Character):
        options.append(card.option)
        del CHARACTERS[card.id]
        del _TAKEN["character", card.number]
    for option in options:
        forget(option)


def _print_district(card: District) -> None:
    _adopt(card, District)
    card.cost = _field(card, _DISTRICT_FIELDS[0])
    card.colour = _field(card, _DISTRICT_FIELDS[1])
    card.weight = _field(card, _DISTRICT_FIELDS[2])
    card.exempt = bool(_field(card, _DISTRICT_FIELDS[3]))
    card.yields_both = bool(_field(card, _DISTRICT_FIELDS[4]))
    card.bit = 1 << card.number
    card.plain = Built(card)


def _adopt(card: Card, base: type[Card]) -> None:
    card.id = str(getattr(card, _CARD_FIELDS[0]))
    card.number = _field(card, _CARD_FIELDS[1])
    card.requires = str(getattr(card, _CARD_FIELDS[2]))
    card.asks = str(getattr(card, _CARD_FIELDS[3]))
    hooks = 0
    for method, bit in HOOK_METHODS.items():
        if hasattr(base, method) and getattr(type(card), method) is not getattr(base, method):
            hooks |= bit
    card.hooks = hooks
    card.picky = type(card).cannot_choose is not base.cannot_choose


def _field(card: Card, name: str) -> int:
    return int(getattr(card, name))


def _reserve(kind: str, card: Card, first: int, end: int) -> None:
    if not first <= card.number < end:
        raise ValueError(f"{card.id}: a {kind} has a number from {first} to {end - 1}")
    owner = _TAKEN.get((kind, card.number))
    if owner is not None:
        raise ValueError(f"{card.id}: {kind} number {card.number} belongs to {owner}")
    if card.id in CHARACTERS or card.id in DISTRICTS:
        raise ValueError(f"there is a card {card.id} already")
    _TAKEN[kind, card.number] = card.id


def _menus(use: Option) -> list[tuple[Option, ...]]:
    """Every choice of buttons that the menu can show."""
    buttons = (GOLD, CARDS, INCOME, use, END)
    return [
        tuple([button for place, button in enumerate(buttons) if shown >> place & 1])
        for shown in range(1 << len(buttons))
    ]


def _standing(card: District, seat: int, beautified: bool) -> Option:
    place = (MAX_PLAYERS if beautified else 0) + seat
    id = FIRST_STANDING + place * DISTRICT_NUMBERS + card.number
    text = f"{card.id}{'+' if beautified else ''}@{seat}"
    return Option(id, text, STANDING, card, seat, card.number, beautified)
