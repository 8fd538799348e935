"""Paper: the rule book as one page of HTML that is made to be printed, with the cards in short."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from citadels.words import phrase, typeset
from tools.book.chapters import Book
from tools.book.parts import Chapter, Deal, Entry, Heading, Lines, Part, Picture, Table, term
from tools.book.pictures import file_of
from tools.files import ROOT

STYLE: Final = ROOT / "tools" / "book" / "paper.css"
FONTS: Final = ROOT / "web" / "node_modules" / "@fontsource"  # a system font, where they are not
FACES: Final = ("alegreya-sans/400", "alegreya-sans/700", "alegreya-sans/400-italic", "forum/400")
WHOLE: Final = 4  # terms that stay together
LISTS: Final = {"steps": "ol", "legend": "ol", "points": "ul", "terms": "ul", "types": "ul"}


class Paper:
    """The printed rule book of an edition in a language."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def html(self) -> str:
        """The whole book."""
        title = self._words(self.book.say("rules-title"))
        edition = self._words(phrase(f"edition-{self.book.edition}", self.book.language))
        lead = "".join(f"<p>{self._words(line)}</p>" for line in self.book.lines("rules-title"))
        body = "".join(map(self._chapter, self.book.chapters()))
        return (
            f'<!doctype html><html lang="{self.book.language}"><meta charset="utf-8">'
            f"<title>{title}</title>{_fonts()}<style>{STYLE.read_text('utf-8')}</style>"
            f"<header><h1>{title}</h1><i>{edition}</i>{lead}</header><main>{body}</main></html>\n"
        )

    def _words(self, text: str) -> str:
        return escape(typeset(text, self.book.language), quote=False)

    def _chapter(self, chapter: Chapter) -> str:
        parts = "".join(piece for part in chapter.parts for piece in self._part(part))
        long = any(map(_may_break, chapter.parts))
        kind = ' class="long"' if long else ""
        return f"<section{kind}><h2>{self._words(chapter.title)}</h2>{parts}</section>"

    def _part(self, part: Part) -> Iterator[str]:
        match part:
            case Lines():
                yield self._lines(part)
            case Picture():
                yield f'<img src="{file_of(part.name).as_uri()}" alt="{escape(part.alt)}">'
            case Table():
                yield self._table(part)
            case Heading():
                yield f"<h3>{self._words(part.text)}</h3>"
            case Entry():
                facts = f", {self._words(part.facts)}" if part.facts else ""
                yield f"<p class=card><b>{self._words(part.name)}</b>{facts}. "
                yield f"{self._words(part.short)}</p>"
            case Deal():
                yield from self._deal(part)

    def _lines(self, part: Lines) -> str:
        if part.kind not in LISTS:
            return "".join(f"<p>{self._words(line)}</p>" for line in part.lines)
        terms = part.kind in ("terms", "types")
        items = [self._term(line) if terms else self._words(line) for line in part.lines]
        tag = LISTS[part.kind]
        return f"<{tag} class={part.kind}>{''.join(f'<li>{item}' for item in items)}</{tag}>"

    def _term(self, line: str) -> str:
        name, meaning = term(line)
        return f"<b>{self._words(name)}</b>: {self._words(meaning)}"

    def _table(self, part: Table) -> str:
        heads = "".join(f"<th>{self._words(head)}</th>" for head in part.heads)
        rows = [
            "".join(f"<td>{self._words(cell)}</td>" for cell in row)  # one row
            for row in part.rows
        ]
        return f"<table><tr>{heads}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"

    def _deal(self, part: Deal) -> Iterator[str]:
        yield f"<p class=card><b>{self._words(part.name)}</b>. {self._words(part.text)}"
        for row in (part.cast, part.rank9, part.unique):
            if row:
                label, names = map(self._words, row)
                yield f"<br><i>{label}</i>: {names}."
        yield "</p>"


def _may_break(part: Part) -> bool:
    """Whether a chapter with this part is too long to be kept in one column."""
    long = isinstance(part, Lines) and part.kind == "terms" and len(part.lines) > WHOLE
    return long or isinstance(part, Entry | Deal)


def _fonts() -> str:
    files = [FONTS / f"{face}.css" for face in FACES]
    return "".join(f'<link rel="stylesheet" href="{file.as_uri()}">' for file in files)
