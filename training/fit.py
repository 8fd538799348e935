"""The fit: a conditional logit over the seats, by Newton's method, and its calibration."""

from __future__ import annotations

from typing import Any

import numpy as np

from citadels.bots.features import COUNT, ROWS, STAGES, stage_parts, table_row
from training.games import SEATS, Rows

RIDGE = 2.0
STEPS = 12
DECILES = 10
SURE = 1.96


def _parts(stages: np.ndarray) -> np.ndarray:
    """How much each stage counts in each row."""
    known = {stage: stage_parts(stage) for stage in np.unique(stages).tolist()}
    return np.array([known[stage] for stage in stages.tolist()], np.float32)


def fit(rows: Rows) -> np.ndarray:
    """Weights by table, stage and feature."""
    weights = np.zeros((ROWS, len(STAGES), COUNT))
    tables = np.array([table_row(count) for count in range(SEATS + 1)])[rows.players]
    for table in range(ROWS):
        chosen = np.flatnonzero(tables == table)
        if len(chosen):
            weights[table] = _fit_table(rows, chosen)
    return weights


def _fit_table(rows: Rows, chosen: np.ndarray) -> np.ndarray:
    parts = _parts(rows.stages[chosen])
    size = len(STAGES) * COUNT
    weights = np.zeros(size)
    seats = np.arange(SEATS)[None, :] < rows.players[chosen][:, None]
    for _ in range(STEPS):
        slope = -RIDGE * weights
        bend = RIDGE * np.eye(size)
        for first in range(0, len(chosen), 4096):
            some = slice(first, first + 4096)
            x = rows.features[chosen[some]]
            z = (parts[some][:, None, :, None] * x[:, :, None, :]).reshape(len(x), SEATS, size)
            shares = _softmax(z @ weights, seats[some])
            won = np.arange(SEATS)[None, :] == rows.winners[chosen[some]][:, None]
            slope += np.einsum("ms,msk->k", won - shares, z, optimize=True)
            mean = np.einsum("ms,msk->mk", shares, z, optimize=True)
            flat = (z * np.sqrt(shares)[:, :, None]).reshape(-1, size)
            bend += flat.T @ flat - mean.T @ mean
        weights += np.linalg.solve(bend, slope)
    return weights.reshape(len(STAGES), COUNT)


def _softmax(points: np.ndarray, seats: np.ndarray) -> np.ndarray:
    points = np.where(seats, points, -1e9)
    parts = np.exp(points - points.max(1, keepdims=True))
    result: np.ndarray = parts / parts.sum(1, keepdims=True)
    return result


def predict(weights: np.ndarray, rows: Rows) -> np.ndarray:
    """The share of every seat in every row."""
    tables = np.array([table_row(count) for count in range(SEATS + 1)])[rows.players]
    mixed = np.einsum("ms,msk->mk", _parts(rows.stages), weights[tables])
    seats = np.arange(SEATS)[None, :] < rows.players[:, None]
    return _softmax(np.einsum("msk,mk->ms", rows.features, mixed), seats)


def loss(shares: np.ndarray, rows: Rows) -> float:
    """The mean negative logarithm of the share of the winner."""
    picked = shares[np.arange(len(shares)), rows.winners]
    return float(-np.log(np.maximum(picked, 1e-9)).mean())


def calibration(shares: np.ndarray, rows: Rows) -> list[dict[str, Any]]:
    """For each decile of the predicted shares: predicted, found, and its interval by games."""
    seats = np.arange(SEATS)[None, :] < rows.players[:, None]
    won = (np.arange(SEATS)[None, :] == rows.winners[:, None])[seats]
    said = shares[seats]
    games = np.repeat(rows.games[:, None], SEATS, 1)[seats]
    order = np.argsort(said, kind="stable")
    table = []
    for part in np.array_split(order, DECILES):
        gap = won[part] - said[part]
        _, place = np.unique(games[part], return_inverse=True)
        sums = np.bincount(place, gap)
        error = np.sqrt((sums**2).sum()) / len(part)
        table.append(
            {
                "rows": len(part),
                "said": round(float(said[part].mean()), 4),
                "found": round(float(won[part].mean()), 4),
                "half_width": round(float(SURE * error), 4),
            }
        )
    return table


def area(shares: np.ndarray, rows: Rows, chosen: np.ndarray) -> float:
    """The area under the ROC curve over the chosen rows: how well the winner stands out."""
    seats = np.arange(SEATS)[None, :] < rows.players[chosen][:, None]
    won = (np.arange(SEATS)[None, :] == rows.winners[chosen][:, None])[seats]
    said = shares[chosen][seats]
    order = np.argsort(said, kind="stable")
    ranks = np.empty(len(said))
    ranks[order] = np.arange(1, len(said) + 1)
    ones = int(won.sum())
    return float((ranks[won].sum() - ones * (ones + 1) / 2) / (ones * (len(said) - ones)))
