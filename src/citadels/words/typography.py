"""Typography: spaces at which no line may break, for whoever shows sentences on a page."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

SPACE: Final = "\u00a0"  # at which no line breaks
JOINER: Final = "\u2060"  # takes no room; a hyphen that never breaks is missing in our fonts
SHORT: Final = {  # words that do not end a line
    "uk": "авзійоу",
    "ru": "авикосу",
    "cs": "aikosuvz",
    "pl": "aiouwz",
}
RANKED: Final = {  # words whose number follows them
    "en": "rank|player",
    "uk": r"ранг\w*|гравець|гравц\w+",
    "ru": r"ранг\w*|игрок\w*",
    "cs": r"čísl\w+|hráč\w*",
    "pl": r"rang[ai]|randze|gracz\w*",
}
NUMBERS: Final = (  # variables of messages that are numbers
    *("amount", "bank", "cards", "count", "deals", "gain", "games", "gold", "least", "max"),
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
    words = RANKED.get(language, RANKED["en"])  # which an unknown language speaks
    ranked = rf"|\b(?i:{words})[ {SPACE}](?:\d+|\{{ \$(?:rank|number) \}})"
    ending = rf"|(?<![\w.,-])\d+-(?={LETTER})"
    return re.compile(rf"{TYPED}{ending}|{number}{ranked}{word}| (?=[\u2013\u2014] )")


def typeset(text: str, language: str) -> str:
    """Bind a number to its word or ending, a one-letter word to the next, a dash to the last.

    It takes a sentence, or messages in Fluent syntax; what is typed stays as it is.
    """
    return _breaks(language).sub(_bound, text)


def _bound(match: re.Match[str]) -> str:
    found = match[0]
    if found[0] in '`"' or SPACE in found:
        return found
    if found[-1] == "-":
        return found + JOINER
    return found[:-1] + SPACE if found[-1] == " " else found.replace(" ", SPACE, 1)
