"""The leaderboard: policies and bots against the same bots on the same deals.

    python -m bench.leaderboard > bench/leaderboard.md
    .venv-ppo/bin/python -m bench.leaderboard --model build/ppo/model.zip > bench/leaderboard.md

The second command adds the policy of `training/ppo.py`. A policy of your own joins with
`--policy MODULE:NAME`: a function of observation and mask, as `citadels.rl.evaluation` takes it.
With `--into bench/leaderboard.md`, rows are added to that page; those that are not measured again
stay. A page of other deals, rivals, spaces or another build is refused.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

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
FENCE: Final = "```"


class Row(NamedTuple):
    """A line of the table: who it is, and their shares, as they are written."""

    name: str
    cells: tuple[str, ...]

    def strength(self) -> float:
        """The sum of the shares, by which the table is sorted."""
        return sum(float(cell.split()[0]) for cell in self.cells)


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
    where = f"--into {options.into.as_posix()}" if options.into else "> bench/leaderboard.md"
    return " ".join([*parts, where])


def measure(options: argparse.Namespace) -> list[Row]:
    """Everybody with their shares against each of the rivals."""
    config = Config(PLAYERS)
    rows = []
    for name, entry in entries(options).items():
        found = [evaluate(entry, rival, options.deals, config, SEED) for rival in options.rivals]
        rows.append(Row(name, tuple(map(cell, found))))
    return rows


def head_of(options: argparse.Namespace, commands: str) -> str:
    """The page up to the first line of the table."""
    head = HEAD.replace("{schema}", SCHEMA).replace("{build}", build_name())
    facts = {"players": PLAYERS, "chance": 100 / PLAYERS, "deals": options.deals}
    rivals = " | ".join(f"three of {rival}" for rival in options.rivals)
    lines = f"| | Entry | {rivals} |\n|--:|---|{'--:|' * len(options.rivals)}\n"
    return f"{head.format(command=commands, **facts)}\n{lines}"


def read_page(text: str, options: argparse.Namespace) -> tuple[str, list[Row]]:
    """The commands and the rows of an earlier page; one that measured other things is refused."""
    commands = text.split(FENCE)[1].strip("\n") if text.count(FENCE) == 2 else ""
    head = head_of(options, commands)
    if not text.startswith(head):
        raise SystemExit("--into: this page is of other deals, rivals, spaces or another build")
    lines = [line.split(" | ") for line in text[len(head) :].splitlines()]
    last = " |"
    return commands, [Row(name, (*some, end.removesuffix(last))) for _, name, *some, end in lines]


def write_page(options: argparse.Namespace, old: str, rows: list[Row]) -> str:
    """The page, the strongest first; `old` is an earlier one whose other rows stay, or nothing."""
    commands, kept = read_page(old, options) if old else ("", [])
    names = {row.name for row in rows}
    rows = [*rows, *(row for row in kept if row.name not in names)]
    text = head_of(options, f"{commands}\n{command(options)}".strip())
    for place, row in enumerate(sorted(rows, key=lambda row: -row.strength()), 1):
        text += f"| {place} | {row.name} | {' | '.join(row.cells)} |\n"
    return text


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure everybody, and print the table."""
    parser = argparse.ArgumentParser(description="policies and bots on the same deals")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--bots", nargs="*", choices=list(BOTS), default=ENTRIES)
    parser.add_argument("--rivals", nargs="+", choices=list(BOTS), default=RIVALS)
    parser.add_argument("--model", type=Path, help="a model of training/ppo.py")
    parser.add_argument("--policy", action="append", default=[], help="MODULE:NAME")
    parser.add_argument("--into", type=Path, help="a page to which the rows are added")
    options = parser.parse_args(arguments)
    if options.into is None:
        print(write_page(options, "", measure(options)), end="")
        return
    old = options.into.read_text(encoding="utf-8")
    read_page(old, options)  # refused before anything is played
    options.into.write_text(write_page(options, old, measure(options)), encoding="utf-8")


if __name__ == "__main__":
    main()
