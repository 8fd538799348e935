"""Euphony: how a preposition sounds before the name that a message put behind it."""

from __future__ import annotations

import re
from typing import Final

# A preposition, the letters of a name before which it changes, and what it is then.
CHANGES: Final = {
    "uk": (("в", "ВФ", "у"), ("з", "ЗСЦЧШЩ", "із")),  # noqa: RUF001 - Ukrainian
    "cs": (("s", "SŠZŽ", "se"),),
}
PATTERNS: Final = {
    language: [
        (re.compile(rf"(?<![\w\u2019]){word}(?=[ \u00a0][{letters}])"), other)
        for word, letters, other in changes
    ]
    for language, changes in CHANGES.items()
}


def smooth(text: str, language: str) -> str:
    """Say a sentence as it is easier to speak: in Czech *se Simonem*, not *s Simonem*."""
    for pattern, other in PATTERNS.get(language, ()):
        text = pattern.sub(other, text)
    return text
