"""Looks: how a name looks, so that nobody takes one that others would read as somebody else's."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters that look like one of the first in their line, after all are small and have no accents.
ALIKE: Final = (
    ("a", "аα@4"),
    ("b", "ьв8"),
    ("c", "сϲ"),
    ("d", "ԁ"),
    ("e", "еє3ё"),
    ("g", "ԍ9"),
    ("h", "һнη"),
    ("i", "іιlӏ1|!ı"),
    ("j", "јϳ"),
    ("k", "кκ"),
    ("m", "м"),
    ("n", "ñп"),
    ("o", "оο0σө"),
    ("p", "рρ"),
    ("q", "ԛ"),
    ("r", "г"),
    ("s", "ѕ5$"),
    ("t", "тτ7"),
    ("u", "υцս"),
    ("v", "ѵν"),
    ("w", "ԝω"),
    ("x", "хχ"),
    ("y", "уγү"),
    ("z", "2"),
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))
LETTERS: Final = str.maketrans({letter: one for one, others in ALIKE for letter in others})
PLAIN: Final = str.maketrans({"ł": "i", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})


def look_of(name: str) -> str:
    """How a name looks, in a form that two names share if one can be read as the other.

    Size, accents, gaps and signs do not count; letters of several scripts that look alike are one.
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    same = bare.casefold().translate(PLAIN).translate(LETTERS)
    look = "".join(letter for letter in same if letter.isalnum())
    for pair, one in PAIRS:
        look = look.replace(pair, one)
    return look
