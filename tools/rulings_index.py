"""The index of rulings: where each number is in the sources, and which tests name it.

`python3 run.py update` writes docs/rulings.md anew.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
DATA = ROOT / "docs" / "rulings.toml"
PAGE = ROOT / "docs" / "rulings.md"

MENTION = re.compile(r"\b([RTQ])(\d{1,3})(a?)\b(?:-\1(\d{1,3})\b)?")  # Q12, R109-R111
TEST = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
LINTER = re.compile(r"noqa:[\sA-Z0-9,]+")  # its codes look like rulings
TEST_NAME = re.compile(r"test((?:_[rtq]\d+a?)+)(?:_|$)")  # test_r088_q43_words
WIDTHS = {"R": 3, "T": 1, "Q": 2}

HEAD = """# Rulings

Every ruling the game follows: where the sources speak of it, and the tests that pin it down.
Numbers with R are stated by the rulebooks, T are worked examples, Q were left open by them and are
decided here.

This page is made by `python3 run.py update` from `rulings.toml`, the sources and the tests.
"""


class Rulings:
    """The numbers, what they say, the chapters they begin, and those without a test."""

    def __init__(self, path: Path = DATA) -> None:
        tables = tomllib.loads(path.read_text("utf-8"))
        self.words: dict[str, str] = tables["rulings"]
        self.chapters: dict[str, str] = tables["chapters"]
        self.untestable: dict[str, str] = tables["untestable"]


def ruling(letter: str, number: str, suffix: str = "") -> str:
    """The number of a ruling as the list writes it: R007, T7, Q07, Q88a."""
    letter = letter.upper()
    return f"{letter}{int(number):0{WIDTHS[letter]}}{suffix}"


def anchor(number: str) -> str:
    """The part of the page that links to a ruling name."""
    return number.lower()


def mentions(text: str) -> list[str]:
    """The rulings that a line of a source file speaks of."""
    found = []
    for letter, first, suffix, last in MENTION.findall(LINTER.sub("", text)):
        found.append(ruling(letter, first, suffix))
        found += [ruling(letter, str(n)) for n in range(int(first) + 1, int(last or first) + 1)]
    return list(dict.fromkeys(found))


def named_by(name: str) -> list[str]:
    """The rulings that the name of a test begins with."""
    match = TEST_NAME.match(name)
    if match is None:
        return []
    return [
        ruling(*re.fullmatch(r"([rtq])(\d+)(a?)", part).groups())  # type: ignore[union-attr] # by TEST_NAME
        for part in match[1].split("_")[1:]
    ]


def sources(root: Path = ROOT) -> dict[str, list[str]]:
    """The files of the sources that mention a ruling."""
    base = root / "src" / "citadels"
    found: dict[str, list[str]] = {}
    for path in sorted(base.rglob("*.py")):
        place = path.relative_to(base).as_posix()
        for number in sorted(set(mentions(path.read_text("utf-8")))):
            found.setdefault(number, []).append(place)
    return found


def specs(root: Path = ROOT) -> dict[str, list[str]]:
    """The tests `file::name`, by ruling."""
    base = root / "tests"
    found: dict[str, list[str]] = {}
    for path in sorted(base.rglob("test_*.py")):
        place = path.relative_to(base).as_posix()
        for name in TEST.findall(path.read_text("utf-8")):
            for number in named_by(name):
                found.setdefault(number, []).append(f"{place}::{name}")
    return found


def untested(rulings: Rulings, by_ruling: dict[str, list[str]]) -> list[str]:
    """The rulings that need a test and have none."""
    return [n for n in rulings.words if n not in by_ruling and n not in rulings.untestable]


def page(rulings: Rulings, places: dict[str, list[str]], names: dict[str, list[str]]) -> str:
    """The whole page."""
    lines = [HEAD]
    for number, words in rulings.words.items():
        if number in rulings.chapters:
            lines += [
                f"\n## {rulings.chapters[number]}\n",
                "| No. | Ruling | Sources | Tests |",
                "|---|---|---|---|",
            ]
        where = "<br>".join(f"`{place}`" for place in places.get(number, []))
        shown = "<br>".join(_test(name) for name in sorted(names.get(number, [])))
        if number in rulings.untestable:
            shown = f"not tested: {rulings.untestable[number]}"
        place = f'<a id="{anchor(number)}"></a>{number}'
        lines.append(f"| {place} | {words} | {where} | {shown} |")
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def _test(name: str) -> str:
    place, _, function = name.partition("::")
    return f"`{place}` {function.removeprefix('test_').replace('_', ' ')}"


def pages() -> dict[Path, str]:
    """The page, by its file."""
    return {PAGE: page(Rulings(), sources(), specs())}
