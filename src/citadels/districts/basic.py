"""The 17 kinds of basic districts: a name, a colour and a cost."""

from ..core.basics import MILITARY, NOBLE, RELIGIOUS, TRADE, Colour
from ..core.card import District


class Basic(District):
    """A district without a rule of its own."""

    def __init__(self, number: int, id: str, colour: Colour, cost: int) -> None:
        self.number = number
        self.id = id
        self.colour = colour
        self.cost = cost


BASIC = [
    Basic(0, "manor", NOBLE, 3),
    Basic(1, "castle", NOBLE, 4),
    Basic(2, "palace", NOBLE, 5),
    Basic(3, "temple", RELIGIOUS, 1),
    Basic(4, "church", RELIGIOUS, 2),
    Basic(5, "monastery", RELIGIOUS, 3),
    Basic(6, "cathedral", RELIGIOUS, 5),
    Basic(7, "tavern", TRADE, 1),
    Basic(8, "market", TRADE, 2),
    Basic(9, "trading_post", TRADE, 2),
    Basic(10, "docks", TRADE, 3),
    Basic(11, "harbor", TRADE, 4),
    Basic(12, "town_hall", TRADE, 5),
    Basic(13, "watchtower", MILITARY, 1),
    Basic(14, "prison", MILITARY, 2),
    Basic(15, "barracks", MILITARY, 3),
    Basic(16, "fortress", MILITARY, 5),
]
