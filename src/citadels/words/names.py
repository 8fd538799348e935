"""Names: cards, colours and players, alone and in lists."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from ..core.basics import COLOUR_NAMES, NOBODY
from ..core.card import Asker, Card
from ..core.option import COLOUR, NUMBER, SEAT, Option
from ..core.registry import SWITCHES
from ..core.setup.config import Config
from .bundles import Name, has_part, name_of, phrase, slug
from .reader import Reader

NUMBERED: Final = re.compile(r"(\w+)( \d+)?")  # a bot's name, such as Agnes or Agnes 2


def card_name(id: str, language: str, edition: str = "") -> Name:
    """The name of a card; a card without words is called by its id."""
    for message in (f"{slug(id)}-{edition}", slug(id)):
        if has_part(message, "", language):
            return _name(message, language)
    return Name(id.replace("_", " ").title())


@cache
def _name(message: str, language: str) -> Name:
    return name_of(message, language)


def card_text(id: str, language: str, config: Config | None = None, part: str = "text") -> str:
    """The short text of a card, or another part of its words, as this game plays it."""
    name = slug(id)
    ending = text_version(id, config) if config is not None else ""
    if ending and has_part(f"{name}-{ending}", part, language):
        name = f"{name}-{ending}"
    return phrase(name, language, part) if has_part(name, part, language) else ""


def text_version(id: str, config: Config) -> str:
    """The ending of the message for a card that the switches of a game change."""
    for switch, value in config.switches.items():
        card = SWITCHES[switch].versions.get(value)
        if card is not None and card.id == id:
            return card.version
    return ""


def colour_name(colour: int, language: str) -> Name:
    """The name of a colour."""
    return _name(f"colour-{COLOUR_NAMES[colour]}", language)


def player_name(seat: int, language: str, names: Sequence[str]) -> Name:
    """The name of a player, `Player 1` where none was given; a `Name` has its forms already."""
    if seat == NOBODY:
        return Name("")
    if seat < len(names):
        given = names[seat]
        return given if isinstance(given, Name) else _given_name(given, language)
    return _numbered_name(seat + 1, language)


@lru_cache(maxsize=256)
def _given_name(name: str, language: str) -> Name:
    return name_of("ui-named", language, name=name)


@cache
def _numbered_name(number: int, language: str) -> Name:
    return name_of("ui-player", language, number=number)


def bot_name(name: str, language: str) -> str:
    """The name of a bot in the reader's script, declined; one without words stays as it is.

    Only whoever knows that a seat is a bot's calls this: what a person typed is never changed.
    """
    found = NUMBERED.fullmatch(name)
    if found is None or not has_part(f"bot-name-{found[1].lower()}", "", language):
        return name
    given, number = _name(f"bot-name-{found[1].lower()}", language), found[2] or ""
    forms = {form: text + number for form, text in given.forms.items() if form != "gender"}
    return Name(given + number, {**given.forms, **forms})


def source_name(card: Asker | None, reader: Reader) -> Name:
    """The name of the card that something comes from, if it comes from one."""
    return (
        card_name(card.id, reader.language, reader.edition) if isinstance(card, Card) else Name("")
    )


def thing_name(thing: Option, reader: Reader) -> Name:
    """The name of anything that can be pointed at."""
    if thing.card is not None:
        return source_name(thing.card, reader)
    if thing.kind == COLOUR:
        return colour_name(thing.value, reader.language)
    if thing.kind == SEAT:
        return player_name(thing.seat, reader.language, reader.names)
    return Name(str(thing.value) if thing.kind == NUMBER else thing.text)


def listed(names: Sequence[str], language: str) -> Name:
    """Join names to a list; equal ones are counted. Every form of it joins that form of each."""
    parts = [name if isinstance(name, Name) else Name(name) for name in names]
    cases = {case for name in parts for case in name.forms if case != "gender"}
    forms = {
        case: _joined([name.forms.get(case, str(name)) for name in parts], language)
        for case in cases
    }
    return Name(_joined(names, language), forms)


def _joined(names: Sequence[str], language: str) -> str:
    parts = [
        str(name)
        if names.count(name) == 1
        else phrase("ui-several", language, thing=name, count=names.count(name))
        for name in dict.fromkeys(names)
    ]
    if not parts:
        return ""
    text = parts[0]
    for part in parts[1:-1]:
        text = phrase("ui-list-more", language, first=text, next=part)
    return phrase("ui-list-last", language, first=text, next=parts[-1]) if parts[1:] else text
