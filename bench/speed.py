"""Speed: our rows side by side with the peers' in one run, and the ratios by name.

python -m bench.speed > bench/results.md
python -m bench.speed --json --seconds 1 --only driven,catanatron
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from . import ours, peers
from .rows import Row, Rows, Work, build_name
from .table import write_table

ROOT: Final = Path(__file__).resolve().parents[1]

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


def interpreted(seconds: float) -> Row:
    """Measure the engine interpreted, straight from the sources, in a process of its own."""
    driven = ["--only", "driven", "--rounds", "1", "--seconds", str(seconds), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.speed", *driven],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the interpreted engine failed: {done.stderr.strip()}")
    found = json.loads(done.stdout)
    if found["build"] != "interpreted":
        raise RuntimeError(f"this is not the interpreted engine: {found}")
    return Row(**found["rows"][0])._replace(name="interpreted")


def measure(
    works: dict[str, Work], seconds: float, rounds: int, tell: Callable[[str], None]
) -> Iterator[tuple[str, Row]]:
    """Let the rows take turns; give each measurement as it is made."""
    for number in range(rounds):
        for name, work in works.items():
            tell(f"round {number + 1} of {rounds}: {name}")
            gc.collect()
            gc.freeze()  # what was made before, ours or a peer's, costs no row anything
            yield name, work(seconds)


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
    for our, their in RATIOS:
        if our in rows and their in rows:
            one, other = rows[our], rows[their]
            name = f"{our}_vs_{their}"
            found[name] = round(one.decisions_per_second / other.decisions_per_second, 3)
            if our != "clone":
                rate = one.unforced_per_second / other.unforced_per_second
                found[f"{name}_unforced"] = round(rate, 3)
    return found


def find_works(only: Sequence[str] = ()) -> tuple[dict[str, Work], str]:
    """The rows that can be measured here, and why the peers cannot."""
    works, missing = ours.ROWS | {"interpreted": interpreted}, ""
    try:
        peers.check()
        works |= peers.ROWS
    except peers.PeersMissing as error:
        missing = str(error)
    return {name: work for name, work in works.items() if not only or name in only}, missing


def run(
    seconds: float, rounds: int, only: Sequence[str], tell: Callable[[str], None]
) -> dict[str, object]:
    """Measure what is asked for: rows, ratios, and where it was measured."""
    works, missing = find_works(only)
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print the table or JSON; what goes on is told apart."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per row and round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the best one counts")
    parser.add_argument("--only", default="", help="rows by name, a,b,c")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("a measurement takes more than 0 seconds and at least 1 round")
    only = options.only.split(",") if options.only else []
    found = run(options.seconds, options.rounds, only, _tell)
    print(json.dumps(found, indent=2) if options.json else write_table(found))
    if found["peers_missing"]:
        _tell(str(found["peers_missing"]))
    return 0


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
