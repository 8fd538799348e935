"""Languages: every translation is whole, declined, counted and free of English."""

from __future__ import annotations

import pytest

from citadels.words import LANGUAGES
from tests.words import grammar

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = grammar.read("en")


@pytest.mark.parametrize("language", OTHERS)
def test_no_value_and_no_attribute_is_missing(language: str) -> None:
    assert grammar.missing_parts(grammar.read(language), ENGLISH) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_name_has_its_cases_and_gender(language: str) -> None:
    assert grammar.missing_forms(grammar.read(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_functions_are_called_with_names_and_cases(language: str) -> None:
    assert grammar.wrong_calls(grammar.read(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_their_plurals(language: str) -> None:
    assert grammar.missing_plurals(grammar.read(language), language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_prepositions_have_their_cases(language: str) -> None:
    assert grammar.wrong_prepositions(grammar.read(language), language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_players_have_no_gender(language: str) -> None:
    assert grammar.gendered(grammar.read(language), language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    assert grammar.untranslated(grammar.read(language), ENGLISH, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    assert grammar.equal_names(grammar.read(language)) == []


THIEF = """
thief = Злодій
    .gen = Злодія
    .dat = Злодію
    .acc = Злодія
    .ins = Злодієм
    .loc = Злодії
    .gender = masculine
ui-player = Гравець { $number }
    .gen = г
    .dat = г
    .acc = г
    .ins = г
    .loc = г
ui-named = { $name }
    .gen = г
    .dat = г
    .acc = г
    .ins = г
    .loc = г
"""


def test_control_a_missing_attribute_is_found() -> None:
    entries = grammar.parse("event-draws = { $player } бере карти.")
    assert grammar.missing_parts(entries, ENGLISH) == ["event-draws.you"]


def test_control_missing_forms_are_found() -> None:
    assert grammar.missing_forms(grammar.parse(THIEF)) == []
    without = THIEF.replace("    .acc = Злодія\n", "")
    assert grammar.missing_forms(grammar.parse(without)) == ["thief.acc"]
    neither = THIEF.replace("masculine", "unknown")
    assert grammar.missing_forms(grammar.parse(neither)) == ["thief.gender = unknown"]
    uneven = THIEF + "colour-noble = а\n    .feminine = б\ncolour-trade = в\n"
    assert grammar.missing_forms(grammar.parse(uneven)) == ["the colours have different forms"]


@pytest.mark.parametrize(
    "text",
    [
        'x = { CASE($thing, "vocative") }',
        'x = { CASE($amount, "acc") }',
        'x = { FORM($thing, "acc") }',
        "x = { GENDER($thing) ->\n    [male] а\n   *[other] б\n }",
    ],
)
def test_control_wrong_calls_are_found(text: str) -> None:
    assert len(grammar.wrong_calls(grammar.parse(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "x = { $amount } монет.",
        "x = { $amount ->\n    [one] монета\n   *[many] монет\n }",
        "x = { $cards ->\n    [one] карта\n    [few] карти\n   *[few] карт\n }",
    ],
)
def test_control_missing_plurals_are_found(text: str) -> None:
    assert len(grammar.missing_plurals(grammar.parse(text), "uk")) == 1


def test_control_wrong_prepositions_are_found() -> None:
    wrong = 'x = Це для { $thing }.\ny = Це для { CASE($thing, "ins") }.'
    assert len(grammar.wrong_prepositions(grammar.parse(wrong), "uk")) == 2
    right = 'x = Це для { CASE($thing, "gen") }.'
    assert grammar.wrong_prepositions(grammar.parse(right), "uk") == []


def test_control_gendered_verbs_are_found() -> None:
    assert len(grammar.gendered(grammar.parse("x = { $player } вбила { $thing }."), "uk")) == 1
    assert len(grammar.gendered(grammar.parse("x = { $player } zabił { $thing }."), "pl")) == 1
    assert grammar.gendered(grammar.parse("x = { $player } вбиває { $thing }."), "uk") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("uk", "x = Виберіть card."),
        ("uk", "x = Выберите карту."),
        ("pl", "x = Choose the card."),
        ("cs", "x = Vyber kартu."),
        ("cs", "event-shuffles = The district deck is shuffled."),
    ],
)
def test_control_english_is_found(language: str, text: str) -> None:
    assert grammar.untranslated(grammar.parse(text), ENGLISH, language)


def test_control_equal_names_are_found() -> None:
    twice = grammar.parse("thief = Злодій\nspy = Злодій")
    assert grammar.equal_names(twice)[:1] == ["thief and spy are both Злодій"]
