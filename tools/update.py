"""Update: writes anew all files that are made from others, and says which of them changed.

`python3 run.py update` calls it. A generator gives texts by file; a new one joins the list below.
Golden expectations are no derived files: `python -m tools.golden_games --rewrite` is for them.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools import (
    api_page,
    browser_fixtures,
    card_lists,
    card_questions,
    golden_games,
    observation_page,
    playthrough,
    review_example,
    rulings_index,
    settings_page,
    study_page,
    web,
    word_examples,
)
from tools.book import pages as rule_book
from tools.book import pictures
from tools.files import ROOT

GENERATORS: Final[dict[str, Callable[[], dict[Path, str]]]] = {
    "golden records of new cards": golden_games.pages,  # first: the fixtures are made from them
    "lists of cards": card_lists.pages,
    "questions of cards": card_questions.pages,
    "index of rulings": rulings_index.pages,
    "rule books": rule_book.pages,
    "page of the library": api_page.pages,
    "page of the observation": observation_page.pages,
    "example of a review": review_example.pages,
    "page of the study": study_page.pages,
    "table of settings": settings_page.pages,
    "examples of words": word_examples.pages,
    "fixtures of the browser": browser_fixtures.pages,
}
if playthrough.is_possible():
    GENERATORS["playthrough of OpenSpiel"] = playthrough.pages
WITH_NODE: Final = {"types of messages": web.pages, "pictures of the rule book": pictures.pages}


def differing(pages: dict[Path, str]) -> list[Path]:
    """The files that are not there or hold something else."""
    return [
        file
        for file, text in pages.items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    ]


def update(pages: dict[Path, str]) -> list[str]:
    """Write what differs; give a line for each such file."""
    lines = []
    for file in differing(pages):
        lines.append(f"{'changed' if file.exists() else 'new':<8}{file.relative_to(ROOT)}")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(pages[file], encoding="utf-8")
    return lines


def _grow(arguments: list[str]) -> bool:
    """Add new questions first; as the old list is imported already, another process goes on."""
    lines = update(card_questions.pages())
    if lines:
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        sys.stdout.flush()
        again = [sys.executable, "-m", "tools.update", *arguments]
        subprocess.run(again, cwd=ROOT, check=True)  # noqa: S603 - itself
    return bool(lines)


def main(arguments: list[str]) -> None:
    """Update everything, or all but what needs Node, or only what is named."""
    if _grow(arguments):
        return
    changed = False
    used = GENERATORS if "--without-node" in arguments else GENERATORS | WITH_NODE
    named = [argument for argument in arguments if not argument.startswith("--")]
    used = {name: used[name] for name in named} if named else used
    for name, make in used.items():
        try:
            lines = update(make())
        except web.NoNode:
            lines = [f"skipped: {name}; there is no Node"]
        changed = changed or bool(lines)
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    if not changed:
        sys.stdout.write("Everything is up to date.\n")


if __name__ == "__main__":
    main(sys.argv[1:])
