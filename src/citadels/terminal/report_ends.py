"""Which figures may be called the highest or the lowest: those that chance does not explain."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

from ..bots import BOTS
from ..sim.shares import NORMAL, TAIL
from ..study.figures import Figure

NORMALLY: Final = NormalDist()


def widened(figure: Figure, among: int) -> tuple[float, float]:
    """An interval that holds for all of so many figures at once (Bonferroni)."""
    factor = NORMALLY.inv_cdf(1 - TAIL / among) / NORMAL
    reach = factor * (figure.value - figure.low), factor * (figure.high - figure.value)
    return figure.value - reach[0], figure.value + reach[1]


def differs(figure: Figure, among: int) -> bool:
    """Whether one of so many figures is surely not zero."""
    low, high = widened(figure, among)
    return low > 0 or high < 0


def surely(figure: Figure) -> tuple[float, float]:
    """By how much a figure is at least above zero, or below it; those that may be zero by value."""
    return max(figure.low, 0.0) + min(figure.high, 0.0), figure.value


def surest(figures: Sequence[Figure]) -> list[Figure]:
    """The highest and the lowest, each only if its interval is apart from all others."""
    ends = [(*widened(one, len(figures)), one) for one in figures]
    sure = []
    for low, high, one in ends:
        others = [end for end in ends if end[2] is not one]
        above = all(low > highest for _, highest, _ in others)
        if above or all(high < lowest for lowest, _, _ in others):
            sure.append(one)
    return sure


def strongest(figures: Sequence[Figure]) -> tuple[Figure, bool]:
    """Who wins most beyond an even share, and whether that is sure."""
    beyond = [
        one._replace(value=one.value - even, low=one.low - even, high=one.high - even)
        for one, even in [(one, one.chance or 0.0) for one in figures]
    ]
    place = max(range(len(beyond)), key=lambda number: beyond[number].value)
    return figures[place], beyond[place] in surest(beyond)


def level_of(company: str) -> int:
    """How well the best of a company plays."""
    return max(list(BOTS).index(bot) for bot in company.split("+"))
