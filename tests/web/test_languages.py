"""The five languages, from the first to the last screen: no word of another one."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page

from citadels.words import LANGUAGES
from tests.web.harness import Server, Visit, Watch
from tests.web.screens import Known, bring_to, is_turn, open_place, share, some_of
from tests.words import grammar

# All that is read or heard on a page, piece by piece.
PIECES = """() => {
    const found = new Set()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement
        if (!parent.closest("body [lang], script")) found.add(walk.currentNode.data)
    }
    for (const it of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        for (const name of ["aria-label", "title", "placeholder"]) found.add(it.getAttribute(name))
    }
    found.add(document.title)
    return [...found].filter(Boolean).map((text) => text.trim().replace(/\\s+/g, " "))
}"""
ID = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
SAME = {"English"}  # in every language


@cache
def plain_messages(language: str) -> dict[str, str]:
    """The messages that are one piece of text, by id."""
    found = {}
    for id, part, pattern in grammar.patterns(grammar.read(language)):
        texts = [getattr(element, "value", None) for element in pattern.elements]
        if len(texts) == 1 and isinstance(texts[0], str):
            found[f"{id}.{part}"] = " ".join(texts[0].split())
    return found


def foreign(pieces: list[str], language: str) -> set[str]:
    """The pieces that nobody has translated: ids, and what English says and this language not."""
    own, english = plain_messages(language), plain_messages("en")
    not_ours = {text for id, text in english.items() if own.get(id) != text} - set(own.values())
    return {
        piece
        for piece in pieces
        if piece not in SAME and (ID.match(piece) or piece.strip(" ·:") in not_ours)
    }


@pytest.mark.parametrize("language", some_of("uk", "cs", "en", "pl", "ru"))
def test_no_screen_has_an_untranslated_word(
    visit: Visit, known: Known, watch: Watch, language: str
) -> None:
    watch.expect("404")  # there is no table of that name
    page = visit(locale=language)
    page.context.add_cookies(known.cookies)
    page.request.patch("/api/me", data={"name": "Ада", "language": language})
    left: dict[str, set[str]] = {}
    for place in share(known.places, LANGUAGES.index(language), len(LANGUAGES)):
        open_place(page, place)
        assert page.locator("html").get_attribute("lang") == language
        found = foreign(page.evaluate(PIECES), language)
        if found:
            left[place] = found
    assert left == {}


def test_english_words_would_be_found(page: Page) -> None:
    page.goto("/new")
    page.locator("main:not([aria-busy=true])").first.wait_for()
    found = foreign([*page.evaluate(PIECES), "setup-title", "Agnes"], "uk")
    assert "New table" in found and "setup-title" in found
    assert "Agnes" in found  # a bot in Latin letters


@pytest.mark.long
def test_the_language_changes_everything_at_once(page: Page, server: Server) -> None:
    open_place(page, f"/t/{bring_to(page, server, is_turn, 7)}")
    before = page.evaluate(PIECES)
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("dialog").get_by_label("Language").select_option("uk")
    page.locator("html[lang=uk]").wait_for()
    page.keyboard.press("Escape")
    after = page.evaluate(PIECES)
    assert foreign(before, "uk") and not foreign(after, "uk")
