"""Pages: the rule book in Markdown, one page per language.

`python3 run.py update` writes docs/rules/ anew. A card has its text, its full rules and, folded
away, the numbers of the rulings that its tests name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from citadels.words import LANGUAGES, typeset
from tools.book.chapters import Book
from tools.book.parts import Chapter, Deal, Entry, Heading, Lines, Part, Picture, Table, term
from tools.files import ROOT
from tools.rulings_index import anchor, specs

FOLDER: Final = ROOT / "docs" / "rules"
NUMBERED: Final = ("steps", "legend")


class Page:
    """The page of a language."""

    def __init__(self, language: str) -> None:
        self.book = Book(language)
        self.rulings = rulings_by_card()

    def text(self) -> str:
        """The whole page."""
        blocks = [f"# {self.book.say('rules-title')}", *self.book.lines("rules-title")]
        for chapter in self.book.chapters():
            blocks += self._chapter(chapter)
        return typeset("\n\n".join(blocks) + "\n", self.book.language)

    def _chapter(self, chapter: Chapter) -> Iterator[str]:
        yield f"## {chapter.title}"
        for part in chapter.parts:
            yield from self._part(part)

    def _part(self, part: Part) -> Iterator[str]:
        match part:
            case Lines():
                yield from lines(part)
            case Picture():
                yield f"![{part.alt}](../pictures/book-{part.name}.svg)"
            case Table():
                yield "\n".join(table(part))
            case Heading():
                yield f"### {part.text}"
            case Entry():
                yield from self._entry(part)
            case Deal():
                yield "\n".join(deal(part))

    def _entry(self, entry: Entry) -> Iterator[str]:
        facts = f" ({entry.facts})" if entry.facts else ""
        yield f"#### {entry.name}{facts}"
        yield f"*{entry.short}*"
        yield from map(plain, entry.rules)
        for edition, told in entry.elsewhere:
            yield f"**{edition}**: {told}"
        numbers = self.rulings.get(entry.id, [])
        if numbers:
            said = self.book.say("rules-rulings")
            yield f'<details markdown="1"><summary>{said}: {len(numbers)}</summary>'
            yield ", ".join(f"[{number}](../rulings.md#{anchor(number)})" for number in numbers)
            yield "</details>"


def lines(part: Lines) -> Iterator[str]:
    """Paragraphs, or one list."""
    if part.kind in NUMBERED:
        yield "\n".join(f"{number}. {line}" for number, line in enumerate(part.lines, 1))
    elif part.kind == "points":
        yield "\n".join(f"- {line}" for line in part.lines)
    elif part.kind in ("terms", "types"):
        yield "\n".join("- **{}**: {}".format(*term(line)) for line in part.lines)
    else:
        yield from map(plain, part.lines)


def plain(line: str) -> str:
    """A paragraph that begins with a star, and is no item of a list."""
    return line.replace("* ", "\\* ", 1) if line.startswith("* ") else line


def table(part: Table) -> Iterator[str]:
    """A row of headings, and rows below it."""
    yield _row(part.heads)
    yield "|" + "---|" * len(part.heads)
    yield from (_row(cell.replace("*", "\\*") for cell in row) for row in part.rows)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def deal(part: Deal) -> Iterator[str]:
    """A preset with its cards."""
    yield f"- **{part.name}**: {part.text}"
    for row in (part.cast, part.rank9, part.unique):
        if row:
            yield "    - *{}*: {}".format(*row)


def rulings_by_card() -> dict[str, list[str]]:
    """The rulings that the tests of each card name."""
    found: dict[str, list[str]] = {}
    for number, tests in specs().items():
        for file in dict.fromkeys(test.partition("::")[0] for test in tests):
            folder, _, name = file.rpartition("/")
            if folder in ("characters", "districts"):
                card = name.removeprefix("test_").removesuffix(".py")
                found.setdefault(card, []).append(number)
    return {card: sorted(numbers) for card, numbers in found.items()}


def pages() -> dict[Path, str]:
    """All pages by their files."""
    return {FOLDER / f"{language}.md": Page(language).text() for language in LANGUAGES}
