"""The first load: the client comes up, without errors, and it is small."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citadels.words import LANGUAGES
from tests.web.harness import Server, Visit

MOST_BYTES = 200_000  # of script, style and words, as they travel
MOST_AT_ALL = 350_000  # with letters and pictures
COUNTED = (".js", ".css", ".json", ".ftl")


def test_the_client_opens(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title(re.compile("Citadels"))
    expect(page.get_by_role("heading").first).to_be_visible()


def test_a_phone_is_no_wider_than_itself(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_role("heading").first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def transferred(visit: Visit, server: Server, language: str) -> dict[str, int]:
    """How much travels until the first page has come to rest, for somebody new; by its path."""
    page = visit(fresh=True, locale=language)
    tools = page.context.new_cdp_session(page)
    paths: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def begin(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = event["response"]["url"].removeprefix(server.url)

    def end(event: dict[str, Any]) -> None:
        if event["requestId"] in paths:
            sizes[paths[event["requestId"]]] = int(event["encodedDataLength"])

    tools.on("Network.responseReceived", begin)
    tools.on("Network.loadingFinished", end)
    tools.send("Network.enable")
    page.goto("/")
    expect(page.locator("main form button[type=submit]").first).to_be_enabled()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate("document.fonts.ready.then(() => true)")  # letters come last
    page.wait_for_load_state("networkidle")
    return sizes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(visit: Visit, server: Server, language: str) -> None:
    sizes = transferred(visit, server, language)
    counted = {path: size for path, size in sizes.items() if path.endswith(COUNTED)}
    assert any(path.endswith(".js") for path in counted), sizes
    assert sum(counted.values()) < MOST_BYTES, counted
    assert sum(sizes.values()) < MOST_AT_ALL, sizes
    later = [path for path in sizes if path.startswith(("/art/characters/", "/assets/TableScreen"))]
    assert later == [], "they come with the table"
    assert not [path for path in sizes if "-latin-ext-" in path], "few letters of it are needed"
