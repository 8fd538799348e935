"""Branch coverage: the specs take every branch of the cards, the phases and the rules.

`python -m tools.branches` runs the specs under coverage, lists what they miss, and fails if they
miss anything. It looks at the sources, so it wants the interpreted build.
"""

from __future__ import annotations

import sys
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).resolve().parent.parent
SPECS = (
    "tests/characters",
    "tests/districts",
    "tests/rulings",
    "tests/engine/test_numbers.py",
    "tests/engine/test_ways.py",
)
WATCHED = [
    "*/citadels/characters/*",
    "*/citadels/districts/*",
    "*/citadels/core/phases/*",
    "*/citadels/core/attacker.py",
    "*/citadels/core/rules.py",
]


def main(arguments: list[str]) -> int:
    """Run the specs and give an exit code; arguments go to pytest."""
    measured = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"), data_file=None)
    specs = [str(ROOT / spec) for spec in SPECS]
    with measured.collect():
        code = pytest.main(["-q", "-p", "no:cacheprovider", *specs, *arguments])
    if measured.report(include=WATCHED) < 100:
        sys.stderr.write("every branch of cards, phases and rules needs a test that takes it\n")
        return 1
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
