"""Style: words that players shall not read, and words that are too long for their button."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from tests.words import grammar

FILE = Path(__file__).with_name("forbidden.toml")
TYPED = re.compile(r"`[^`]*`|https?:\S+|--[a-z-]+")
SHOWN = {"player", "other", "thing", "second", "card"}  # variables that rules and lengths know
NUMBER = "12"  # how long a number is on a button


@cache
def table() -> dict[str, Any]:
    """The file of forbidden words and lengths."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """What a pattern may say: every choice of every variant, variables as {name}."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [element.value]
        else:
            assert isinstance(element, ast.Placeable)
            ways = list(_ways(element.expression))
        said = [text + way for text in said for way in ways]
    yield from said


def _ways(inner: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Iterator[str]:
    if isinstance(inner, ast.SelectExpression):
        for variant in inner.variants:
            yield from texts(variant.value)
    elif isinstance(inner, ast.FunctionReference):
        yield from _ways(inner.arguments.positional[0])
    elif isinstance(inner, ast.VariableReference):
        yield f"{{{inner.id.name if inner.id.name in SHOWN else ''}}}"
    elif isinstance(inner, ast.StringLiteral):
        yield inner.value
    else:
        yield "{}"


def forbidden(entries: list[ast.EntryType], language: str) -> list[str]:
    """The messages with a forbidden word, and what would be right."""
    rules = [
        (re.compile(rule["word"], re.IGNORECASE), rule["better"], set(rule.get("except", ())))
        for rule in (*table()["all"], *table()[language])
    ]
    found: dict[str, None] = {}
    for id, part, pattern in grammar.patterns(entries):
        place = f"{id}.{part}".rstrip(".")
        for text in texts(pattern):
            plain = TYPED.sub("{}", text)
            for word, better, right in rules:
                hit = word.search(plain)
                if hit and place not in right:
                    found[f"{place}: {hit[0]!r} → {better}"] = None
    return list(found)


def forbidden_on_page(text: str) -> list[str]:
    """The forbidden English words of a page, and what would be right; code is not read."""
    plain = TYPED.sub("{}", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))
    rules = [rule for rule in table()["en"] if rule.get("pages", True)]
    hits = [
        (rule["better"], hit)
        for rule in rules
        for hit in re.findall(f"(?:{rule['word']})", plain, re.IGNORECASE)
    ]
    return [f"{hit!r} → {better}" for better, hit in hits]


def needless_exceptions(entries: list[ast.EntryType], language: str) -> list[str]:
    """The exceptions that their message does not need."""
    said = {
        f"{id}.{part}".rstrip("."): [*texts(pattern)]
        for id, part, pattern in grammar.patterns(entries)
    }
    return [
        place
        for rule in (*table()["all"], *table()[language])
        for place in rule.get("except", ())
        if place in said
        and not any(re.search(rule["word"], text, re.IGNORECASE) for text in said[place])
    ]


def too_long(entries: list[ast.EntryType], names: dict[str, str]) -> list[str]:
    """The words of buttons that are too long; `names` has what each variable may hold at most.

    A button of one card, such as option-use-smithy, holds the name of that card.
    """
    found = []
    for id, part, pattern in grammar.patterns(entries):
        limit = next(
            (most for begin, most in table()["lengths"].items() if id.startswith(begin)), 0
        )
        own = names | {"card": names.get(id.removeprefix("option-use-"), names["card"])}
        longest = max((_filled(text, own) for text in texts(pattern)), key=len)
        if limit and not part and len(longest) > limit:
            found.append(f"{id}: {len(longest)} of {limit}: {longest}")
    return found


def _filled(text: str, names: dict[str, str]) -> str:
    return re.sub(r"\{(\w*)\}", lambda match: names.get(match[1], NUMBER), text)
