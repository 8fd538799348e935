"""The net: a small network that turns the features of all seats into shares of the win."""

from __future__ import annotations

from typing import final

from .features import table_row
from .value import softmax


@final
class Net:
    """A linear score by number of players and one hidden layer, the same for every seat."""

    def __init__(
        self,
        linear: list[list[float]],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        self.linear = linear  # by table and feature
        self.hidden = hidden  # by feature and unit
        self.bias = bias  # by unit
        self.out = out  # by unit

    def shares(self, rows: list[list[float]]) -> list[float]:
        """The shares that belong to the features of all seats."""
        linear = self.linear[table_row(len(rows))]
        return softmax([self._point(row, linear) for row in rows])

    def _point(self, row: list[float], linear: list[float]) -> float:
        """The score of one seat; most features are 0, and are passed over."""
        units = self.bias[:]
        size = len(units)
        point = 0.0
        for place in range(len(row)):
            number = row[place]
            if number:
                point += number * linear[place]
                weights = self.hidden[place]
                for unit in range(size):
                    units[unit] += number * weights[unit]
        for unit in range(size):
            level = units[unit]
            if level > 0:
                point += level * self.out[unit]
        return point
