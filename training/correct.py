"""Correct the value by games of the league: a small step from the shipped one, and its check.

    python -m training.league --pool explorer:1000
    python -m training.correct --pool explorer:1000
    python -m training.correct --pool explorer:1000 --outlook build/outlook.txt

The shipped value comes from tens of thousands of quick games; a thousand games of searching bots
are too few to learn it anew, but show where it errs. The correction is a weight for each feature
and for the score itself, that changes evenly with the stage; for a net, the same at every stage.
The card says what it gains in games that were held out, fold by fold.
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
from citadels.bots.net import Net
from citadels.bots.outlook import COUNT as OUTLOOK_COUNT
from citadels.bots.outlook import NAMES, OWN
from citadels.bots.weights import (
    load_net,
    net_schema,
    read_card,
    schema,
    shipped_value,
    write_net,
    write_rows,
)
from citadels.core.basics import RULES_VERSION
from training import league
from training.games import SEATS
from training.outlook import read_ends
from training.positions import Positions, join
from training.review import SURE, write_card

FOLDS = 5
RIDGE = 200.0
NET_RIDGE = 800.0
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


def ends_of_net(positions: Positions, said: np.ndarray) -> Ends:
    """The same for a net: its score, and all its numbers."""
    seats = np.arange(SEATS)[None, :] < positions.players[:, None]
    numbers = np.zeros((*seats.shape, OUTLOOK_COUNT + 1))
    numbers[seats, :OUTLOOK_COUNT] = positions.features
    scores = np.log(np.maximum(said, LEAST))
    numbers[..., OUTLOOK_COUNT] = np.where(seats, scores, 0.0)
    return Ends(np.where(seats, scores, -1e9), numbers, positions.winners, positions.games)


def said_by(net: Net, positions: Positions) -> np.ndarray:
    """The shares that a net gives."""
    found = np.zeros((len(positions.players), SEATS))
    first = 0
    for place, count in enumerate(positions.players):
        rows = positions.features[first : first + count].astype(float).tolist()
        found[place, :count] = net.shares(rows)
        first += count
    return found


def shares_of(ends: Ends, weights: np.ndarray) -> np.ndarray:
    """The corrected shares."""
    points = ends.scores + ends.numbers @ weights
    parts = np.exp(points - points.max(1, keepdims=True))
    found: np.ndarray = parts / parts.sum(1, keepdims=True)
    return found


def some_of(ends: Ends, some: np.ndarray) -> Ends:
    """Some of the ends."""
    return Ends(*[column[some] for column in ends])


def fit(ends: Ends, ridge: float = RIDGE) -> np.ndarray:
    """Newton's method with a ridge."""
    size = ends.numbers.shape[2]
    weights = np.zeros(size)
    won = np.arange(SEATS)[None, :] == ends.winners[:, None]
    for _ in range(STEPS):
        shares = shares_of(ends, weights)
        slope = np.einsum("ms,msk->k", won - shares, ends.numbers) - ridge * weights
        mean = np.einsum("ms,msk->mk", shares, ends.numbers)
        flat = (ends.numbers * np.sqrt(shares)[:, :, None]).reshape(-1, size)
        bend = flat.T @ flat - mean.T @ mean + ridge * np.eye(size)
        weights += np.linalg.solve(bend, slope)
    return weights


def losses(ends: Ends, weights: np.ndarray) -> np.ndarray:
    """The negative logarithm of the winner's share, by end."""
    shares = shares_of(ends, weights)
    found: np.ndarray = -np.log(shares[np.arange(len(shares)), ends.winners])
    return found


def check(ends: Ends, ridge: float = RIDGE) -> dict[str, float]:
    """The loss without and with a correction learned from other games."""
    before = losses(ends, np.zeros(ends.numbers.shape[2]))
    after = np.zeros(len(before))
    for fold in range(FOLDS):
        out = ends.games % FOLDS == fold
        after[out] = losses(some_of(ends, out), fit(some_of(ends, ~out), ridge))
    _, place = np.unique(ends.games, return_inverse=True)
    gains = np.bincount(place, before - after)
    sure = SURE * float(np.sqrt(((gains - gains.mean()) ** 2).sum())) / len(before)
    return {
        "before_loss": round(float(before.mean()), 4),
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


def corrected_net(net: Net, weights: np.ndarray) -> list[np.ndarray]:
    """The parts of a net with the correction, in the form of its file."""
    scale = 1 + weights[OUTLOOK_COUNT]
    linear = scale * np.array(net.linear) + weights[:OUTLOOK_COUNT]
    parts = [linear, np.array(net.hidden), np.array([net.bias]), scale * np.array([net.out])]
    return [np.round(part, 5) for part in parts]


def main(arguments: Sequence[str]) -> int:
    """Correct, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    league.add_options(parser)
    parser.add_argument("--outlook", type=Path, help="a net to correct, of training.outlook")
    parser.add_argument("--out", type=Path, default=Path("build/corrected.txt"))
    options = parser.parse_args(arguments)
    pools = options.pool or ["explorer:400"]
    plans = league.plans_of(pools, options.players, options.seed, options.folder)
    read = [read_ends(plan) for plan in plans]
    said = np.concatenate([part for _, part in read])
    positions = join([part for part, _ in read])
    net = load_net(options.outlook, NAMES) if options.outlook else None
    ends = ends_of_net(positions, said_by(net, positions)) if net else ends_of(positions, said)
    ridge = NET_RIDGE if net else RIDGE
    card = {
        "schema": net_schema(NAMES) if net else schema(),
        "rules": RULES_VERSION,
        "plans": [
            {"pool": list(p.pool), "seed": p.seed, "games": p.games, "players": list(p.players)}
            for p in plans
        ],
        "games": len(np.unique(ends.games)),
        "rows": len(ends.games),
        **check(ends, ridge),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    weights = fit(ends, ridge)
    if net:
        card["of"] = read_card(options.outlook)
        write_net(corrected_net(net, weights), options.out)
    else:
        write_rows(np.round(corrected(weights), 5), options.out)
    write_card(options.out, card)
    print(json.dumps(card))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
