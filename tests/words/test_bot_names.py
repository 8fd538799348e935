"""Bots have names in the reader's script, and people keep those that they typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from citadels import Event
from citadels.bots.names import NAMES
from citadels.core.registry import CHARACTERS
from citadels.words import LANGUAGES, bot_name, say
from citadels.words.euphony import smooth
from tests.words import grammar

SCRIPT = {"en": "[A-Z][a-z]+", "uk": "[А-ЯІЇЄҐ][а-яіїєґ]+", "ru": "[А-ЯЁ][а-яё]+"}
EUPHONY = json.loads(
    (Path(__file__).parents[2] / "web" / "tests" / "euphony.json").read_text(encoding="utf-8")
)  # the browser reads the same
THEFT = Event("moves-gold", CHARACTERS["thief"], 0, 1, 1)


def stolen(language: str, name: str) -> str:
    return say(THEFT, language, names=[name, "Ben"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own(language: str) -> None:
    names = [bot_name(name, language) for name in NAMES]
    assert len(set(names)) == len(NAMES)
    script = SCRIPT.get(language, "[A-ZŁŠ][a-záíóżščéy]+")
    assert [name for name in names if not re.fullmatch(script, name)] == []


@pytest.mark.parametrize(("language", "name"), [("uk", "Агнеси"), ("pl", "Agnes"), ("en", "Agnes")])
def test_a_bot_is_declined(language: str, name: str) -> None:
    assert name in stolen(language, bot_name("Agnes", language))


def test_a_person_keeps_a_typed_name() -> None:
    """Also one that is called like a bot: nothing but the seat says who is one."""
    assert "гравця Agnes" in stolen("uk", "Agnes")
    assert "гравця" not in stolen("uk", bot_name("Agnes", "uk"))


@pytest.mark.parametrize(("language", "plain", "said"), EUPHONY)
def test_a_preposition_sounds_well_before_a_name(language: str, plain: str, said: str) -> None:
    assert smooth(plain, language) == said


def test_every_bot_is_robbed_in_words_that_sound_well() -> None:
    for name in NAMES:
        robbed = stolen("uk", bot_name(name, "uk"))
        assert not re.search(r"\bв [ВФ]", robbed), robbed


def test_numbers_stay_behind_the_name() -> None:
    assert bot_name("Agnes 2", "uk") == "Агнеса 2"
    assert "Агнеси 2" in stolen("uk", bot_name("Agnes 2", "uk"))


@pytest.mark.parametrize("name", ["", "Zeno", "Agnes the Second", "agnes-2", "Агнеса"])
def test_a_bot_without_words_keeps_its_name(name: str) -> None:
    assert bot_name(name, "uk") == name


def test_control_a_missing_case_is_found() -> None:
    entries = grammar.parse("bot-name-agnes = Агнеса\n    .gen = Агнеси\n    .gender = feminine")
    found = grammar.missing_forms(entries)
    assert {form for form in found if form.startswith("bot-name")} == {
        f"bot-name-agnes.{case}" for case in ("dat", "acc", "ins", "loc")
    }
