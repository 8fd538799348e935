"""Train the regent's value: ends of rounds of the league, a net, a check, the file and its card.

    python -m training.league --pool master_builder:2000
    python -m training.outlook --pool master_builder:2000

Of every ten games, one is held out. The first fit learns from who won, the second also from what
the first thinks of the next round. The card says how the linear value does on the same games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from citadels.bots.outlook import COUNT, NAMES, outlook
from citadels.bots.weights import net_schema, shipped_value, write_net
from citadels.core.basics import RULES_VERSION
from training import league
from training.games import SEATS, Plan
from training.positions import APART, Positions, join
from training.quick import play_ends
from training.review import blocks_of, calibration, loss, predict, train, write_card

HELD_OUT = 10  # one game in so many
UNITS = 24


def ends_of(kept: league.Kept) -> Iterator[tuple[list[list[float]], list[float], int]]:
    """Play a record again; gives what the net and the linear value are told as each round ends."""
    linear = shipped_value()
    game = kept.record.replay(0, events=False)
    last = game.state.round.number
    for option in kept.record.choices:
        game.play(option)
        if game.question is not None and game.state.round.number != last:
            last = game.state.round.number
            yield outlook(game.state), linear.shares(game.state), last


def read_ends(plan: Plan) -> tuple[Positions, np.ndarray]:
    """The ends of rounds of a plan, and what the linear value thinks of them."""
    rows: list[list[float]] = []
    said: list[list[float]] = []
    columns: list[tuple[int, int, int, int]] = []
    for kept in league.read_all(plan):
        winner = kept.record.replay(events=False).ranking()[0]
        for row, shares, number in ends_of(kept):
            rows += row
            said.append(shares + [0.0] * (SEATS - len(shares)))
            columns.append((len(row), winner, kept.number, number))
    players, winners, games, rounds = np.array(columns, np.int64).T
    features = np.array(rows, np.float16)
    first = np.ones(len(players), bool)
    positions = Positions(features, players, winners, games, rounds, first)
    return positions, np.array(said, np.float32)


def chosen_of(positions: Positions, chosen: np.ndarray) -> Positions:
    """Some of the states."""
    seats = np.repeat(chosen, positions.players)
    return Positions(positions.features[seats], *[column[chosen] for column in positions[1:]])


def check_of(shares: np.ndarray, linear: np.ndarray, held_out: Positions) -> dict[str, Any]:
    """Loss and calibration on games held out, beside the linear value and even shares."""
    every = np.arange(len(held_out.winners))
    even = -np.log(1 / held_out.players.astype(float))
    groups = {}
    for count in range(2, SEATS + 1):
        some = np.flatnonzero(held_out.players == count)
        if len(some):
            groups[f"{count} players"] = {
                "rows": len(some),
                "loss": round(loss(shares, held_out, some), 4),
                "linear_loss": round(loss(linear, held_out, some), 4),
            }
    return {
        "check_rows": len(every),
        "check_games": len(np.unique(held_out.games)),
        "check_loss": round(loss(shares, held_out, every), 4),
        "linear_loss": round(loss(linear, held_out, every), 4),
        "even_loss": round(float(even.mean()), 4),
        "groups": groups,
        "calibration": calibration(shares, held_out, every),
    }


def main(arguments: Sequence[str]) -> int:
    """Train, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    league.add_options(parser)
    parser.add_argument("--quick", type=Path, help="a folder of training.selfplay to play games by")
    parser.add_argument("--quick-games", type=int, default=40_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--units", type=int, default=UNITS)
    parser.add_argument("--out", type=Path, default=Path("build/outlook.txt"))
    options = parser.parse_args(arguments)
    pools = options.pool or ([] if options.quick else ["master_builder:400"])
    plans = league.plans_of(pools, options.players, options.seed, options.folder)
    read = [read_ends(plan) for plan in plans]
    if options.quick:
        counts = tuple(int(count) for count in options.players.split(","))
        plans.append(Plan(options.quick_games, options.seed, ("quick",), counts, ""))
        read.append(play_ends(options.quick, plans[-1], options.jobs))
    positions = join([part for part, _ in read])
    linear = np.concatenate([said for _, said in read])
    held = (positions.games & ((1 << APART) - 1)) % HELD_OUT == 0
    learned, held_out = chosen_of(positions, ~held), chosen_of(positions, held)
    weights = train(learned, options.epochs, COUNT, options.units)
    shares = predict(weights, blocks_of(held_out), len(held_out.winners))
    card = {
        "schema": net_schema(NAMES),
        "rules": RULES_VERSION,
        "features": list(NAMES),
        "units": options.units,
        "epochs": options.epochs,
        "plans": [
            {"pool": list(p.pool), "seed": p.seed, "games": p.games, "players": list(p.players)}
            for p in plans
        ],
        "rows": len(learned.winners),
        **check_of(shares, linear[held], held_out),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    write_net([weights.linear, weights.hidden, [weights.bias], [weights.out]], options.out)
    write_card(options.out, card)
    shown = ("rows", "check_rows", "check_loss", "linear_loss", "even_loss", "groups")
    print(json.dumps({key: card[key] for key in shown}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
