"""Spelling: what no dictionary knows in the Fluent files, and names that are in a wrong case."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from tests.words import grammar
from tests.words.dictionaries import CASES, Dictionary

FOLDER = Path(__file__).parent / "allowed"
WORD = re.compile(r"[^\W\d_]+(?:['’ʼ-][^\W\d_]+)*")
TYPED = re.compile(r"`[^`]*`|https?:\S+|--[a-z-]+")
LATIN = re.compile(r"[A-Za-z]")


@cache
def allowed(name: str) -> frozenset[str]:
    """The words of a list, without its comments."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def words(entries: list[ast.EntryType], language: str) -> dict[str, str]:
    """Every word that people read, with the message where it is first found."""
    found: dict[str, str] = {}
    for id, part, pattern in grammar.patterns(entries):
        if part != "gender" and not id.startswith("bot-name-"):  # names need no dictionary
            for node in grammar.walk(pattern):
                if isinstance(node, ast.TextElement):
                    for word in WORD.findall(TYPED.sub(" ", node.value)):
                        if language not in ("uk", "ru") or not LATIN.match(word):
                            found.setdefault(word, f"{id}.{part}".rstrip("."))
    return found


def unknown(entries: list[ast.EntryType], language: str, dictionary: Dictionary) -> dict[str, str]:
    """The words that are neither in the dictionary nor in a list, with their messages."""
    fine = allowed("names") | allowed(language)
    return {
        word: place
        for word, place in words(entries, language).items()
        if not {word, word.lower()} & fine and not _is_known(word, dictionary)
    }


def _is_known(word: str, dictionary: Dictionary) -> bool:
    parts = word.split("-")
    return dictionary.knows(word) or (len(parts) > 1 and all(map(dictionary.knows, parts)))


def superfluous(entries: list[ast.EntryType], language: str, dictionary: Dictionary) -> list[str]:
    """The words of a list that nobody writes, or that the dictionary knows."""
    written = {word.lower() for word in words(entries, language)}
    return [
        word
        for word in sorted(allowed(language))
        if word.lower() not in written or _is_known(word, dictionary)
    ]


def wrong_forms(entries: list[ast.EntryType], dictionary: Dictionary) -> list[str]:
    """Names whose words are not in the case that their attribute says."""
    found = []
    for message in entries:
        if isinstance(message, ast.Message) and message.value is not None:
            parts = {a.id.name: grammar.plain(a.value) for a in message.attributes}
            if {*CASES, "gender"} <= parts.keys():
                name = grammar.plain(message.value)
                found += [f"{message.id.name}.{case}" for case in _wrong(name, parts, dictionary)]
    return found


def _wrong(name: str, parts: dict[str, str], dictionary: Dictionary) -> list[str]:
    """The cases that are wrong: every word is in its case, or belongs to one that is."""
    rows = [name.split(), *(parts[case].split() for case in CASES)]
    if len({len(row) for row in rows}) > 1:
        return ["words"]
    wrong: set[str] = set()
    right: set[str] = set()
    for word, *forms in zip(*rows, strict=True):
        unlike = dictionary.wrong_cases(word, dict(zip(CASES, forms, strict=True)), parts["gender"])
        right |= set(CASES) - set(unlike)
        if {word} != set(forms):  # else it is the same always: the magic of a school
            wrong |= set(unlike)
    return sorted(wrong | set(CASES) - right)
