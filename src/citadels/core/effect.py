"""Effects: what an answer does at once to the gold and the cards of whoever gives it."""

from typing import NamedTuple


class Effect(NamedTuple):
    """Gold and cards that come or go with an answer."""

    gold: int = 0  # gained; paid where it is below 0
    cards: int = 0  # drawn
    keep: int = 0  # how many of these are kept
