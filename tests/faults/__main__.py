"""The command: `python -m tests.faults [NAME | all] [--small] [--json] [--beside]`."""

from __future__ import annotations

import argparse
import dataclasses
import datetime as dt
import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

import citadels.core.game
from tools.machine import machine

from .journals import journal
from .proof import Outcome

PROOFS: Final = (
    *("kills", "stops", "lines", "load", "disk", "clock", "services", "owners", "deploy"),
    *("recovery", "records", "blind", "pace", "canaries", "fairness", "seats", "origins"),
    *("forgery", "scripts", "floods", "thinking", "churn", "fuzz", "idle", "size", "forget"),
    "audit",
)
RESULTS: Final = Path(__file__).parents[2] / "bench" / "faults.md"
HEADING: Final = "## "
HEAD: Final = """\
# Faults and load

`python -m tests.faults NAME`, or `all`, at full size: each writes its part, with day and machine.
A control has a fault of our own making: it passes when that fault is found.
"""


def module_of(name: str) -> Any:
    """The module of a proof."""
    return importlib.import_module(f"tests.faults.proofs.{name}")


def prove(name: str, small: bool) -> tuple[Outcome, float]:
    """Run one proof; say how long it took, and keep it for a run of all that goes on later."""
    began = time.monotonic()
    outcome: Outcome = module_of(name).prove(small)
    seconds = time.monotonic() - began
    file = journal(name, small)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode((outcome, seconds)))
    return outcome, seconds


def recall(name: str, small: bool) -> tuple[Outcome, float] | None:
    """What came of a proof that these very sources passed before."""
    file = journal(name, small)
    if not file.exists():
        return None
    kept = msgspec.json.decode(file.read_bytes(), type=tuple[Outcome, float])
    return kept if kept[0].passed else None


def show(name: str, outcome: Outcome, seconds: float) -> None:
    """Print what came of a proof."""
    print(f"{name} - {module_of(name).TITLE}\n  {outcome.done} ({seconds:.0f} s)")
    if outcome.not_run:
        print(f"  not run: {outcome.not_run}")
    for check in outcome.checks:
        print(f"  {check.line()}")
    sys.stdout.flush()


def section(name: str, outcome: Outcome, seconds: float, *, beside: bool) -> str:
    """Write what came of a proof as its part of the page that is committed."""
    build = "interpreted" if citadels.core.game.__file__.endswith(".py") else "compiled"
    today = dt.datetime.now(dt.UTC).date()
    made = f"{today}, {machine()}, engine {build}{', beside other work' * beside}"
    lines = [
        f"{HEADING}{name} - {module_of(name).TITLE}",
        "",
        f"{outcome.done} ({seconds:.0f} s; {made})",
        "",
    ]
    if outcome.not_run:
        lines.append(f"Not run: {outcome.not_run}.")
    else:
        lines += ["| | What | Figure |", "| --- | --- | --- |"]
        for check in outcome.checks:
            kind = "control: " if check.control else ""
            word = "pass" if check.passed else "**fail**"
            lines.append(f"| {word} | {kind}{check.what} | {check.figure} |")
    return "\n".join(lines) + "\n"


def with_section(page: str, name: str, new: str) -> str:
    """The page with a new part in the place of the old one, all in the order of the proofs."""
    parts = {part.partition(" ")[0]: HEADING + part for part in page.split(f"\n{HEADING}")[1:]}
    parts[name] = new
    return "\n".join([HEAD, *(parts[one].rstrip("\n") + "\n" for one in PROOFS if one in parts)])


def main() -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument(
        "name", nargs="*", help="a proof, several, or all; without one they are listed"
    )
    parser.add_argument("--small", action="store_true", help="a short run")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--beside", action="store_true", help="note that other work was going on")
    arguments = parser.parse_args()
    names = list(PROOFS) if arguments.name == ["all"] else arguments.name
    if not names:
        for name in PROOFS:
            print(f"{name:12}{module_of(name).TITLE}")
        return 0
    unknown = set(names) - set(PROOFS)
    if unknown:
        parser.error(
            f"there is no proof {', '.join(sorted(unknown))}; there are: {', '.join(PROOFS)}"
        )
    found = {}
    for name in names:
        kept = recall(name, arguments.small) if arguments.name == ["all"] else None
        found[name] = kept or prove(name, arguments.small)
        if not (kept or arguments.small):
            new = section(name, *found[name], beside=arguments.beside)
            page = RESULTS.read_text(encoding="utf-8")
            RESULTS.write_text(with_section(page, name, new), encoding="utf-8")
        if not arguments.json:
            show(name, *found[name])
    if arguments.json:
        rows = {name: dataclasses.asdict(outcome) for name, (outcome, _) in found.items()}
        print(json.dumps(rows, indent=1))
    return 0 if all(outcome.passed for outcome, _ in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
