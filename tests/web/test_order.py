"""Keeping order: a rude guest is muted, blocked and reported; the operator reads it and acts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.harness import DESKTOP, PHONE, Screen, Server, Visit, Watch, axe, open_table
from tests.web.screens import some_of

SCREENS = some_of(PHONE, DESKTOP)
RUDE = "you fool"


def admin(server: Server, *words: str) -> str:
    """What an operator does at the command line."""
    file = Path(server.folder) / "citadels" / "citadels.db"
    database = f"sqlite+aiosqlite:///{file}"
    command = [sys.executable, "-m", "citadels", "admin", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.strip()


def gather(visit: Visit, screen: Screen) -> tuple[Page, Page, str]:
    """Two people in a room, one of whom is rude."""
    host, rude = visit(screen), visit()
    for page, name in ((host, "Anna"), (rude, "Boris")):
        assert page.request.patch("/api/me", data={"name": name}).ok
    table = open_table(host, setup={"players": 3}, fill="", bots=["novice"], start=False)
    assert rude.request.post(f"/api/tables/{table}/seats/1").ok
    for page in (host, rude):
        page.goto(f"/t/{table}")
    rude.get_by_role("textbox", name="Say something").fill(RUDE)
    rude.keyboard.press("Enter")
    expect(host.get_by_role("log")).to_contain_text(RUDE)
    return host, rude, table


def look_well(page: Page) -> None:
    """Nothing is wrong with the page, in a theme, and nothing is wider than the screen."""
    wide = (page.viewport_size or {"width": 0})["width"] > PHONE.width
    for theme in some_of(*(("light", "dark") if wide else ("dark", "light"))):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long  # a press just after another dialog closes may be lost
def test_a_rude_guest_is_reported_and_blocked(visit: Visit) -> None:
    for screen in SCREENS:
        host, rude, table = gather(visit, screen)
        about = host.get_by_role("log").get_by_role("button", name="What to do about Boris")
        about.focus()
        host.keyboard.press("Enter")
        look_well(host)
        host.get_by_role("button", name="Report").click()
        host.get_by_role("radio", name="Insults or hate").check(force=True)
        host.get_by_role("textbox", name="In your own words").fill("He is rude.")
        look_well(host)
        host.get_by_role("button", name="Send the report").click()
        expect(host.get_by_text("The report was sent.")).to_be_visible()
        expect(host.get_by_role("dialog")).to_have_count(0)
        seat = host.get_by_role("list").get_by_role("button", name="What to do about Boris")
        seat.first.click()
        host.get_by_role("button", name="Block").click()
        expect(host.get_by_role("log")).not_to_contain_text(RUDE)
        expect(host.locator("main ol li").nth(1)).to_contain_text("blocked")
        host.reload()
        expect(host.locator("main ol li").nth(1)).to_contain_text("blocked")
        expect(host.get_by_role("log")).not_to_contain_text(RUDE)
        assert host.request.post(f"/api/tables/{table}/start").ok  # who sits already stays
        host.get_by_role("button", name="Table menu").click()
        host.get_by_role("button", name="Players here").click()
        look_well(host)
        host.get_by_role("button", name="Boris blocked").click()
        host.get_by_role("button", name="Unblock").click()
        assert rude.request.delete(f"/api/tables/{table}/seats/1").ok


def test_the_operator_reads_reports_and_acts(visit: Visit, server: Server, watch: Watch) -> None:
    host, rude, table = gather(visit, DESKTOP)
    mark = host.evaluate(
        """async (table) => {
            const socket = new WebSocket(`ws://${location.host}/ws`);
            return new Promise((done) => {
                socket.onopen = () => socket.send(JSON.stringify({ id: 1, do: "join", table }));
                socket.onmessage = ({ data }) => {
                    const told = JSON.parse(data);
                    if (told.tell === "table") done(told.chairs[1].mark);
                };
            });
        }""",
        table,
    )
    report = {"mark": mark, "reason": "insult", "words": "He is rude."}
    assert host.request.post(f"/api/tables/{table}/reports", data=report).ok
    key = admin(server, "key", "--as", "Olga")
    for screen in SCREENS:
        page = visit(screen)
        watch.expect("401")
        page.goto("/admin")
        page.get_by_label("Key").fill(key)
        look_well(page)
        page.keyboard.press("Enter")
        reports = page.get_by_role("region", name="Reports")
        expect(reports).to_contain_text(RUDE)
        expect(reports).to_contain_text("He is rude.")
        expect(page.get_by_role("region", name="Tables")).to_contain_text("Anna, Boris")
        expect(page.get_by_label("For how long")).to_have_value("day")
        look_well(page)
    page.get_by_label("Announcement for everyone").fill("Be kind.")
    page.keyboard.press("Enter")
    expect(host.get_by_role("complementary", name="Announcement")).to_contain_text("Be kind.")
    host.get_by_role("button", name="Close").first.click()
    expect(host.get_by_text("Be kind.")).to_have_count(0)
    for _ in range(2):  # once more, since it asks
        reports.get_by_role("button", name="Take the name away").first.click()
    expect(host.locator("main ol li").nth(1)).not_to_contain_text("Boris")
    for _ in range(2):
        reports.get_by_role("button", name="Ban").first.click()
    expect(rude.get_by_text("You cannot play here until")).to_be_visible()
    watch.expect("403")
    rude.goto("/")
    expect(rude.get_by_role("heading", name="You cannot play here until")).to_be_visible()
    expect(rude.get_by_role("link", name="Download everything")).to_be_visible()
    assert axe(rude) == []
    rude.get_by_role("button", name="Forget me").click()
    rude.get_by_role("button", name="Yes, forget me").click()
    expect(rude.get_by_role("button", name="Play now")).to_be_visible()
    for _ in range(2):
        reports.get_by_role("button", name="Resolve").first.click()
    expect(page.get_by_role("region", name="Audit log")).to_contain_text("resolve")
    admin(server, "announce", "--as", "Olga")
    assert "Olga" in admin(server, "audit")
