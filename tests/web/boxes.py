"""Boxes: what is wrong with the layout of a table, measured on the page.

Nothing may lie over anything else, be cut, or reach out of the window; costs and names can be read,
letters have at least 12 pixels, and what can be pressed is large enough for a finger. Rivals may be
below the end of their list if an arrow says so.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

FIND = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]


def faults(page: Page) -> list[str]:
    """What is wrong with the boxes of the table that is shown."""
    found: list[str] = page.evaluate(FIND)
    return found
