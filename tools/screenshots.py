"""Screenshots: the pictures of README and docs, made from real games.

`python -m tools.screenshots` makes all of docs/pictures; names after it choose some. Seeds of
tables are nobody's to choose, so no two runs show the same game.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.web.harness import (
    DESKTOP,
    PHONE,
    ROOT,
    Screen,
    Server,
    Watch,
    launch,
    open_context,
    open_table,
    what_is_missing,
)
from tests.web.player import Message, at_the_end, play_until, question_of
from tests.web.staged import SETTLE

PICTURES = ROOT / "docs" / "pictures"
WINDOW = DESKTOP._replace(density=1)  # tests look at smaller ones
SHARP = PHONE._replace(density=2)
GUEST = {"name": "Ada", "language": "en"}
TRIES = 10
MIDDLE = 100  # the step of a replay that is shown
PATIENCE = 240_000.0  # milliseconds that a review may take


def home(page: Page, _: Server) -> None:
    """The first thing people see."""
    page.goto("/")


def setup(page: Page, _: Server) -> None:
    """Where a table is set up."""
    page.goto("/new")


def draft(page: Page, server: Server) -> None:
    """The choice of a character."""
    _show(page, server, 5, lambda message: question_of(message).startswith("draft-"))


def table(page: Page, server: Server) -> None:
    """A turn in the middle of a game."""
    _show(page, server, 6, _in_the_middle)


def phone(page: Page, server: Server) -> None:
    """The same on a phone."""
    _show(page, server, 4, _in_the_middle)


def score(page: Page, server: Server) -> None:
    """The end of a game."""
    _show(page, server, 5, at_the_end)


def replay(page: Page, server: Server) -> None:
    """The whole game again."""
    id = _played(page, server, 5, at_the_end)
    page.goto(f"/r/{id}#{MIDDLE}")


def review(page: Page, server: Server) -> None:
    """What decided a game."""
    id = _played(page, server, 5, at_the_end)
    page.goto(f"/r/{id}/review#{MIDDLE}")
    made = page.get_by_role("status").filter(has_text="The review is complete.")
    made.wait_for(state="attached", timeout=PATIENCE)


def rules(page: Page, _: Server) -> None:
    """The rules and the cards."""
    page.goto("/rules")


class Scene(NamedTuple):
    """What is shown, on what, by day or at dusk."""

    show: Callable[[Page, Server], None]
    screen: Screen = WINDOW
    scheme: str = "dark"


SCENES = {
    "home": Scene(home),
    "setup": Scene(setup),
    "draft": Scene(draft),
    "table": Scene(table),
    "table-day": Scene(table, scheme="light"),
    "phone": Scene(phone, SHARP),
    "score": Scene(score),
    "replay": Scene(replay),
    "review": Scene(review),
    "rules": Scene(rules, scheme="light"),
}


def _in_the_middle(message: Message) -> bool:
    """When the reader may build in a game that has become interesting."""
    if question_of(message) != "turn-turn":
        return False
    view = message["views"][0]
    reader = view["players"][view["observer"]]
    can_build = any(option.startswith("build ") for option in view["question"]["options"])
    return can_build and len(reader["city"]) >= 3 and len(reader["hand"]) >= 3


def _played(page: Page, server: Server, players: int, moment: Callable[[Message], bool]) -> str:
    """Play games until the moment comes in one of them."""
    for seed in range(TRIES):
        id = open_table(page, setup={"players": players}, fill="citizen")
        if moment(play_until(page, server, id, moment, seed)):
            return id
    raise AssertionError("the moment did not come in any game")


def _show(page: Page, server: Server, players: int, moment: Callable[[Message], bool]) -> None:
    page.goto(f"/t/{_played(page, server, players, moment)}")


def main(names: Sequence[str]) -> int:
    """Make the pictures; say what went wrong."""
    unknown = what_is_missing() or ", ".join(set(names) - SCENES.keys())
    if unknown:
        sys.stderr.write(f"{unknown}\n")
        return 1
    PICTURES.mkdir(exist_ok=True)
    watch = Watch()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            for name in names or SCENES:
                scene = SCENES[name]
                context = open_context(browser, server, scene.screen, color_scheme=scene.scheme)
                context.on("page", watch.attend)
                page = context.new_page()
                page.request.patch("/api/me", data=GUEST)
                scene.show(page, server)
                page.evaluate("document.fonts.ready.then(() => true)")
                page.evaluate(SETTLE)
                page.screenshot(path=PICTURES / f"{name}.png")
                sys.stdout.write(f"docs/pictures/{name}.png\n")
                context.close()
        finally:
            browser.close()
            server.stop()
    sys.stderr.write("".join(f"{error}\n" for error in watch.errors))
    return bool(watch.errors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
