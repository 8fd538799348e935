"""The net: counted in blocks of units, to the last bit as it would be unit by unit."""

from __future__ import annotations

import random

import pytest

from citadels.bots.net import BLOCK, Net
from citadels.bots.value import softmax

FEATURES = 20


def plainly(rows: list[list[float]], parts: list[list[list[float]]], size: int) -> list[float]:
    """The shares of two seats, unit by unit."""
    linear, hidden, (bias, out) = parts
    points = []
    for row in rows:
        levels = [
            sum((row[i] * hidden[i][unit] for i in range(FEATURES) if row[i]), start=bias[unit])
            for unit in range(size)
        ]
        start = sum((row[i] * linear[0][i] for i in range(FEATURES) if row[i]), start=0.0)
        alive = [unit for unit in range(size) if levels[unit] > 0]
        points.append(sum((levels[unit] * out[unit] for unit in alive), start=start))
    return softmax(points)


@pytest.mark.parametrize("size", [1, BLOCK - 1, BLOCK, 3 * BLOCK + 5])
def test_blocks_of_units_change_nothing(size: int) -> None:
    chance = random.Random(size)

    def numbers(count: int, zeros: float = 0.0) -> list[float]:
        return [0.0 if chance.random() < zeros else chance.gauss(0, 1) for _ in range(count)]

    linear, hidden = ([numbers(n) for _ in range(c)] for n, c in ((FEATURES, 6), (size, FEATURES)))
    parts = [linear, hidden, [numbers(size), numbers(size)]]
    net = Net(linear, hidden, *parts[2])
    for _ in range(50):
        rows = [numbers(FEATURES, 0.5) for _ in range(2)]
        assert net.shares(rows) == plainly(rows, parts, size)
