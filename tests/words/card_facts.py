"""Facts: what the words of a card must carry, and what of it they do not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from citadels.core.registry import EDITIONS
from citadels.words import card_name, phrase
from citadels.words.bundles import has_part, slug

FOLDER = Path(__file__).parent / "facts"
KINDS = {"who", "what", "when", "much", "except"}  # what a fact says; exactly one of them
FIELDS = KINDS | {"in", "numbers", "counts", "also", "cards", "ideas", "unlike", "within"}
CLOSE = 3  # sentences that may share a fact, where it does not say
PARTS = ("text", "rules")
ENDED = re.compile(r"(?<=[.?!])\s+")
DIGITS = re.compile(r"(?<![\w-])\d+")


@dataclass(frozen=True)
class Fact:
    """One thing that the words of a card must say, and by what that is recognised."""

    card: str
    says: str
    part: str = ""  # that must say it; "" is either
    numbers: tuple[int, ...] = ()
    counts: tuple[str, ...] = ()  # a number of something: "3 card"
    also: tuple[int, ...] = ()  # numbers that may stand there besides
    cards: tuple[str, ...] = ()
    ideas: tuple[str, ...] = ()
    unlike: str = ""  # the edition that says otherwise
    within: int = CLOSE  # sentences


def read(name: str) -> dict[str, Any]:
    """Read one of the files."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def facts() -> dict[str, tuple[Fact, ...]]:
    """The facts by card, or by card and edition: `queen`, `queen-czech`."""
    found = read("characters") | read("districts")
    return {card: tuple(_fact(card, row) for row in rows) for card, rows in found.items()}


def _fact(card: str, row: dict[str, Any]) -> Fact:
    kinds = KINDS & row.keys()
    if len(kinds) != 1 or row.keys() - FIELDS:
        raise ValueError(f"{card}: {row}")
    return Fact(
        card,
        row[kinds.pop()],
        row.get("in", ""),
        tuple(row.get("numbers", ())),
        tuple(row.get("counts", ())),
        tuple(row.get("also", ())),
        tuple(row.get("cards", ())),
        tuple(row.get("ideas", ())),
        row.get("unlike", ""),
        row.get("within", CLOSE),
    )


def facts_of(card: str) -> list[Fact]:
    """The facts of a card; those of an edition's own words besides, where it is named."""
    plain, _, edition = card.partition("-")
    general = [fact for fact in facts()[plain] if not edition or fact.unlike != edition]
    return general + list(facts()[card] if edition else ())


def words_of(card: str, language: str) -> dict[str, str]:
    """The text and the rules of a card; what an edition does not say is said in general."""
    plain, _, edition = card.partition("-")
    found = {}
    for part in PARTS:
        own = f"{slug(plain)}-{edition}"
        id = own if edition and has_part(own, part, language) else slug(plain)
        found[part] = phrase(id, language, part)
    return found


def missing(words: dict[str, str], card: str, language: str) -> list[str]:
    """The facts of a card that its words do not carry, each with what was looked for."""
    found = []
    for fact in facts_of(card):
        texts = [words[fact.part]] if fact.part else list(words.values())
        lacks = min((_lacking(text, fact, language) for text in texts), key=len)
        if lacks:
            found.append(f"{card}.{fact.part or 'words'}: {fact.says}: no {', '.join(lacks)}")
    return found


def _lacking(text: str, fact: Fact, language: str) -> list[str]:
    """What of a fact is missing in those sentences of a text that have most of it."""
    sentences = ENDED.split(text)
    starts = range(max(1, len(sentences) - fact.within + 1))
    windows = [" ".join(sentences[start : start + fact.within]) for start in starts]
    return min(([*_lacks(window, fact, language)] for window in windows), key=len)


def _lacks(text: str, fact: Fact, language: str) -> Iterator[str]:
    for number in fact.numbers:
        if not _number(number, language).search(text):
            yield str(number)
    for count in fact.counts:
        if not _count(count, language).search(text):
            yield count
    for card in fact.cards:
        if not names(card, language, text):
            yield card
    for idea in fact.ideas:
        if not _idea(idea, language).search(text):
            yield idea


@cache
def _number(number: int, language: str, then: str = "") -> re.Pattern[str]:
    """A number, as digits or as a word."""
    word = read("numbers")[language][str(number)]
    return re.compile(rf"(?<!\w)(?:{number}|{word})(?!\w){then}", re.IGNORECASE)


@cache
def _count(count: str, language: str) -> re.Pattern[str]:
    """A number and what is counted, with one word between them at most."""
    number, idea = count.split()
    return _number(int(number), language, rf"(?:\W+\w+)??\W+(?:{ideas()[idea][language]})")


def names(card: str, language: str, text: str) -> bool:
    """Whether a text names a card, in any case."""
    return _names(card, language).search(text) is not None


@cache
def _names(card: str, language: str) -> re.Pattern[str]:
    """All forms of the names that a card has in any edition; its words may have endings."""
    names = [card_name(card, language, edition) for edition in ("", *EDITIONS)]
    forms = {
        form
        for name in names
        for form in (str(name), *(name.forms[f] for f in name.forms if f != "gender"))
    }
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(forms)))})", re.IGNORECASE)


@cache
def _idea(idea: str, language: str) -> re.Pattern[str]:
    """The words of an idea; Czech ones may begin with their negation: nechrání."""
    no = "(?:ne)?" if language == "cs" else ""
    return re.compile(rf"(?<!\w){no}(?:{ideas()[idea][language]})", re.IGNORECASE)


@cache
def ideas() -> dict[str, dict[str, str]]:
    """The words of every idea, by language."""
    return read("ideas")


def strange_numbers(words: dict[str, str], card: str) -> list[str]:
    """The digits that the words of a card have and no fact of it knows."""
    known = {number for fact in facts_of(card) for number in fact.numbers + fact.also}
    known |= {int(count.split()[0]) for fact in facts_of(card) for count in fact.counts}
    written = {int(number) for text in words.values() for number in DIGITS.findall(text)}
    return [f"{card}: {number}" for number in sorted(written - known)]
