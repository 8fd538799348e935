"""Pages that are files, in a real browser: readable everywhere, and asking nobody for anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from citadels.study.figures import read_report
from citadels.terminal import report_page, review_page
from citadels.words import Reader
from citadels.words.review import tell_steps
from tests.review.playing import example, quick
from tests.web.harness import axe
from tests.web.screens import some_of

KEPT = Path(__file__).resolve().parents[2] / "studies" / "report.json"


def report(language: str) -> str:
    """The page of a study."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    return report_page.write_page(read_report(kept), language)


def review(language: str) -> str:
    """The page of a game that is over."""
    reader = Reader(language)
    return review_page.write_page(quick(), tell_steps(example(), reader), reader)


@pytest.mark.parametrize(
    ("write", "language", "width", "height", "scheme"),
    some_of(
        (report, "uk", 390, 844, "dark"),
        (review, "cs", 1440, 900, "light"),
        (report, "en", 1440, 900, "light"),
        (report, "pl", 844, 390, "light"),
        (review, "ru", 390, 844, "dark"),
        few=2,
    ),
)
def test_it_is_readable_and_alone(
    browser: Browser,
    tmp_path: Path,
    write: Callable[[str], str],
    language: str,
    width: int,
    height: int,
    scheme: str,
) -> None:
    file = tmp_path / "page.html"
    file.write_text(write(language), encoding="utf-8")
    viewport = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, color_scheme=scheme)  # type: ignore[arg-type] # as the parameters above
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []
    context.close()
