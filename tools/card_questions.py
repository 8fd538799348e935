"""The list of questions that an observation has places for: those of new cards join at its end.

Places are never moved or given away: they are what saved models have learned.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from citadels.core.registry import CHARACTERS, DISTRICTS
from tests.words.sources import question_names
from tools.files import ROOT

LIST: Final = ROOT / "src" / "citadels" / "rl" / "questions.py"
TITLE: Final = re.compile(r'^    "(.+)",$', re.MULTILINE)
END: Final = ")\n"


def with_new_cards(text: str) -> str:
    """The list as it is kept, and after it the questions of new cards."""
    kept = TITLE.findall(text)
    cards = (*CHARACTERS, *DISTRICTS)
    titles = [f"{card}-{name}" for card in cards for name in sorted(question_names(card))]
    new = "".join(f'    "{title}",\n' for title in titles if title not in kept)
    return f"{text.removesuffix(END)}{new}{END}"


def pages() -> dict[Path, str]:
    """The list by its file."""
    return {LIST: with_new_cards(LIST.read_text(encoding="utf-8"))}
