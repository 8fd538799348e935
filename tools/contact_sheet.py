"""Contact sheets: the table with every number of players, at some sizes and in both themes.

    python -m tools.contact_sheet                         the usual sheets
    python -m tools.contact_sheet phone-dark flat-light   some of them
    python -m tools.contact_sheet 667x375-dark draft 8    another size, one moment, some players

Each sheet shows one size in one theme: a row for each moment, a column for each number of players.
They are written to build/sheets, to be looked at.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.harness import ROOT, Screen, Server, launch, open_context, what_is_missing
from tests.web.staged import MOMENTS, Stage, told, turn

SHEETS = ROOT / "build" / "sheets"
SIZES = {
    "phone": Screen(390, 844, touch=True),
    "flat": Screen(844, 390, touch=True),
    "desktop": Screen(1440, 900),
}
THEMES = ("dark", "light")
USUAL = [f"{size}-{theme}" for size in SIZES for theme in THEMES]
WATCH = "watch"  # somebody's turn, as a spectator sees it
SHOWN = ("draft", "turn", "aim", "destroy", WATCH)
PLAYERS = range(2, 9)
HANDS = (4, 6, 7, 5, 10, 8, 3)  # one for each number of players
CITIES = (3, 5, 7, 4, 6, 8, 2)
COLUMN = 480  # pixels


def take(
    browser: Browser, server: Server, name: str, moments: Sequence[str], players: list[int]
) -> Path:
    """Make one sheet; give its file."""
    size, theme = name.rsplit("-", 1)
    context = open_context(browser, server, _screen(size), color_scheme=theme)
    stage = Stage(context.new_page())
    folder = SHEETS / name
    folder.mkdir(parents=True, exist_ok=True)
    for moment in moments:
        for count in players:
            game = MOMENTS.get(moment, turn)(count, HANDS[count - 2])
            stage.show(told(game, CITIES[count - 2], watch=moment == WATCH))
            stage.page.screenshot(path=folder / f"{moment}-{count}.png")
    context.close()
    pictures = "".join(
        f"<img src='{name}/{moment}-{count}.png' width={COLUMN}>"
        for moment in moments
        for count in players
    )
    sheet = SHEETS / f"{name}.html"
    sheet.write_text(f"<body style='width:{COLUMN * len(players)}px;margin:0'>{pictures}", "utf-8")
    page = browser.new_page(viewport={"width": COLUMN * len(players), "height": 400})
    page.goto(sheet.as_uri())
    page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
    page.close()
    return sheet.with_suffix(".png")


def _screen(size: str) -> Screen:
    if size in SIZES:
        return SIZES[size]
    width, height = map(int, size.split("x"))
    return Screen(width, height)


def main(words: Sequence[str]) -> int:
    """Make the sheets that are named."""
    if missing := what_is_missing():
        sys.stderr.write(f"{missing}\n")
        return 1
    names = [word for word in words if re.search(r"-(dark|light)$", word)] or USUAL
    moments = [word for word in words if word in {*MOMENTS, WATCH}] or list(SHOWN)
    players = [int(word) for word in words if word.isdigit()] or list(PLAYERS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            for name in names:
                sheet = take(browser, server, name, moments, players)
                sys.stdout.write(f"{sheet.relative_to(ROOT)}\n")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
