"""The game is called as its box is called in each language."""

from __future__ import annotations

import re

import pytest

from citadels.words import LANGUAGES, phrase
from tests.words import grammar, sources

TITLES = {
    "en": "Citadels",
    "uk": "Цитаделі",
    "ru": "Цитадели",
    "cs": "Citadela",
    "pl": "Cytadela",
}
ORIGINAL = {"about-fan.text"}  # where the English title may stand beside the own one
BEFORE_WORDS = {"App.svelte"}  # what is shown before any language is loaded


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_is_the_printed_one(language: str) -> None:
    assert phrase("web-title", language) == TITLES[language]
    stem = TITLES[language][:7]
    for id in ("home-title", "room-share-title", "rules-title"):
        assert stem in phrase(id, language), id
    assert stem in phrase("ui-serve-address", language, address="")


def with_english_title(language: str) -> list[str]:
    """The messages in which the game has its English name."""
    read = grammar.patterns(grammar.read(language))
    return [f"{id}.{part}" for id, part, text in read if "Citadels" in grammar.plain(text)]


def test_no_other_language_has_the_english_title() -> None:
    for language in set(LANGUAGES) - {"en"}:
        assert set(with_english_title(language)) <= ORIGINAL
    assert with_english_title("en")  # the control


def test_no_component_writes_the_title_itself() -> None:
    files = [*sources.WEB.rglob("*.svelte"), *sources.WEB.rglob("*.ts")]
    found = {file.name for file in files if re.search(r"\bCitadels\b", file.read_text("utf-8"))}
    assert found == BEFORE_WORDS
