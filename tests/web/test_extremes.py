"""The most that can happen: long names, large hands and cities, eight players, an old page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.harness import DESKTOP, PHONE, SOCKET, Screen, Server, Visit, Watch, axe
from tests.web.screens import bring_to, is_turn, some_of
from tests.web.test_screens import NARROW, overflow

LONG = "Wwwwwwwwwwwwwwwwwwww"  # the widest name that is allowed
HAND = 15
CITY = 9


def swell(message: dict[str, Any], districts: list[str]) -> None:
    """Make everything at a table as large as it can be."""
    for chair in message["chairs"]:
        chair["name"] = LONG
    for view in message["views"]:
        for player in view["players"]:
            player["gold"] = 37
            player["city"] = [{"id": id, "cost": 6} for id in districts[:CITY]]
            player["city"][1] |= {"beautified": True, "under": ["", ""]}
        view["players"][view["observer"]]["hand"] = districts[-HAND:]


def tell_otherwise(page: Page, change: Any) -> None:  # noqa: ANN401 - a function of a message
    """Change every message on its way to the page."""

    def stand_between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            change(message)
            route.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket(SOCKET, stand_between)


@pytest.mark.long  # the sample of test_layout.py has such hands and cities
@pytest.mark.parametrize("screen", some_of(NARROW, DESKTOP, PHONE), ids=str)
def test_the_largest_table_fits(visit: Visit, server: Server, screen: Screen) -> None:
    page = visit(screen)
    districts = [one["id"] for one in page.request.get("/api/catalog").json()["districts"]]
    table = bring_to(page, server, is_turn, 8)

    def change(message: dict[str, Any]) -> None:
        if message["tell"] == "table":
            swell(message, districts)

    tell_otherwise(page, change)
    page.goto(f"/t/{table}")
    expect(page.locator("ul.hand [data-card]")).to_have_count(HAND)
    assert overflow(page) == ""
    assert axe(page) == []
    bar = page.locator("section.actions .row").bounding_box()
    assert bar is not None and bar["y"] + bar["height"] <= screen.height  # always in sight


@pytest.mark.long
def test_an_old_page_asks_to_be_loaded_anew(page: Page, server: Server, watch: Watch) -> None:
    watch.expect("WebSocket|ERR_")
    table = bring_to(page, server, is_turn)
    welcomes: list[dict[str, Any]] = []

    def change(message: dict[str, Any]) -> None:
        if message["tell"] == "welcome":
            welcomes.append(message)
            if len(welcomes) > 1:
                message["client"] = "another"

    tell_otherwise(page, change)
    page.goto(f"/t/{table}")
    expect(page.locator("section.actions")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_have_count(0)
    page.context.set_offline(True)
    server.restart()
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
