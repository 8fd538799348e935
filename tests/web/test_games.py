"""Whole games in the browser: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from citadels import read_record
from tests.web.harness import open_table
from tests.web.person import Keys, Person, finger


def check_score(page: Page, table: str) -> None:
    """The score sheet says what the record says when the library plays it again."""
    game = read_record(page.request.get(f"/api/tables/{table}/record").text()).replay()
    best = game.ranking()[0]
    total = game.scores()[best].total
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("listitem").first).to_contain_text(str(total))


def test_a_whole_game_by_mouse(page: Page) -> None:
    table = open_table(page)
    page.goto(f"/t/{table}")
    Person(page).play()
    check_score(page, table)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    table = open_table(page)
    page.goto(f"/t/{table}")
    keys = Keys()
    Person(page, keys).play()
    check_score(page, table)
    assert not keys.unseen


def test_a_whole_game_on_a_phone_by_touch(phone: Page) -> None:
    table = open_table(phone)
    phone.goto(f"/t/{table}")
    Person(phone, finger()).play()
    check_score(phone, table)
