"""Standing in a real browser: what a table says of ratings, a league by its link, a profile."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.harness import DESKTOP, PHONE, Screen, Visit, Watch, axe, open_table
from tests.web.screens import some_of
from tests.web.test_screens import overflow

JSON = "application/json"
RATING = {"value": 1480, "reach": 120, "sure": True}
FEW = {"mean": 0.5, "low": 0.0, "high": 1.0, "games": 2, "needed": 660, "says": "few"}
PROFILE: dict[str, Any] = {
    "name": "<i>Ada</i>",
    "shield": "",
    "reserved": False,
    "yours": False,
    "open": True,
    "games": 2,
    "rating": RATING,
    "rated": 42,
    "results": [
        {"players": 4, "places": [1, 1, 0, 0], "chance": 0.25, "wins": FEW},
        {"players": 5, "places": [9, 0, 0, 0, 0], "chance": 0.2, "wins": FEW | {"says": "more"}},
    ],
    "characters": [
        {
            "card": card,
            "offered": 100,
            "chosen": chosen,
            "chance": 0.2,
            "low": chosen / 100 - 0.1,
            "high": chosen / 100 + 0.1,
            "says": says,
        }
        for card, chosen, says in (("king", 60, "more"), ("bishop", 20, "few"))
    ],
}


def answer(page: Page, path: str, told: object) -> None:
    """Let the server say something else."""
    body = msgspec.json.encode(told)

    def fulfil(route: Route) -> None:
        route.fulfill(body=body, content_type=JSON)

    page.route(path, fulfil)


def test_friends_make_a_league_and_read_its_table(visit: Visit, watch: Watch) -> None:
    watch.expect("404")  # of who is not in it yet, or no more
    ada, ben = visit(DESKTOP), visit(PHONE)
    ada.goto("/leagues")
    ada.get_by_label("Name of the league").fill("<b>Friday</b>")
    ada.get_by_role("button", name="Start a league").click()
    expect(ada.get_by_role("heading", name="<b>Friday</b>")).to_be_visible()
    assert axe(ada) == [] and not overflow(ada)
    id = ada.url.rsplit("/", 1)[1]
    token = ada.request.get(f"/api/leagues/{id}").json()["token"]
    ben.goto(f"/l/{id}#{token}")
    expect(ben.get_by_text("“<b>Friday</b>”")).to_be_visible()
    ben.get_by_role("button", name="Join").press("Enter")
    expect(ben.get_by_role("row")).to_have_count(3)
    assert token not in ben.url
    assert axe(ben) == [] and not overflow(ben)
    ada.reload()
    ada.get_by_role("button", name=re.compile("^Remove")).click()
    ada.get_by_role("button", name=re.compile("^Press again")).click()
    expect(ada.get_by_role("row")).to_have_count(2)
    ben.reload()
    expect(ben.get_by_text("There is no such league")).to_be_visible()


def test_the_table_of_a_league_makes_no_phone_wider(phone: Page) -> None:
    line = {"shield": "", "reserved": True, "yours": False, "owner": False, "games": 12}
    line |= {"points": 24, "places": [4, 4, 4], "wins": 4, "chance": 0.33, "low": 0.1, "high": 0.65}
    names = ("Bartholomew the Elder", "Ada", "<b>Ben</b>")
    league = {"id": "xyz", "name": "Friday", "token": "t", "since": 0, "ended": 0, "owner": True}
    table = [line | {"member": name, "name": name, "says": "few"} for name in names]
    answer(phone, "**/api/leagues/xyz", league | {"games": 12, "table": table})
    phone.goto("/l/xyz")
    expect(phone.get_by_role("row")).to_have_count(4)
    assert axe(phone) == [] and not overflow(phone)


@pytest.mark.parametrize("screen", some_of(PHONE, DESKTOP), ids=str)
def test_a_profile_has_intervals_and_claims_little(visit: Visit, screen: Screen) -> None:
    page = visit(screen)
    answer(page, "**/api/tables/xyz/seats/1/profile", PROFILE)
    page.goto("/p/xyz/1")
    expect(page.get_by_role("heading", name="How <i>Ada</i> plays")).to_be_visible()
    expect(page.get_by_text("1,480 ± 120", exact=True)).to_be_visible()
    expect(page.get_by_text("a favorite", exact=True)).to_have_count(1)
    expect(page.get_by_text("Too few games to tell.")).to_be_visible()
    expect(page.get_by_text("You win")).to_have_count(0)  # it is about somebody else
    assert axe(page) == [] and not overflow(page)


def test_the_room_says_that_a_game_is_rated(visit: Visit) -> None:
    page, other = visit(DESKTOP), visit(PHONE)
    table = open_table(page, setup={"players": 2}, fill="", start=False)
    page.goto(f"/t/{table}")
    expect(
        page.get_by_text(re.compile("Rated game without advice, if at least two people play"))
    ).to_be_visible()
    assert other.request.post(f"/api/tables/{table}/seats/1").ok
    expect(page.get_by_text("There is no advice, and the host cannot close")).to_be_visible()
    page.goto("/you")
    shown = page.get_by_role("switch", name="Show my profile")
    expect(shown).not_to_be_checked()
    shown.check(force=True)  # what is pressed is its label
    page.reload()
    expect(shown).to_be_checked()
    assert axe(page) == []


def test_who_sets_up_a_table_sees_that_a_rated_game_has_no_advice(visit: Visit) -> None:
    page = visit(DESKTOP)
    page.goto("/new")
    page.locator("summary", has_text="Table rules").click()
    advice, rated = (
        page.get_by_role("switch", name=re.compile(f"^{name}")) for name in ("Advice", "Rated game")
    )
    expect(rated).to_be_checked()
    expect(advice).to_be_disabled()
    expect(advice).not_to_be_checked()
    expect(page.get_by_text("A rated game has no advice.")).to_be_visible()
    rated.uncheck(force=True)  # what is pressed is its label
    expect(advice).to_be_checked()
    rated.check(force=True)
    page.get_by_label("All other seats").select_option("novice")
    expect(rated).to_be_disabled()
    expect(rated).not_to_be_checked()
    expect(page.get_by_text("Only with other people")).to_be_visible()
    expect(advice).to_be_checked()
    assert axe(page) == [] and not overflow(page)
