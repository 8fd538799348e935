"""Every screen of the client, each brought about as a person would meet it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from playwright.sync_api import Page

from tests.properties.games import LONG
from tests.web.harness import Server, open_table
from tests.web.player import Message, at_the_end, play_until, question_of
from tests.web.staged import SETTLE

Case = TypeVar("Case")
PLACES = (
    *("/", "/new", "/about", "/guide", "/nowhere", "/t/none"),
    *("/rules", "/rules/characters", "/rules/districts", "/rules/editions", "/rules/king"),
)


class Known(NamedTuple):
    """All screens, and the cookies of the guest whose tables are among them."""

    places: list[str]
    cookies: Any


def bring_to(
    page: Page, server: Server, moment: Callable[[Message], bool], players: int = 4
) -> str:
    """A table at a moment of its game."""
    table = open_table(page, setup={"players": players})
    play_until(page, server, table, moment)
    return table


def is_drafting(message: Message) -> bool:
    return question_of(message) == "draft-keep"


def is_turn(message: Message) -> bool:
    return question_of(message) == "turn-turn" and message["views"][0]["round"] > 1


def places(page: Page, server: Server) -> list[str]:
    """The addresses of all screens, with tables in every state."""
    open_one = open_table(page, fill="", start=False, options={"listed": True, "chat": True})
    drafting = bring_to(page, server, is_drafting)
    turn = bring_to(page, server, is_turn, 7)
    over = bring_to(page, server, at_the_end)
    closed = open_table(page, fill="", start=False)
    assert page.request.delete(f"/api/tables/{closed}").ok
    tables = [f"/t/{table}" for table in (open_one, drafting, turn, over, closed)]
    return [*PLACES, *tables, f"/r/{over}", f"/r/{over}#40"]


def some_of(*cases: Case, few: int = 1) -> list[Case]:
    """The first few of some cases; in a long run, all of them."""
    return list(cases if LONG else cases[:few])


def share(all_places: Sequence[str], turn: int, turns: int) -> list[str]:
    """What is looked at in one turn of some: all places once; in a long run, all of them each."""
    return list(all_places if LONG else all_places[turn % turns :: turns])


def open_place(page: Page, place: str) -> None:
    """Open a screen, and wait until it has come to rest."""
    page.goto("about:blank")  # so that another step of the same replay is opened anew
    page.goto(place)
    page.locator("main:not([aria-busy=true])").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLE)
