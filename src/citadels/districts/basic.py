"""The 17 kinds of basic districts: a name, a colour and a cost."""

from ..core.basics import MILITARY, NOBLE, RELIGIOUS, TRADE, Colour
from ..core.card import District


def basic(number: int, id: str, colour: Colour, cost: int) -> District:
    """Make a district without a rule of its own."""
    card = District()
    card.number = number
    card.id = id
    card.colour = colour
    card.cost = cost
    return card


BASIC = [
    basic(0, "manor", NOBLE, 3),
    basic(1, "castle", NOBLE, 4),
    basic(2, "palace", NOBLE, 5),
    basic(3, "temple", RELIGIOUS, 1),
    basic(4, "church", RELIGIOUS, 2),
    basic(5, "monastery", RELIGIOUS, 3),
    basic(6, "cathedral", RELIGIOUS, 5),
    basic(7, "tavern", TRADE, 1),
    basic(8, "market", TRADE, 2),
    basic(9, "trading_post", TRADE, 2),
    basic(10, "docks", TRADE, 3),
    basic(11, "harbor", TRADE, 4),
    basic(12, "town_hall", TRADE, 5),
    basic(13, "watchtower", MILITARY, 1),
    basic(14, "prison", MILITARY, 2),
    basic(15, "barracks", MILITARY, 3),
    basic(16, "fortress", MILITARY, 5),
]
