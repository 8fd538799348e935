"""Nothing silent: time that runs out, requests, talk, and what was cut or covered."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.harness import PHONE, Screen, Server, Visit, axe, open_table
from tests.web.person import Person
from tests.web.player import at_the_end, play_until
from tests.web.screens import some_of
from tests.web.staged import Stage, draft, told, turn

CLOCK = {"turn": 8, "bank": 0}  # so short that it is time to hurry at once
PART = 0.2  # of the height of a phone, at most, for a request
NEAR = 2  # pixels
ROOM = 240  # pixels for the chat, of which its last remarks have about half
EDGES = """(all) => all.map((it) => it.getBoundingClientRect()).map((it) => [it.top, it.bottom])"""


def meet(visit: Visit, *names: str) -> tuple[str, list[Page]]:
    """A running table of people with these names, on phones, and a bot; everybody looks at it."""
    pages = [visit(PHONE) for _ in names]
    for page, name in zip(pages, names, strict=True):
        assert page.request.patch("/api/me", data={"name": name}).ok
    host = pages[0]
    setup = {"players": len(names) + 1}
    table = open_table(host, setup=setup, fill="", bots=["novice"], start=False)
    for seat, page in enumerate(pages[1:], 1):
        assert page.request.post(f"/api/tables/{table}/seats/{seat}").ok
    assert host.request.post(f"/api/tables/{table}/start").ok
    for page in pages:
        page.goto(f"/t/{table}")
        expect(page.locator("section.actions")).to_be_visible()
    return table, pages


def test_who_runs_out_of_time_is_told_and_takes_over_with_one_press(page: Page) -> None:
    table = open_table(page, options={"timer": CLOCK})
    page.goto(f"/t/{table}")
    expect(page.locator(".hurry")).to_have_text(re.compile("almost up"))
    expect(page).to_have_title(re.compile(r"^0:\d\d ● Your turn"))
    second = page.context.new_page()
    second.goto(f"/t/{table}")
    for tab in (page, second):
        expect(tab.locator(".question")).to_have_text(re.compile("Your time ran out.*bot"))
        expect(tab.locator("section.actions [data-option]:not(:disabled)")).to_have_count(0)
        expect(tab).to_have_title(re.compile("Your time ran out"))
    second.get_by_role("button", name="Take over").click()
    for tab in (page, second):
        expect(tab.get_by_role("button", name="Take over")).to_have_count(0)
        expect(tab.locator(".missed")).to_have_text(re.compile(r"A bot made\s\d+\schoice"))


def test_a_request_is_small_on_a_phone_and_is_declined_or_withdrawn(visit: Visit) -> None:
    _, (anna, boris) = meet(visit, "Anna", "Boris")

    def ask() -> None:
        anna.get_by_role("button", name="Table menu").click()
        anna.get_by_role("button", name="Pause").click()

    ask()
    for page in (anna, boris):
        expect(page.locator(".agreement")).to_contain_text("Asking for a pause: Anna")
        expect(page.locator(".agreement")).to_contain_text("Yet to agree: Boris")
        box = page.locator(".agreement").bounding_box()
        assert box is not None and box["height"] <= PHONE.height * PART
    anna.locator(".agreement").get_by_role("button", name="Withdraw").click()
    expect(boris.locator(".agreement")).to_have_count(0)
    ask()
    boris.locator(".agreement").get_by_role("button", name="Decline").click()
    expect(anna.locator(".agreement")).to_have_count(0)
    expect(anna.locator(".toasts")).to_contain_text("Boris does not agree.")


def test_a_remark_shows_at_the_shield_of_its_speaker_on_a_phone(visit: Visit) -> None:
    _, (anna, boris) = meet(visit, "Anna", "Boris")
    anna.get_by_role("button", name="Chronicle and chat").click()
    anna.locator("#tab-chat").click()
    anna.get_by_role("textbox").fill("Good luck!")
    anna.keyboard.press("Enter")
    said = boris.locator("[data-says='0']")
    expect(said).to_have_text(re.compile("Anna\\s+Good luck!"))
    expect(said).to_be_in_viewport(ratio=1)
    shield = boris.locator("[data-at='seat-0']").bounding_box()
    bubble = said.bounding_box()
    assert shield is not None and bubble is not None
    assert shield["x"] <= bubble["x"] <= shield["x"] + shield["width"]
    boris.reload()
    expect(boris.locator("section.actions")).to_be_visible()
    behind = boris.get_by_role("button", name="Chronicle and chat")
    expect(behind.locator(".unread")).to_have_text("1")  # what was said before is in the chat
    expect(boris.locator("[data-says]")).to_have_count(0)


@pytest.mark.parametrize("size", some_of((667, 375), (844, 390), (360, 640)))
def test_on_a_phone_the_chat_has_room_beside_or_above_the_answers(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    stage = Stage(visit(Screen(*size, touch=True)))
    stage.show(told(draft(8, 4)))
    page = stage.page
    page.get_by_role("button", name="Chronicle and chat").click()
    page.locator("#tab-chat").click()
    expect(page.get_by_role("textbox")).to_be_in_viewport(ratio=1)
    side, answers = page.locator(".side").bounding_box(), page.locator(".act").bounding_box()
    assert side is not None and answers is not None
    assert side["height"] >= ROOM
    apart = (side["x"] + side["width"], side["y"] + side["height"])
    assert apart[0] <= answers["x"] + 1 or apart[1] <= answers["y"] + 1


def test_remarks_at_once_stand_apart_and_not_over_the_open_chat(
    visit: Visit, server: Server
) -> None:
    stage = Stage(visit(PHONE))
    stage.show(told(turn(8, 4), 2))
    page = stage.page
    stage.remark(*((seat, "Nobody kills the King this time, please!") for seat in range(4)))
    bubbles = page.locator("[data-says]")
    expect(bubbles).to_have_count(4)
    boxes = sorted(bubbles.evaluate_all(EDGES))
    assert all(low <= high for (_, low), (high, _) in itertools.pairwise(boxes)), boxes
    assert axe(page) == []
    page.get_by_role("button", name="Chronicle and chat").click()
    page.locator("#tab-chat").click()
    for bubble in bubbles.all():
        expect(bubble).to_be_hidden()
    assert axe(page) == []


def test_leaving_is_asked_in_our_own_words(page: Page) -> None:
    page.goto(f"/t/{open_table(page)}")
    leave = page.get_by_role("button", name="Leave the game for good")
    for answer in ("No, stay", "Leave the game for good"):
        page.get_by_role("button", name="Table menu").click()
        leave.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("A bot will take over for you.")
        dialog.get_by_role("button", name=answer).click()
        expect(dialog).to_have_count(0)
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.long
def test_after_the_game_i_am_still_you_and_nothing_covers_the_chronicle(
    page: Page, server: Server
) -> None:
    table = open_table(page, setup={"players": 2})
    play_until(page, server, table, at_the_end)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Look at the table").click()
    chronicle = page.locator(".chronicle .list")
    expect(chronicle).to_contain_text("You ")
    expect(chronicle).not_to_contain_text("Player 1")
    back = page.get_by_role("button", name="Final scores").bounding_box()
    side = page.locator(".side").first.bounding_box()
    assert back is not None and side is not None
    assert back["y"] >= side["y"] + side["height"] - NEAR


def test_the_newest_line_stays_in_sight_when_the_action_bar_grows(page: Page) -> None:
    page.goto(f"/t/{open_table(page)}")
    Person(page).play(until=lambda look: look.name == "turn turn")
    height = page.locator(".chronicle .list").evaluate("list => list.clientHeight")
    page.locator(".act").evaluate("bar => bar.style.paddingTop = '160px'")  # a long question
    page.wait_for_function(
        """([before, near]) => {
            const list = document.querySelector(".chronicle .list")
            const below = list.scrollHeight - list.scrollTop - list.clientHeight
            return list.clientHeight < before && below <= near
        }""",
        arg=[height, NEAR],
    )


def test_no_word_of_the_ribbon_is_broken_or_cut_on_a_phone(visit: Visit) -> None:
    page = visit(PHONE, locale="uk")
    page.goto(f"/t/{open_table(page, setup={'players': 7})}")
    Person(page).play(until=lambda look: look.name == "turn turn")
    broken = """() => [...document.querySelectorAll(".ribbon .who")]
        .filter((it) => getComputedStyle(it).clipPath === "none" && it.offsetParent)
        .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.getClientRects().length > 1
            || it.offsetHeight > 1.9 * parseFloat(getComputedStyle(it).fontSize))
        .map((it) => it.textContent)"""
    assert page.evaluate(broken) == []


@pytest.mark.long  # tests/server/http/test_previews.py paints it
def test_the_result_is_a_picture_to_keep(page: Page, server: Server) -> None:
    table = open_table(page, setup={"players": 2})
    play_until(page, server, table, at_the_end)
    page.goto(f"/t/{table}")
    button = page.get_by_role("dialog").get_by_role("button", name="Result as a picture")
    with page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename == "citadels.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    expect(button).to_be_enabled()
