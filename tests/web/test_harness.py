"""The harness: it hears what goes wrong, and the server goes on where it stopped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.harness import PAINT, Server, Visit, Watch, axe, open_table
from tests.web.player import at_the_end, play_until, question_of


def listen(page: Page, watch: Watch, count: int) -> None:
    """Wait until so many errors were heard; they come when they come."""
    for _ in range(600):
        if len(watch.errors) >= count:
            return
        page.wait_for_timeout(100)


def test_errors_and_breaches_of_the_content_policy_are_heard(page: Page, watch: Watch) -> None:
    watch.expect("on purpose|Content Security Policy")
    page.goto("/about")
    page.evaluate("console.error('on purpose')")
    page.evaluate("setTimeout(() => { throw new Error('thrown on purpose') })")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: '1'}))"
    )
    listen(page, watch, 3)
    heard = "\n".join(watch.errors)
    assert "thrown on purpose" in heard and "Content Security Policy" in heard
    assert len(watch.errors) == 3
    assert not watch.unexpected
    page.evaluate("console.error('by mistake')")
    listen(page, watch, 4)
    assert len(watch.unexpected) == 1
    watch.expect("by mistake")


def test_axe_finds_what_is_wrong(page: Page) -> None:
    page.goto("/about")
    page.evaluate("document.body.append(document.createElement('img'))")
    assert any(fault.startswith("image-alt") for fault in axe(page))


def test_a_page_that_is_not_painted_shows_nothing_and_can_be_used(
    page: Page, visit: Visit, server: Server
) -> None:
    pictures = []
    for one in (page, visit(painted=True)):
        one.goto("/about")
        one.get_by_role("link").first.wait_for()
        pictures.append(len(one.screenshot()))
    unpainted, painted = pictures
    assert unpainted < painted / 2  # one colour is a small file
    page.get_by_role("link").first.click()
    page.wait_for_url(f"{server.url}/")
    page.evaluate(PAINT, True)
    page.get_by_role("heading").first.wait_for()
    assert len(page.screenshot()) > 2 * unpainted


@pytest.mark.long
def test_a_table_outlives_the_server(page: Page, server: Server, watch: Watch) -> None:
    watch.expect("WebSocket|ERR_CONNECTION_REFUSED")
    table = open_table(page)
    guest = page.request.get("/api/me").json()["id"]
    server.restart()
    assert page.request.get("/api/me").json()["id"] == guest
    (mine,) = page.request.get("/api/me/tables").json()
    assert mine["table"] == table


def test_a_table_is_brought_to_a_wished_moment(page: Page, server: Server) -> None:
    table = open_table(page, setup={"players": 4})
    message = play_until(page, server, table, lambda message: question_of(message) == "turn-turn")
    assert question_of(message) == "turn-turn"
    assert at_the_end(play_until(page, server, table, at_the_end))
    (mine,) = [line for line in page.request.get("/api/me/tables").json() if line["table"] == table]
    assert mine["status"] == "over"
