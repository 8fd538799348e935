"""The cards, switches and editions that exist; the packages of cards fill it, fan cards join it."""

from __future__ import annotations

from typing import Final

from .basics import MAX_PLAYERS, wrong
from .card import HOOK_METHODS, Asker, Card, Character, District
from .option import (
    BUILD,
    CARD_NUMBERS,
    CARDS,
    CHARACTER,
    DISTRICT,
    END,
    FIRST_BUILD,
    FIRST_CHARACTER,
    FIRST_DISTRICT,
    FIRST_FAN,
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
from .setup.edition import Edition
from .setup.switch import Switch
from .state.parts import Built

CHARACTERS: Final[dict[str, Character]] = {}
DISTRICTS: Final[dict[str, District]] = {}
EDITIONS: Final[dict[str, Edition]] = {}
SWITCHES: Final[dict[str, Switch]] = {}
ASKERS: Final[dict[str, Asker]] = {}  # the phases of the game, by id
_TAKEN: Final[dict[tuple[str, int], str]] = {}  # permanent numbers


def add_character(card: Character) -> Character:
    """Make a character known, so that a `Config` can name it; fan cards have numbers from 96 on.

    >>> from citadels import CHARACTERS, add_character
    >>> add_character(CHARACTERS["king"])
    Traceback (most recent call last):
    ValueError: king: character number 10 belongs to king; fan cards have 96 to 127
    """
    if not isinstance(card, Character):
        raise wrong("what is added is a Character", card)
    _print_character(card)
    _reserve("character", card, 1)
    number = card.number
    card.option = Option(FIRST_CHARACTER + number, card.id, CHARACTER, card, value=card.rank)
    use = f"use {card.id}"
    card.use_option = Option(FIRST_USE_CHARACTER + number, use, USE, card, value=number)
    card.menus = _menus(card.use_option)
    CHARACTERS[card.id] = card
    return card


def add_district(card: District) -> District:
    """Make a kind of district known, so that a `Config` can name it; as `add_character`.

    >>> from citadels import DISTRICTS, add_district
    >>> add_district(DISTRICTS["keep"])
    Traceback (most recent call last):
    ValueError: keep: district number 28 belongs to keep; fan cards have 96 to 127
    """
    if not isinstance(card, District):
        raise wrong("what is added is a District", card)
    _print_district(card)
    _reserve("district", card, 0)
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


def add_switch(switch: Switch) -> Switch:
    """Make a switch known, and with it the cards that play differently."""
    for other in SWITCHES.values():
        if switch.id == other.id or switch.number == other.number:
            raise ValueError(f"{switch.id}: there is {other.id} with number {other.number}")
    if switch.default not in switch.values or not {*switch.versions} <= {*switch.values}:
        raise ValueError(f"{switch.id} is {' or '.join(switch.values)}")
    if switch.since > 1 and switch.before not in switch.values:
        raise ValueError(f"{switch.id}: say what it was before version {switch.since}")
    for card in switch.versions.values():
        _adopt_version(card)
    SWITCHES[switch.id] = switch
    return switch


def _adopt_version(card: Card) -> None:
    """Prepare another version of a card: same id, number and options."""
    if isinstance(card, Character):
        _print_character(card)
        character = CHARACTERS[card.id]
        card.option = character.option
        card.menus = character.menus
        original: Card = character
    else:
        assert isinstance(card, District)
        _print_district(card)
        district = DISTRICTS[card.id]
        card.option = district.option
        card.build_option = district.build_option
        card.standing = district.standing
        card.standing_beautified = district.standing_beautified
        original = district
    card.use_option = original.use_option
    if card.number != original.number:
        raise ValueError(f"{card.id} has number {original.number} in every version")


def find_card(id: str, switch: str = "", value: str = "") -> Card:
    """Find a card by its id; the version that a switch chooses, if it is named."""
    card: Card | None = CHARACTERS.get(id) or DISTRICTS.get(id)
    if switch:
        card = SWITCHES[switch].versions.get(value)
    if card is None:
        raise ValueError(f"there is no card {id!r}")
    return card


def address(card: Card) -> tuple[str, ...]:
    """What `find_card` finds this very card by."""
    for switch in SWITCHES.values():
        for value, version in switch.versions.items():
            if version is card:
                return card.id, switch.id, value
    return (card.id,)


def find_asker(id: str) -> Asker:
    """Find a phase of the game by its id."""
    return ASKERS[id]


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


def _print_character(card: Character) -> None:
    _adopt(card, Character)
    card.rank = _field(card, "rank")
    card.income = _field(card, "income")
    card.income_in_cards = bool(_field(card, "income_in_cards"))
    card.build_limit = _field(card, "build_limit")
    card.min_players = _field(card, "min_players")
    card.marker = _word(card, "marker")
    if not 1 <= card.rank <= 9:
        raise ValueError(f"{card.id}: the rank is 1 to 9, not {card.rank}")


def _print_district(card: District) -> None:
    _adopt(card, District)
    card.cost = _field(card, "cost")
    card.colour = _field(card, "colour")
    card.weight = _field(card, "weight")
    card.exempt = bool(_field(card, "exempt"))
    card.yields_both = bool(_field(card, "yields_both"))
    card.covers = bool(_field(card, "covers"))
    card.bit = 1 << card.number
    card.plain = Built(card)


def _adopt(card: Card, base: type[Card]) -> None:
    card.id = _word(card, "id")
    card.number = _field(card, "number")
    card.requires = _word(card, "requires")
    card.asks = _word(card, "asks")
    card.version = _word(card, "version")
    card.hooks = _hooks(type(card), base)
    card.picky = type(card).cannot_choose is not base.cannot_choose


def _hooks(kind: type[Card], base: type[Card]) -> int:
    """The hooks that a card fills in: what stands in its class, or between it and the base."""
    hooks = 0
    for above in kind.__mro__[: kind.__mro__.index(base)]:
        for name in vars(above):
            if name in HOOK_METHODS and hasattr(base, name):
                hooks |= HOOK_METHODS[name]
    return hooks


# What is printed on a card is read by name, so that a class attribute of an interpreted (fan)
# subclass reaches the fields of the compiled base class.


def _field(card: Card, name: str) -> int:
    return int(getattr(card, name))


def _word(card: Card, name: str) -> str:
    return str(getattr(card, name))


def _reserve(kind: str, card: Card, first: int) -> None:
    last = CARD_NUMBERS - 1
    if not first <= card.number <= last:
        raise ValueError(f"{card.id}: a {kind} has a number from {first} to {last}")
    owner = _TAKEN.get((kind, card.number))
    if owner is not None:
        raise ValueError(
            f"{card.id}: {kind} number {card.number} belongs to {owner}; "
            f"fan cards have {FIRST_FAN} to {last}"
        )
    if card.id in CHARACTERS or card.id in DISTRICTS:
        raise ValueError(f"there is a card {card.id} already")
    _TAKEN[kind, card.number] = card.id


def _menus(use: Option) -> list[tuple[Option, ...]]:
    """Every choice of buttons that the menu can show, by the bits of those that are shown."""
    menus: list[tuple[Option, ...]] = [()]
    for button in (GOLD, CARDS, INCOME, use, END):
        menus += [(*menu, button) for menu in menus]
    return menus


def _standing(card: District, seat: int, beautified: bool) -> Option:
    place = (MAX_PLAYERS if beautified else 0) + seat
    id = FIRST_STANDING + place * CARD_NUMBERS + card.number
    text = f"{card.id}{'+' if beautified else ''}@{seat}"
    return Option(id, text, STANDING, card, seat, card.number, beautified)
