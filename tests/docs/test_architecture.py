"""docs/architecture.md: every file and name it speaks of is there, and no folder is missing."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.examples import DOCS

ROOT = DOCS.parent
PAGE = (DOCS / "architecture.md").read_text(encoding="utf-8")
STEP = re.compile(r"^\| `([\w./-]+\.\w+)` \| (?:`(\w+)`)? ?\| ", re.MULTILINE)
FOLDER = re.compile(r"^\| `([\w./-]+)` \| [^|]+ \|$", re.MULTILINE)
NAMED = re.compile(r"`(\.?[\w-]+(?:/\.?[\w.-]+)+|\w+\.(?:md|py|svelte|toml|ts))`")  # a path
TOLD = PAGE.partition("## Where things are")[2].partition("\n## ")[0]


def wrong_steps(page: str) -> list[str]:
    """The steps of the walks whose file, or name in it, does not exist."""
    found = []
    for file, name in STEP.findall(page):
        path = ROOT / file
        if not path.is_file():
            found.append(file)
        elif name and not re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")):
            found.append(f"{file}: {name}")
    return found


def wrong_paths(page: str) -> list[str]:
    """The paths anywhere on the page that do not exist."""
    return [path for path in NAMED.findall(page) if not (ROOT / path).exists()]


def folders() -> set[str]:
    """The folders of the tree that hold files."""
    command = [shutil.which("git") or "git", "ls-files"]
    listed = subprocess.run(  # noqa: S603 - our own tree
        command, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {Path(file).parent.as_posix() for file in listed.stdout.splitlines()} - {"."}


def test_the_walks_name_what_is_there() -> None:
    assert len(STEP.findall(PAGE)) > 25
    assert not wrong_steps(PAGE)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("core/loop.py` | `play`", "core/lop.py` | `play`"), ("`may_choose`", "`may_chose`")],
)
def test_a_wrong_name_is_found(right: str, wrong: str) -> None:
    assert right in PAGE
    assert wrong_steps(PAGE.replace(right, wrong, 1))


def test_every_path_on_the_page_is_there() -> None:
    assert len(NAMED.findall(PAGE)) > 100
    assert not wrong_paths(PAGE)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("sim/referee.py`), the", "sim/umpire.py`), the"),
        ("(`pyproject.toml`)", "(`project.toml`)"),
        ("| `web/src/motion`", "| `web/src/motions`"),
        ("/table/Steps.svelte`:", "/table/Step.svelte`:"),
    ],
)
def test_a_wrong_path_is_found(right: str, wrong: str) -> None:
    assert right in PAGE
    assert wrong_paths(PAGE.replace(right, wrong, 1))


def test_the_folders_are_in_order() -> None:
    told = FOLDER.findall(TOLD)
    assert told == sorted(set(told))


def test_every_folder_has_its_line() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("only a clone knows which files are ours")
    assert set(FOLDER.findall(TOLD)) == folders()
