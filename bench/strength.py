"""Measure how strong the bots are, cell by cell, and write bench/strength.md.

    python -m bench.strength                # all cells; after Ctrl-C the same command goes on
    python -m bench.strength --only levels  # only cells with this in their name
    python -m bench.strength --levels master_builder,regent --out FILE  # in a table apart
    python -m bench.strength --table        # only write what the journals hold

Finished deals are kept in build/strength, apart for every state of the bots.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from citadels.commands.common import make_progress
from citadels.commands.ending import INTERRUPTED
from citadels.core.registry import EDITIONS
from citadels.sim.arena import Match, read_played, run
from citadels.sim.journal import bots_digest

from .strength_table import Result, write_table

LEVELS = "random,novice,apprentice,citizen,master_builder,regent"
ANCHORS = "rush,richard"
PLAYERS = (2, 3, 5, 6, 7, 8)  # besides 4
POOL_PLAYERS = 6
# The lower 95 % bound that a challenger must reach at four players.
GOALS = {
    ("novice", "random"): 0.5,
    ("apprentice", "novice"): 0.5,
    ("apprentice", "random"): 0.9,
    ("citizen", "apprentice"): 0.25,
    ("master_builder", "citizen"): 0.45,
    ("regent", "master_builder"): 0.34,
}


class Cell(NamedTuple):
    """One measurement of the table."""

    section: str  # levels, players, presets or pools
    match: Match
    goal: float | None = None  # for the lower bound; none: the upper one must not be below chance

    @property
    def name(self) -> str:
        """The name of the cell, and of its journal."""
        match = self.match
        who = "-".join(match.pool) if match.pool else f"{match.challenger}-{match.against}"
        place = {"players": f"{match.players}-", "presets": f"{match.edition}-{match.deck}-"}
        return f"{self.section}-{place.get(self.section, '')}{who}"


def level_cells(levels: list[str], games: int, seed: int) -> list[Cell]:
    """Each level against the one below, and the others that have a goal."""
    steps = [(above, below) for below, above in pairwise(levels)]
    more = [pair for pair in GOALS if pair not in steps and set(pair) <= set(levels)]
    return [
        Cell("levels", Match(*pair, games=games, seed=seed), GOALS.get(pair, 0.25))
        for pair in steps + more
    ]


def other_cells(levels: list[str], games: int, seed: int) -> list[Cell]:
    """Each level against the one below, with other numbers of players and in every preset.

    Every row has a seed of its own: editions that differ little would play the same games.
    """
    matches = [Match(above, below, games=games) for below, above in pairwise(levels)]
    cells = [
        Cell("players", match._replace(players=players, seed=seed + players))
        for match in matches
        for players in PLAYERS
    ]
    decks = [(box.id, preset.id) for box in EDITIONS.values() for preset in box.presets]
    return cells + [
        Cell("presets", match._replace(edition=edition, deck=deck, seed=seed + row))
        for match in matches
        for row, (edition, deck) in enumerate(decks, 10)
    ]


def pool_cells(levels: list[str], anchors: list[str], games: int, seed: int) -> list[Cell]:
    """The highest level at tables of six with the anchors, and with everybody but the lowest."""
    pools = [(levels[-1], *anchors), (*reversed(levels[1:]), *anchors)]
    return [
        Cell("pools", Match(pool=pool, players=POOL_PLAYERS, games=games, seed=seed), 1 / 6)
        for pool in dict.fromkeys(pools)
    ]


def read_options(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="of a cell of levels and pools")
    parser.add_argument("--cell", type=int, default=200, help="games of every other cell")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    parser.add_argument("--levels", default=LEVELS, help="bots, the weakest first")
    parser.add_argument("--anchors", default=ANCHORS, help="bots that are only in the pools")
    parser.add_argument("--only", default="", help="cells that have this in their name")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 for one per core")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="journals")
    parser.add_argument("--out", type=Path, default=Path("bench/strength.md"), help="the table")
    parser.add_argument("--table", action="store_true", help="play nothing, write the table")
    return parser.parse_args(arguments)


def all_cells(options: argparse.Namespace) -> list[Cell]:
    """The cells that are asked for; what is dear to know comes first."""
    levels, anchors = options.levels.split(","), options.anchors.split(",")
    cells = level_cells(levels, options.games, options.seed)
    cells += pool_cells(levels, anchors, options.games, options.seed)
    cells += other_cells(levels, options.cell, options.seed)
    return [cell for cell in cells if options.only in cell.name]


def measure(cells: list[Cell], folder: Path, jobs: int) -> bool:
    """Play every cell, going on where an earlier run ended; tell whether all are done."""
    total = sum(cell.match.deals * cell.match.players for cell in cells)
    with make_progress() as progress:
        task = progress.add_task("", total=total)
        for cell in cells:
            progress.update(task, description=cell.name)
            file = folder / f"{cell.name}.jsonl"
            played = run(cell.match, jobs, file, lambda done: progress.advance(task, done))
            if played.interrupted:
                return False
    return True


def read_results(cells: list[Cell], folder: Path) -> list[Result]:
    """Read from the journals what was played of the cells."""
    results = []
    for cell in cells:
        file = folder / f"{cell.name}.jsonl"
        if file.exists():
            results.append(Result(cell.section, cell.goal, read_played(cell.match, file)))
    return results


def main(arguments: list[str]) -> int:
    """Measure what is asked for, and write the table of all that was measured."""
    options = read_options(arguments)
    folder = options.folder / bots_digest()
    cells = all_cells(options)
    for cell in cells:
        cell.match.check()
    if not options.table and not measure(cells, folder, options.jobs):
        print("interrupted: the same command goes on from here", file=sys.stderr)
        return INTERRUPTED
    options.only = ""
    command = " ".join(["python -m bench.strength", *arguments])
    wanted = all_cells(options)
    table = write_table(read_results(wanted, folder), command, len(wanted))
    options.out.write_text(table, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
