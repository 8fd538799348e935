"""The board: it stands still, tells what cities are worth, and is laid again after a game."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.web.harness import PATIENCE, Screen, Server, Visit, open_table
from tests.web.player import at_the_end, play_until
from tests.web.screens import bring_to, is_turn, open_place, some_of


@pytest.mark.long
def test_the_board_does_not_move_with_what_can_be_chosen(page: Page, server: Server) -> None:
    table = bring_to(page, server, is_turn)
    open_place(page, f"/t/{table}")
    city, bar = page.locator("section.me"), page.locator("section.actions")
    before, height = city.bounding_box(), _height(bar)
    page.keyboard.press("h")
    expect(bar.locator(".hint")).to_be_visible()
    assert _height(bar) > height
    assert city.bounding_box() == before


def _height(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["height"]


CUT = """() => [...document.querySelectorAll(".rival, .rival .cut")]
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
    .map((it) => it.innerText)"""


@pytest.mark.long  # the sample of test_layout.py has such tables
@pytest.mark.parametrize(
    ("screen", "players"),
    some_of(
        (Screen(1366, 768), 8),
        (Screen(820, 1180), 4),
        (Screen(1440, 900), 4),
        (Screen(1024, 768), 6),
    ),
)
def test_no_rival_is_cut_off(visit: Visit, server: Server, screen: Screen, players: int) -> None:
    page = visit(screen)
    table = bring_to(page, server, is_turn, players)
    open_place(page, f"/t/{table}")
    with contextlib.suppress(Error):  # the table is laid again once its parts are measured
        page.wait_for_function(f"!({CUT})().length", timeout=PATIENCE)
    assert page.evaluate(CUT) == []


def test_every_city_says_what_it_is_worth(page: Page, server: Server) -> None:
    table = open_table(page, setup={"players": 3})
    view = play_until(page, server, table, is_turn)["views"][0]
    points = [player["points"] for player in view["players"]]
    assert any(points)
    open_place(page, f"/t/{table}")
    for seat, worth in enumerate(points):
        told = page.locator(f"[data-at=seat-{seat}] .worth b")
        expect(told).to_have_text(str(worth))


def test_a_game_against_bots_is_followed_by_another(page: Page, server: Server) -> None:
    table = open_table(page)
    view = play_until(page, server, table, at_the_end)["views"][0]
    place, score = next((i, s) for i, s in enumerate(view["scores"], 1) if s["seat"] == 0)
    page.goto("/")
    mine = page.locator("li", has=page.locator(f"a[href='/t/{table}']"))
    ordinal = ("1st", "2nd", "3rd", "4th")[place - 1]
    expect(mine).to_contain_text(f"{ordinal} place · {score['total']} point")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("section.actions[data-status=playing]")).to_be_visible()
    assert table not in page.url
