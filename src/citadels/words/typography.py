"""Typography: spaces at which no line may break, for whoever shows sentences on a page."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

SPACE: Final = "\u00a0"  # at which no line breaks
SHORT: Final = {  # words that do not end a line
    "uk": "авзійоу",
    "ru": "авикосу",
    "cs": "aikosuvz",
    "pl": "aiouwz",
}
NUMBERS: Final = (  # variables of messages that are numbers
    *("amount", "bank", "cards", "count", "deals", "games", "gold", "least", "max"),
    *("min", "most", "number", "players", "points", "seconds", "share", "size", "total"),
)
TYPED: Final = r"`[^`\n]*`|\"[^\"\n]*\""  # what somebody types, and the arguments of functions
LETTER: Final = r"[^\W\d_]"


@cache
def _breaks(language: str) -> re.Pattern[str]:
    """What no line may break after or before, and what stays as it is."""
    digits = r"(?<![\w.,-])\d+(?:[.,\u2013]\d+)?"
    number = rf"(?:{digits}|\{{ \$(?:{'|'.join(NUMBERS)}) \}}) (?={LETTER}|%)"
    short = SHORT.get(language, "")
    word = rf"|(?<![\w.\u2019'\[-])(?i:[{short}]) (?=[\w{{«„“(])" if short else ""
    return re.compile(rf"{TYPED}|{number}{word}| (?=[\u2013\u2014] )")


def typeset(text: str, language: str) -> str:
    """Bind a number to its word, a one-letter word to the next, a dash to the last.

    It takes a sentence, or messages in Fluent syntax; what is typed stays as it is.
    """
    return _breaks(language).sub(_bound, text)


def _bound(match: re.Match[str]) -> str:
    found = match[0]
    return found if found[0] in '`"' else found[:-1] + SPACE
