"""Drafts: which characters somebody was offered, and which they chose; over one game and many."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from ... import read_record
from ...review.history import EVEN, FEW, LESS, MORE
from ...review.intervals import TAIL, proportion

NARROW: Final = 0.1  # of all offers: an interval of this reach tells enough

Offers = tuple[int, int, float]  # how often it was offered, chosen, and would be by chance
Drafts = Mapping[str, Offers]  # by character


class Liking(NamedTuple):
    """How often somebody chose a character of how often it was there."""

    card: str
    offered: int
    chosen: int
    chance: float  # the share of somebody who takes any of those offered
    low: float
    high: float
    says: str  # more, less, even or few


def drafts_in(record: str, substitutes: Collection[int] = ()) -> list[Drafts]:
    """What each seat was offered and chose in a finished game; what others chose for it is none."""
    read = read_record(record)
    game = read.replay(0, events=False)
    found: list[dict[str, Offers]] = [{} for _ in range(read.config.players)]
    for number, option in enumerate(read.choices):
        question = game.question
        assert question is not None
        if question.asker.id == "draft" and question.name == "keep" and number not in substitutes:
            _add(found[question.seat], [one.text for one in question.options], option.text)
        game.play(option, outcomes=read.forced.get(number))
    return list(found)


def _add(drafts: dict[str, Offers], offered: list[str], chosen: str) -> None:
    if len(offered) < 2:
        return
    for card in offered:
        times, taken, chance = drafts.get(card, (0, 0, 0.0))
        drafts[card] = times + 1, taken + (card == chosen), round(chance + 1 / len(offered), 6)


def likings(games: Iterable[Drafts]) -> list[Liking]:
    """What many games say together, the most chosen first; and no more than they carry.

    There are many characters: each has so wide an interval that the whole list is right 99 times
    of a hundred.
    """
    sums: dict[str, Offers] = {}
    for drafts in games:
        for card, offers in drafts.items():
            old = sums.get(card, (0, 0, 0.0))
            sums[card] = old[0] + offers[0], old[1] + offers[1], old[2] + offers[2]
    tail = TAIL / max(1, len(sums))
    found = [_liking(card, *offers, tail) for card, offers in sums.items()]
    return sorted(found, key=lambda one: (-one.chosen / one.offered, -one.offered, one.card))


def _liking(card: str, offered: int, chosen: int, expected: float, tail: float) -> Liking:
    low, high = proportion(chosen, offered, tail)
    chance = expected / offered
    if low > chance:
        says = MORE
    elif high < chance:
        says = LESS
    else:
        says = EVEN if (high - low) / 2 <= NARROW else FEW
    return Liking(card, offered, chosen, chance, low, high, says)
