"""The unique districts: costs and permanent numbers."""

import pytest

from citadels.core.basics import UNIQUE
from citadels.core.registry import DISTRICTS

# by permanent number, from 17 on: id, cost
TABLE = [
    ("armory", 3),
    ("basilica", 4),
    ("capitol", 5),
    ("dragon_gate", 6),
    ("factory", 5),
    ("framework", 3),
    ("gold_mine", 6),
    ("great_wall", 6),
    ("haunted_quarter", 2),
    ("imperial_treasury", 5),
    ("ivory_tower", 5),
    ("keep", 3),
    ("laboratory", 5),
    ("library", 6),
    ("map_room", 5),
    ("monument", 4),
    ("museum", 4),
    ("necropolis", 5),
    ("observatory", 4),
    ("park", 6),
    ("poor_house", 4),
    ("quarry", 5),
    ("school_of_magic", 6),
    ("secret_vault", 0),
    ("smithy", 5),
    ("stables", 2),
    ("statue", 3),
    ("theater", 6),
    ("thieves_den", 6),
    ("wishing_well", 5),
    ("cemetery", 5),
    ("hospital", 6),
    ("university", 6),
    ("lighthouse", 3),
    ("bell_tower", 5),
    ("throne_room", 6),
]


@pytest.mark.parametrize(("number", "id", "cost"), [(17 + i, *row) for i, row in enumerate(TABLE)])
def test_number_and_cost(number: int, id: str, cost: int) -> None:
    card = DISTRICTS[id]
    assert (card.number, card.cost, card.colour) == (number, cost, UNIQUE)
    assert card.weight == (2 if id == "monument" else 1)
    assert card.exempt == (id == "stables")
    assert not card.yields_both


def test_the_printed_ones_are_unique() -> None:
    unique = {id for id, card in DISTRICTS.items() if card.colour == UNIQUE}
    assert {id for id, _ in TABLE} <= unique
