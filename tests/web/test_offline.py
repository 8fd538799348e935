"""Offline: rules, cards and the replays that were opened are there without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.harness import Server, Visit, Watch
from tests.web.player import at_the_end
from tests.web.screens import bring_to

KEPT = """async () => {
  const told = new Promise((done) => navigator.serviceWorker.addEventListener("message", done));
  navigator.serviceWorker.startMessages();
  await told;
}"""
LOST = "ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)"  # what the console says then
# Whether no picture is missing of those that were asked for.
PAINTED = """() => [...document.querySelectorAll("main img")].filter((it) => it.loading !== "lazy")
    .every((it) => it.naturalWidth > 0)"""
LOADED = "() => navigator.serviceWorker.ready.then(() => true)"


def open_and_keep(page: Page) -> None:
    """Open the page, and let it keep what it wants to, without waiting for the pause before it."""
    page.clock.install()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.evaluate(LOADED)
    page.evaluate(f"window.kept = ({KEPT})()")
    page.clock.fast_forward(10_000)
    page.evaluate("window.kept")


def test_rules_cards_and_an_opened_replay_need_no_network(
    visit: Visit, server: Server, watch: Watch
) -> None:
    page = visit(service_workers="allow")
    open_and_keep(page)
    table = bring_to(page, server, at_the_end, 2)
    page.goto(f"/r/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    watch.expect(LOST)
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_role("status")).to_contain_text("You are offline")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main img").first).to_be_visible()
    page.wait_for_function(PAINTED)
    for card in ("king", "observatory"):
        page.goto(f"/rules/{card}")
        expect(page.locator("main img").first).to_be_visible()
        page.wait_for_function(PAINTED)
    page.goto(f"/r/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/r/another")
    expect(page.get_by_role("slider")).to_have_count(0)
    page.context.set_offline(False)


def test_without_the_worker_nothing_opens(visit: Visit, watch: Watch) -> None:
    page = visit()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    watch.expect(LOST)
    page.context.set_offline(True)
    with pytest.raises(Error, match="DISCONNECTED"):
        page.goto("/rules")


def test_nothing_secret_is_kept(visit: Visit, server: Server) -> None:
    """A game that goes on is not kept, nor anything else that only one seat may see."""
    page = visit(service_workers="allow")
    open_and_keep(page)
    table = bring_to(page, server, lambda message: bool(message["views"]), 2)
    page.goto(f"/t/{table}")
    expect(page.locator(".board")).to_be_visible()
    kept = page.evaluate(
        "async () => (await (await caches.open('citadels')).keys()).map(({url}) => url)"
    )
    told = {url.removeprefix(server.url) for url in kept if "/api/" in url}
    assert told == {"/api/me", "/api/catalog"}
