"""Print the rule book: one PDF per language, by a headless Chromium.

python -m tools.book                        all languages, into build/rules
python -m tools.book uk cs --edition classic --to FOLDER
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from citadels.core.registry import EDITIONS
from citadels.words import LANGUAGES
from tests.web.harness import find_chromium, launch
from tools.book.chapters import MAIN, Book
from tools.book.paper import Paper
from tools.files import ROOT

FOLDER = ROOT / "build" / "rules"
NUMBER = (
    '<div style="width:100%;text-align:center;font:8pt sans-serif;color:#6b3f06">'
    '<span class="pageNumber"></span> / <span class="totalPages"></span></div>'
)


def name_of(book: Book) -> str:
    """What the file of a book is called."""
    return f"citadels-{book.edition}-{book.language}.pdf"


def write(browser: Browser, book: Book, file: Path) -> None:
    """Print one book."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "book.html")  # a file may show pictures and fonts of other files
        source.write_text(Paper(book).html(), encoding="utf-8")
        page = browser.new_page()
        page.goto(source.as_uri())
        page.evaluate("document.fonts.ready")
        page.pdf(
            path=file,
            prefer_css_page_size=True,
            print_background=True,
            display_header_footer=True,
            header_template="<span></span>",
            footer_template=NUMBER,
            tagged=True,
        )
        page.close()


def main(arguments: Sequence[str]) -> int:
    """Print the books that are asked for."""
    parser = argparse.ArgumentParser("python -m tools.book", description="Print the rule book.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(LANGUAGES))
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=MAIN)
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    if unknown := sorted({*asked.languages} - {*LANGUAGES}):
        parser.error(f"no language {', '.join(unknown)}: there are {', '.join(LANGUAGES)}")
    if find_chromium() is None:
        parser.error("it needs Chromium (Debian, Ubuntu: chromium), or CITADELS_CHROMIUM names one")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for language in asked.languages or LANGUAGES:
            book = Book(language, asked.edition)
            file = asked.to / name_of(book)
            write(browser, book, file)
            sys.stdout.write(f"{file}\n")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
