"""Style: no forbidden word, no straight quote, and no words too long for their button."""

from __future__ import annotations

import re

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.words import LANGUAGES, card_name
from tests.words import grammar, sources, style
from tools.files import ROOT

FORBIDDEN = {  # a sentence with one mistake of each language
    "en": "It is dearer.",
    "uk": "Стіл накрито.",
    "ru": "Это пустой ордер.",
    "cs": "Vymýšlivé figury.",
    "pl": "Gra skończona.",
}
MADE = ("api", "glossary", "mutation", "observation", "rulings", "study")
QUOTED = {"en": "Pick “it”.", "uk": "«Так».", "ru": "«Да».", "cs": "„Ano“.", "pl": "„Tak”."}


def longest_names(language: str) -> dict[str, str]:
    """The name of every card by its id, and the longest one for any card or player."""
    names = {sources.slug(id): card_name(id, language) for id in (*CHARACTERS, *DISTRICTS)}
    longest = max(names.values(), key=len)
    return {**names, "card": longest, "thing": longest, "player": "Benedict"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_word_is_written(language: str) -> None:
    """What is right all the same is an exception in forbidden.toml."""
    assert style.forbidden(grammar.read(language), language) == []


def test_no_forbidden_word_is_on_a_page() -> None:
    """Left out are pages made from names in the sources, and the one that forbids words."""
    pages = {ROOT / "README.md", *(ROOT / "docs").glob("*.md")}
    made = {ROOT / "docs" / f"{name}.md" for name in MADE}
    assert made < pages
    for page in sorted(pages - made):
        assert style.forbidden_on_page(page.read_text(encoding="utf-8")) == [], page


def test_control_a_forbidden_word_on_a_page_is_found() -> None:
    code = "`colour`\n\n```python\ncolour = 1\n```\n\n"
    page = f"It is dearer. {code}A seat is asked. The table is laid."
    assert [hit.split(" → ")[0] for hit in style.forbidden_on_page(page)] == [
        "'dearer'",
        "'table is laid'",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_exception_is_needless(language: str) -> None:
    assert style.needless_exceptions(grammar.read(language), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_on_a_phone(language: str) -> None:
    assert style.too_long(grammar.read(language), longest_names(language)) == []


def test_every_rule_says_what_is_better() -> None:
    assert style.table().keys() == {"lengths", "all", *LANGUAGES}
    for group in ("all", *LANGUAGES):
        for rule in style.table()[group]:
            assert rule.keys() <= {"word", "better", "except", "pages"} and rule["better"]
            assert re.compile(rule["word"]).search("") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_control_a_forbidden_word_is_found(language: str) -> None:
    entries = grammar.parse(f"x = {FORBIDDEN[language]}\ny = {QUOTED[language]}")
    assert [found.split(":")[0] for found in style.forbidden(entries, language)] == ["x"]


def test_control_quotes_and_variants_are_looked_at() -> None:
    text = """
x = It's here.
y = { $count ->
    [one] "one"
   *[other] many
 }
z = the city of { $player }
typed = Give `--seed "7"` again.
"""
    found = style.forbidden(grammar.parse(text), "en")
    assert [one.split(":")[0] for one in found] == ["x", "y", "z"]


def test_control_a_needless_exception_is_found() -> None:
    entries = grammar.parse("ui-arena-chance = Nothing.")
    assert style.needless_exceptions(entries, "en") == ["ui-arena-chance"]


def test_control_a_long_button_is_found() -> None:
    names = {"card": "Imperial Treasury", "smithy": "Smithy"}
    short = "button-a = Take it\noption-use-smithy = { $card }: 3 cards for 2 gold"
    assert style.too_long(grammar.parse(short), names) == []
    long = "button-a = Put all of the cards under the deck\nbutton-b = Build the { $card } here now"
    found = style.too_long(grammar.parse(long), names)
    assert [one.split(":")[0] for one in found] == ["button-a", "button-b"]
