"""Correct the value by games of the league: a small step from the shipped one, and its check.

    python -m training.league --pool explorer:1000
    python -m training.correct --pool explorer:1000

The shipped value comes from tens of thousands of quick games; a thousand games of searching bots
are too few to learn it anew, but show where it errs. The correction is a weight for each feature
and for the score itself, that changes evenly with the stage. The card says what it gains in games
that were held out, fold by fold.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from citadels.bots.features import COUNT, STAGES
from citadels.bots.outlook import OWN
from citadels.bots.weights import schema, shipped_value, write_rows
from citadels.core.basics import RULES_VERSION
from training import league
from training.games import SEATS
from training.outlook import read_ends
from training.positions import Positions, join
from training.review import SURE, write_card

FOLDS = 5
RIDGE = 200.0
STEPS = 6
LEAST = 1e-4  # share of wins


class Ends(NamedTuple):
    """Ends of rounds by seat: the shipped score, what may correct it, who won, and the game."""

    scores: np.ndarray
    numbers: np.ndarray
    winners: np.ndarray
    games: np.ndarray


def ends_of(positions: Positions, said: np.ndarray) -> Ends:
    """The ends of rounds with a place for every seat; where nobody sits, the score is hopeless."""
    seats = np.arange(SEATS)[None, :] < positions.players[:, None]
    features = np.zeros((*seats.shape, COUNT + 1))
    features[seats, :COUNT] = positions.features[:, :COUNT]
    scores = np.log(np.maximum(said, LEAST))
    features[..., COUNT] = np.where(seats, scores, 0.0)
    stages = np.zeros(seats.shape)
    stages[seats] = positions.features[:, OWN + 1]
    numbers = np.concatenate([features, features * stages[..., None]], 2)
    return Ends(np.where(seats, scores, -1e9), numbers, positions.winners, positions.games)


def shares_of(ends: Ends, weights: np.ndarray) -> np.ndarray:
    """The corrected shares."""
    points = ends.scores + ends.numbers @ weights
    parts = np.exp(points - points.max(1, keepdims=True))
    found: np.ndarray = parts / parts.sum(1, keepdims=True)
    return found


def some_of(ends: Ends, some: np.ndarray) -> Ends:
    """Some of the ends."""
    return Ends(*[column[some] for column in ends])


def fit(ends: Ends) -> np.ndarray:
    """Newton's method with a ridge."""
    size = ends.numbers.shape[2]
    weights = np.zeros(size)
    won = np.arange(SEATS)[None, :] == ends.winners[:, None]
    for _ in range(STEPS):
        shares = shares_of(ends, weights)
        slope = np.einsum("ms,msk->k", won - shares, ends.numbers) - RIDGE * weights
        mean = np.einsum("ms,msk->mk", shares, ends.numbers)
        flat = (ends.numbers * np.sqrt(shares)[:, :, None]).reshape(-1, size)
        bend = flat.T @ flat - mean.T @ mean + RIDGE * np.eye(size)
        weights += np.linalg.solve(bend, slope)
    return weights


def losses(ends: Ends, weights: np.ndarray) -> np.ndarray:
    """The negative logarithm of the winner's share, by end."""
    shares = shares_of(ends, weights)
    found: np.ndarray = -np.log(shares[np.arange(len(shares)), ends.winners])
    return found


def check(ends: Ends) -> dict[str, float]:
    """The loss without and with a correction learned from other games."""
    before = losses(ends, np.zeros(ends.numbers.shape[2]))
    after = np.zeros(len(before))
    for fold in range(FOLDS):
        out = ends.games % FOLDS == fold
        after[out] = losses(some_of(ends, out), fit(some_of(ends, ~out)))
    _, place = np.unique(ends.games, return_inverse=True)
    gains = np.bincount(place, before - after)
    sure = SURE * float(np.sqrt(((gains - gains.mean()) ** 2).sum())) / len(before)
    return {
        "linear_loss": round(float(before.mean()), 4),
        "check_loss": round(float(after.mean()), 4),
        "half_width": round(sure, 4),
    }


def corrected(weights: np.ndarray) -> np.ndarray:
    """The weights of the shipped value with the correction, in the form of its file."""
    rows = np.array(shipped_value().weights)
    even, slope = np.split(weights, 2)
    for place, stage in enumerate(STAGES):
        step = even + slope * stage / STAGES[0]
        rows[:, place] = rows[:, place] * (1 + step[COUNT]) + step[:COUNT]
    return rows.reshape(-1, COUNT)


def main(arguments: Sequence[str]) -> int:
    """Correct, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    league.add_options(parser)
    parser.add_argument("--out", type=Path, default=Path("build/corrected.txt"))
    options = parser.parse_args(arguments)
    pools = options.pool or ["explorer:400"]
    plans = league.plans_of(pools, options.players, options.seed, options.folder)
    read = [read_ends(plan) for plan in plans]
    said = np.concatenate([part for _, part in read])
    ends = ends_of(join([positions for positions, _ in read]), said)
    card = {
        "schema": schema(),
        "rules": RULES_VERSION,
        "plans": [
            {"pool": list(p.pool), "seed": p.seed, "games": p.games, "players": list(p.players)}
            for p in plans
        ],
        "games": len(np.unique(ends.games)),
        "rows": len(ends.games),
        **check(ends),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    write_rows(np.round(corrected(fit(ends)), 5), options.out)
    write_card(options.out, card)
    print(json.dumps(card))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
