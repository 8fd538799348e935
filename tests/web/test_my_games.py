"""One's own games over time: figures with their ranges, claims only where games carry them."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from citadels.review import LUCK, Digest, History, Played, history
from citadels.server.http.games import HistoryData, MyGame
from citadels.server.wire.view_data import form_of
from tests.web.harness import DESKTOP, PHONE, Screen, Visit, Watch, axe
from tests.web.screens import open_place, some_of
from tests.web.test_screens import overflow

JSON = "application/json"
FEW = "Too few games to tell."


def played(rng: random.Random) -> Played:
    errors = tuple(int(rng.random() < chance) for chance in (0.8, 0.2, 0.1, 0.1))
    digest = Digest(
        *(rng.gauss(0.0, 0.2), 0.0, rng.gauss(0.0, 0.1), rng.gauss(-0.12, 0.1), 0.0),
        *(40, errors, tuple(0.05 * count for count in errors)),
    )
    return Played(4, rng.choice((1, 1, 2, 3, 4)), digest)


def answer(count: int, review: str = "made") -> dict[str, Any]:
    """What the server would say of so many games."""
    rng = random.Random(4)
    games = [played(rng) for _ in range(count)]
    listed = [
        MyGame(f"t{at}", "deluxe", "first_game", 4, game.place, 20, 1.0e9, review)  # type: ignore[arg-type]
        for at, game in enumerate(games)
    ]
    told: HistoryData = form_of(History).write(history(games))
    found: dict[str, Any] = msgspec.to_builtins({"games": listed, "history": told})
    return found


def show(page: Page, told: dict[str, Any]) -> None:
    body = msgspec.json.encode(told)
    page.route("**/api/me/games", lambda route: route.fulfill(body=body, content_type=JSON))
    open_place(page, "/games")


def test_few_games_claim_nothing(page: Page) -> None:
    told = answer(5)
    show(page, told)
    expect(page.get_by_role("heading", name="Your games over time")).to_be_visible()
    needed = told["history"]["results"][0]["wins"]["needed"]
    assert needed == 664  # said as an estimate
    expect(page.get_by_text("About 670 games are needed.")).to_be_visible()
    said = page.locator(".said").all_inner_texts()
    assert len(said) == 5 and all(text.startswith(FEW) for text in said)
    assert page.locator("li p", has_text=FEW).count() == len(LUCK)
    expect(page.get_by_text("Too few games to tell what costs you most.")).to_be_visible()


def test_many_games_say_what_they_carry_and_a_table_stands_behind_the_lines(page: Page) -> None:
    told = answer(200)
    show(page, told)
    wins = told["history"]["results"][0]["wins"]
    assert wins["says"] == "more"
    row = page.get_by_role("region", name="Results").locator("tbody")
    expect(row).to_contain_text("You win more than your even share.")
    expect(row).to_contain_text(f"{round(100 * wins['low'])}% to {round(100 * wins['high'])}%")
    expect(page.get_by_text("What costs you most: choosing a character.")).to_be_visible()
    against = page.get_by_role("region", name="Moves against you")
    expect(against.locator("polygon")).to_have_count(1)
    expect(against).not_to_contain_text("On average")  # they cost everybody
    page.get_by_text("The lines as a table").first.press("Enter")
    course = told["history"]["luck"][0]["course"]
    rows = page.locator("details").first.locator("tbody tr")
    expect(rows).to_have_count(len(course))
    expect(rows.last.locator("th")).to_have_text("200")


def test_a_press_has_a_game_reviewed_and_the_page_counts_it(page: Page) -> None:
    steps = iter(["working", "whole"])
    show(page, answer(1, "none"))

    def review(route: Route) -> None:
        head = {"state": next(steps), "done": 0.4, "effort": "", "older": False, "review": None}
        route.fulfill(json=head)

    page.route(re.compile("/api/tables/t0/review"), review)
    page.unroute("**/api/me/games")
    body = msgspec.json.encode(answer(1))
    page.route("**/api/me/games", lambda route: route.fulfill(body=body, content_type=JSON))
    page.get_by_role("button", name="Review it").press("Enter")
    expect(page.get_by_role("status").filter(has_text="Being reviewed: 40%")).to_be_visible()
    expect(page.get_by_role("link", name="Review", exact=True)).to_have_count(1)
    expect(page.get_by_role("button", name="Review it")).to_have_count(0)


def test_a_refusal_is_said_and_nothing_goes_round(page: Page, watch: Watch) -> None:
    watch.expect("429")
    show(page, answer(1, "older"))
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(status=429, json={"code": "too-fast", "arguments": {}})

    page.route(re.compile("/api/tables/t0/review"), refuse)
    button = page.get_by_role("button", name="Review again")
    button.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Wait a moment")).to_be_visible()
    expect(button).to_be_visible()
    assert asked == ["POST"]


def test_all_are_reviewed_one_after_the_other(page: Page) -> None:
    told = answer(3, "none")
    show(page, told)
    made: list[str] = []

    def review(route: Route) -> None:
        game = route.request.url.split("/")[-2]
        made.append(game)
        next(one for one in told["games"] if one["table"] == game)["review"] = "made"
        head = {"state": "whole", "done": 1, "effort": "", "older": False, "review": None}
        route.fulfill(json=head)

    page.route(re.compile("/api/tables/[^/]+/review"), review)
    page.unroute("**/api/me/games")
    page.route("**/api/me/games", lambda route: route.fulfill(json=told))
    page.get_by_role("button", name="Review all").press("Enter")
    expect(page.get_by_role("link", name="Review", exact=True)).to_have_count(3)
    assert made == ["t0", "t1", "t2"]


def test_one_that_cannot_be_reviewed_holds_up_no_other(page: Page, watch: Watch) -> None:
    watch.expect("409")
    told = answer(4, "none")
    show(page, told)

    def review(route: Route) -> None:
        game = route.request.url.split("/")[-2]
        if game == "t0":
            return route.fulfill(status=409, json={"code": "other-rules", "facts": {}})
        failed = game == "t1"
        if not failed:
            next(one for one in told["games"] if one["table"] == game)["review"] = "made"
        head = {"state": "failed" if failed else "whole", "done": 1, "effort": "", "older": False}
        return route.fulfill(json={**head, "review": None})

    page.route(re.compile("/api/tables/[^/]+/review"), review)
    page.unroute("**/api/me/games")
    page.route("**/api/me/games", lambda route: route.fulfill(json=told))
    page.get_by_role("button", name="Review all").press("Enter")
    expect(page.get_by_role("link", name="Review", exact=True)).to_have_count(2)
    expect(page.get_by_role("status").filter(has_text="could not be finished")).to_have_count(1)


@pytest.mark.parametrize(
    ("screen", "scheme", "language"),
    some_of((DESKTOP, "dark", "uk"), (PHONE, "light", "pl"), (DESKTOP, "light", "en")),
)
def test_it_is_accessible_and_fits(
    visit: Visit, screen: Screen, scheme: str, language: str
) -> None:
    page = visit(screen, color_scheme=scheme, locale=language)
    show(page, answer(60, "older"))
    page.locator("summary").first.click()
    assert axe(page) == []
    assert overflow(page) == ""
