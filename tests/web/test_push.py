"""Pushes in a real browser: asked for with a switch, shown by the worker, opened at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Playwright, expect

from tests.server.push_service import Browser as Device
from tests.web import harness
from tests.web.harness import Server, Visit, Watch, open_table

READY = "() => navigator.serviceWorker.ready.then(() => true)"
SHOWN = """async () => {
    const there = await navigator.serviceWorker.getRegistration()
    const shown = await there.getNotifications()
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
}"""
# What a browser with a push service does; the one of a test has no network to reach one.
SUBSCRIBED = """(told) => {
    const device = {
        endpoint: told.endpoint,
        toJSON: () => told,
        unsubscribe: async () => { window.unsubscribed = true; return true },
    }
    PushManager.prototype.subscribe = async (options) => {
        window.subscribed = options
        return device
    }
    PushManager.prototype.getSubscription = async () => (window.subscribed ? device : null)
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can notify."""
    browser = harness.launch(playwright, whole=True)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that pushes."""
    server = Server(tmp_path_factory.mktemp("server"), "--push", "mailto:test@example.org")
    server.start()
    yield server
    server.stop()


def with_worker(visit: Visit) -> tuple[Page, CDPSession, str]:
    """A page that may notify, with its worker; and the way to push to that."""
    page = visit(service_workers="allow")
    page.context.grant_permissions(["notifications"])
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.goto("/about")
    page.evaluate(READY)
    for _ in range(600):  # it is told some time after the page knows of it
        if found:
            break
        page.wait_for_timeout(50)
    assert found
    return page, tools, found[-1]


def push(page: Page, tools: CDPSession, worker: str, server: Server, data: str) -> None:
    """Let the browser's push service deliver something, and wait until it is shown."""
    before = len(page.evaluate(SHOWN))
    message = {"origin": server.url, "registrationId": worker, "data": data}
    for _ in range(3):  # what is delivered to a worker that just begins may be lost
        tools.send("ServiceWorker.deliverPushMessage", message)
        for _ in range(300):  # a busy machine takes its time; a promise makes no page wait
            if len(page.evaluate(SHOWN)) > before:
                return
            page.wait_for_timeout(50)
    pytest.fail("nothing is shown")


def test_the_worker_says_whose_table_waits_in_the_language_of_the_device(
    visit: Visit, server: Server
) -> None:
    page, tools, worker = with_worker(visit)
    turn = '{"tell":"turn","table":"%s","host":"%s","yours":%s,"language":"%s"}'
    push(page, tools, worker, server, turn % ("one", "Ada", "false", "en"))
    push(page, tools, worker, server, turn % ("two", "<b>Eve</b>\\n$& ", "false", "uk"))
    push(page, tools, worker, server, turn % ("three", "Ada", "true", "cs"))
    push(page, tools, worker, server, turn % ("four", "", "false", "pl"))
    shown = {one["tag"]: one for one in page.evaluate(SHOWN)}
    said = {tag: (one["title"], one["body"]) for tag, one in shown.items()}
    assert said == {
        "citadels-one": ("Your turn", "At \u2068Ada\u2069’s table"),
        "citadels-two": ("Ваш хід", "За столом гравця \u2068<b>Eve</b>$& \u2069"),
        "citadels-three": ("Jste na tahu", "U\u00a0vašeho stolu"),
        "citadels-four": ("Twoja kolej", "Cytadela"),
    }
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": server.url,
            "registrationId": worker,
            "data": turn % ("one", "Ben", "false", "en"),
        },
    )
    page.wait_for_function(f"async () => JSON.stringify(await ({SHOWN})()).includes('Ben')")
    assert len(page.evaluate(SHOWN)) == len(said)  # a newer one takes the place of an older one


# What a click does; a test has no hand on the notifications of the system, and without one the
# browser lets no worker open or raise a window.
CLICK = """async () => {
    const done = []
    self.clients.openWindow = async (place) => void done.push("opens " + place)
    WindowClient.prototype.focus = async function () {
        done.push("raises " + new URL(this.url).pathname)
        return this
    }
    const [notification] = await self.registration.getNotifications()
    const waits = []
    const event = new NotificationEvent("notificationclick", { notification })
    event.waitUntil = (promise) => waits.push(promise)
    self.dispatchEvent(event)
    await Promise.all(waits)
    return [done, (await self.registration.getNotifications()).length]
}"""


CLICKED = {"one": "opens /t/one", "here": "raises /t/here", "//evil.example/x": "opens /"}


@pytest.mark.long  # web/tests/worker.test.ts
def test_a_click_opens_the_table_or_the_page_that_shows_it(
    visit: Visit, server: Server, watch: Watch
) -> None:
    watch.expect("404")  # there is no such table
    page, tools, worker = with_worker(visit)
    other = page.context.new_page()
    other.goto("/t/here")
    for table, done in CLICKED.items():
        turn = f'{{"tell":"turn","table":"{table}","host":"Ada","yours":false,"language":"en"}}'
        push(page, tools, worker, server, turn)
        assert page.context.service_workers[0].evaluate(CLICK) == [[done], 0]


@pytest.mark.long  # tests/server/push/test_push_addresses.py
def test_a_switch_asks_for_pushes_and_takes_them_back(visit: Visit, server: Server) -> None:
    page, _, _ = with_worker(visit)
    device = Device("https://push.example.org/one")
    kept: list[tuple[str, str, str]] = []

    def keep(route: object, request: object) -> None:
        kept.append((request.method, request.url, request.post_data or ""))  # type: ignore[attr-defined]
        route.fulfill(status=204)  # type: ignore[attr-defined]

    page.route("**/api/me/devices**", keep)
    page.add_init_script(
        f"({SUBSCRIBED})({{endpoint: '{device.endpoint}', keys: {device.keys!r}}})"
    )
    page.goto("/about")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Notifications")
    expect(switch).not_to_be_checked()
    expect(page.get_by_text("even if this page is closed")).to_be_visible()
    assert kept == []  # nothing before it is asked for
    page.locator("label", has=switch).click()
    expect(switch).to_be_checked()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('citadels')).push === true")
    offered = page.request.get("/api/push").json()["key"]
    options = page.evaluate("window.subscribed")
    assert options == {"userVisibleOnly": True, "applicationServerKey": offered}
    ((method, _, body),) = kept
    assert method == "POST" and device.endpoint in body and '"language":"en"' in body
    page.locator("label", has=switch).click()
    page.wait_for_function("() => window.unsubscribed")
    assert kept[-1][0] == "DELETE" and re.search("/[0-9a-f]{64}$", kept[-1][1])
    expect(switch).not_to_be_checked()


@pytest.mark.long
def test_it_can_be_installed(visit: Visit) -> None:
    page, tools, _ = with_worker(visit)
    page.goto("/")
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and manifest["errors"] == []


@pytest.mark.long  # the switch above asks for the same
def test_a_room_offers_it_to_whoever_waits_for_somebody(visit: Visit, watch: Watch) -> None:
    watch.expect("Push API in incognito")
    page, _, _ = with_worker(visit)
    offer = page.get_by_role("button", name="Tell me when it’s my turn")
    table = open_table(page, setup={"players": 3}, fill="", bots=["novice"], start=False)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(offer).to_have_count(0)
    other = visit()
    assert other.request.post(f"/api/tables/{table}/seats/1").ok
    expect(offer).to_be_visible()
    assert page.request.post(f"/api/tables/{table}/start").ok
    page.get_by_role("button", name="Table menu").click()
    expect(offer).to_be_visible()  # at the table, too
    offer.click()
    expect(offer).to_have_count(0)


@pytest.mark.long
def test_nobody_who_plays_with_bots_alone_is_offered_to_be_called(visit: Visit) -> None:
    page, _, _ = with_worker(visit)
    page.goto(f"/t/{open_table(page)}")
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    expect(page.get_by_role("button", name="Tell me when it’s my turn")).to_have_count(0)
