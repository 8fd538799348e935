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
from citadels import Config, Game
from citadels.bots import BOTS
from citadels.core.rng import FastRng
from citadels.sim import loop

SECONDS = float(sys.argv[1])
PRESETS = ("first_game", "vicious_nobles", "cunning_agents", "illustrious_emissaries")
CONFIGS = [Config(4, "deluxe", preset) for preset in PRESETS]
asked = (lambda game: game.question) if hasattr(Game, "question") else (lambda game: game.asking)


def spend(work):
    work(0)
    done = number = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        number += 1
        done += work(number)
    return done / spent


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


rows = (driven, own_loop, copies, setups, events)
print(json.dumps({row.__name__: spend(row) for row in rows}))
"""


def measure(python: str, seconds: float) -> dict[str, float]:
    """Let a build measure itself."""
    command = [python, "-I", "-c", SCRIPT, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{python} cannot be measured:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main(arguments: list[str]) -> int:
    """Take turns, and print the medians as a table."""
    parser = argparse.ArgumentParser(prog="bench.compare", description=__doc__.partition("\n")[0])
    parser.add_argument("old", help="Python of the older build")
    parser.add_argument("new", help="Python of the newer build")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per row and round")
    options = parser.parse_args(arguments)
    old: list[dict[str, float]] = []
    new: list[dict[str, float]] = []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr)
        old.append(measure(options.old, options.seconds))
        new.append(measure(options.new, options.seconds))
    print(f"Per CPU second; medians of {options.rounds} rounds taken in turn.\n")
    print("| row | old | new | new / old | rounds |\n|---|--:|--:|--:|--:|")
    for row in old[0]:
        before = [each[row] for each in old]
        after = [each[row] for each in new]
        ratios = sorted(y / x for x, y in zip(before, after, strict=True))
        medians = statistics.median(before), statistics.median(after)
        spread = f"{ratios[0]:.2f}-{ratios[-1]:.2f}"
        share = statistics.median(ratios)
        print(f"| `{row}` | {medians[0]:,.0f} | {medians[1]:,.0f} | {share:.3f} | {spread} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
