"""Every screen: nothing that axe finds wrong, and nothing wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.harness import DESKTOP, PHONE, Screen, Server, Visit, Watch, axe
from tests.web.screens import Known, bring_to, is_turn, open_place, share, some_of

NARROW = Screen(360, 740, touch=True)


def overflow(page: Page) -> str:
    """What reaches out of the page to the right, if anything makes it wider than its window."""
    return str(
        page.evaluate("""() => {
            const width = Math.min(innerWidth, screen.width) // a phone zooms out for what is wide
            const wide = document.documentElement.scrollWidth - width
            if (wide <= 0) return ""
            const all = [...document.querySelectorAll("body *")]
            const out = all.find((it) => it.getBoundingClientRect().right > width + 1)
            return `${wide} px: ${out?.outerHTML.slice(0, 160)}`
        }""")
    )


@pytest.mark.parametrize(
    ("screen", "scheme", "turn"),  # each place once; in a long run, each in both schemes and widths
    [(DESKTOP, "dark", 0), (DESKTOP, "light", 1), (PHONE, "dark", 2), (NARROW, "light", 3)],
    ids=["desktop-dark", "desktop-light", "phone-dark", "narrow-light"],
)
def test_every_screen_is_accessible_and_fits(
    visit: Visit, known: Known, watch: Watch, screen: Screen, scheme: str, turn: int
) -> None:
    watch.expect("404")  # there is no table of that name
    page = visit(screen, color_scheme=scheme)
    page.context.add_cookies(known.cookies)
    faults: dict[str, list[str]] = {}
    for place in share(known.places, turn, 4):
        open_place(page, place)
        wide = overflow(page)
        found = axe(page) + ([wide] if wide else [])
        if found:
            faults[place] = found
    assert faults == {}


def test_the_width_is_really_looked_at(phone: Page) -> None:
    phone.goto("/about")
    assert overflow(phone) == ""
    phone.evaluate("""() => {
        const wide = document.createElement("div")
        wide.className = "much-too-wide"
        wide.style.width = "900px"
        wide.style.height = "1px"
        document.body.append(wide)
    }""")
    assert overflow(phone).startswith("510 px")


def test_a_long_name_and_large_numbers_fit_a_narrow_screen(visit: Visit, server: Server) -> None:
    page = visit(NARROW)
    page.goto(f"/t/{bring_to(page, server, is_turn)}")
    page.locator(".me header .role").wait_for()
    page.evaluate("""() => {
        const head = document.querySelector(".me header")
        head.querySelector(".role").textContent = "Witch, Navigator"
        for (const it of head.querySelectorAll(".numbers b")) it.textContent = "88"
    }""")
    assert overflow(page) == ""


BEHIND = "page-has-heading-one"  # the page has one, which a dialog over it may hide from axe


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").first.click()


def open_card(page: Page) -> None:
    page.locator("ul.hand .card, .city .card").first.click(button="right")


def open_leave(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    assert [one for one in axe(page) if not one.startswith(BEHIND)] == []
    page.get_by_role("button", name="Leave the game").click()


@pytest.mark.long  # those of other tests are looked at, too
@pytest.mark.parametrize("scheme", some_of("dark", "light"))
def test_dialogs_are_accessible(visit: Visit, server: Server, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.goto(f"/t/{bring_to(page, server, is_turn)}")
    page.locator("section.actions").wait_for()
    for opened in (open_settings, open_card, open_leave):
        opened(page)
        page.get_by_role("dialog").wait_for()
        found = [one for one in axe(page) if not one.startswith(BEHIND)]
        assert found == [], opened.__name__
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")
