"""docs/add_a_card.md, carried out on a copy: two cards are added, and nothing old changes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.properties.games import LONG
from tools.files import ROOT

STEP = re.compile(
    r"(New file|Add to|In) `([^`]+)`(?:, below `([^`]+)`)?[^\n]*:\n\n```\w+\n(.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
NUMBER = re.compile(r"\bnumber = (\d+)")
# The pages whose lines may change: an index whose rows grow, a table of places that are counted.
COUNTED = {"docs/rulings.md", "docs/observation.md"}
WORDS = "src/citadels/locales/"
MISSING_WORDS = """\
from tests.words import sources, test_words
needed = sources.cards() | sources.questions()
print([(language, id) for language in test_words.LANGUAGES
       for id in sorted(needed - test_words.messages(language).keys())])
"""
CHECKED = (
    *("tests/districts/test_aqueduct.py", "tests/characters/test_beggar.py"),
    *("tests/golden/test_replays.py", "tests/words/test_facts.py"),
    *("tests/rulings/test_ranks.py", "tests/rl/test_layout.py"),
    *(
        ("tests/engine", "tests/docs/test_notation.py", "tests/districts/test_unique.py")
        if LONG
        else ()
    ),
    *(("tests/words/test_browser.py", "tests/words/test_plurals.py") if LONG else ()),
    *(("tests/words/test_style.py", "tests/words/test_words.py") if LONG else ()),
)
# What is made from files that an update makes: one update has to be enough.
DERIVED = tuple(
    f"tests/docs/test_derived.py::test_derived_files_are_up_to_date[{name}]"
    for name in (
        *("index of rulings", "questions of cards", "page of the observation"),
        *(("golden records of new cards", "fixtures of the browser") if LONG else ()),
    )
)
# What an update makes of a card besides examples and fixtures, which take half of the time.
MADE = (
    ()
    if LONG
    else (
        *("golden records of new cards", "lists of cards", "questions of cards"),
        *("index of rulings", "rule books", "page of the observation"),
    )
)
# Of these tests those that speak of the new cards, or of all cards at once.
SPEAKING = (
    "aqueduct or beggar or listed or given or fans or box or random_config or scorer_knows "
    "or question or required or must or number_that or up_to_date"
) + (
    " or explained or unused or malformed or sentences or fact"
    " or plural or forbidden or long or printed or share"
    if LONG
    else ""
)


class Step(NamedTuple):
    """One thing that the page tells to do."""

    how: str
    file: str
    below: str
    text: str

    def do(self, root: Path) -> None:
        """Do it."""
        file = root / self.file
        if self.how == "New file":
            assert not file.exists()
            file.write_text(NUMBER.sub(partial(self.free, root), self.text), encoding="utf-8")
            return
        old = file.read_text(encoding="utf-8")
        if self.how == "In":
            assert old.count(f"\n{self.below}\n") >= 1, self
            new = old.replace(f"\n{self.below}\n", f"\n{self.below}\n{self.text}", 1)
        else:
            new = old + self.text
        file.write_text(new, encoding="utf-8")

    def free(self, root: Path, said: re.Match[str]) -> str:
        """The number of the page, or the next free one where cards were added since."""
        kind = "character" if "/characters/" in self.file else "district"
        lines = (root / "tests" / "golden" / "numbers.txt").read_text(encoding="utf-8").splitlines()
        taken = {int(number) for of, number, _ in map(str.split, lines) if of == kind}
        return f"number = {next(n for n in count(int(said[1])) if n not in taken)}"


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy of the sources; the package is the copy's."""
    places = os.pathsep.join([str(root / "src"), str(root)])
    env = os.environ | {"PYTHONPATH": places, "CITADELS_BUILD": "interpreted"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)


def check(root: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    """Run some tests in a copy of the sources."""
    return run(root, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)


def git(root: Path, *arguments: str) -> str:
    """Ask git something about a folder."""
    who = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")
    done = subprocess.run(["git", *who, *arguments], cwd=root, capture_output=True, check=True)
    return done.stdout.decode()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the sources in a repository of its own."""
    for name in git(ROOT, "ls-files", "-co", "--exclude-standard").splitlines():
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "before")
    return tmp_path


def test_two_cards_are_added_as_the_page_says(copy: Path) -> None:
    page = (ROOT / "docs" / "add_a_card.md").read_text(encoding="utf-8")
    steps = [Step(*found) for found in STEP.findall(page)]
    assert len(steps) == page.count("\n```") // 2, "a block that no step explains"
    for step in steps:
        if not step.file.startswith(WORDS):
            step.do(copy)
    without = run(copy, "-c", MISSING_WORDS)  # the control: what is left out is named
    assert "('uk', 'aqueduct')" in without.stdout and "('en', 'beggar-beg')" in without.stdout
    for step in steps:
        if step.file.startswith(WORDS):
            step.do(copy)
    assert run(copy, "-c", MISSING_WORDS).stdout == "[]\n"
    updated = run(copy, "-m", "tools.update", "--without-node", *MADE)
    assert updated.returncode == 0, updated.stderr
    assert "new     tests/golden/card-aqueduct.record\n" in updated.stdout
    assert "new     tests/golden/card-beggar.record\n" in updated.stdout
    done = check(copy, *CHECKED, *DERIVED, "-k", SPEAKING)
    assert done.returncode == 0, done.stdout
    git(copy, "add", "-A")
    rows = [line.split("\t") for line in git(copy, "diff", "--cached", "--numstat").splitlines()]
    assert {file for _, gone, file in rows if gone != "0"} <= COUNTED, "an old line changed"
