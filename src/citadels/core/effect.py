"""Effects: what an answer does to the gold and the cards of whoever gives it."""

from typing import NamedTuple


class Effect(NamedTuple):
    """Gold and cards that come or go with an answer."""

    gold: int = 0  # gained; paid where it is below 0
    cards: int = 0  # drawn
    keep: int = 0  # how many of these are kept
    income: int = 0  # how much more there will be for districts, later in this turn
