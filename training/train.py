"""Train the value: play games, fit, check on games held out, write the file and its card.

    python -m training.train --games 20000 --check 10000

Interrupt it at will: finished shards under `--folder` are not played again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from citadels.bots.features import NAMES, STAGES
from citadels.bots.weights import FOLDER, NAME, schema, write_rows
from citadels.core.basics import RULES_VERSION
from training.fit import area, calibration, fit, loss, predict
from training.games import Plan, Rows, play_all, read_all

CHECK_SEED = 1000  # added to the seed: the games held out are other games


def play(plan: Plan, jobs: int) -> Rows:
    """Play a plan with a line of progress, and read it."""
    begin = time.perf_counter()
    done = 0
    for games in play_all(plan, jobs):
        done += games
        rate = done / (time.perf_counter() - begin)
        left = (plan.games - done) / rate / 60
        print(f"\r{done}/{plan.games} games, about {left:.0f} min left ", end="", flush=True)
    print()
    return read_all(plan)


def join(parts: Sequence[Rows]) -> Rows:
    """Put rows of several plans together."""
    games = [part.games + (place << 40) for place, part in enumerate(parts)]
    renamed = [part._replace(games=name) for part, name in zip(parts, games, strict=True)]
    return Rows(*[np.concatenate(column) for column in zip(*renamed, strict=True)])


def card_of(weights: np.ndarray, train: Rows, check: Rows, plans: Sequence[Plan]) -> dict[str, Any]:
    """What is to be known about a value file."""
    shares = predict(weights, check)
    stages = {
        f"{stage:g} to go": round(area(shares, check, np.flatnonzero(check.stages == stage)), 3)
        for stage in sorted(np.unique(check.stages).tolist(), reverse=True)
    }
    return {
        "schema": schema(),
        "rules": RULES_VERSION,
        "features": list(NAMES),
        "stages": list(STAGES),
        "plans": [
            {"pool": list(p.pool), "seed": p.seed, "games": p.games, "players": list(p.players)}
            for p in plans
        ],
        "rows": len(train.winners),
        "check_rows": len(check.winners),
        "check_games": len(np.unique(check.games)),
        "loss": round(loss(predict(weights, train), train), 4),
        "check_loss": round(loss(shares, check), 4),
        "area": stages,
        "calibration": calibration(shares, check),
    }


def write(weights: np.ndarray, card: dict[str, Any], out: Path) -> None:
    """Write the value file and its card."""
    out.parent.mkdir(parents=True, exist_ok=True)
    write_rows(weights.astype("<f4").reshape(-1, weights.shape[-1]), out)
    text = json.dumps(card, indent=2)
    out.with_suffix(".json").write_text(f"{text}\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Train, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--check", type=int, default=10_000, help="games held out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--pool",
        action="append",
        help="bots of a table, by commas, and how many games, if not --games and --check: "
        "`master_builder,citizen:2000:500`; several times for several pools",
    )
    parser.add_argument("--players", default="2,3,4,4,5,6,7,8")
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--folder", default="build/train")
    parser.add_argument("--out", type=Path, default=FOLDER / NAME)
    options = parser.parse_args(arguments)
    players = tuple(int(count) for count in options.players.split(","))
    plans, checks = [], []
    for text in options.pool or ["apprentice,citizen"]:
        names, *sizes = text.split(":")
        games, check = [int(size) for size in sizes] or [options.games, options.check]
        pool = tuple(names.split(","))
        plans.append(Plan(games, options.seed, pool, players, options.folder))
        checks.append(Plan(check, options.seed + CHECK_SEED, pool, players, options.folder))
    train = join([play(plan, options.jobs) for plan in plans])
    held_out = join([play(plan, options.jobs) for plan in checks])
    weights = fit(train)
    card = card_of(weights, train, held_out, [*plans, *checks])
    write(weights, card, options.out)
    print(json.dumps({key: card[key] for key in ("rows", "loss", "check_loss", "area")}))
    for row in card["calibration"]:
        print(row)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
