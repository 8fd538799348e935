"""The printed rule book: a few pages of A4 in which every chapter and every card has its place."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from citadels.words import card_name
from tools.book.__main__ import main, name_of, write
from tools.book.chapters import Book
from tools.book.parts import Entry

PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
MOST = 7


@pytest.mark.parametrize(
    ("language", "edition", "fewest"), [("uk", "deluxe", 4), ("cs", "classic", 2)]
)
def test_a_book_is_a_few_pages(
    browser: Browser, tmp_path: Path, language: str, edition: str, fewest: int
) -> None:
    book = Book(language, edition)
    file = tmp_path / name_of(book)
    write(browser, book, file)
    assert fewest <= len(PAGE.findall(file.read_bytes())) <= MOST
    read = shutil.which("pdftotext")
    if read is None:
        pytest.skip("pdftotext is not installed (Debian, Ubuntu: poppler-utils)")
    said = subprocess.run([read, file, "-"], capture_output=True, check=True)  # noqa: S603 - its words
    text = plain(said.stdout.decode("utf-8"))
    chapters = list(book.chapters())
    entries = [part for chapter in chapters for part in chapter.parts if isinstance(part, Entry)]
    assert [c.title for c in chapters if plain(c.title) not in text] == []
    assert [entry.name for entry in entries if plain(entry.name) not in text] == []
    assert (plain(card_name("witch", language)) in text) == (edition == "deluxe")


def plain(text: str) -> str:
    """A text without the spaces, breaks and hyphens that a column puts into it."""
    return re.sub(r"[\s\u00a0\u00ad\u2060-]+", "", text)


def test_the_command_says_what_it_cannot_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tlh"])
    assert "no language tlh" in capsys.readouterr().err
