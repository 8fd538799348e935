"""Fixtures of the end-to-end tests: one browser and one server per process."""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.web import harness
from tests.web.harness import DESKTOP, PHONE, ROOT, Screen, Server, Visit, Visitors, Watch
from tests.web.screens import Known, places

PICTURES = ROOT / "build" / "web"  # of pages in which a test failed
REQUIRED = os.environ.get("CITADELS_REQUIRE_SERVICES") == "1"
HAS_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[HAS_FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    missing = harness.what_is_missing()
    if missing and REQUIRED:
        pytest.fail(f"{missing}, and CITADELS_REQUIRE_SERVICES=1 asks for it")
    if missing:
        pytest.skip(missing)
    expect.set_options(timeout=harness.PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = harness.launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def known(browser: Browser, server: Server) -> Known:
    """All screens, and the guest whose tables are among them."""
    context = harness.open_context(browser, server, painted=False)
    page = context.new_page()
    found = Known(places(page, server), context.cookies())
    context.close()
    return found


@pytest.fixture
def watch() -> Watch:
    """Errors of all pages; a test fails if there are any that it did not expect."""
    return Watch()


@pytest.fixture(scope="session")
def halls() -> dict[Browser, Visitors]:
    """The visitors of each browser; some tests have one of their own."""
    return {}


@pytest.fixture
def visit(
    browser: Browser,
    halls: dict[Browser, Visitors],
    server: Server,
    watch: Watch,
    request: pytest.FixtureRequest,
) -> Iterator[Visit]:
    """Makes a page for somebody new, on a desktop or on another screen, painted if it matters."""
    visitors = halls.setdefault(browser, Visitors(browser))
    entered: list[tuple[Page, Screen]] = []

    def visit(
        screen: Screen = DESKTOP,
        *,
        painted: bool = False,
        fresh: bool = False,
        **options: Any,  # noqa: ANN401 - the browser's own
    ) -> Page:
        page = visitors.enter(server, screen, painted=painted, fresh=fresh, **options)
        entered.append((page, screen))
        watch.attend(page)
        page.context.on("page", watch.attend)
        return page

    yield visit
    unexpected = watch.unexpected
    if request.node.stash.get(HAS_FAILED, True) or unexpected:
        name = re.sub(r"\W+", "-", request.node.nodeid)
        _keep_pictures([page.context for page, _ in entered], name)
        said = f"{server.log}\n" + "\n".join(watch.errors)
        request.node.add_report_section("teardown", "server and console", said)
    for page, screen in entered:
        watch.neglect(page)
        page.context.remove_listener("page", watch.attend)
        visitors.leave(page, server, screen)
    assert not unexpected


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page on a desktop."""
    return visit(DESKTOP)


@pytest.fixture
def phone(visit: Visit) -> Page:
    """A page on a phone."""
    return visit(PHONE)


def _keep_pictures(contexts: list[BrowserContext], name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages):
        page.evaluate(harness.PAINT, True)
        page.screenshot(path=PICTURES / f"{name}-{number}.png")
