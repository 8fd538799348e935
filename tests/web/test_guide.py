"""The guided first game: lessons when their moment comes, each once, until the game is over."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.person import NEXT, Person, finger

# There is a lesson, or something to do.
READY = f"""(last) => document.querySelector("aside.coach") || ({NEXT})(last)"""
STEPS = 800
MUST = {  # what every game teaches
    *("Build the finest city", "Choose a character", "Your turn: gather", "Build a district"),
    *("End your turn", "Characters are called", "Another player’s turn", "A new round"),
    *("A city grows", "A city is complete", "Now you know enough", "The game is over"),
}


def hurry(route: Route) -> None:
    """Let the bots of a new table answer at once."""
    wanted = json.loads(route.request.post_data or "{}")
    wanted["options"]["pace"] = "instant"
    route.continue_(post_data=json.dumps(wanted))


def begin(page: Page) -> None:
    page.route("**/api/tables", hurry)
    page.goto("/guide")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("aside.coach")).to_be_visible()


def test_the_guided_game_goes_to_its_end_by_touch(phone: Page) -> None:
    page = phone
    begin(page)
    person, lessons = Person(page, finger()), Counter[str]()
    coach = page.locator("aside.coach")
    for _ in range(STEPS):
        page.wait_for_function(READY, arg=person.last, polling=50)
        if coach.is_visible():
            lessons[coach.get_by_role("heading").inner_text()] += 1
            coach.get_by_role("button", name="Got it").tap()
            continue
        seen = person.look()
        if seen.status == "over":
            break
        if seen.asked and seen.question != person.last:
            person.answer(seen)
    assert person.look().status == "over"
    assert max(lessons.values()) == 1
    assert lessons.keys() >= MUST
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.long
def test_who_skips_the_tour_is_left_alone(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="Skip the tour").click()
    person = Person(page)
    for _ in range(5):
        person.answer()
        expect(page.locator("aside.coach")).to_have_count(0)
    page.reload()
    person.wait_for(person.wait().question)
    expect(page.locator("aside.coach")).to_have_count(0)
