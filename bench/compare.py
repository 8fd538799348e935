"""Compares two builds of the engine: their rows taken in turn, in one run.

    python -m bench.compare OLD NEW > bench/compare.md

OLD and NEW are Pythons of environments that hold a build each, compiled or not, 0.1 included.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys

# What a build measures of itself: the same set-ups, seeds and choices; decisions per CPU second.
SCRIPT = """
import json, sys, time
from citadels import Config, Game, redeal
from citadels.bots import BOTS
from citadels.core.rng import FastRng
from citadels.sim import loop

SECONDS = 0.02
PRESETS = ("first_game", "vicious_nobles", "cunning_agents", "illustrious_emissaries")
CONFIGS = [Config(4, "deluxe", preset) for preset in PRESETS]
asked = (lambda game: game.question) if hasattr(Game, "question") else (lambda game: game.asking)


def spend(work, number):
    done, number = 0, number * 1000
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        number += 1
        done += work(number)
    return done, spent


def driven(number):
    game, rng = Game(CONFIGS[number % 4], number, False), FastRng(number)
    play, below = game.play, rng.below
    while (question := asked(game)) is not None:
        play(question.options[below(len(question.options))])
    return len(game.choices)


def own_loop(number):
    return loop.count_random(CONFIGS, number * 20, 20)[0]


def middle(number):
    game, rng = Game(CONFIGS[number % 4], number, False), FastRng(number)
    for _ in range(100):
        options = asked(game).options
        game.play(options[rng.below(len(options))])
    return game


COPIES = [getattr(game, "copy", None) or game.clone for game in map(middle, range(8))]


def copies(number):
    for copy in COPIES * 20:
        copy()
    return len(COPIES) * 20


def setups(number):
    for seed in range(100):
        Game(CONFIGS[seed % 4], seed, False)
    return 100


def events(number):
    game, rng = Game(CONFIGS[number % 4], number), FastRng(number)
    while (question := asked(game)) is not None:
        game.play(question.options[rng.below(len(question.options))])
    return len(game.choices)


try:
    from citadels import view
except ImportError:
    view = Game.view
GAMES = [middle(number) for number in range(8)]


def views(number):
    for game in GAMES:
        for seat in range(4):
            view(game, seat)
    return 4 * len(GAMES)


def redeals(number):
    rng = FastRng(number)
    for game in GAMES:
        redeal(game, number % 4, rng)
    return len(GAMES)


rows = (driven, own_loop, copies, setups, events, views, redeals)
known = {row.__name__: row for row in rows}
print(" ".join(known), flush=True)
for line in sys.stdin:
    name, number = line.split()
    print(json.dumps(spend(known[name], int(number))), flush=True)
"""


class Build:
    """A process with one build, which measures itself when it is told to."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-I", "-c", SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.rows = self.answer().split()

    def answer(self) -> str:
        """The next line that it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.process.args[0]!r} cannot be measured")  # type: ignore[index]
        return line

    def measure(self, row: str, number: int) -> tuple[float, float]:
        """What was done in a slice, and in how many CPU seconds."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{row} {number}\n")
        self.process.stdin.flush()
        done, spent = json.loads(self.answer())
        return done, spent


def compare(old: Build, new: Build, row: str, slices: int, first: int) -> tuple[float, float]:
    """The rates of both builds in one round: short slices in turn, so that noise meets both."""
    sums = {old: [0.0, 0.0], new: [0.0, 0.0]}
    for number in range(first, first + slices):
        for build in (old, new) if number % 2 else (new, old):
            done, spent = build.measure(row, number)
            sums[build][0] += done
            sums[build][1] += spent
    return sums[old][0] / sums[old][1], sums[new][0] / sums[new][1]


def main(arguments: list[str]) -> int:
    """Take turns, and print the medians as a table."""
    parser = argparse.ArgumentParser(prog="bench.compare", description=__doc__.partition("\n")[0])
    parser.add_argument("old", help="Python of the older build")
    parser.add_argument("new", help="Python of the newer build")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--slices", type=int, default=30, help="of 20 ms, per row, build and round")
    parser.add_argument("--only", help="rows, with commas between")
    options = parser.parse_args(arguments)
    old, new = Build(options.old), Build(options.new)
    print(f"Per CPU second; medians of {options.rounds} rounds taken in turn.\n")
    print("| row | old | new | new / old | rounds |\n|---|--:|--:|--:|--:|")
    for row in options.only.split(",") if options.only else old.rows:
        print(row, file=sys.stderr)
        rounds = range(0, options.rounds * options.slices, options.slices)
        pairs = [compare(old, new, row, options.slices, first) for first in rounds]
        ratios = sorted(after / before for before, after in pairs)
        before, after = (statistics.median(rates) for rates in zip(*pairs, strict=True))
        spread = f"{ratios[0]:.2f}-{ratios[-1]:.2f}"
        share = statistics.median(ratios)
        print(f"| `{row}` | {before:,.0f} | {after:,.0f} | {share:.3f} | {spread} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
