"""Plural names: no English sentence says that the Stables costs something."""

from __future__ import annotations

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.words import card_name
from tests.words import grammar, plurals


def test_the_plural_names_are_known() -> None:
    """A new card with a plural name is to be written down in plurals.py."""
    names = {
        id
        for id in (*CHARACTERS, *DISTRICTS)
        for edition in EDITIONS
        if plurals.ENDS_PLURAL.search(card_name(id, "en", edition))
    }
    assert names == set(plurals.PLURAL)


def test_only_districts_have_plural_names() -> None:
    """So that messages which speak of characters need no second form."""
    assert not set(plurals.PLURAL) & CHARACTERS.keys()


def test_every_sentence_takes_a_plural_name() -> None:
    assert plurals.wrong_numbers(grammar.read("en")) == []


@pytest.mark.parametrize(
    "text",
    [
        "The { $thing } costs { $player } 1 gold less.",
        "The { $card } is the best district to build now.",
        "{ $player } pays, and the { $thing } moves here.",
        "Your { $thing } has moved.",
        "You beautify the { $thing }: it costs 1 more.",
        "You draw a { $thing }.",
        "Under the { $card }’s roof.",
        "{ $seen ->\n    [yes] The { $thing } was there.\n   *[no] Nothing.\n }",
    ],
)
def test_control_a_singular_verb_is_found(text: str) -> None:
    found = plurals.wrong_numbers(grammar.parse(f"x = {text}"))
    assert len(found) == 1 and "Stables" in found[0]


@pytest.mark.parametrize(
    "text",
    [
        "Thanks to the { $thing }, { $player } pays 1 gold less.",
        "Building the { $card } completes the city.",
        "The warrant on the { $thing } turns out to be signed.",
        "{ $player } builds the { $thing } for 3 gold.",
        "You draw { $thing } as always.",
    ],
)
def test_control_what_fits_any_name_is_left_alone(text: str) -> None:
    assert plurals.wrong_numbers(grammar.parse(f"x = {text}")) == []
