"""The layout of the table: whole, in sight and readable at every size, with any number of players.

All of the matrix: `python -m tests.web.matrix`.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from citadels.words import LANGUAGES
from tests.properties.games import LONG
from tests.web import matrix
from tests.web.boxes import faults
from tests.web.harness import Screen, Server, Visit
from tests.web.matrix import Case
from tests.web.screens import some_of
from tests.web.staged import MOMENTS, Stage, ask, draft, told, turn

SAMPLE = matrix.sample()
LENGTHS = ["en", "uk"] if LONG else ["uk"]  # languages of short words and of long ones
PHONE = Screen(390, 844, touch=True)
SILENT = ["assassin", "thief", "king"]
TARGETS = 40


def visit_in(visit: Visit, language: str, screen: Screen) -> Page:
    page = visit(screen)
    page.add_init_script(f"localStorage.citadels = JSON.stringify({{language: {language!r}}})")
    return page


def phone_of(size: str) -> Screen:
    width, height = map(int, size.split("x"))
    return Screen(width, height, touch=True)


def test_the_sample_has_every_two_values_of_the_matrix() -> None:
    for one, first in enumerate(matrix.VALUES):
        for other, second in list(enumerate(matrix.VALUES))[one + 1 :]:
            there = {(case[one], case[other]) for case in SAMPLE}
            assert there == {(a, b) for a in first for b in second}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_covered_or_too_small(
    browser: Browser, server: Server, language: str
) -> None:
    cases = [case for case in SAMPLE if case.language == language]
    assert matrix.look(browser, server, cases) == {}


@pytest.fixture
def five(visit: Visit) -> Stage:
    """A table of five in a usual window."""
    stage = Stage(visit())
    stage.show(told(turn(5, 6), 4))
    return stage


PLANTED = (
    (".hand { translate: 0 60px }", "outside"),
    (".hand .card { scale: 1.3 }", "overlap"),
    (".me .hand { overflow: hidden; width: 300px }", "clipped"),
    (".hand .cost { visibility: hidden }", "no cost"),
    (".hand .badge { inset: -6px auto auto -6px; translate: 0; z-index: 9 }", "cost covered"),
    (".hand .name { white-space: nowrap; letter-spacing: 1em }", "cut"),
    (".hand .badge { bottom: 8px }", "name covered"),
    (".hand .tag { display: none }", "no reason"),
    (".hand .name { width: 40px; word-break: break-all }", "broken"),
    (".question { font-size: 10px }", "small letters"),
    (".answer.answer { min-height: 30px; padding: 0 }", "small target"),
    (".answer.answer { max-height: 46px } .answer b { line-height: 70px }", "cut"),
    (".rival:first-child li { width: 50px }", "rivals' cards differ"),
    (".rival { margin-bottom: 90px }", "rivals out of sight"),
)
PLANT = """(planted) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(planted.replaceAll(/ ?(;|})/g, " !important$1"))
    document.adoptedStyleSheets = [sheet]
}"""


def test_planted_faults_are_found(five: Stage) -> None:
    for planted, found in PLANTED:
        assert faults(five.page) == []
        five.page.evaluate(PLANT, planted)
        five.settle()
        assert found in "\n".join(faults(five.page)), planted
        five.page.evaluate("document.adoptedStyleSheets = []")
        five.settle()


def test_a_window_may_change_while_people_play(five: Stage) -> None:
    for width, height in ((844, 390), (390, 844), (2560, 1440), (1024, 768), (1440, 900)):
        five.resize(width, height)
        five.settle()
        assert faults(five.page) == [], (width, height)


@pytest.mark.long
@pytest.mark.parametrize("language", LENGTHS)
def test_advice_and_requests_leave_room_for_answers(
    visit: Visit, server: Server, language: str
) -> None:
    stage = Stage(visit_in(visit, language, Screen(1440, 900)))
    found = {}
    for size in some_of("844x390", "1280x720", "1440x900", "390x844"):
        stage.resize(*map(int, size.split("x")))
        for moment in ("turn", "draft", "build"):
            for request in ("undo", "pause", "go-on", "hint"):
                message = told(MOMENTS[moment](5, 4), 4)
                if request == "go-on":
                    message["status"] = "paused"
                elif request != "hint":
                    ask(message, request)
                stage.show(message)
                if request == "hint":
                    stage.advise(message)
                if wrong := faults(stage.page):
                    found[size, moment, request] = wrong
    assert found == {}


# How many frames were painted, and the lowest edge that my hand had in one of them.
LOWEST = """
    window.painted = [0]
    const measure = new MessageChannel()
    measure.port1.onmessage = () => {
        const hand = [...document.querySelectorAll(".me .hand, .me .hand .card")]
        painted.push(...hand.map((it) => it.getBoundingClientRect().bottom))
        painted = [painted[0] + 1, Math.max(0, ...painted.slice(1))]
    }
    const look = () => {
        measure.port2.postMessage(0) // when this frame is painted
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
"""
FRAMES = 120  # two seconds where nothing is slow


@pytest.mark.parametrize(
    ("size", "motion"),
    some_of(
        *(("844x390", "no-preference"), ("1280x720", "reduce")),
        *(("844x390", "reduce"), ("1280x720", "no-preference")),
    ),
)
def test_no_frame_shows_the_hand_outside_the_window(
    visit: Visit, server: Server, size: str, motion: str
) -> None:
    page = visit(phone_of(size), reduced_motion=motion)
    page.add_init_script(LOWEST)
    stage = Stage(page)
    for moment, hand in (("turn", 4), ("draft", 4), ("destroy", 4), ("keep", 3), ("draft", 6)):
        message = told(MOMENTS[moment](5, hand), 4)
        message["events"] = [{"name": "gains", "card": "", "seat": 1, "amount": 1}]
        stage.show(message)
    begun = page.evaluate("painted[0]")
    page.wait_for_function("(end) => painted[0] > end", arg=begun + FRAMES)
    assert page.evaluate("painted[1] - innerHeight") <= 1


# What players found, each once.


@pytest.mark.long  # the sample above has such windows
def test_low_windows_show_question_hand_and_answers(browser: Browser, server: Server) -> None:  # B3
    cases = [
        Case(size, 5, 6, 4, "en", moment)
        for size in ("844x390", "667x375", "720x450", "1280x720")
        for moment in ("draft", "turn")
    ]
    assert matrix.look(browser, server, cases) == {}


@pytest.mark.long  # the sample above has such cities
def test_the_hand_is_whole_beside_a_city_of_six(visit: Visit, server: Server) -> None:  # B4
    stage = Stage(visit())
    for hand in (4, 6, 8, 10):
        stage.show(told(turn(5, hand), 6))
        assert stage.page.locator("ul.hand .card").count() == hand
        assert faults(stage.page) == []


def test_costs_can_be_read_while_gold_and_cards_are_weighed(visit: Visit, server: Server) -> None:
    stage = Stage(visit_in(visit, "uk", Screen(1440, 900)))  # B5
    stage.show(told(turn(6, 4)))
    assert stage.page.locator("ul.hand .cannot").count() == 4
    assert [one for one in faults(stage.page) if "cost" in one] == []


ROWS = """() => {
    const rivals = [...document.querySelectorAll(".rival")]
    const tops = rivals.map((it) => it.getBoundingClientRect().top)
    return [...new Set(tops)].map((top) => tops.filter((it) => it === top).length)
}"""
CARDS = """(place) => Math.round(
    document.querySelector(`${place} .city .card`).getBoundingClientRect().width)"""


def test_cities_use_the_room_they_have(visit: Visit, server: Server) -> None:  # B7
    stage = Stage(visit())
    stage.show(told(turn(8, 4), 4))
    assert stage.page.evaluate(ROWS) == [4, 3]
    stage.show(told(turn(6, 4), 6))
    assert stage.page.evaluate(CARDS, ".rival") > 44
    stage.show(told(turn(2, 4), 4))
    assert stage.page.evaluate(CARDS, ".me") >= stage.page.evaluate(CARDS, ".rival") > 99
    stage.resize(2560, 1440)
    stage.show(told(turn(5, 4), 5))
    assert stage.page.evaluate(CARDS, ".rival") > 99


def test_a_small_card_says_its_name_when_it_is_pointed_at(visit: Visit, server: Server) -> None:
    stage = Stage(visit())
    stage.show(told(turn(8, 4), 7))
    card = stage.page.locator(".rival .card").first
    label = card.locator(".label")
    expect(label).to_be_hidden()
    card.hover()
    expect(label).to_be_visible()
    expect(label).to_have_text("Manor")


@pytest.mark.parametrize("language", LENGTHS)
def test_a_phone_shows_the_whole_rule_and_the_hand_in_the_draft(
    visit: Visit, server: Server, language: str
) -> None:  # B8
    stage = Stage(visit_in(visit, language, PHONE))
    stage.show(told(draft(4, 4)))
    page = stage.page
    for card in page.locator(".tray [data-option]").all():
        card.tap()
        expect(page.locator(".tray .read")).to_have_text(card.locator(".unseen").inner_text())
        stage.settle()
        assert faults(page) == []
        assert page.locator("ul.hand .card").count() == 4


@pytest.mark.parametrize("size", some_of("844x390", "667x375"))
def test_a_phone_on_its_side_shows_all_targets_while_one_is_picked(
    visit: Visit, server: Server, size: str
) -> None:
    stage = Stage(visit_in(visit, "cs", phone_of(size)))
    stage.show(told(MOMENTS["aim"](5, 4), 4))
    for character in stage.page.locator(".tray [data-option]").all():
        character.tap()
        expect(stage.page.locator("[data-confirms]")).to_be_in_viewport(ratio=1)
        stage.settle()
        assert faults(stage.page) == []


def test_many_targets_are_laid_out_a_few_times_not_once_for_each(five: Stage) -> None:
    tools = five.page.context.new_cdp_session(five.page)
    tools.send("Performance.enable")

    def layouts() -> int:
        told = tools.send("Performance.getMetrics")["metrics"]
        return int(next(one["value"] for one in told if one["name"] == "LayoutCount"))

    before = layouts()
    five.show(told(MOMENTS["destroy"](8, 7), 8))
    shown = layouts()
    assert five.page.locator(".tag").count() > TARGETS
    assert shown - before < TARGETS
    five.page.evaluate(  # the control
        """() => [...document.querySelectorAll(".tag")].forEach((it) => {
            it.textContent += "."
            it.offsetHeight
        })"""
    )
    assert layouts() - shown > TARGETS


@pytest.mark.parametrize("size", some_of("390x844", "844x390", "667x375"))
def test_every_city_that_is_aimed_at_has_a_line_of_its_own(
    visit: Visit, server: Server, size: str
) -> None:
    stage = Stage(visit(phone_of(size)))
    stage.show(told(MOMENTS["destroy"](8, 4), 3))
    assert stage.page.evaluate(ROWS) == [1] * 7
    rivals = stage.page.locator(".rivals .list")
    for target in stage.page.locator(".rival [data-option]").all():
        target.scroll_into_view_if_needed()
        expect(target.locator(".tag")).to_contain_text("2 gold")
    assert rivals.evaluate("(it) => it.scrollWidth <= it.clientWidth")


def test_my_own_city_unfolds_only_when_it_is_pressed(visit: Visit, server: Server) -> None:
    stage = Stage(visit(phone_of("360x640")))
    message = told(MOMENTS["destroy"](5, 4), 4)
    stage.show(message)
    expect(stage.page.locator(".me .over")).to_have_count(0)
    mine = stage.page.locator(".me .pips")
    mine.tap()
    expect(stage.page.locator(".me .over .can, .me .over [data-option]")).to_have_count(2)
    mine.tap()
    stage.show(told(MOMENTS["beautify"](5, 4), 4))
    expect(stage.page.locator(".me .over")).to_have_count(0)
    expect(stage.page.locator(".me .city .card")).to_have_count(4)


def test_a_phone_opens_the_table_at_its_top(visit: Visit, server: Server) -> None:  # B11
    stage = Stage(visit(PHONE))
    stage.show(told(turn(8, 7), 7))
    assert stage.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_who_aims_sees_what_everybody_has(visit: Visit, server: Server) -> None:
    stage = Stage(visit())
    stage.show(told(MOMENTS["aim"](5, 4), 4))
    assert stage.page.locator(".tray .character").count() == 0  # the ribbon is right there
    assert stage.page.locator(".token[data-option]").count() == 8
    assert faults(stage.page) == []
    for seat in range(1, 5):
        for place in ("gold", "hand", "city"):
            expect(stage.page.locator(f"[data-at={place}-{seat}]")).to_be_in_viewport(ratio=1)


def silenced(message: dict[str, Any]) -> dict[str, Any]:
    message["views"][0] |= {"silent": SILENT, "completed": 1}
    return message


@pytest.mark.parametrize("screen", some_of(PHONE, Screen(1440, 900)))
def test_short_words_are_not_broken_or_cut(visit: Visit, server: Server, screen: Screen) -> None:
    stage = Stage(visit_in(visit, "uk", screen))  # B12
    stage.show(silenced(told(turn(8, 4), 7)))
    assert faults(stage.page) == []
    first = stage.page.locator("[data-at=seat-1] [aria-label='місто завершено']")
    expect(first).to_be_in_viewport(ratio=1)


def test_the_newest_line_stays_in_sight_when_the_bar_grows(visit: Visit, server: Server) -> None:
    stage = Stage(visit())  # B12
    message = told(turn(5, 4))
    message["events"] = [{"name": "gains", "card": "", "seat": 1, "amount": 1}] * 40
    stage.show(message)
    stage.resize(1440, 700)
    stage.settle()
    left = "(it) => it.scrollHeight - it.scrollTop - it.clientHeight"
    assert stage.page.locator(".chronicle .list").evaluate(left) < 2


def test_a_phone_reads_a_district_before_it_is_chosen(visit: Visit, server: Server) -> None:
    stage = Stage(visit(phone_of("360x640")))
    stage.show(told(MOMENTS["build"](5, 7), 4))
    stage.page.locator("ul.hand [data-card=observatory]").tap()
    expect(stage.page.locator(".read")).to_contain_text("cards")
    stage.settle()
    lifted = ".picked"  # over its neighbors, while it is picked
    assert [one for one in faults(stage.page) if lifted not in one] == []


@pytest.mark.long  # the sample above has such hands
def test_every_card_of_a_large_hand_says_its_name(visit: Visit, server: Server) -> None:
    stage = Stage(visit(phone_of("360x640")))
    stage.show(told(MOMENTS["build"](5, 10), 4))
    page = stage.page
    hand = page.locator("ul.hand .card").all()
    assert len(hand) == 10
    assert faults(page) == []  # nothing of a name is cut or covered
    for card in hand:
        box = card.bounding_box()
        assert box is not None
        assert box["width"] < 80
        name = card.locator(".name").inner_text().replace("\u00ad", "")
        card.tap()  # names what would be built, or tells of the card
        expect(page.locator("[data-confirms], dialog[open]")).to_contain_text(name)
        page.keyboard.press("Escape")


def test_the_smallest_phones_tell_by_the_caption_what_happened(
    visit: Visit, server: Server
) -> None:
    stage = Stage(visit(phone_of("360x640")))
    stage.show(told(turn(5, 4)))
    stage.page.get_by_role("button", name="What happened").tap()
    expect(stage.page.get_by_role("region", name="Since your last choice")).to_be_visible()


# Answers that cannot be pressed, since something lies over them.
COVERED = """() => [...document.querySelectorAll("[data-option], .actions button")]
    .filter((it) => it.checkVisibility())
    .filter((it) => {
        const { left, top, width, height } = it.getBoundingClientRect()
        return !it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    .map((it) => it.dataset.option ?? it.textContent.trim())"""


@pytest.mark.parametrize("size", some_of("844x390", "1280x720", "390x844"))
def test_what_happened_lies_over_no_answer(visit: Visit, server: Server, size: str) -> None:
    stage = Stage(visit(phone_of(size) if size != "1280x720" else Screen(1280, 720)))
    message = told(draft(5, 4), 4)
    message["events"] = [{"name": "gains", "card": "", "seat": 1, "amount": 1}] * 40
    stage.show(message)
    stage.page.keyboard.press("r")
    expect(stage.page.get_by_role("region", name="Since your last choice")).to_be_visible()
    assert stage.page.locator("[data-option]").count() > 1
    assert stage.page.evaluate(COVERED) == []


def test_a_rule_is_printed_whole_or_not_at_all(visit: Visit, server: Server) -> None:
    stage = Stage(visit())
    stage.show(told(MOMENTS["aim"](5, 5), 4))
    printed = stage.page.locator("ul.hand [data-card=imperial_treasury] .rule")
    expect(printed).to_be_visible()
    left_out = stage.page.locator("ul.hand [data-card=observatory]")
    expect(left_out.locator(".rule")).not_to_be_visible()
    expect(left_out).to_have_attribute("title", re.compile("cards"))
    assert faults(stage.page) == []
