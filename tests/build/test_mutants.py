"""What is mutated is there: a file that moved would silently be left out, or end the run."""

from __future__ import annotations

from tools.mutants import MUTATED, PACKAGE, Module


def test_what_is_mutated_exists_and_has_mutants() -> None:
    folders = {path.parent.relative_to(PACKAGE).as_posix() for path in MUTATED}
    assert folders == {"characters", "districts", "core", "core/phases", "core/setup"}
    for path in MUTATED:
        assert Module(path).mutants, path
