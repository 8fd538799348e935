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
from ..words import card_name

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


def district(id: str, cost: int, beautified: bool, language: str) -> Text:
    """Write a district in its colour with its cost."""
    colour = COLOURS[DISTRICTS[id].colour]
    return Text.assemble(
        (card_name(id, language), colour), (f" {cost}{'*' if beautified else ''}", f"bold {colour}")
    )


def coloured(sentence: str, things: Sequence[Option], language: str) -> Text:
    """Colour the cards that a sentence speaks of."""
    text = Text(sentence)
    for thing in things:
        card = thing.card
        if isinstance(card, District):
            text.highlight_words([card_name(card.id, language)], COLOURS[card.colour])
        elif isinstance(card, Character):
            text.highlight_words([card_name(card.id, language)], CHARACTER)
    return text
