"""README.md and docs/api.md: the examples run, and every public name has one."""

from __future__ import annotations

import doctest
import re

import pytest

import citadels
from tests.support.examples import DOCS, blocks, sections
from tools import api_page

README = (DOCS.parent / "README.md").read_text(encoding="utf-8")
API = (DOCS / "api.md").read_text(encoding="utf-8")
WORDS = (DOCS / "words.md").read_text(encoding="utf-8")
NAMES = {head.replace("\\", ""): body for head, body in sections(API, 3).items()}


def run_page(page: str) -> int:
    """Run the examples of a page, which is one session, and count them."""
    parser = doctest.DocTestParser()
    test = parser.get_doctest("\n".join(blocks(page, "python")), {}, "page", None, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=said.append)
    assert not runner.failures, "".join(said)
    return runner.tries


def test_the_examples_of_the_api_are_true() -> None:
    assert run_page(API) > 2 * len(citadels.__all__)


def test_the_examples_of_the_words_are_true() -> None:
    assert run_page(WORDS) > 5


def test_every_public_name_has_an_example() -> None:
    assert set(NAMES) == set(citadels.__all__)
    for name, body in NAMES.items():
        if name not in api_page.CONSTANTS:
            assert any(">>> " in block for block in blocks(body, "python")), name


def test_the_examples_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    found = blocks(README, "python")
    assert found
    for block in found:
        exec(compile(block, "README.md", "exec"), {})  # noqa: S102 - our own page
        lines = capsys.readouterr().out.splitlines()
        assert lines
        promised = re.findall(r"print\(.*\)  # (.+)$", block, re.MULTILINE)
        assert not promised or lines == promised


def test_the_pages_link_to_what_there_is() -> None:
    pages = [DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md", *DOCS.rglob("*.md")]
    for page in pages:
        code = re.compile(r"```.*?```", re.DOTALL)
        text = code.sub("", page.read_text(encoding="utf-8"))
        for link in re.findall(r"\]\(([^)]+)\)", text):
            file, _, part = link.partition("#")
            target = page.parent / file if file else page
            assert file.startswith("http") or target.exists(), f"{page.name}: {link}"
            assert not part or part in anchors(target.read_text(encoding="utf-8")), link


def anchors(text: str) -> set[str]:
    """The parts of a page that can be linked to."""
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    found = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
    return found | set(re.findall(r'<a id="([^"]+)">', text))


def test_every_decision_is_listed() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    listed = re.findall(r"decisions/(\d{4}[^)]+\.md)", index)
    assert listed == sorted(path.name for path in (DOCS / "decisions").glob("*.md"))


PUBLIC = {
    *("citadels", "citadels.bots", "citadels.review", "citadels.rl", "citadels.sim"),
    "citadels.words",
}
LEARNING = re.compile(
    r"citadels\.rl\.(citadels_v0|python_citadels|single|vector)$"
)  # one for each library
CODE = re.compile(r"^(?:>>> )?(?:from ([\w.]+) import|import ([\w.]+))", re.MULTILINE)


def private_imports(page: str) -> list[str]:
    """What the Python examples of a page import of the package that is not public."""
    found = [one or other for block in blocks(page, "python") for one, other in CODE.findall(block)]
    ours = [name for name in found if name.startswith("citadels") and not LEARNING.match(name)]
    return [name for name in ours if name not in PUBLIC]


def test_the_examples_import_public_names_only() -> None:
    root = DOCS.parent
    inside = {DOCS / "architecture.md"}  # it explains what is not public
    pages = {root / "README.md", root / "CONTRIBUTING.md", *DOCS.glob("*.md")} - inside
    for page in pages:
        assert private_imports(page.read_text(encoding="utf-8")) == [], page.name


def test_a_private_import_would_be_found() -> None:
    page = "```python\n>>> from citadels.core.rng import FastRng\n>>> import citadels.core\n```\n"
    assert private_imports(page) == ["citadels.core.rng", "citadels.core"]
