"""Permanent numbers: records, bots and networks know every option by its id."""

import pytest

from citadels.core.card import Character, District
from citadels.core.option import BY_ID, FIRST_FAN, OPTIONS
from citadels.core.registry import CHARACTERS, DISTRICTS
from tests.golden.numbers import given, line_of

BUTTONS = {
    0: "gold",
    1: "cards",
    2: "income",
    3: "end",
    4: "done",
    5: "yes",
    6: "no",
    7: "pass",
    8: "gather",
    9: "swap",
    10: "redraw",
    11: "hand",
    12: "build",
    13: "card",
}
COLOURS = {40: "noble", 41: "religious", 42: "trade", 43: "military", 44: "unique"}


def test_the_numbers_are_those_that_were_given() -> None:
    cards = (*CHARACTERS.values(), *DISTRICTS.values())
    assert sorted(map(line_of, cards)) == sorted(given()), "python3 run.py update adds new ones"


def test_the_last_numbers_are_left_to_fans() -> None:
    cards = (*CHARACTERS.values(), *DISTRICTS.values())
    assert [card.id for card in cards if card.number >= FIRST_FAN] == []


@pytest.mark.parametrize("card", CHARACTERS.values(), ids=lambda card: card.id)
def test_the_options_of_a_character(card: Character) -> None:
    assert BY_ID[128 + card.number].text == card.id
    assert BY_ID[256 + card.number].text == f"use {card.id}"


@pytest.mark.parametrize("card", DISTRICTS.values(), ids=lambda card: card.id)
def test_the_options_of_a_district(card: District) -> None:
    assert BY_ID[384 + card.number].text == card.id
    assert BY_ID[512 + card.number].text == f"build {card.id}"
    assert BY_ID[640 + card.number].text == f"use {card.id}"
    for seat in range(8):
        assert BY_ID[768 + 128 * seat + card.number].text == f"{card.id}@{seat}"
        assert BY_ID[1792 + 128 * seat + card.number].text == f"{card.id}+@{seat}"


def test_the_options_that_are_no_cards() -> None:
    expected = BUTTONS | COLOURS
    expected |= {32 + seat: f"@{seat}" for seat in range(8)}
    expected |= {48 + number: str(number) for number in range(32)}
    assert {id: option.text for id, option in BY_ID.items() if option.card is None} == expected


def test_every_option_has_one_id_and_one_text() -> None:
    assert len(BY_ID) == len(OPTIONS)
    for id, option in BY_ID.items():
        assert option.id == id
        assert OPTIONS[option.text] is option
