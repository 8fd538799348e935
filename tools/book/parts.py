"""Parts: what a chapter of the rule book is made of, whatever it is written for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

MARK: Final = "°"  # behind a name that nobody has printed


@dataclass(frozen=True)
class Lines:
    """Some lines of one message: paragraphs, or the items of a list."""

    kind: str  # the attribute: text, more, steps, legend, points, terms or types
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Picture:
    """A drawing, without any words in it."""

    name: str
    alt: str


@dataclass(frozen=True)
class Table:
    """Rows below a row of headings."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Heading:
    """A heading inside a chapter."""

    text: str


@dataclass(frozen=True)
class Entry:
    """One card, explained."""

    id: str
    name: str
    facts: str  # its cost, or nothing
    short: str
    rules: tuple[str, ...]
    elsewhere: tuple[tuple[str, str], ...]  # editions that word it otherwise, with their words


@dataclass(frozen=True)
class Deal:
    """A preset: its cast and its districts, by their names."""

    name: str
    text: str
    cast: tuple[str, str]  # a label, and the names
    rank9: tuple[str, str] | None
    unique: tuple[str, str]


Part = Lines | Picture | Table | Heading | Entry | Deal


@dataclass(frozen=True)
class Chapter:
    """A heading, and what stands below it."""

    id: str
    title: str
    parts: tuple[Part, ...] = field(default=())


def term(line: str) -> tuple[str, str]:
    """Split an item of a list at its first colon."""
    name, _, meaning = line.partition(": ")
    return name, meaning
