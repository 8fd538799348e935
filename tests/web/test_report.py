"""The report of a study in a real browser: readable everywhere, and asking nobody for anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from citadels.study.figures import read_report
from citadels.terminal.report_page import write_page
from tests.web.harness import axe

KEPT = Path(__file__).resolve().parents[2] / "studies" / "report.json"


@pytest.mark.parametrize(
    ("language", "width", "height", "scheme"),
    [("en", 1440, 900, "light"), ("uk", 390, 844, "dark"), ("pl", 844, 390, "light")],
)
def test_a_report_is_readable_and_alone(
    browser: Browser, tmp_path: Path, language: str, width: int, height: int, scheme: str
) -> None:
    file = tmp_path / "report.html"
    report = read_report(json.loads(KEPT.read_text(encoding="utf-8")))
    file.write_text(write_page(report, language), encoding="utf-8")
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
