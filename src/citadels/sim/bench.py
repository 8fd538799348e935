"""Speed: our engine's rows, side by side with its peers in one run, and the ratios by name.

Never compiled: its loop is the one that drives the engine from interpreted Python.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from ..core import game as engine
from ..core.config import Config, random_config
from ..core.game import Game
from . import loop

SEED: Final = 1
PLAYERS: Final = 4
DECKS: Final = 200  # random decks of the full card pool, made before the clock starts
MIDDLE: Final = 100  # decisions; a random game takes about 290
COPIED: Final = 8  # open games in turn for the clones, as many as the peers copy
LOOPED: Final = 20  # games per call of the compiled loop


class Row(NamedTuple):
    """One measurement, in the words of bench/peers.py; a clone or a setup is a "decision"."""

    name: str
    decisions: int
    forced: int
    unforced: int
    cpu_seconds: float
    decisions_per_second: float
    unforced_per_second: float
    note: str


Work = Callable[[float], Row]  # measures for so many CPU seconds
Rows = dict[str, Row]

# What is compared: ratio of rates, (ours, theirs).
RATIOS: Final = (
    ("driven", "catanatron"),
    ("driven", "hearts_python_choices"),
    ("driven", "hearts_python_outcomes"),
    ("driven", "hearts_python_actions"),
    ("driven", "hearts_python_shuffle"),
    ("own_loop", "hearts_cpp_complete"),
    ("own_loop", "hearts_cpp_bots"),
    ("own_loop", "hearts_cpp_rollouts"),
    ("interpreted", "catanatron"),
    ("clone", "catanatron_copy"),
    ("clone", "catanatron_state_copy"),
    ("clone", "hearts_clone"),
)


class PeersMissing(ValueError):
    """The peers cannot be measured here."""


def build_name() -> str:
    """Which build of the engine runs: compiled or interpreted."""
    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def make_row(name: str, decisions: int, forced: int, cpu: float, note: str) -> Row:
    """Make a row with its rates worked out."""
    unforced = decisions - forced
    return Row(name, decisions, forced, unforced, cpu, decisions / cpu, unforced / cpu, note)


def spend(seconds: float, work: Callable[[], tuple[int, int]]) -> tuple[int, int, float]:
    """Repeat the work for so much CPU time: (decisions, forced ones, CPU seconds)."""
    decisions = forced = 0
    start = process_time()
    while True:
        made, only = work()
        decisions += made
        forced += only
        spent = process_time() - start
        if spent >= seconds:
            return decisions, forced, spent


def _configs() -> list[Config]:
    return [random_config(SEED + number, PLAYERS) for number in range(DECKS)]


def driven(seconds: float) -> Row:
    """Drive the engine from interpreted Python, choices by `random`, as the peers are driven."""
    configs, chance = _configs(), random.random
    random.seed(SEED)
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        game = Game(configs[number % DECKS], number, False)
        number += 1
        step, forced = game.play, 0
        while (ask := game.asking) is not None:
            options = ask.options
            count = len(options)
            if count == 1:
                forced += 1
                step(options[0])
            else:
                step(options[int(chance() * count)])
        return len(game.choices), forced

    note = f"{build_name()}, driven from Python by Game.play; random decks, 4 players"
    return make_row("driven", *spend(seconds, play), note)


def own_loop(seconds: float) -> Row:
    """Let the loop of `sim/loop.py` play, compiled with the engine where the engine is."""
    configs, number = _configs(), 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += LOOPED
        turned = configs[number % DECKS :] + configs[: number % DECKS]
        return loop.count_random(turned, number, LOOPED)

    kind = "interpreted" if str(loop.__file__).endswith(".py") else "compiled"
    note = f"{kind} loop by Game.play; random decks, 4 players"
    return make_row("own_loop", *spend(seconds, play), note)


def clone(seconds: float) -> Row:
    """Time `Game.clone()` in mid-game."""
    clones = [_middle(config, number).clone for number, config in enumerate(_configs()[:COPIED])]

    def sweep() -> tuple[int, int]:
        for copy in clones * 20:
            copy()
        return len(clones) * 20, 0

    made, _, cpu = spend(seconds, sweep)
    note = f"{cpu / made * 1e6:.3g} us each: Game.clone() in mid-game; decisions = clones made"
    return make_row("clone", made, 0, cpu, note)


def _middle(config: Config, seed: int) -> Game:
    """Give a random game that is `MIDDLE` decisions old."""
    random.seed(seed)
    game = Game(config, seed, events=False)
    for _ in range(MIDDLE):
        if game.asking is None:
            return _middle(config, seed + 1000)
        game.play(random.choice(game.asking.options))  # noqa: S311 - chance, not cryptography
    return game


def setup(seconds: float) -> Row:
    """Time the set-up of a new game up to its first question."""
    configs = _configs()

    def sweep() -> tuple[int, int]:
        for number, config in enumerate(configs):
            Game(config, number, False)
        return len(configs), 0

    made, _, cpu = spend(seconds, sweep)
    note = f"{cpu / made * 1e6:.3g} us each: Game(config, seed); decisions = games set up"
    return make_row("setup", made, 0, cpu, note)


OURS: Final[dict[str, Work]] = {row.__name__: row for row in (driven, own_loop, clone, setup)}


def _interpreted(tree: str) -> Work:
    """Make the row of the interpreted engine, measured in a process of its own."""

    def interpreted(seconds: float) -> Row:
        command = [sys.executable, "-m", "citadels.sim.bench", "driven", str(seconds)]
        done = subprocess.run(  # noqa: S603 - our own module
            command,
            env=os.environ | {"PYTHONPATH": tree},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise ValueError(f"the interpreted engine in {tree} failed: {done.stderr.strip()}")
        row = Row(**json.loads(done.stdout))
        if not row.note.startswith("interpreted"):
            raise ValueError(f"{tree} does not hold an interpreted engine")
        return row._replace(name="interpreted")

    return interpreted


def load_peers(file: Path) -> dict[str, Work]:
    """Load the peers' rows from bench/peers.py."""
    spec = importlib.util.spec_from_file_location("peers", file)
    if not file.exists() or spec is None or spec.loader is None:
        raise PeersMissing(f"there is no {file}")
    peers = importlib.util.module_from_spec(spec)
    sys.modules["peers"] = peers
    spec.loader.exec_module(peers)
    found: dict[str, Work] = peers.ROWS
    return found


def measure(
    works: dict[str, Work], seconds: float, rounds: int, tell: Callable[[str], None] | None
) -> Iterator[tuple[str, Row]]:
    """Let the rows take turns; give each measurement as it is made."""
    for number in range(rounds):
        for name, work in works.items():
            if tell is not None:
                tell(f"round {number + 1} of {rounds}: {name}")
            gc.collect()
            gc.freeze()  # what was made before, ours or a peer's, costs no row anything
            found = work(seconds)
            yield name, Row(*found)


def best_rows(found: Iterator[tuple[str, Row]]) -> Rows:
    """Keep the best round of every row."""
    best: Rows = {}
    for name, row in found:
        if name not in best or row.decisions_per_second > best[name].decisions_per_second:
            best[name] = row
    return best


def ratios_of(rows: Rows) -> dict[str, float]:
    """How many times as fast we are, by all decisions and by those with a choice."""
    found = {}
    for ours, theirs in RATIOS:
        if ours in rows and theirs in rows:
            one, other = rows[ours], rows[theirs]
            name = f"{ours}_vs_{theirs}"
            found[name] = round(one.decisions_per_second / other.decisions_per_second, 3)
            if ours != "clone":
                rate = one.unforced_per_second / other.unforced_per_second
                found[f"{name}_unforced"] = round(rate, 3)
    return found


def bench(
    seconds: float,
    rounds: int,
    peers: Path | None,
    interpreted: str,
    tell: Callable[[str], None] | None = None,
) -> dict[str, object]:
    """Measure everything there is: rows, ratios, and where it was measured."""
    works = dict(OURS)
    if interpreted:
        works["interpreted"] = _interpreted(interpreted)
    elif build_name() == "interpreted":
        works["interpreted"] = lambda seconds: driven(seconds)._replace(name="interpreted")
    missing = ""
    if peers is not None:
        try:
            theirs = load_peers(peers)
            theirs["catanatron"](0.01)  # is everything installed?
            works |= theirs
        except (PeersMissing, RuntimeError) as error:
            missing = str(error)
    rows = best_rows(measure(works, seconds, rounds, tell))
    return {
        "build": build_name(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "seconds": seconds,
        "rounds": rounds,
        "peers_missing": missing,
        "rows": [row._asdict() for row in rows.values()],
        "ratios": ratios_of(rows),
    }


if __name__ == "__main__":
    print(json.dumps(OURS[sys.argv[1]](float(sys.argv[2]))._asdict()))  # noqa: T201
