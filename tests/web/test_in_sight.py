"""What is asked for is in sight: targets on small screens, the crown, the rules of the draft."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.boxes import faults
from tests.web.harness import Screen, Server, Visit
from tests.web.screens import some_of
from tests.web.staged import Stage, beautify, destroy, draft, told, turn

FLAT = Screen(844, 390, touch=True)
BELOW = """(all) => all.filter((it) => it.getBoundingClientRect().bottom > innerHeight)
    .map((it) => it.textContent)"""
ENTRIES = 11  # of the menu of a host who plays with people
LAST = 5  # the seat of the last rival of six players
IN_LIST = """(tag) => {
    const [list, box] = [document.querySelector(".rivals .list"), tag]
        .map((it) => it.getBoundingClientRect())
    return box.top >= list.top && box.bottom <= list.bottom
}"""


def aimed_at(*seats: int, players: int = LAST + 1) -> dict[str, Any]:
    """Some rivals have a district that can be destroyed, for nothing."""
    message = told(destroy(players, 3), 2)
    question = message["views"][0]["question"]
    question["options"] = [it for it in question["options"] if int(it.split("@")[1]) in seats]
    message["effects"] = {it: {"gold": 0} for it in question["options"]}
    return message


@pytest.mark.parametrize("size", [(360, 640), (667, 375), *some_of((390, 844), FLAT[:2])])
def test_my_city_covers_nobody_while_it_alone_is_aimed_at(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    stage = Stage(visit(Screen(*size, touch=True)))
    for built, hand in ((4, 4), (7, 10), (8, 10)):
        stage.show(told(beautify(8, hand), built))
        expect(stage.page.locator(".me .city [data-option]")).to_have_count((built + 1) // 2)
        expect(stage.page.locator(".me .over")).to_have_count(0)
        assert faults(stage.page) == [], (built, hand)


@pytest.mark.parametrize("size", some_of((667, 375), (360, 640)))
def test_my_city_is_whole_where_it_unfolds(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    stage = Stage(visit(Screen(*size, touch=True)))
    stage.show(told(turn(8, 10), 8))
    stage.page.locator(".me .arms, .me .pips").tap()  # where not even dots fit, the shield
    expect(stage.page.locator(".me .over .card")).to_have_count(8)
    stage.settle()
    for card in stage.page.locator(".me .over .card").all():
        expect(card).to_be_in_viewport(ratio=1)
    found = "\n".join(faults(stage.page))
    assert "clipped" not in found and "overlap" in found  # it was pressed; by itself it may not


@pytest.mark.parametrize("seat", [1, LAST])
def test_the_first_city_with_a_target_is_scrolled_to(
    visit: Visit, server: Server, seat: int
) -> None:
    stage = Stage(visit(FLAT))
    stage.show(aimed_at(seat))
    tag = stage.page.locator(".rival [data-option] .tag")
    assert tag.evaluate(IN_LIST)
    expect(stage.page.locator(".rivals .more.up")).to_have_count(int(seat == LAST))
    assert faults(stage.page) == []
    expect(stage.page.locator("[data-confirms]")).to_contain_text("Free")


def test_in_a_window_two_cities_that_are_aimed_at_stand_in_a_line(
    visit: Visit, server: Server
) -> None:
    stage = Stage(visit(Screen(1280, 720)))
    stage.show(told(destroy(8, 1), 4))
    tops = stage.page.locator(".rival.open").evaluate_all(
        "(all) => all.map((it) => Math.round(it.getBoundingClientRect().top))"
    )
    assert len(tops) == 7 and len(set(tops)) == 4
    assert faults(stage.page) == []


@pytest.mark.parametrize("size", some_of((844, 390), (390, 844)))
def test_the_crown_and_who_is_awaited_or_away_are_seen_where_names_have_no_room(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    stage = Stage(visit(Screen(*size, touch=True)))
    message = told(turn(6, 4), 1)
    message["views"][0]["crown"] = message["views"][0]["question"]["seat"] = 1
    message["chairs"][1] |= {"level": "", "away": True}
    stage.show(message)
    signs = stage.page.locator("[data-at=seat-1]").locator(".crowned, .thinks, .gone")
    expect(signs).to_have_count(3)
    for sign in signs.all():
        expect(sign).to_be_in_viewport(ratio=1)
    assert faults(stage.page) == []


@pytest.mark.parametrize(("size", "rules"), [((768, 1024), 5), ((390, 844), 0)])
def test_a_tablet_held_upright_prints_the_rules_of_the_draft(
    visit: Visit, server: Server, size: tuple[int, int], rules: int
) -> None:
    stage = Stage(visit(Screen(*size, touch=True)))
    message = told(draft(5, 4))
    question = message["views"][0]["question"]
    question["options"] = question["options"][:5]
    stage.show(message)
    expect(printed(stage.page)).to_have_count(rules)
    assert faults(stage.page) == []


@pytest.mark.parametrize("size", [(360, 640), (360, 638), (844, 390), (1440, 900)])
def test_the_warning_that_time_is_short_covers_no_question(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = visit(Screen(*size))
    page.add_init_script("localStorage.citadels = JSON.stringify({language: 'uk'})")
    stage = Stage(page)
    message = told(draft(8, 4), 4) | {"left": 8}
    message["chairs"][0]["missed"] = 2
    stage.show(message)
    for line in (".hurry", ".missed", ".question"):
        expect(page.locator(line)).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("size", some_of((667, 375), (720, 450), (360, 640)))
def test_the_whole_menu_is_in_sight(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(Screen(*size, touch=True))
    page.add_init_script("localStorage.citadels = JSON.stringify({language: 'uk'})")
    stage = Stage(page)
    message = told(turn(5, 4), 4) | {"host": True, "may_ask_undo": True}
    message["chairs"][1] |= {"level": "", "mark": "her"}
    stage.show(message)
    page.locator(".menu button").first.tap()
    entries = page.locator(".menu li:not(:empty)").filter(visible=True)
    expect(entries).to_have_count(ENTRIES)
    assert entries.evaluate_all(BELOW) == []


def printed(page: Page) -> Locator:
    """The rules that stand on characters."""
    return page.locator(".tray .character small")
