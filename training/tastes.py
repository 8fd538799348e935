"""Fit tastes: how much searching bots like each character, as the table of `style.py`.

    python -m training.tastes --games 1000 --pool master_builder,citizen

A conditional logit over the characters that were offered: one number for each character, one
per gold and one per hand card of its drafter, and what income, cards and builds are worth.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import numpy as np

from citadels.core.registry import CHARACTERS
from training.games import Picks, Plan, read_picks
from training.train import play

NUMBERS = 1 + max(card.number for card in CHARACTERS.values())
SHARED = ("income", "cards", "builds")
RIDGE = 3.0
STEPS = 15


def design(picks: Picks) -> np.ndarray:
    """The numbers of every offered character, by row and rank."""
    own = NUMBERS
    table = np.zeros((len(picks.kept), 10, 3 * own + len(SHARED)), np.float32)
    rows = np.arange(len(picks.kept))[:, None].repeat(10, 1)
    ranks = np.arange(10)[None, :].repeat(len(picks.kept), 0)
    there = picks.numbers > 0
    numbers = picks.numbers[there]
    table[rows[there], ranks[there], numbers] = 1
    for block, amount in ((1, picks.gold), (2, picks.cards)):
        spread = amount[:, None].repeat(10, 1)[there]
        table[rows[there], ranks[there], block * own + numbers] = spread
    for place, column in enumerate((picks.gains, picks.draws, picks.builds)):
        table[:, :, 3 * own + place] = column
    return table


def fit_tastes(picks: Picks) -> np.ndarray:
    """Newton's method with a ridge."""
    x = design(picks)
    there = picks.numbers > 0
    size = x.shape[2]
    weights = np.zeros(size)
    for _ in range(STEPS):
        slope = -RIDGE * weights
        bend = RIDGE * np.eye(size)
        for first in range(0, len(x), 2048):
            some = slice(first, first + 2048)
            points = np.where(there[some], x[some] @ weights, -1e9)
            parts = np.exp(points - points.max(1, keepdims=True))
            shares = parts / parts.sum(1, keepdims=True)
            won = np.arange(10)[None, :] == picks.kept[some][:, None]
            slope += np.einsum("ms,msk->k", won - shares, x[some], optimize=True)
            mean = np.einsum("ms,msk->mk", shares, x[some], optimize=True)
            flat = (x[some] * np.sqrt(shares)[:, :, None]).reshape(-1, size)
            bend += flat.T @ flat - mean.T @ mean
        weights += np.linalg.solve(bend, slope)
    return weights


def main(arguments: Sequence[str]) -> int:
    """Fit and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pool", default="master_builder,citizen")
    parser.add_argument("--players", default="2,3,4,4,5,6,7,8")
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--folder", default="build/train")
    options = parser.parse_args(arguments)
    players = tuple(int(count) for count in options.players.split(","))
    pool = tuple(options.pool.split(","))
    plan = Plan(options.games, options.seed, pool, players, options.folder)
    play(plan, options.jobs)
    picks = read_picks(plan)
    weights = fit_tastes(picks)
    own = NUMBERS
    level = float(np.mean([weights[card.number] for card in CHARACTERS.values()]))
    print(f"# {len(picks.kept)} choices")
    for id, card in CHARACTERS.items():
        base, gold, cards = (weights[block * own + card.number] for block in range(3))
        print(f'    "{id}": ({base - level + 1.5:.2f}, {gold:.2f}, {cards:.2f}),')
    for place, name in enumerate(SHARED):
        print(f"# {name} {weights[3 * own + place]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
