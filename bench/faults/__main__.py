"""The command: `python -m bench.faults [NAME | all] [--small] [--json]`."""

from __future__ import annotations

import argparse
import dataclasses
import datetime as dt
import importlib
import json
import os
import platform
import sys
import time
from pathlib import Path
from typing import Any, Final

import citadels.core.game

from .proof import Outcome

PROOFS: Final = (
    *("kills", "lines", "load", "disk", "clock", "services", "records"),
    *("blind", "pace", "canaries", "fairness", "seats", "origins", "scripts"),
    *("floods", "fuzz", "idle", "forget", "audit"),
)
RESULTS: Final = Path(__file__).parents[1] / "faults.md"


def module_of(name: str) -> Any:
    """The module of a proof."""
    return importlib.import_module(f"bench.faults.{name}")


def prove(name: str, small: bool) -> tuple[Outcome, float]:
    """Run one proof; say how long it took."""
    began = time.monotonic()
    outcome: Outcome = module_of(name).prove(small)
    return outcome, time.monotonic() - began


def show(name: str, outcome: Outcome, seconds: float) -> None:
    """Print what came of a proof."""
    print(f"{name} - {module_of(name).TITLE}\n  {outcome.done} ({seconds:.0f} s)")
    if outcome.not_run:
        print(f"  not run: {outcome.not_run}")
    for check in outcome.checks:
        print(f"  {check.line()}")
    sys.stdout.flush()


def processor() -> str:
    """Name the processor, where the system tells."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def table(found: dict[str, tuple[Outcome, float]], small: bool) -> str:
    """Write all results as the page that is committed."""
    build = "interpreted" if citadels.core.game.__file__.endswith(".py") else "compiled"
    command = f"python -m bench.faults all{' --small' if small else ''}"
    today = dt.datetime.now(dt.UTC).date()
    machine = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    lines = [
        "# Faults and load",
        "",
        f"{today}, {machine}, engine {build}; `{command}`.",
        "A control has a fault of our own making: it passes when that fault is found.",
    ]
    for name, (outcome, seconds) in found.items():
        lines += [
            "",
            f"## {name} - {module_of(name).TITLE}",
            "",
            f"{outcome.done} ({seconds:.0f} s)",
            "",
        ]
        if outcome.not_run:
            lines.append(f"Not run: {outcome.not_run}.")
            continue
        lines += ["| | What | Figure |", "| --- | --- | --- |"]
        for check in outcome.checks:
            kind = "control: " if check.control else ""
            word = "pass" if check.passed else "**fail**"
            lines.append(f"| {word} | {kind}{check.what} | {check.figure} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.faults", description=__doc__)
    parser.add_argument(
        "name", nargs="*", help="a proof, several, or all; without one they are listed"
    )
    parser.add_argument("--small", action="store_true", help="a short run")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
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
        found[name] = prove(name, arguments.small)
        if not arguments.json:
            show(name, *found[name])
    if arguments.json:
        rows = {name: dataclasses.asdict(outcome) for name, (outcome, _) in found.items()}
        print(json.dumps(rows, indent=1))
    if arguments.name == ["all"]:
        RESULTS.write_text(table(found, arguments.small), encoding="utf-8")
    return 0 if all(outcome.passed for outcome, _ in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
