"""Measure how strong the bots are, cell by cell, and write bench/strength.md.

    python -m bench.strength                # all cells; after Ctrl-C the same command goes on
    python -m bench.strength --only players-8-regent  # only cells with this in their name
    python -m bench.strength --only presets --steps 5 # a fifth of each first, then another
    python -m bench.strength --table        # only write what was measured

Finished deals are kept in build/strength, apart for every state of the bots. What a cell shows is
a line of bench/strength.jsonl, with its day: a cell that is not measured again keeps its line.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path

from citadels.commands.common import make_progress
from citadels.commands.ending import INTERRUPTED
from citadels.sim.arena import read_played, run
from citadels.sim.journal import bots_digest
from citadels.sim.sequential import run_trial, trial_of

from . import measuring as _  # noqa: F401 - the arena then knows bots that only measure
from .strength_cells import ANCHORS, LEVELS, Cell, all_cells
from .strength_rows import Row, keep, read_rows, row_of
from .strength_table import write_table


def read_options(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="of a cell of levels and pools")
    parser.add_argument("--cell", type=int, default=200, help="games of every other cell")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    parser.add_argument("--levels", default=LEVELS, help="bots, the weakest first")
    parser.add_argument("--anchors", default=ANCHORS, help="bots that are only in the pools")
    parser.add_argument(
        "--only", default="", help="cells that have one of these, by commas, in their name"
    )
    parser.add_argument("--steps", type=int, default=1, help="play a part of every cell in turn")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one per core")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="journals")
    parser.add_argument("--rows", type=Path, default=Path("bench/strength.jsonl"))
    parser.add_argument("--out", type=Path, default=Path("bench/strength.md"), help="the table")
    parser.add_argument("--table", action="store_true", help="play nothing, write the table")
    return parser.parse_args(arguments)


def cells_of(options: argparse.Namespace) -> list[Cell]:
    """The cells that are asked for; what is dear to know comes first."""
    levels, anchors = options.levels.split(","), options.anchors.split(",")
    cells = all_cells(levels, anchors, options.games, options.cell, options.seed)
    wanted = options.only.split(",")
    return [cell for cell in cells if any(part in cell.name for part in wanted)]


def measure(cells: list[Cell], folder: Path, jobs: int, steps: int = 1) -> bool:
    """Play every cell, going on where an earlier run ended; tell whether all are done."""
    with make_progress() as progress:
        task = progress.add_task("", total=len(cells) * steps)
        for step in range(1, steps + 1):
            for cell in cells:
                progress.update(task, description=cell.name)
                if not _play(cell, folder / f"{cell.name}.jsonl", jobs, step / steps):
                    return False
                progress.advance(task)
    return True


def _play(cell: Cell, file: Path, jobs: int, part: float) -> bool:
    """Play a part of a cell; a sequential test ends as soon as it has decided."""
    match = cell.match
    if cell.looks:
        played, _ = run_trial(match, trial_of(match, cell.looks), jobs, file)
    else:
        games = ceil(match.deals * part) * match.players
        played = run(match._replace(games=games), jobs, file)
    return not played.interrupted


def read_results(cells: list[Cell], folder: Path) -> list[Row]:
    """Read from the journals what was played of the cells."""
    rows = []
    for cell in cells:
        file = folder / f"{cell.name}.jsonl"
        if file.exists():
            rows.append(row_of(cell, read_played(cell.match, file)))
    return rows


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for, and write the table of all that was measured."""
    options = read_options(arguments)
    folder = options.folder / bots_digest()
    cells = cells_of(options)
    for cell in cells:
        cell.match.check()
    done = options.table or measure(cells, folder, options.jobs, options.steps)
    keep(options.rows, read_results(cells, folder))
    options.only = ""
    table = write_table(cells_of(options), read_rows(options.rows))
    options.out.write_text(table, "utf-8")
    if not done:
        print("interrupted: the same command goes on from here", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
