"""Typography: no line breaks between a number and its word, or after a one-letter word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels.words import LANGUAGES, phrase, typeset
from citadels.words.typography import NUMBERS, SHORT
from tests.words import grammar, sources

CASES = json.loads(
    (Path(__file__).parents[2] / "web" / "tests" / "typography.json").read_text(encoding="utf-8")
)  # the browser reads the same


@pytest.mark.parametrize(("language", "plain", "bound"), CASES)
def test_spaces_bind_what_belongs_together(language: str, plain: str, bound: str) -> None:
    assert typeset(plain, language).replace("\u00a0", "~") == bound
    assert typeset(typeset(plain, language), language) == typeset(plain, language)


def unbound(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u2060", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stay_what_they_are(language: str) -> None:
    for file in sorted((sources.ROOT / "locales" / language).glob("*.ftl")):
        plain = file.read_text(encoding="utf-8")
        bound = typeset(plain, language)
        assert unbound(bound) == unbound(plain)
        assert len(grammar.parse(bound)) == len(grammar.parse(plain))


def test_only_numbers_are_bound_as_numbers() -> None:
    assert set(NUMBERS) <= grammar.COUNTED | grammar.LABELS
    assert set(SHORT) == set(LANGUAGES) - {"en"}


def test_a_terminal_and_a_file_get_plain_spaces() -> None:
    """Rich breaks lines at any space, and whoever searches a file types a plain one."""
    assert phrase("ui-gold", "uk", gold=2) == "2 монети"
