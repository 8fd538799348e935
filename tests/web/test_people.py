"""People: two of them in two browsers, with an invitation, talk and a common end."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.properties.games import LONG
from tests.web.harness import PATIENCE, Server, Visit, open_table
from tests.web.person import Person

ROUNDS = 2 if LONG else 1
TURNS = 200  # looks at either page
BREATH_MS = 10.0


def test_two_people_play_with_an_invitation(visit: Visit, server: Server) -> None:
    host, friend = visit(), visit()
    for page, name in ((host, "Anna"), (friend, "Boris")):
        assert page.request.patch("/api/me", data={"name": name}).ok
    table = open_table(host, setup={"players": 4}, fill="", bots=["novice"], start=False)
    host.goto(f"/t/{table}")
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    assert link == f"{server.url}/t/{table}"

    friend.goto(link)
    friend.get_by_role("button", name="Sit down").first.click()
    expect(host.get_by_text("Boris")).to_be_visible()
    host.get_by_role("button", name="Fill up with bots and start").click()
    check_chat(host, friend)
    play_together(Person(host), Person(friend, seed=2))
    assert number_of_round(host) == number_of_round(friend)


def test_a_pause_is_asked_for_agreed_to_and_ended(visit: Visit, server: Server) -> None:
    host, friend = visit(), visit()
    for page, name in ((host, "Anna"), (friend, "Boris")):
        assert page.request.patch("/api/me", data={"name": name}).ok
    table = open_table(host, setup={"players": 3}, fill="", bots=["novice"], start=False)
    assert friend.request.post(f"/api/tables/{table}/seats/1").ok
    assert host.request.post(f"/api/tables/{table}/start").ok
    for page in (host, friend):
        page.goto(f"/t/{table}")
    asked = [page.locator(".agreement") for page in (host, friend)]
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Pause").click()
    expect(asked[0]).to_contain_text("Yet to agree: Boris")
    expect(asked[0].get_by_role("button")).to_have_text(["Withdraw"])
    expect(asked[1]).to_contain_text("Asking for a pause: Anna")
    asked[1].get_by_role("button", name="Pause").click()
    for page, box in zip((host, friend), asked, strict=True):
        expect(page.locator(".question")).to_have_text("The game is paused.")
        box.get_by_role("button", name="Continue").click()
    for box in asked:
        expect(box).to_have_count(0)
    assert Person(host).look().status == "playing"


def test_who_share_a_screen_read_the_chronicle_by_their_names(page: Page, server: Server) -> None:
    assert page.request.patch("/api/me", data={"name": "Anna"}).ok
    options = {"hotseat": True, "pace": "instant"}
    table = open_table(page, setup={"players": 2}, fill="", start=False, options=options)
    assert page.request.post(f"/api/tables/{table}/seats/1").ok
    assert page.request.post(f"/api/tables/{table}/start").ok
    page.goto(f"/t/{table}")
    person = Person(page)
    person.play(until=lambda look: look.name == "turn turn")
    chronicle = page.locator(".chronicle .list")
    for name in ("Anna 1", "Anna 2"):
        expect(chronicle).to_contain_text(f"{name} chooses a character")
    expect(chronicle).not_to_contain_text("You ")


def test_who_share_a_screen_type_their_names(page: Page) -> None:
    assert page.request.patch("/api/me", data={"name": "Anna"}).ok
    options = {"hotseat": True, "pace": "instant"}
    table = open_table(page, setup={"players": 2}, fill="", start=False, options=options)
    assert page.request.post(f"/api/tables/{table}/seats/1").ok
    page.goto(f"/t/{table}")
    for seat, name in ((1, "Olena"), (2, "<i>Petr</i>")):
        field = page.get_by_role("textbox", name=f"Seat {seat}")
        field.fill(name)
        field.press("Enter")
        expect(page.locator("main ol li").nth(seat - 1)).to_contain_text(name)
    assert page.request.post(f"/api/tables/{table}/start").ok
    expect(page.locator("main.curtain")).to_contain_text(re.compile("Olena|<i>Petr</i>"))
    Person(page).play(until=lambda look: look.name == "turn turn")
    for name in ("Olena", "<i>Petr</i>"):
        expect(page.locator(".chronicle .list")).to_contain_text(f"{name} chooses a character")


def check_chat(host: Page, friend: Page) -> None:
    for page in (host, friend):
        page.get_by_role("tab", name="Chat").click()
    host.get_by_role("textbox").fill("Good luck, Boris!")
    host.keyboard.press("Enter")
    expect(friend.get_by_role("log")).to_contain_text("Good luck, Boris!")
    expect(friend.get_by_role("log")).to_contain_text("Anna")
    check_mute(host, friend)


def check_mute(host: Page, friend: Page) -> None:
    """Whoever is muted is not heard by who muted, and by everybody else; and may be heard again."""
    lines = friend.get_by_role("log")
    turn_mute(friend, "Mute at this table")
    expect(lines).not_to_contain_text("Good luck, Boris!")
    host.get_by_role("textbox").fill("Are you there?")
    host.keyboard.press("Enter")
    expect(host.get_by_role("log")).to_contain_text("Are you there?")
    expect(lines).to_contain_text("2 lines")
    expect(lines).not_to_contain_text("Are you there?")
    turn_mute(friend, "Show remarks again")
    expect(lines).to_contain_text("Are you there?")


def turn_mute(page: Page, word: str) -> None:
    page.get_by_role("log").get_by_role("button", name="What to do about Anna").last.click()
    page.get_by_role("button", name=word).click()
    page.keyboard.press("Escape")


def test_a_table_without_chat_has_nowhere_to_talk(visit: Visit) -> None:
    page = visit()
    for chat in (True, False):
        options = {"pace": "instant", "chat": chat}
        page.goto(f"/t/{open_table(page, setup={'players': 4}, options=options)}")
        expect(page.get_by_role("tab").first).to_be_visible()
        expect(page.get_by_role("tab", name="Chat")).to_have_count(int(chat))


def play_together(*people: Person) -> None:
    """Play some rounds, each answering when asked."""
    for _ in range(TURNS):
        for person in people:
            look = person.look()
            if look.asked and look.offers and look.question != person.last:
                person.answer(look)
        if all(number_of_round(person.page) > ROUNDS for person in people):
            assert all(sum(person.given.values()) >= ROUNDS for person in people)
            return
        wait_for_any(people)
    raise AssertionError("it goes too slowly")


def wait_for_any(people: Sequence[Person]) -> None:
    """Wait until one of them has something to do; bots and the other page take a moment."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for person in people:
            look = person.look()
            if look.asked and look.question != person.last:
                return
            person.page.wait_for_timeout(BREATH_MS)
    raise AssertionError("nobody is asked")


def number_of_round(page: Page) -> int:
    return int("".join(filter(str.isdigit, page.locator(".round").inner_text().split("·")[0])))
