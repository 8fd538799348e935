"""Play by correspondence: set up, found again where it is my turn, and told since I was there."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.harness import DESKTOP, PHONE, Screen, Server, Visit, axe, open_table
from tests.web.player import play_until
from tests.web.screens import some_of

DAILY = {"correspondence": {"hours": 24}, "pace": "instant"}


def begin(host: Page, friend: Page) -> str:
    """A game of two people that takes days."""
    for page, name in ((host, "Anna"), (friend, "Boris")):
        assert page.request.patch("/api/me", data={"name": name}).ok
    table = open_table(host, setup={"players": 2}, fill="", start=False, options=DAILY)
    assert friend.request.post(f"/api/tables/{table}/seats/1").ok
    assert host.request.post(f"/api/tables/{table}/start").ok
    return table


def asked(pages: list[Page]) -> Page:
    """Whose turn it is."""
    (page,) = [page for page in pages if page.request.get("/api/me/turns").json()]
    return page


@pytest.mark.parametrize("screen", some_of(PHONE, DESKTOP))
def test_a_table_by_correspondence_is_set_up(visit: Visit, screen: Screen) -> None:
    page = visit(screen)
    page.goto("/new")
    page.get_by_text("Table rules").click()
    page.get_by_role("radio", name="By correspondence").check(force=True)
    page.get_by_role("combobox", name="Per turn").select_option("3 days")
    expect(page.get_by_role("switch", name="Vacations")).to_be_checked()
    assert axe(page) == []
    options: dict[str, Any] = {"correspondence": {"hours": 72, "vacation": False}}
    table = open_table(page, setup={"players": 2}, fill="", start=False, options=options)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("by correspondence, 3 days per turn")).to_be_visible()
    assert axe(page) == []


def test_the_turn_is_found_and_what_happened_is_told(visit: Visit, server: Server) -> None:
    pages = [visit(), visit()]
    table = begin(*pages)
    me = asked(pages)
    (other,) = [page for page in pages if page is not me]
    me.goto("/")
    expect(me).to_have_title(re.compile(r"^\(1\) "))
    expect(me.get_by_role("link", name="Games waiting for you: 1")).to_be_visible()
    expect(me.get_by_text(re.compile(r"Your turn · 2[34] hours left"))).to_be_visible()
    other.goto("/")
    expect(other.get_by_text(re.compile(r"Waiting for others · 2[34] hours left"))).to_be_visible()
    expect(other).not_to_have_title(re.compile(r"^\("))  # the control

    me.goto(f"/t/{table}")
    expect(me.get_by_role("timer")).to_contain_text("hours")
    me.wait_for_timeout(2500)  # long enough to have seen it
    me.goto("/rules")
    rng = random.Random(3)
    for _ in range(3):
        page = asked(pages)
        play_until(page, server, table, lambda message: not is_asked(message), rng.randrange(99))
    me.goto(f"/t/{table}")
    recap = me.get_by_role("region", name="Since you were here")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    assert axe(me) == []


def is_asked(message: dict[str, Any]) -> bool:
    view = message["views"][0]
    question = view.get("question")
    return question is not None and question["seat"] == view["observer"]


def test_a_vacation_is_taken_and_shown(visit: Visit) -> None:
    me, friend = visit(), visit()
    table = begin(me, friend)
    me.goto("/you")
    field = me.get_by_label("Away until")
    field.fill(field.get_attribute("max") or "")
    me.get_by_role("button", name="Go on vacation").click()
    expect(me.get_by_text("You are on vacation until")).to_be_visible()
    assert axe(me) == []
    friend.goto(f"/t/{table}")
    expect(friend.get_by_text("on vacation until")).to_be_visible()
    me.get_by_role("button", name="I’m back").click()
    expect(me.get_by_role("button", name="Go on vacation")).to_be_visible()
    expect(friend.get_by_text("on vacation until")).to_have_count(0)
