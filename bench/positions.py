"""Ask every level the positions of tests/bots/positions, and write bench/positions.md.

    python -m bench.positions --levels citizen,regent --out FILE

Each answers at full strength, with several seeds; half of the positions are held out while bots
are tuned.
"""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from collections.abc import Sequence
from pathlib import Path

from citadels.bots import BOTS, Seated
from citadels.core.rng import FastRng
from citadels.sim.journal import bots_digest
from tests.bots.positions import Position, all_positions
from tools.machine import machine

from .rows import build_name

LEVELS = "novice,apprentice,citizen,master_builder,regent,grand_architect"
NAMED = "crown-for-the-weakest"  # the one that was hard for every level


def found(level: str, position: Position, seeds: int) -> float:
    """How often a level finds an answer of a position."""
    hits = 0
    for seed in range(seeds):
        bot = BOTS[level](FastRng(seed))
        chosen = Seated(bot, position.seat, FastRng(seed)).choose(position.game())
        hits += chosen.text in position.expect
    return hits / seeds


def page(levels: Sequence[str], seeds: int, command: str) -> str:
    """The table by theme, and what the strongest levels miss."""
    positions = all_positions()
    shares = {level: {p.id: found(level, p, seeds) for p in positions} for level in levels}
    lines = [
        "# Positions",
        "",
        f"{dt.datetime.now(dt.UTC).date()}, {machine()}, engine {build_name()}; state of the bots",
        f"`{bots_digest()}`.",
        "",
        "```",
        command,
        "```",
        "",
        "Answers of strong players, written before a bot was tuned. Who mixes may find a part of a",
        f"position, in the mean over all seeds. Seeds: {seeds}.",
        "",
        f"| Theme | positions | {' | '.join(levels)} |",
        f"|---|--:|{'--:|' * len(levels)}",
    ]
    for name, chosen in _groups(positions):
        totals = [sum(shares[level][p.id] for p in chosen) for level in levels]
        lines.append(f"| {name} | {len(chosen)} | {' | '.join(f'{n:.1f}' for n in totals)} |")
    lines += ["", "## Missed more often than not", ""]
    for level in levels[-3:]:
        missed = [p.id for p in positions if shares[level][p.id] < 0.5]
        lines.append(f"- {level}: {', '.join(missed) or 'none'}")
    named = [f"{level} {100 * shares[level][NAMED]:.0f} %" for level in levels]
    return "\n".join([*lines, "", f"`{NAMED}` is found by {', '.join(named)}."]) + "\n"


def _groups(positions: Sequence[Position]) -> list[tuple[str, list[Position]]]:
    """Themes, then what was and what was not held out, then all."""
    themes = dict.fromkeys(position.theme for position in positions)
    groups = [(name, [p for p in positions if p.theme == name]) for name in themes]
    for out, name in ((False, "all for tuning"), (True, "all held out")):
        groups.append((name, [p for p in positions if p.held_out is out]))
    return [*groups, ("all", list(positions))]


def main(arguments: Sequence[str]) -> int:
    """Ask what is asked for, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default=LEVELS)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("bench/positions.md"))
    options = parser.parse_args(arguments)
    command = " ".join(["python -m bench.positions", *arguments])
    options.out.write_text(page(options.levels.split(","), options.seeds, command), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
