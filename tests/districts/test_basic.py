"""The basic districts: names, colours, costs, copies."""

from collections import Counter

import pytest

from citadels.core.basics import COLOUR_NAMES
from citadels.core.setup.config import Config

# id, colour, cost, copies in the deck
TABLE = [
    ("manor", "noble", 3, 5),
    ("castle", "noble", 4, 4),
    ("palace", "noble", 5, 3),
    ("temple", "religious", 1, 3),
    ("church", "religious", 2, 3),
    ("monastery", "religious", 3, 3),
    ("cathedral", "religious", 5, 2),
    ("tavern", "trade", 1, 5),
    ("market", "trade", 2, 4),
    ("trading_post", "trade", 2, 3),
    ("docks", "trade", 3, 3),
    ("harbor", "trade", 4, 3),
    ("town_hall", "trade", 5, 2),
    ("watchtower", "military", 1, 3),
    ("prison", "military", 2, 3),
    ("barracks", "military", 3, 3),
    ("fortress", "military", 5, 2),
]
EDITIONS = ("deluxe", "classic", "czech")


@pytest.mark.parametrize("edition", EDITIONS)
def test_r007_kinds_colours_costs_and_copies(edition: str) -> None:
    config = Config(4, edition)
    basic = [card for card in config.deck if card not in config.unique]
    found = Counter((card.id, COLOUR_NAMES[card.colour], card.cost) for card in basic)
    assert found == {(id, colour, cost): copies for id, colour, cost, copies in TABLE}


@pytest.mark.parametrize("edition", EDITIONS)
def test_r007_twelve_noble_eleven_religious_twenty_trade_eleven_military(edition: str) -> None:
    config = Config(4, edition)
    colours = Counter(COLOUR_NAMES[card.colour] for card in config.deck)
    assert colours == {"noble": 12, "religious": 11, "trade": 20, "military": 11, "unique": 14}


def test_numbers_are_permanent_and_no_basic_district_has_a_rule() -> None:
    config = Config(4)
    for number, (id, _, _, _) in enumerate(TABLE):
        card = config.district(number)
        assert (card.number, card.id, card.hooks, card.weight) == (number, id, 0, 1)
        assert not card.exempt
        assert not card.yields_both
        assert not card.requires
