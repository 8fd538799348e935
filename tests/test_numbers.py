"""Permanent numbers: records, bots and networks know every option by its id."""

import pytest

from citadels.core.option import BY_ID, OPTIONS
from citadels.core.registry import CHARACTERS, DISTRICTS

CHARACTER_NUMBERS = {
    1: "assassin",
    2: "witch",
    3: "magistrate",
    4: "thief",
    5: "spy",
    6: "blackmailer",
    7: "magician",
    8: "wizard",
    9: "seer",
    10: "king",
    11: "emperor",
    12: "patrician",
    13: "bishop",
    14: "abbot",
    15: "cardinal",
    16: "merchant",
    17: "alchemist",
    18: "trader",
    19: "architect",
    20: "navigator",
    21: "scholar",
    22: "warlord",
    23: "diplomat",
    24: "marshal",
    25: "queen",
    26: "artist",
    27: "tax_collector",
}
DISTRICT_NUMBERS = {
    0: "manor",
    1: "castle",
    2: "palace",
    3: "temple",
    4: "church",
    5: "monastery",
    6: "cathedral",
    7: "tavern",
    8: "market",
    9: "trading_post",
    10: "docks",
    11: "harbor",
    12: "town_hall",
    13: "watchtower",
    14: "prison",
    15: "barracks",
    16: "fortress",
    17: "armory",
    18: "basilica",
    19: "capitol",
    20: "dragon_gate",
    21: "factory",
    22: "framework",
    23: "gold_mine",
    24: "great_wall",
    25: "haunted_quarter",
    26: "imperial_treasury",
    27: "ivory_tower",
    28: "keep",
    29: "laboratory",
    30: "library",
    31: "map_room",
    32: "monument",
    33: "museum",
    34: "necropolis",
    35: "observatory",
    36: "park",
    37: "poor_house",
    38: "quarry",
    39: "school_of_magic",
    40: "secret_vault",
    41: "smithy",
    42: "stables",
    43: "statue",
    44: "theater",
    45: "thieves_den",
    46: "wishing_well",
    47: "cemetery",
    48: "hospital",
    49: "university",
    50: "lighthouse",
    51: "bell_tower",
    52: "throne_room",
}
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


def test_the_numbers_of_the_characters() -> None:
    assert {card.number: card.id for card in CHARACTERS.values()} == CHARACTER_NUMBERS


def test_the_numbers_of_the_districts() -> None:
    assert {card.number: card.id for card in DISTRICTS.values()} == DISTRICT_NUMBERS


@pytest.mark.parametrize(("number", "id"), CHARACTER_NUMBERS.items())
def test_the_options_of_a_character(number: int, id: str) -> None:
    assert BY_ID[80 + number].text == id
    assert BY_ID[128 + number].text == f"use {id}"


@pytest.mark.parametrize(("number", "id"), DISTRICT_NUMBERS.items())
def test_the_options_of_a_district(number: int, id: str) -> None:
    assert BY_ID[176 + number].text == id
    assert BY_ID[238 + number].text == f"build {id}"
    assert BY_ID[300 + number].text == f"use {id}"
    for seat in range(8):
        assert BY_ID[362 + 62 * seat + number].text == f"{id}@{seat}"
        assert BY_ID[858 + 62 * seat + number].text == f"{id}+@{seat}"


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
