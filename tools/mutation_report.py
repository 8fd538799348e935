"""The report of the mutation run: how many mutants the specs kill, and why the others live."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Final

from tools.mutants import ROOT, Module, Mutant

REPORT: Final = ROOT / "docs" / "mutation.md"
REASONS: Final = ROOT / "tools" / "survivors.toml"
GOAL: Final = 90  # per cent
HEAD: Final = """\
# Do the tests notice a fault?

`python -m tools.branches` runs the specs (`tests/characters`, `tests/districts`, `tests/rulings`,
`tests/engine/test_numbers.py`) under coverage and fails unless they take every branch of the cards,
phases and shared rules. No line is excluded by a comment; `if TYPE_CHECKING:` blocks, which never
run, are excluded in `pyproject.toml`.

A line that was run need not have been checked. So `python -m tools.mutate` plants small faults, one
at a time, and runs the specs: a *mutant* is killed if a test fails. Faults are: another comparison,
a number one more or less, `and` for `or`, a `not` left out, another text (of a question, a marker,
an event, a reason), `True` for `False`, another arithmetic operator, `any` for `all`, a condition
that always or never holds, a call, an assignment or a declaration left out, nothing returned. Left
alone are annotations, docstrings, imports, default arguments, asserts, and the ids and numbers of
cards, which `tests/engine/test_numbers.py` pins.

The run takes some minutes, so it is no part of `run.py test`. It keeps its results in
`build/mutants.jsonl`: delete that file to try everything, or give `--survivors` after adding tests.
This page is written by the run. The reasons below are in `tools/survivors.toml`; the run fails if a
survivor has none, or if fewer than {goal} % are killed.
"""


def read_results(file: Path) -> dict[str, str]:
    """Read what is known of the mutants; the last word counts."""
    if not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return {row["mutant"]: row["result"] for row in map(json.loads, lines)}


def read_reasons() -> list[tuple[str, list[str]]]:
    """Read why survivors live: a reason and the mutants it is about."""
    rows = tomllib.loads(REASONS.read_text(encoding="utf-8"))["reason"]
    return [(row["why"], row["mutants"]) for row in rows]


def write(modules: list[Module], results: dict[str, str]) -> int:
    """Write the page; give an exit code."""
    mutants = [mutant for module in modules for mutant in module.mutants]
    tried = [mutant for mutant in mutants if mutant.key in results]
    alive = {mutant.key: mutant for mutant in tried if results[mutant.key] == "survived"}
    share = 100 * (len(tried) - len(alive)) / max(1, len(tried))
    reasons = read_reasons()
    explained = {key for _, keys in reasons for key in keys}
    left = len(mutants) - len(tried)
    total = f"**{len(tried)} mutants, {share:.1f} % killed, {len(alive)} alive.**\n"
    if left:
        total += f"\n{left} more were not tried: see the modules with fewer tried than there are.\n"
    parts = (HEAD.format(goal=GOAL), total, _table(modules, results), _survivors(alive, reasons))
    REPORT.write_text("\n".join(parts), encoding="utf-8")
    bare = [key for key in alive if key not in explained]
    for key in bare:
        sys.stderr.write(f"no reason: {key}\n")
    for key in sorted(explained - alive.keys()):
        sys.stderr.write(f"not alive any more: {key}\n")
    sys.stderr.write(
        f"{share:.2f} % of {len(tried)} killed, {left} not tried, {len(bare)} unexplained\n"
    )
    return int(bool(bare or left) or share < GOAL)


def _table(modules: list[Module], results: dict[str, str]) -> str:
    rows = ["| Module | Mutants | Tried | Killed | Alive |", "| --- | ---: | ---: | ---: | ---: |"]
    for module in modules:
        found = [results.get(mutant.key) for mutant in module.mutants]
        killed, alive = found.count("killed"), found.count("survived")
        tried = killed + alive
        rows.append(f"| `{module.name}` | {len(found)} | {tried} | {killed} | {alive} |")
    return "\n".join(rows) + "\n"


def _survivors(alive: dict[str, Mutant], reasons: list[tuple[str, list[str]]]) -> str:
    rows = ["## The survivors, and why\n"]
    for why, keys in reasons:
        living = [key for key in keys if key in alive]
        if living:
            rows.append(f"{why}\n")
            rows += [f"- {key}" for key in living]
            rows.append("")
    return "\n".join(rows)
