"""Win shares with their intervals: games of one deal belong together, deals are independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

TAIL: Final = 0.025  # on either side of a 95 % interval
NORMAL: Final = NormalDist().inv_cdf(1 - TAIL)
ALIKE: Final = 1e-12  # a sum of squares that is only rounding


class Share(NamedTuple):
    """A win share and its 95 % interval."""

    share: float
    low: float
    high: float


def student(freedom: int, z: float = NORMAL) -> float:
    """The quantile of Student's t that leaves the tail of a normal one (Abramowitz 26.7.5).

    The tail is 2.5 %, where nothing else is said.
    """
    if freedom < 3 and z == NORMAL:
        return (12.7062, 4.3027)[freedom - 1]
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def share_of(wins: Sequence[float], seats: Sequence[int]) -> Share:
    """The wins per seat, from the wins and the seats of each deal.

    With as many seats in every deal this is Student's interval of the mean over deals; with
    different numbers it is the usual one of a ratio. Where all deals are alike, the interval is
    what so many in a row leave possible.
    """
    taken = [(won, count) for won, count in zip(wins, seats, strict=True) if count]
    deals, total = len(taken), sum(seats)
    if deals < 2:
        return Share(sum(wins) / total if total else 0.0, 0.0, 1.0)
    share = sum(wins) / total
    squares = sum((won - share * count) ** 2 for won, count in taken)
    if squares < ALIKE:
        common = TAIL ** (1 / deals)  # a deal of this kind is not rarer than that
        return Share(share, common * share, common * share + 1 - common)
    reach = student(deals - 1) * sqrt(squares * deals / (deals - 1)) / total
    return Share(share, max(0.0, share - reach), min(1.0, share + reach))
