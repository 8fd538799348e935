"""Spelling: dictionaries know every word, and every name is in the case that it is said to be."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from citadels.words import LANGUAGES
from tests.words import grammar, spelling
from tests.words.dictionaries import dictionary

OTHERS = [language for language in LANGUAGES if language != "en"]


def bots(names: str) -> list[str]:
    """The ids of the messages with some names of bots."""
    return [f"bot-name-{name}" for name in names.split()]


UNJUDGED = {  # names that the dictionaries do not know, or take for another word
    "uk": {*bots("alda gisela lucia odo wilma")},
    "ru": {"barracks-classic", *bots("anselm ivo lambert odo rufus")},  # Марсово поле
    "cs": {*bots("agnes")},  # is the same in all cases
    "pl": {*bots("agnes alda baldwin hedwig odo petra")},
}
MISSPELT = {
    "en": "Chose a distrikt.",
    "uk": "Виберіть кварталл.",
    "ru": "Выберете кваратл.",
    "cs": "Vyberte čtvrtt.",
    "pl": "Wybierz dzielniccę.",
}
# A name with its gender and its cases, and genitives of another case, number or word.
WRONG = {
    "uk": ("Злодій/Злодія/Злодію/Злодія/Злодієм/Злодії/masculine", "Злодієві/Злодіїв/Королеви"),
    "ru": ("Ведьма/Ведьмы/Ведьме/Ведьму/Ведьмой/Ведьме/feminine", "Ведьму/Ведьм/Королевы"),
    "cs": ("Velká zeď/Velké zdi/Velké zdi/Velkou zeď/Velkou zdí/Velké zdi/feminine", "Velkou zdi"),
    "pl": ("Zamek/Zamku/Zamkowi/Zamek/Zamkiem/Zamku/masculine", "Zamkowi/Zamków/Pałacu"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_spelled_right(language: str) -> None:
    """A word that is right all the same goes into tests/words/allowed/."""
    found = spelling.unknown(grammar.read(language), language, dictionary(language))
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_allowed_word_is_superfluous(language: str) -> None:
    found = spelling.superfluous(grammar.read(language), language, dictionary(language))
    assert found == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_name_is_in_its_case(language: str) -> None:
    found = spelling.wrong_forms(grammar.read(language), dictionary(language))
    unjudged = UNJUDGED.get(language, set())
    assert {form.split(".")[0] for form in found} == unjudged, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_control_a_misspelt_word_is_found(language: str) -> None:
    entries = grammar.parse(f"x = {MISSPELT[language]}")
    assert len(spelling.unknown(entries, language, dictionary(language))) == 1


@pytest.mark.parametrize("language", OTHERS)
def test_control_a_wrong_case_is_found(language: str) -> None:
    right, wrong = WRONG[language]
    name, genitive, *others = right.split("/")
    assert spelling.wrong_forms(named(name, genitive, *others), dictionary(language)) == []
    for form in wrong.split("/"):
        entries = named(name, form, *others)
        assert spelling.wrong_forms(entries, dictionary(language)) == ["x.gen"]


def named(name: str, *forms: str) -> list[ast.EntryType]:
    """A message that holds a name, with its cases and its gender."""
    parts = zip((*grammar.CASES, "gender"), forms, strict=True)
    return grammar.parse(
        "\n".join([f"x = {name}", *(f"    .{part} = {form}" for part, form in parts)])
    )
