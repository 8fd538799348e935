"""The net: a small network that turns the features of all seats into shares of the win."""

from __future__ import annotations

from typing import Final, final

from .features import table_row
from .value import softmax

BLOCK: Final = 8  # units whose levels are kept in variables: a list would make an object of each


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
        none = [0.0] * (-len(bias) % BLOCK)  # units that are never alive
        self.linear = linear  # by table and feature
        self.hidden = [row + none for row in hidden]  # by feature and unit
        self.bias = bias + none  # by unit
        self.out = out + none  # by unit

    def shares(self, rows: list[list[float]]) -> list[float]:
        """The shares that belong to the features of all seats."""
        linear = self.linear[table_row(len(rows))]
        return softmax([self._point(row, linear) for row in rows])

    def _point(self, row: list[float], linear: list[float]) -> float:
        """The score of one seat; most features are 0, and are passed over."""
        numbers: list[float] = []
        weights: list[list[float]] = []
        point = 0.0
        for place in range(len(row)):
            number = row[place]
            if number:
                point += number * linear[place]
                numbers.append(number)
                weights.append(self.hidden[place])
        for first in range(0, len(self.bias), BLOCK):
            point = self._add_block(point, numbers, weights, first)
        return point

    def _add_block(
        self, point: float, numbers: list[float], weights: list[list[float]], first: int
    ) -> float:
        """Add what some units say to a score."""
        bias, out = self.bias, self.out
        a, b, c, d = bias[first], bias[first + 1], bias[first + 2], bias[first + 3]
        e, f, g, h = bias[first + 4], bias[first + 5], bias[first + 6], bias[first + 7]
        for place in range(len(numbers)):
            number = numbers[place]
            row = weights[place]
            a += number * row[first]
            b += number * row[first + 1]
            c += number * row[first + 2]
            d += number * row[first + 3]
            e += number * row[first + 4]
            f += number * row[first + 5]
            g += number * row[first + 6]
            h += number * row[first + 7]
        levels = (a, b, c, d, e, f, g, h)
        for unit in range(BLOCK):
            if levels[unit] > 0:
                point += levels[unit] * out[first + unit]
        return point
