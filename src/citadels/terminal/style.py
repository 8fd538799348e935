"""How things look in the terminal: colours of districts, names in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from ..core.basics import MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE
from ..core.card import Character, District
from ..core.option import Option
from ..core.registry import DISTRICTS
from ..words import Name, Reader, card_name

COLOURS: Final = {
    NOBLE: "yellow",
    RELIGIOUS: "bright_blue",
    TRADE: "green",
    MILITARY: "red",
    UNIQUE: "magenta",
}
CHARACTER: Final = "bold cyan"
QUIET: Final = "bright_black"
WIDTH: Final = 100  # wider lines are hard to read


def make_console(stderr: bool = False) -> Console:
    """Make a console that prints what it is given, without guessing at colours."""
    console = Console(stderr=stderr, highlight=False)
    console.width = min(console.width, WIDTH)
    return console


def district(id: str, cost: int, beautified: bool, reader: Reader) -> Text:
    """Write a district in its colour with its cost."""
    colour = COLOURS[DISTRICTS[id].colour]
    name = card_name(id, reader.language, reader.edition)
    return Text.assemble((name, colour), (f" {cost}{'*' if beautified else ''}", f"bold {colour}"))


def coloured(sentence: str, things: Sequence[Option], reader: Reader) -> Text:
    """Colour the cards that a sentence speaks of."""
    text = Text(sentence)
    for thing in things:
        card = thing.card
        if isinstance(card, Character | District):
            style = COLOURS[card.colour] if isinstance(card, District) else CHARACTER
            text.highlight_words(_forms(card_name(card.id, reader.language, reader.edition)), style)
    return text


def _forms(name: Name) -> list[str]:
    """All forms of a name, the longest first, so that none is taken for the start of another."""
    forms = {form for case, form in name.forms.items() if case != "gender"}
    return sorted({str(name), *forms}, key=len, reverse=True)
