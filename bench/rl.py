"""The learning environments beside their peers: all in turn in one run, by CPU time.

    .venv-compiled/bin/python -m pip install -r requirements/rl-bench.txt
    .venv-compiled/bin/python -m bench.rl > bench/rl.md

A step of PettingZoo includes `last()` with the observation and the mask; its actions are recorded
before, so that no time goes into choosing, and the reset is not timed. The other rows choose by
chance. PettingZoo's own benchmark, which is run besides, goes by the clock.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import io
import itertools
import random
import sys
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from citadels import Config, FastRng
from citadels.rl import citadels_v0
from citadels.rl.vector import CitadelsVectorEnv
from citadels.sim.loop import count_random

from .rows import build_name

GAMES: Final = 64  # of a batch
STEPS: Final = 20  # between two looks at the clock
SLICE: Final = 0.05  # CPU seconds; then it is another row's turn
Work = Callable[[], tuple[int, float]]  # gives the steps that it made, and their CPU time
RATIOS: Final = (  # ours, theirs, goal
    ("aec", "connect_four", 5.0),
    ("aec", "slowest_card_game", 10.0),
    ("batch_masks", "own_loop", 0.5),
    ("batch_observations", "own_loop", 0.1),
    ("batch_observations", "rlcard_uno", 4.0),
)


def timed(work: Callable[[], int]) -> Work:
    """Time some work as a whole."""

    def run() -> tuple[int, float]:
        begin = process_time()
        steps = work()
        return steps, process_time() - begin

    return run


def recorded(env: Any, seed: int) -> list[int]:
    """The actions of a game by chance, to be repeated."""
    actions: list[int] = []
    env.reset(seed=seed)
    while True:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            return actions
        actions.append(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        env.step(actions[-1])


def aec(env: Any) -> Work:
    """Games of an environment of PettingZoo, observed at every step and repeated from a record."""
    games = [(seed, recorded(env, seed)) for seed in range(1, 11)]
    turns = itertools.cycle(games)

    def work() -> tuple[int, float]:
        seed, actions = next(turns)
        env.reset(seed=seed)  # not timed: some peers make everything anew for a seed
        begin = process_time()
        for action in actions:
            env.last()
            env.step(action)
        return len(actions), process_time() - begin

    return work


def batch(observe: bool) -> Work:
    """Steps of many games at once; forced ones count, as in the engine's own loop."""
    env = CitadelsVectorEnv(GAMES, skip_forced=False, observe=observe)
    env.reset(seed=1)
    rng = FastRng(1)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.sample(rng))
        return STEPS * GAMES

    return timed(work)


def own_loop() -> Work:
    """The engine's own loop, without environment."""
    seeds = iter(range(1, 1 << 30, 10))
    return timed(lambda: count_random([Config(4)], next(seeds), 10)[0])


def uno() -> Work:
    """Steps of RLCard's uno, with its states; choices by chance."""
    import rlcard  # noqa: PLC0415 - a peer

    env = rlcard.make("uno", {"seed": 1})
    at = [env.reset()]

    def work() -> int:
        for _ in range(STEPS):
            state, player = at[0]
            action = random.choice(list(state["legal_actions"]))
            state, player = env.step(action)
            at[0] = env.reset() if env.is_over() else (state, player)
        return STEPS

    return timed(work)


def works() -> dict[str, Work]:
    """Everything that is measured."""
    from pettingzoo.classic import (  # noqa: PLC0415 - peers
        connect_four_v3,
        leduc_holdem_v4,
        texas_holdem_no_limit_v6,
        texas_holdem_v4,
    )

    return {
        "aec": aec(citadels_v0.raw_env()),
        "connect_four": aec(connect_four_v3.raw_env()),
        "leduc_holdem": aec(leduc_holdem_v4.raw_env()),
        "texas_holdem": aec(texas_holdem_v4.raw_env()),
        "texas_holdem_no_limit": aec(texas_holdem_no_limit_v6.raw_env()),
        "own_loop": own_loop(),
        "batch_masks": batch(observe=False),
        "batch_observations": batch(observe=True),
        "rlcard_uno": uno(),
    }


def measure(seconds: float) -> dict[str, float]:
    """Steps per CPU second of each, all taking turns in slices until each had its time."""
    found = works()
    steps, spent = dict.fromkeys(found, 0), dict.fromkeys(found, 0.0)
    gc.collect()
    gc.freeze()
    while min(spent.values()) < seconds:
        for name, work in found.items():
            until = spent[name] + SLICE
            while spent[name] < until:
                made, seconds_of = work()
                steps[name] += made
                spent[name] += seconds_of
    return {name: steps[name] / spent[name] for name in found}


def own_benchmark(env: Any) -> str:
    """What PettingZoo's own benchmark prints of an environment; and the same per CPU second."""
    from pettingzoo.test import performance_benchmark  # noqa: PLC0415 - as the peers

    with contextlib.redirect_stdout(io.StringIO()) as printed:
        clock, cpu = perf_counter(), process_time()
        performance_benchmark(env)
        clock, cpu = perf_counter() - clock, process_time() - cpu
    line = next(line for line in printed.getvalue().splitlines() if "turns" in line)
    turns = float(line.split()[0])
    return f"{turns:,.0f} turns per second; {turns * clock / cpu:,.0f} per CPU second"


def own_benchmarks() -> list[str]:
    """Lines of the page: PettingZoo's own benchmark, by the clock."""
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - a peer

    envs = {"citadels_v0.env()": citadels_v0.env(), "connect_four_v3.env()": connect_four_v3.env()}
    lines = [
        "",
        "PettingZoo's own `performance_benchmark`, which goes by the clock, choices included:",
        "",
    ]
    return [*lines, *[f"- `{name}`: {own_benchmark(env)}" for name, env in envs.items()]]


def report(rates: dict[str, float], seconds: float) -> str:
    """The page."""
    cards = ("leduc_holdem", "texas_holdem", "texas_holdem_no_limit")
    rates = rates | {"slowest_card_game": min(rates[name] for name in cards)}
    lines = [
        "# Learning environments, beside their peers",
        "",
        f"Steps per CPU second, engine {build_name()}, Python {sys.version.split()[0]}; at least",
        f"{seconds:g} CPU seconds a row, all rows in turn in slices of 50 ms in one run.",
        "",
        "```",
        f"python -m bench.rl --seconds {seconds:g} > bench/rl.md",
        "```",
        "",
        "| Row | steps per CPU second |",
        "|---|--:|",
        *[f"| `{name}` | {rate:,.0f} |" for name, rate in rates.items()],
        "",
        "| Ratio | measured | wanted |",
        "|---|--:|--:|",
    ]
    for our, their, goal in RATIOS:
        lines.append(f"| `{our}` / `{their}` | {rates[our] / rates[their]:.2f} | {goal:g} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print the page."""
    parser = argparse.ArgumentParser(description="learning environments beside their peers")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per row")
    options = parser.parse_args(arguments)
    print(report(measure(options.seconds), options.seconds))
    print("\n".join(own_benchmarks()))


if __name__ == "__main__":
    main()
