"""Cover: words that a table does not want to read, covered where they stand.

The lists are data: one file for each language in `covered`, all of them at work at once, and a file
of the operator's. Letters are compared after normalization: without case and accents, digits
and letters of other alphabets as what they look like, repeated as often as somebody likes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

LISTS: Final = Path(__file__).parent / "covered"
SIGN: Final = "*"  # in the place of each letter
SEPARATOR: Final = r"[.\-_*]?"  # that may stand between the letters of a word
ALIKE: Final = dict(zip("0134579@$авекмнорстухіјѕ", "oieastgasabekmhopctyxijs", strict=True))


@cache
def _plain(letter: str) -> str:
    """A letter as words are compared."""
    parts = unicodedata.normalize("NFKD", letter).casefold()
    kept = (part for part in parts if unicodedata.category(part) != "Mn")
    return "".join(ALIKE.get(part, part) for part in kept)


def _pattern(word: str) -> str:
    """What finds a word: each letter at least as often as it is written, open where * stands."""
    stem = "".join(map(_plain, word.removesuffix("*")))
    runs = [match.group() for match in re.finditer(r"(.)\1*", stem)]
    letters = [f"{re.escape(run[0])}{{{len(run)},}}" for run in runs]
    end = r"[^\W\d_]*" if word.endswith("*") else r"(?![^\W\d_])"
    return SEPARATOR.join(letters) + end


def read_words(text: str) -> list[str]:
    """The words of a list; lines that begin with # are remarks."""
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line.strip("*") and not line.startswith("#")]


class Cover:
    """Covers words of some lists."""

    def __init__(self, words: Iterable[str]) -> None:
        patterns = "|".join(map(_pattern, sorted(set(words))))
        self.found = re.compile(rf"(?<![^\W\d_])(?:{patterns})") if patterns else None

    @classmethod
    def of_files(cls, more: str = "") -> Cover:
        """Our own lists, and a file of the operator's."""
        files = [*sorted(LISTS.glob("*.txt")), *([Path(more)] if more else [])]
        return cls(word for file in files for word in read_words(file.read_text(encoding="utf-8")))

    def covered(self, text: str) -> str:
        """The text with such words covered; all else stays as it is."""
        if self.found is None:
            return text
        read = re.sub(r"!(?=\w)", "i", text)  # inside a word it is a letter
        whole = "".join(map(_plain, read))
        if not self.found.search(whole):
            return text
        places = [place for place, one in enumerate(read) for _ in _plain(one)]
        hidden = {
            places[at]
            for match in self.found.finditer(whole)
            for at in range(match.start(), match.end())
        }
        return "".join(
            SIGN if place in hidden and not letter.isspace() else letter
            for place, letter in enumerate(text)
        )
