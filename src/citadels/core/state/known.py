"""Knowledge: what an observer has seen of somebody's cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ..card import District


@mypyc_attr(acyclic=True)
@final
class Known:
    """At least `count` of the holder's cards are among `cards`; immutable."""

    __slots__ = ("cards", "count")

    def __init__(self, cards: tuple[District, ...], count: int) -> None:
        self.cards = cards  # sorted by number
        self.count = count

    def plus(self, card: District) -> Known:
        """A card was seen to arrive."""
        cards = list(self.cards)
        insert(cards, card)
        return Known(tuple(cards), self.count + 1)

    def without(self, card: District) -> Known:
        """A card was seen to leave."""
        cards = self.cards
        for place in range(len(cards)):
            if cards[place] is card:
                return Known(cards[:place] + cards[place + 1 :], max(0, self.count - 1))
        return self

    def less(self) -> Known:
        """An unseen card left: it may have been one of these."""
        return Known(self.cards, self.count - 1)


NOTHING: Final = Known((), 0)
OBSERVER: Final = 16  # what an observer knows of a holder stands at observer * 16 + holder


def insert(cards: list[District], card: District) -> None:
    """Put a card into a list sorted by number."""
    number = card.number
    first: i64 = 0
    end: i64 = len(cards)
    while first < end:
        middle = (first + end) >> 1
        if cards[middle].number > number:
            end = middle
        else:
            first = middle + 1
    cards.insert(first, card)


def take(cards: list[District], card: District) -> None:
    """Take a card out of a list; by identity, which is quicker than `remove`."""
    for place in range(len(cards)):
        if cards[place] is card:
            del cards[place]
            return
    raise AssertionError(f"{card.id} is not there")
