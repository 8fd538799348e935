"""The rule book in the browser: an edition shows what is its own, and a table binds it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from citadels.words import phrase
from tests.web.harness import Visit
from tools.book.chapters import LIST, Book
from tools.book.parts import Lines


def plain(text: str) -> str:
    """A text with plain spaces, as Python says it."""
    return text.replace("\u00a0", " ").replace("\u2060", "")


def headings(page: Page) -> list[str]:
    return [plain(text) for text in page.locator("article h2").all_inner_texts()]


def told(language: str, edition: str) -> tuple[list[str], list[str]]:
    """The headings and the words that are for the screen, as Python makes the book."""
    listed = json.loads(LIST.read_text(encoding="utf-8"))["chapters"]
    screen = {f"rules-{chapter['id']}" for chapter in listed if not chapter.get("paper")}
    here = [chapter for chapter in Book(language, edition).chapters() if chapter.id in screen]
    parts = [part for chapter in here for part in chapter.parts if isinstance(part, Lines)]
    return [chapter.title for chapter in here], [line for part in parts for line in part.lines]


@pytest.mark.parametrize(("language", "edition"), [("en", "classic"), ("uk", "deluxe")])
def test_the_browser_has_the_book_that_is_printed(
    visit: Visit, language: str, edition: str
) -> None:
    page = visit(locale=language)
    page.goto("/rules")
    page.get_by_label(phrase("pages-edition", language)).select_option(edition)
    titles, lines = told(language, edition)
    assert headings(page) == titles
    text = plain(page.locator("article").inner_text())
    assert [line for line in lines if line not in text] == []


def test_classic_meets_nobody_of_the_other_editions(page: Page) -> None:
    page.goto("/rules")
    article = page.locator("article")
    expect(article).to_contain_text("Emperor")
    page.get_by_label("Edition").select_option("classic")
    expect(article).not_to_contain_text("Emperor")
    expect(article).not_to_contain_text("Choosing the cards")


def test_at_a_table_the_edition_is_the_one_of_the_table(page: Page) -> None:
    asked = {"players": 4, "edition": "classic"}
    made = page.request.post("/api/setups", data=asked)
    assert made.ok, made.text()
    page.goto(f"/rules#{made.json()['code']}")
    expect(page.locator("#bound")).to_be_visible()
    expect(page.get_by_label("Edition", exact=True)).to_have_count(0)
    expect(page.locator("article")).not_to_contain_text("Emperor")


def test_the_pictures_are_there(page: Page) -> None:
    page.goto("/rules")
    pictures = page.locator("article img")
    expect(pictures).to_have_count(2)
    for place in range(2):
        expect(pictures.nth(place)).to_have_js_property("complete", True)
        assert pictures.nth(place).evaluate("it => it.naturalWidth") > 0
        assert pictures.nth(place).get_attribute("alt")
