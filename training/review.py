"""Train the value of reviews: positions from games, a small network, a check, the file, its card.

    python -m training.review --pool apprentice,citizen:12000:2000

The first fit learns from who won. The second one also learns from what the first thinks of the
beginning of the next round: nearly the same on average, and far less noisy. Interrupt it at will:
finished shards under `--folder` are not played again.

    python -m training.review --check

plays the games held out once more, as the card of the shipped value names them, and writes anew
what the card says of them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from citadels.bots.features import ROWS, table_row
from citadels.bots.weights import read_card, write_net
from citadels.core.basics import RULES_VERSION
from citadels.review.features import COUNT, NAMES
from citadels.review.weights import FOLDER, NAME, load_judge, schema
from training.games import EDITIONS, SEATS, Plan, config_of
from training.positions import APART, Positions, join, play_all, read_all
from training.train import CHECK_SEED

UNITS = 24
BATCH = 512
RATE = 2e-3
DECAY = 1e-5
MIX = 0.3  # how much of the second fit's target is who won
DECILES = 10
SURE = 1.96
Editions = dict[int, str]  # of games, by their numbers


class Weights(NamedTuple):
    """The arrays of the network."""

    linear: np.ndarray  # by table and feature
    hidden: np.ndarray  # by feature and unit
    bias: np.ndarray
    out: np.ndarray


class Block(NamedTuple):
    """The states of one number of players."""

    features: np.ndarray  # by state, seat and feature
    states: np.ndarray  # which of all states they are


def blocks_of(positions: Positions) -> list[Block]:
    """Sort the states by their number of players."""
    starts = np.concatenate([[0], np.cumsum(positions.players.astype(np.int64))])[:-1]
    blocks = []
    for players in range(2, SEATS + 1):
        states = np.flatnonzero(positions.players == players)
        if len(states):
            places = starts[states][:, None] + np.arange(players)[None, :]
            blocks.append(Block(positions.features[places], states))
    return blocks


def forward(weights: Weights, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The shares of every seat, and the units behind them."""
    row = table_row(x.shape[1])
    units = np.maximum(x @ weights.hidden + weights.bias, 0)
    points = x @ weights.linear[row] + units @ weights.out
    parts = np.exp(points - points.max(1, keepdims=True))
    return parts / parts.sum(1, keepdims=True), units


def slopes(weights: Weights, x: np.ndarray, gap: np.ndarray, units: np.ndarray) -> Weights:
    """How the loss changes with the weights; `gap` is shares less targets."""
    linear = np.zeros_like(weights.linear)
    linear[table_row(x.shape[1])] = np.einsum("ms,msk->k", gap, x, optimize=True)
    back = gap[:, :, None] * weights.out * (units > 0)
    flat = back.reshape(-1, back.shape[-1])
    hidden = x.reshape(-1, x.shape[-1]).T @ flat
    out = np.einsum("ms,msu->u", gap, units, optimize=True)
    return Weights(linear, hidden, flat.sum(0), out)


class Adam:
    """Steps down the slope, each weight at a pace of its own."""

    def __init__(self, weights: Weights) -> None:
        self.mean = [np.zeros_like(part) for part in weights]
        self.square = [np.zeros_like(part) for part in weights]
        self.count = 0

    def step(self, weights: Weights, slope: Weights, rate: float) -> None:
        """Change the weights in place."""
        self.count += 1
        for place, part in enumerate(weights):
            change = slope[place] + DECAY * part
            self.mean[place] = 0.9 * self.mean[place] + 0.1 * change
            self.square[place] = 0.999 * self.square[place] + 0.001 * change**2
            mean = self.mean[place] / (1 - 0.9**self.count)
            square = self.square[place] / (1 - 0.999**self.count)
            np.subtract(part, rate * mean / (np.sqrt(square) + 1e-8), out=part, casting="same_kind")


def begin(rng: np.random.Generator, count: int, units: int) -> Weights:
    """Small weights to begin with."""
    hidden = rng.normal(0, 1 / np.sqrt(count), (count, units)).astype(np.float32)
    out = rng.normal(0, 0.1, units).astype(np.float32)
    linear = np.zeros((ROWS, count), np.float32)
    return Weights(linear, hidden, np.zeros(units, np.float32), out)


def fit(
    weights: Weights,
    blocks: list[Block],
    targets: list[np.ndarray],
    epochs: int,
    rng: np.random.Generator,
) -> None:
    """Go through all states some times, in random order, ever slower."""
    adam = Adam(weights)
    batches = [
        (number, first)
        for number, block in enumerate(blocks)
        for first in range(0, len(block.states), BATCH)
    ]
    total, done = epochs * len(batches), 0
    for _ in range(epochs):
        orders = [rng.permutation(len(block.states)) for block in blocks]
        for place in rng.permutation(len(batches)):
            number, first = batches[place]
            some = orders[number][first : first + BATCH]
            x = blocks[number].features[some].astype(np.float32)
            shares, units = forward(weights, x)
            gap = ((shares - targets[number][some]) / len(some)).astype(np.float32)
            rate = RATE * (1 - done / total) + RATE / 50
            adam.step(weights, slopes(weights, x, gap, units), rate)
            done += 1


def predict(weights: Weights, blocks: list[Block], states: int) -> np.ndarray:
    """The shares of every state; 0 where there is no seat."""
    found = np.zeros((states, SEATS), np.float32)
    for block in blocks:
        for first in range(0, len(block.states), 8192):
            some = slice(first, first + 8192)
            x = block.features[some].astype(np.float32)
            found[block.states[some], : x.shape[1]] = forward(weights, x)[0]
    return found


def won(positions: Positions) -> np.ndarray:
    """Who won, as shares."""
    found: np.ndarray = np.arange(SEATS)[None, :] == positions.winners[:, None]
    return found.astype(np.float32)


def after_round(positions: Positions, shares: np.ndarray) -> np.ndarray:
    """What was thought when the next round began; in the last round, who won."""
    found = won(positions)
    keys = positions.games * 1000 + positions.rounds
    order = np.flatnonzero(positions.first)
    begins = dict(zip(keys[order].tolist(), order.tolist(), strict=True))
    for state, key in enumerate(keys.tolist()):
        later = begins.get(key + 1)
        if later is not None:
            found[state] = shares[later]
    return found


def by_block(blocks: list[Block], table: np.ndarray) -> list[np.ndarray]:
    """The rows of a table for each block, cut to its seats."""
    return [table[block.states, : block.features.shape[1]] for block in blocks]


def train(positions: Positions, epochs: int, count: int = COUNT, units: int = UNITS) -> Weights:
    """Fit to who won, and then to a mix of that and the next round."""
    rng = np.random.default_rng(1)
    blocks, outcome = blocks_of(positions), won(positions)
    weights = begin(rng, count, units)
    fit(weights, blocks, by_block(blocks, outcome), epochs, rng)
    shares = predict(weights, blocks, len(positions.winners))
    mixed = MIX * outcome + (1 - MIX) * after_round(positions, shares)
    fit(weights, blocks, by_block(blocks, mixed), epochs, rng)
    return weights


def loss(shares: np.ndarray, positions: Positions, chosen: np.ndarray) -> float:
    """The mean negative logarithm of the share of the winner."""
    picked = shares[chosen, positions.winners[chosen]]
    return float(-np.log(np.maximum(picked, 1e-9)).mean())


def calibration(
    shares: np.ndarray, positions: Positions, chosen: np.ndarray
) -> list[dict[str, Any]]:
    """For each tenth of the predicted shares: said, found, and its interval by games."""
    seats = np.arange(SEATS)[None, :] < positions.players[chosen][:, None]
    hits = won(positions)[chosen][seats]
    said = shares[chosen][seats]
    games = np.repeat(positions.games[chosen][:, None], SEATS, 1)[seats]
    table = []
    for part in np.array_split(np.argsort(said, kind="stable"), DECILES):
        _, place = np.unique(games[part], return_inverse=True)
        sums = np.bincount(place, hits[part] - said[part])
        error = np.sqrt((sums**2).sum()) / len(part)
        table.append(
            {
                "rows": len(part),
                "said": round(float(said[part].mean()), 4),
                "found": round(float(hits[part].mean()), 4),
                "half_width": round(float(SURE * error), 4),
            }
        )
    return table


def check_of(weights: Weights, positions: Positions, editions: Editions) -> dict[str, Any]:
    """Loss and calibration on games held out: all, by players, edition and time of the round."""
    shares = predict(weights, blocks_of(positions), len(positions.winners))
    every = np.arange(len(positions.winners))
    even = -np.log(1 / positions.players.astype(float))
    drafting = np.zeros(len(every), bool)
    starts = np.concatenate([[0], np.cumsum(positions.players.astype(np.int64))])[:-1]
    drafting[:] = positions.features[starts, NAMES.index("drafting")] > 0
    groups = {
        f"{count} players": np.flatnonzero(positions.players == count) for count in range(2, 9)
    }
    played = np.array([editions[number] for number in positions.games.tolist()])
    groups |= {name: np.flatnonzero(played == name) for name in sorted(set(EDITIONS))}
    groups |= {"in the draft": np.flatnonzero(drafting), "in turns": np.flatnonzero(~drafting)}
    return {
        "check_rows": len(every),
        "check_games": len(np.unique(positions.games)),
        "check_loss": round(loss(shares, positions, every), 4),
        "even_loss": round(float(even.mean()), 4),
        "groups": {
            name: {
                "loss": round(loss(shares, positions, chosen), 4),
                "calibration": calibration(shares, positions, chosen),
            }
            for name, chosen in groups.items()
            if len(chosen)
        },
        "calibration": calibration(shares, positions, every),
    }


def editions_of(plans: Sequence[Plan]) -> Editions:
    """The edition of every game of some plans, by its number after `join`."""
    return {
        number + (place << APART): config_of(plan, number).edition
        for place, plan in enumerate(plans)
        for number in range(plan.games)
    }


def play(plan: Plan) -> Positions:
    """Play a plan with a line of progress, and read it."""
    start, done = time.perf_counter(), 0
    for games in play_all(plan):
        done += games
        left = (plan.games - done) * (time.perf_counter() - start) / done / 60
        print(f"\r{done}/{plan.games} games, about {left:.0f} min left ", end="", flush=True)
    print()
    return read_all(plan)


def read_options(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument(
        "--pool",
        action="append",
        help="bots of a table, by commas, games to learn from and games held out: "
        "`master_builder,citizen:400:100`; several times for several pools",
    )
    parser.add_argument("--players", default="2,3,4,4,5,6,7,8")
    parser.add_argument("--folder", default="build/train")
    parser.add_argument("--out", type=Path, default=FOLDER / NAME)
    parser.add_argument("--check", action="store_true", help="check the file that is there anew")
    return parser.parse_args(arguments)


def plans_of(options: argparse.Namespace) -> tuple[list[Plan], list[Plan]]:
    """What is played to learn from, and to check with."""
    players = tuple(int(count) for count in options.players.split(","))
    plans, checks = [], []
    for text in options.pool or ["apprentice,citizen:12000:2000"]:
        names, games, check = text.split(":")
        pool, folder, seed = tuple(names.split(",")), options.folder, options.seed
        plans.append(Plan(int(games), seed, pool, players, folder))
        checks.append(Plan(int(check), seed + CHECK_SEED, pool, players, folder))
    return plans, checks


def read_weights(file: Path) -> Weights:
    """The arrays of a value file."""
    net = load_judge(file).net
    parts = (net.linear, net.hidden, net.bias, net.out)
    return Weights(*[np.array(part, np.float32) for part in parts])


def check_again(options: argparse.Namespace) -> int:
    """Play the games held out once more; write what the file says of them into its card."""
    file: Path = options.out
    card = read_card(file)
    named = card["plans"][len(card["plans"]) // 2 :]  # those that were learned from come first
    plans = [
        Plan(p["games"], p["seed"], tuple(p["pool"]), tuple(p["players"]), options.folder)
        for p in named
    ]
    held_out = join([play(plan) for plan in plans])
    found = check_of(read_weights(file), held_out, editions_of(plans))
    write_card(file, card | found)
    print(json.dumps({key: found[key] for key in ("check_rows", "check_loss", "even_loss")}))
    return 0


def write_card(file: Path, card: dict[str, Any]) -> None:
    """Write the card that stands beside a value file."""
    text = json.dumps(card, indent=1)
    file.with_suffix(".json").write_text(f"{text}\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Train, as the command line says."""
    options = read_options(arguments)
    if options.check:
        return check_again(options)
    plans, checks = plans_of(options)
    positions = join([play(plan) for plan in plans])
    held_out = join([play(plan) for plan in checks])
    weights = train(positions, options.epochs)
    card = {
        "schema": schema(),
        "rules": RULES_VERSION,
        "features": list(NAMES),
        "units": UNITS,
        "epochs": options.epochs,
        "plans": [
            {"pool": list(p.pool), "seed": p.seed, "games": p.games, "players": list(p.players)}
            for p in [*plans, *checks]
        ],
        "rows": len(positions.winners),
        **check_of(weights, held_out, editions_of(checks)),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    write_net([weights.linear, weights.hidden, [weights.bias], [weights.out]], options.out)
    write_card(options.out, card)
    print(json.dumps({key: card[key] for key in ("rows", "check_loss", "even_loss")}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
