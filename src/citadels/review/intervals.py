"""Intervals: how far a figure may be from the truth, with so few games behind it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

TAIL: Final = 0.005  # on either side: a page says many things at once, each with a 99 % interval
HALVINGS: Final = 44
EXACT: Final = 1e-12
KEPT: Final = 4096  # results


@lru_cache(KEPT)
def student(freedom: int, tail: float = TAIL) -> float:
    """The quantile of Student's t with a tail above it."""
    x = _root(lambda x: beta(x, freedom / 2, 0.5) - 2 * tail, 0.0, 1.0)
    return math.sqrt(freedom * (1 - x) / x)


@lru_cache(KEPT)
def proportion(count: int, of: int, tail: float = TAIL) -> tuple[float, float]:
    """The exact interval of a probability, from how often something happened (Clopper, Pearson).

    Where the probability differs from time to time, it is a little too wide for their mean.
    """
    low, high = 0.0, 1.0
    if count:
        low = _root(lambda p: beta(p, count, of - count + 1) - tail, 0.0, 1.0)
    if count < of:
        high = _root(lambda p: beta(p, count + 1, of - count) - (1 - tail), 0.0, 1.0)
    return low, high


def beta(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):  # where the fraction is slow
        return 1 - beta(1 - x, b, a)
    log = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(log + a * math.log(x) + b * math.log1p(-x)) / a
    return front * _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction (Abramowitz and Stegun 26.5.8), by Lentz's method."""
    d = 1 / (1 - (a + b) * x / (a + 1))
    c, value = 1.0, d
    for m in range(1, 1000):
        for top in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + top * d)
            c = 1 + top / c
            value *= c * d
        if abs(c * d - 1) < EXACT:
            break
    return value


def _root(rises: Callable[[float], float], low: float, high: float) -> float:
    """Where a rising function is zero."""
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if rises(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
