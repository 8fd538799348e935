"""Value: how likely each seat is to win, from the features at the end of a round."""

from __future__ import annotations

import math
from typing import final

from ..core.scoring import all_scores, rank_scores
from ..core.state.state import State
from .features import COUNT, ROWS, STAGES, features, stage_of, stage_parts, table_row


class Leaf:
    """Says how likely each seat is to win, where a search stops."""

    def shares(self, state: State) -> list[float]:
        """The share of the win that each seat can expect; after the game, the result."""
        raise NotImplementedError


@final
class Value(Leaf):
    """A linear score for every seat, by number of players and stage; a softmax over the seats."""

    def __init__(self, weights: list[list[list[float]]]) -> None:
        assert len(weights) == ROWS
        for row in weights:
            assert len(row) == len(STAGES)
            for part in row:
                assert len(part) == COUNT
        self.weights = weights  # by table, stage and feature

    def shares(self, state: State) -> list[float]:
        """The share of the win that each seat can expect; after the game, the result."""
        if state.over:
            shares = [0.0] * len(state.players)
            shares[rank_scores(all_scores(state))[0]] = 1.0
            return shares
        return self.of_features(features(state), stage_of(state))

    def of_features(self, rows: list[list[float]], stage: float) -> list[float]:
        """The shares that belong to the features of all seats."""
        parts = stage_parts(stage)
        table = self.weights[table_row(len(rows))]
        weights = [0.0] * COUNT
        for place in range(len(parts)):
            part = parts[place]
            if part:
                column = table[place]
                for i in range(COUNT):
                    weights[i] += part * column[i]
        points: list[float] = []
        for row in rows:
            total = 0.0
            for i in range(COUNT):
                total += weights[i] * row[i]
            points.append(total)
        return softmax(points)


def softmax(points: list[float]) -> list[float]:
    """Shares that sum to 1, each e times greater for a point more."""
    top = max(points)
    parts = [math.exp(point - top) for point in points]
    total = sum(parts)
    return [part / total for part in parts]
