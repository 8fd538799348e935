"""Replays: a finished game, step by step, to its end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from citadels import read_record
from tests.web.harness import Server
from tests.web.player import at_the_end
from tests.web.screens import bring_to, open_place


def test_a_replay_goes_to_the_end(page: Page, server: Server) -> None:
    table = bring_to(page, server, at_the_end)
    game = read_record(page.request.get(f"/api/tables/{table}/record").text()).replay()
    open_place(page, f"/r/{table}")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last == len(game.choices)
    slider.focus()
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    best = game.ranking()[0]
    expect(page.locator("main")).to_contain_text(str(game.scores()[best].total))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")


def test_a_replay_plays_by_itself_from_a_shared_moment(page: Page, server: Server) -> None:
    table = bring_to(page, server, at_the_end, 2)
    open_place(page, f"/r/{table}#10")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("10")
    page.keyboard.press("Space")
    expect(slider).not_to_have_value("10")


def test_the_detailed_chronicle_is_a_switch_away_and_remembered(page: Page, server: Server) -> None:
    table = bring_to(page, server, at_the_end, 2)
    open_place(page, f"/r/{table}#9999")
    lines = page.locator(".chronicle li")
    switch = page.get_by_role("button", name="Show every single event")
    expect(lines.last).to_contain_text("The game is over.")
    expect(page.locator(".chronicle li.sums").last).to_contain_text("Districts after round")
    assert re.search(r"for\s\d+\sgold", page.locator(".chronicle .list").inner_text())
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".chronicle li.sums")).to_have_count(0)
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".chronicle li.sums")).to_have_count(0)
