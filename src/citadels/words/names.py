"""Names: cards, colours and players, alone and in lists."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.basics import COLOUR_NAMES, NOBODY
from ..core.card import Card
from ..core.config import Config
from ..core.option import COLOUR, NUMBER, SEAT, Option
from .bundles import has, has_part, phrase, slug


def card_name(id: str, language: str) -> str:
    """The name of a card; a card without words is called by its id."""
    return phrase(slug(id), language) if has(slug(id), language) else _plain(id)


def _plain(id: str) -> str:
    return id.replace("_", " ").title()


def card_text(id: str, language: str, config: Config | None = None, part: str = "text") -> str:
    """The short text of a card, or another part of its words, as this game plays it."""
    name = slug(id)
    ending = _version(id, config) if config is not None else ""
    if ending and has_part(f"{name}-{ending}", part, language):
        name = f"{name}-{ending}"
    return phrase(name, language, part) if has_part(name, part, language) else ""


def _version(id: str, config: Config) -> str:
    """The ending of the message for a card that the switches of a game change."""
    changed = {
        "great_wall": "" if config.great_wall_covers_itself else "classic",
        "school_of_magic": "czech" if config.abbot_school_of_magic == "both" else "",
        "queen": "czech" if config.queen_bewitched == "end_of_round" else "",
    }
    return changed.get(id, "")


def colour_name(colour: int, language: str) -> str:
    """The name of a colour."""
    return phrase(f"colour-{COLOUR_NAMES[colour]}", language)


def player_name(seat: int, language: str, names: Sequence[str]) -> str:
    """The name of a player, `Player 1` where none was given."""
    if seat == NOBODY:
        return ""
    if seat < len(names):
        return names[seat]
    return phrase("ui-player", language, number=seat + 1)


def source_name(card: Card | None, language: str) -> str:
    """The name of the card that something comes from, if it comes from one."""
    return "" if card is None else card_name(card.id, language)


def thing_name(thing: Option, language: str, names: Sequence[str]) -> str:
    """The name of anything that can be pointed at."""
    if thing.card is not None:
        return card_name(thing.card.id, language)
    if thing.kind == COLOUR:
        return colour_name(thing.value, language)
    if thing.kind == SEAT:
        return player_name(thing.seat, language, names)
    return str(thing.value) if thing.kind == NUMBER else thing.text


def listed(names: Sequence[str], language: str) -> str:
    """Join names to a list; equal ones are counted."""
    parts = [
        name
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
