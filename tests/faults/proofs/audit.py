"""T15: no dependency has a vulnerability that is known."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..process import ROOT
from ..proof import Outcome

TITLE: Final = "T15: dependencies without known vulnerabilities"
FORMAT: Final = (
    *("--disable-pip", "--format", "json", "--progress-spinner", "off", "--timeout", "20"),
)
PLANTED: Final = "jinja2==2.4.1\n"  # has had several for years


def audit(requirements: str) -> tuple[int, list[str], str]:
    """Ask about versions; give how many, the vulnerable ones, and why nobody could be asked."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requirements.txt"
        file.write_text(requirements, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "pip_audit", "-r", str(file), "--no-deps", *FORMAT],
            capture_output=True,
            text=True,
            check=False,
        )
    try:
        rows = json.loads(done.stdout)["dependencies"]
    except ValueError:
        return 0, [], (done.stderr.strip().splitlines() or ["no answer"])[-1]
    return len(rows), [row["name"] for row in rows if row.get("vulns")], ""


def pins(file: Path) -> str:
    """The versions of a lock file, without hashes and markers."""
    lines = file.read_text("utf-8").splitlines()
    found = [line.partition(";")[0].strip(" \\") for line in lines if "==" in line]
    return "\n".join(line for line in found if not line.startswith(("#", "--"))) + "\n"


def prove(small: bool) -> Outcome:
    """Audit what the program needs; then a version that is known to be bad."""
    outcome = Outcome("requirements/runtime.txt")
    if find_spec("pip_audit") is None:
        outcome.not_run = "pip-audit is not installed"
        return outcome
    _, planted, why = audit(PLANTED)
    if why or not planted:
        reason = why[:80] or "the index that was asked does not know the planted one"
        outcome.not_run = f"no advisory database could be reached ({reason})"
        return outcome
    outcome.caught("a version with known vulnerabilities", found=True, figure=PLANTED.strip())
    count, bad, why = audit(pins(ROOT / "requirements" / "runtime.txt"))
    outcome.holds("vulnerable dependencies", not bad and not why, f"{len(bad)} of {count} {bad}")
    return outcome
