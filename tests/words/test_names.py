"""Names: a sentence that names a card names it in every language, as that language prints it."""

from __future__ import annotations

import re

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.words import LANGUAGES, card_name
from citadels.words.bundles import slug
from tests.words import card_facts, grammar, style

Sentences = dict[tuple[str, str], str]
# Not where it begins a sentence: there, Keep may be what one does.
NAMED = {
    card: re.compile(rf"(?<=[a-z,] ){re.escape(str(card_name(card, 'en')))}\b")
    for card in (*CHARACTERS, *DISTRICTS)
}


def sentences(language: str) -> Sentences:
    """All that a language may say, by message and part; every choice of it together."""
    entries = grammar.read(language)
    return {
        (id, part): " ".join(style.texts(pattern))
        for id, part, pattern in grammar.patterns(entries)
    }


def unnamed(translated: Sentences, language: str) -> list[str]:
    """The messages that do not name another card which the English one names."""
    return [
        f"{id}.{part}: {card}"
        for (id, part), english in sentences("en").items()
        for card, name in NAMED.items()
        if (id, part) in translated and id != slug(card) and name.search(english)
        if not card_facts.names(card, language, translated[id, part])
    ]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_cards_are_called_by_their_printed_names(language: str) -> None:
    """Czech prints a murderess where English has an Assassin: whoever translates has to look."""
    assert unnamed(sentences(language), language) == []


def test_another_name_is_found() -> None:
    """A control: what was said until somebody noticed."""
    wrong = {("report-murder", "text"): "Jak často Vrah jmenuje každou postavu."}
    assert unnamed(wrong, "cs") == ["report-murder.text: assassin"]
