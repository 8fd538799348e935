"""The leaderboard: policies and bots against the same bots on the same deals.

    python -m bench.leaderboard > bench/leaderboard.md
    .venv-ppo/bin/python -m bench.leaderboard --model build/ppo/model.zip > bench/leaderboard.md

The second command adds the policy of `training/ppo.py`. A policy of your own joins with
`--policy MODULE:NAME`: a function of observation and mask, as `citadels.rl.evaluation` takes it.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from citadels import Config
from citadels.bots import BOTS
from citadels.rl.evaluation import Policy, evaluate
from citadels.rl.schema import SCHEMA
from citadels.sim.shares import Share

from .rows import build_name

PLAYERS: Final = 4
SEED: Final = 1 << 41  # deals that no training plays
RIVALS: Final = ("random", "novice", "apprentice")
ENTRIES: Final = ("random", "novice", "apprentice", "citizen")  # those that search take minutes
HEAD: Final = """\
# Leaderboard

```
{command}
```

{players} players, the first game of the edition. Each entry sits in one seat, and bots of one level
in the others. Each of {deals} deals is played once from every seat, all entries on the same
deals. Win shares in per cent, with 95 % intervals clustered by deal; chance gives {chance:g}.
Schema `{schema}`, engine {build}.
"""


def entries(options: argparse.Namespace) -> dict[str, str | Policy]:
    """Who is measured, by name."""
    found: dict[str, str | Policy] = {name: name for name in options.bots}
    if options.model is not None:
        from training.ppo import read_policy  # noqa: PLC0415 - only who trains has what it needs

        found["MaskablePPO ([curve](ppo.md))"] = read_policy(options.model)
    for text in options.policy:
        module, _, name = text.partition(":")
        policy: Policy = getattr(importlib.import_module(module), name)
        found[f"`{text}`"] = policy
    return found


def cell(found: Share) -> str:
    """A share with its interval."""
    return f"{100 * found.share:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def command(options: argparse.Namespace) -> str:
    """What was typed."""
    parts = ["python -m bench.leaderboard", f"--deals {options.deals}"]
    if options.rivals != RIVALS:
        parts.append(f"--rivals {' '.join(options.rivals)}")
    if options.bots != ENTRIES:
        parts.append(f"--bots {' '.join(options.bots)}")
    if options.model is not None:
        parts.append(f"--model {options.model.as_posix()}")
    parts += [f"--policy {text}" for text in options.policy]
    return f"{' '.join(parts)} > bench/leaderboard.md"


def measure(options: argparse.Namespace) -> list[tuple[str, list[Share]]]:
    """Everybody with their shares against each of the rivals, the strongest first."""
    config = Config(PLAYERS)
    rows = [
        (name, [evaluate(entry, rival, options.deals, config, SEED) for rival in options.rivals])
        for name, entry in entries(options).items()
    ]
    return sorted(rows, key=lambda row: -sum(found.share for found in row[1]))


def show(options: argparse.Namespace, rows: list[tuple[str, list[Share]]]) -> None:
    """Print the page."""
    head = HEAD.replace("{schema}", SCHEMA).replace("{build}", build_name())
    facts = {"players": PLAYERS, "chance": 100 / PLAYERS, "deals": options.deals}
    print(head.format(command=command(options), **facts))
    print(f"| | Entry | {' | '.join(f'three of {rival}' for rival in options.rivals)} |")
    print(f"|--:|---|{'--:|' * len(options.rivals)}")
    for place, (name, shares) in enumerate(rows, 1):
        print(f"| {place} | {name} | {' | '.join(map(cell, shares))} |")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure everybody, and print the table."""
    parser = argparse.ArgumentParser(description="policies and bots on the same deals")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--bots", nargs="*", choices=list(BOTS), default=ENTRIES)
    parser.add_argument("--rivals", nargs="+", choices=list(BOTS), default=RIVALS)
    parser.add_argument("--model", type=Path, help="a model of training/ppo.py")
    parser.add_argument("--policy", action="append", default=[], help="MODULE:NAME")
    options = parser.parse_args(arguments)
    show(options, measure(options))


if __name__ == "__main__":
    main()
