"""Sums over deals: enough for a mean and its interval, whatever the number of games."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from ..sim.shares import ALIKE, TAIL, student


class Interval(NamedTuple):
    """A mean, or a share, and its 95 % interval."""

    value: float
    low: float
    high: float


class Sums:
    """Of each deal an amount and the cases that it belongs to; deals are independent."""

    __slots__ = ("amount", "both", "cases", "deals", "square_amounts", "square_cases")

    def __init__(self) -> None:
        self.deals = 0
        self.amount = 0.0
        self.cases = 0.0
        self.square_amounts = 0.0
        self.both = 0.0
        self.square_cases = 0.0

    def add(self, amount: float, cases: float) -> None:
        """Count a deal."""
        self.deals += 1
        self.amount += amount
        self.cases += cases
        self.square_amounts += amount * amount
        self.both += amount * cases
        self.square_cases += cases * cases

    def join(self, other: Sums) -> None:
        """Add the deals of another one."""
        self.deals += other.deals
        self.amount += other.amount
        self.cases += other.cases
        self.square_amounts += other.square_amounts
        self.both += other.both
        self.square_cases += other.square_cases

    def interval(self, least: float | None = None) -> Interval | None:
        """The amount per case, as `sim.shares.share_of` has it; of one deal there is none.

        `least` is the lowest that is possible, where the highest is 1: deals that are all alike
        then leave possible what so many in a row do.
        """
        if self.deals < 2 or not self.cases:
            return None
        value = self.amount / self.cases
        squares = self.square_amounts - 2 * value * self.both + value * value * self.square_cases
        if least is not None and squares < ALIKE * max(1.0, self.cases):
            common = TAIL ** (1 / self.deals)
            return Interval(
                value, common * value + (1 - common) * least, common * value + 1 - common
            )
        spread = sqrt(max(0.0, squares) * self.deals / (self.deals - 1))
        reach = student(self.deals - 1) * spread / self.cases
        return Interval(value, value - reach, value + reach)
