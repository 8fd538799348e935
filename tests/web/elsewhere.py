"""A whole game in Firefox and in WebKit, in windows of many sizes, with every box measured.

python -m tests.web.elsewhere                 both, where they are installed
python -m tests.web.elsewhere firefox         one of them
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, cast

from playwright.sync_api import Locator, Page

from citadels import read_record
from tests.web.boxes import faults
from tests.web.browsers import BROWSERS, Tab, what_is_missing
from tests.web.harness import Server
from tests.web.matrix import SIZES
from tests.web.person import Offer, Person, named
from tests.web.staged import SETTLE

PLAYERS = 5
SETTINGS = '{"language": "en", "motion": false, "sound": false}'
OPEN = """async (settings) => {
    const sent = { method: "POST", headers: { "Content-Type": "application/json" } }
    const answer = await fetch("/api/tables", { ...sent, body: JSON.stringify(settings) })
    return (await answer.json()).table
}"""
SEEN = "(place) => [...document.querySelectorAll(place)].some((it) => it.checkVisibility())"


class Mouse:
    """Presses what is highlighted, then what confirms it."""

    def give(self, page: Page, offer: Offer) -> None:
        tab = cast("Tab", page)
        place = f"{offer.place} {named(offer.option)}"
        if not tab.evaluate(SEEN, place):  # small screens fold the cities of others
            tab.press(f"article:has({named(offer.option)}) button.pips")
        tab.press(place)
        if offer.is_confirmed:
            tab.press(f'[data-confirms="{offer.option}"]')

    def press(self, place: Locator) -> None:
        """Nobody shares this screen: there is no curtain to press."""
        raise NotImplementedError


class Played(NamedTuple):
    """What came of a game."""

    questions: Counter[str]
    faults: dict[str, list[str]]  # by question and size


def play(tab: Tab, server: Server) -> Played:
    """Play a game from the first page to the scores; after each answer the window changes."""
    tab.goto(f"{server.url}/about")
    tab.evaluate("(text) => (localStorage.citadels = text)", SETTINGS)
    usual = {"fill": "novice", "start": True, "options": {"pace": "instant"}}
    table = tab.evaluate(OPEN, usual | {"setup": {"players": PLAYERS}})
    tab.goto(f"{server.url}/t/{table}")
    person = Person(cast("Page", tab), Mouse())  # a tab does what a person needs of a page
    found: dict[str, list[str]] = {}
    while (seen := person.wait()).status in ("playing", ""):
        size = SIZES[person.questions.total() % len(SIZES)]
        tab.resize(*map(int, size.split("x")))
        tab.evaluate(SETTLE)
        if wrong := faults(cast("Page", tab)):
            found[f"{seen.question} {seen.name} at {size}"] = wrong
        person.answer(person.look())  # what is asked may stand elsewhere now
    _check_score(tab, table)
    return Played(person.questions, found)


def _check_score(tab: Tab, table: str) -> None:
    """The score sheet says what the record says when the library plays it again."""
    path = f"/api/tables/{table}/record"
    game = read_record(tab.evaluate("async (path) => (await fetch(path)).text()", path)).replay()
    total = str(game.scores()[game.ranking()[0]].total)
    first = "() => document.querySelector('[role=dialog] li, dialog li')?.textContent"
    assert total in tab.wait_for_function(first).json_value()


def run(browser: str) -> Played:
    """Play a game in a browser, against a server of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder))
        server.start()
        try:
            with BROWSERS[browser](Path(folder)) as tab:
                return play(tab, server)
        finally:
            server.stop()


def main(words: Sequence[str]) -> int:
    """Play in the browsers that are named; say what was found."""
    failed = False
    for browser in words or list(BROWSERS):
        if missing := what_is_missing(browser):
            sys.stdout.write(f"{browser}: {missing}\n")
            failed = failed or browser in words
            continue
        begun = time.monotonic()
        played = run(browser)
        for place, wrong in played.faults.items():
            sys.stdout.write(f"{place}\n" + "".join(f"    {one}\n" for one in wrong))
        answers, spent = played.questions.total(), time.monotonic() - begun
        what = f"{answers} answers, {len(played.faults)} with faults, {spent:.0f} s"
        sys.stdout.write(f"{browser}: {what}\n")
        failed = failed or bool(played.faults)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
