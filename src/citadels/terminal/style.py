"""How things look in the terminal: colours of districts, names in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

from ..core.basics import MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE
from ..core.card import Character, District
from ..core.option import Option
from ..core.registry import DISTRICTS
from ..words import Name, Reader, card_name, typeset
from ..words.typography import JOINER

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


def broken(text: Text, width: int, language: str) -> list[Text]:
    """The lines of a sentence: Rich would break between a number and its word, too."""
    bound = typeset(text.plain, language).replace(JOINER, "")
    letters, start, place = list(text.plain), 0, 0
    for word in bound.split(" "):
        end = place + len(word)
        if place > start and cell_len(bound[start:end]) > width:
            letters[place - 1] = "\n"
            start = place
        place = end + 1
    whole = text.copy()
    whole.plain = "".join(letters)  # as long as before, so that the colours stay where they are
    return list(whole.split("\n"))


class Sentence(Text):
    """A text in a cell, whose lines break where its language lets them."""

    def __init__(self, text: str, language: str, style: str = "") -> None:
        super().__init__(text, style)
        self.language = language

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """Break it; Rich still breaks what is longer than a line."""
        lines = Lines()
        for part in broken(self, width, self.language):
            lines.extend(
                part.wrap(
                    console,
                    width,
                    justify=justify,
                    overflow=overflow,
                    tab_size=tab_size,
                    no_wrap=no_wrap,
                )
            )
        return lines
