"""Games in the browser: by mouse, by keyboard alone, by touch.

The guided game goes from its beginning to its end by touch in every run: see test_guide.py.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from citadels import read_record
from tests.properties.games import LONG
from tests.web.harness import Server, open_table
from tests.web.person import Hand, Keys, Person, finger, mouse
from tests.web.player import Message, at_the_end, play_until, question_of

FIRST = 6  # questions: a round
LATE = 6  # districts of seven


def check_score(page: Page, table: str) -> None:
    """The score sheet says what the record says when the library plays it again."""
    game = read_record(page.request.get(f"/api/tables/{table}/record").text()).replay()
    best = game.ranking()[0]
    total = game.scores()[best].total
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("listitem").first).to_contain_text(str(total))


def play(page: Page, server: Server, hand: Hand) -> None:
    """Play a game; its middle is told to the page by somebody quicker, unless the run is long."""
    table = open_table(page)
    page.goto(f"/t/{table}")
    person = Person(page, hand)
    if not LONG:
        person.play(until=lambda _: person.questions.total() >= FIRST)
        page.goto("about:blank")  # whoever plays the middle is quicker than a page
        told = play_until(page, server, table, is_late)
        page.goto(f"/t/{table}")
        if not at_the_end(told):
            person.wait_for(told["question"])
    person.play()
    check_score(page, table)


def is_late(message: Message) -> bool:
    """When a city lacks a district, and it is our turn."""
    players = message["views"][0]["players"]
    return bool(question_of(message)) and max(len(one["city"]) for one in players) >= LATE


@pytest.mark.long  # most other tests use a mouse
def test_a_game_by_mouse(page: Page, server: Server) -> None:
    play(page, server, mouse())


def test_a_game_by_keyboard_alone(page: Page, server: Server) -> None:
    keys = Keys()
    play(page, server, keys)
    assert not keys.unseen


@pytest.mark.long  # the guided game is one by touch
def test_a_game_on_a_phone_by_touch(phone: Page, server: Server) -> None:
    play(phone, server, finger())
