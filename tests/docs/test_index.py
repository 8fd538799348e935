"""docs/index.md leads to every page, and the pages that people open first to the architecture."""

from __future__ import annotations

import pytest

from tests.support.examples import DOCS

INDEX = (DOCS / "index.md").read_text(encoding="utf-8")


def missing_pages(index: str) -> list[str]:
    """The pages that an index does not link to."""
    pages = (
        path.relative_to(DOCS).as_posix()
        for path in sorted(DOCS.rglob("*.md"))
        if path.name != "index.md"
    )
    return [page for page in pages if f"]({page})" not in index]


def test_every_page_is_in_the_index() -> None:
    assert missing_pages(INDEX) == []


def test_a_missing_page_is_found() -> None:
    assert missing_pages(INDEX.replace("](bots.md)", "](arena.md)")) == ["bots.md"]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_architecture_is_found_from(page: str) -> None:
    assert "](docs/architecture.md)" in (DOCS.parent / page).read_text(encoding="utf-8")
