"""The matrix of tables: sizes of window, players, hands, cities, languages and moments.

    python -m tests.web.matrix                    all of it (hours)
    python -m tests.web.matrix once               every cell at one moment
    python -m tests.web.matrix en 360x640 aim     only cases with these words

What was looked at is kept in build/matrix, for each build of the client: whoever stops it goes on
where it was, and several may look at different languages at once. A sample in which every two
values meet is looked at by `test_layout.py`.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from citadels.server.http.static_files import BUILT
from citadels.words import LANGUAGES
from tests.web.boxes import faults
from tests.web.harness import ROOT, Screen, Server, launch, open_context, what_is_missing
from tests.web.staged import MOMENTS, Stage, told

SIZES = (
    *("360x640", "390x844", "667x375", "844x390", "768x1024", "1024x768", "1280x720", "1440x900"),
    *("720x450", "2560x1440"),  # the first is 1440x900 at 200 %
)

# Boxes are the same without pictures and colours, and much sooner there.
BLANK = "<svg xmlns='http://www.w3.org/2000/svg'/>"
PLAIN = """
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*, *::before, *::after {
        background: none !important; box-shadow: none !important;
        text-shadow: none !important; filter: none !important }
        :root { opacity: 0 !important }`) // nor painted
    addEventListener("DOMContentLoaded", () => (document.adoptedStyleSheets = [sheet]))
"""


class Case(NamedTuple):
    """One table in one window."""

    size: str
    players: int
    hand: int
    city: int
    language: str
    moment: str
    watch: bool = False

    def __str__(self) -> str:
        watching = " watched" if self.watch else ""
        return (
            f"{self.language} {self.size} {self.moment}: {self.players} players,"
            f" {self.hand} cards, {self.city} districts{watching}"
        )


VALUES: tuple[Sequence[object], ...] = (
    SIZES,
    range(2, 9),
    (0, 4, 7, 10),
    (0, 4, 8),
    tuple(LANGUAGES),
    tuple(MOMENTS),
    (False, False, True),
)


def everything() -> list[Case]:
    """All cases; spectators see no hand."""
    cases = [Case(*values) for values in itertools.product(*VALUES[:-1])]  # type: ignore[arg-type] # as listed
    watched = [
        case._replace(watch=True) for case in cases if case.hand == 0 and case.moment == "turn"
    ]
    return cases + watched


def once() -> list[Case]:
    """Every cell of the matrix at one moment, always the same; and what a spectator sees of it."""
    cells: dict[tuple[object, ...], list[Case]] = {}
    for case in everything():
        cells.setdefault((*case[:5], case.watch), []).append(case)
    return [random.Random(str(cell)).choice(cases) for cell, cases in cells.items()]


def sample() -> list[Case]:
    """Few cases in which every two values of the matrix meet."""
    places = range(len(VALUES))
    open_pairs = {
        ((i, a), (j, b))
        for i, j in itertools.combinations(places, 2)
        for a in VALUES[i]
        for b in VALUES[j]
    }
    cases: list[Case] = []
    while open_pairs:
        row = dict(min(open_pairs, key=repr))
        for place in places:
            if place not in row:
                row[place] = max(
                    dict.fromkeys(VALUES[place]),
                    key=lambda value: sum(
                        _pair(place, value, *one) in open_pairs for one in row.items()
                    ),
                )
        open_pairs -= set(itertools.combinations(sorted(row.items(), key=lambda one: one[0]), 2))
        cases.append(Case(*(row[place] for place in places)))  # type: ignore[arg-type] # as listed
    return cases


def _pair(i: int, a: object, j: int, b: object) -> tuple[tuple[int, object], ...]:
    return ((i, a), (j, b)) if i < j else ((j, b), (i, a))


def look(browser: Browser, server: Server, cases: Iterable[Case]) -> dict[str, list[str]]:
    """What is wrong, by case."""
    return {str(case): wrong for case, wrong in looks(browser, server, cases) if wrong}


def looks(
    browser: Browser, server: Server, cases: Iterable[Case]
) -> Iterator[tuple[Case, list[str]]]:
    """Look at cases one by one, with one page for each language."""
    for language, group in itertools.groupby(
        sorted(cases, key=_order), key=lambda case: case.language
    ):
        context = open_context(browser, server, Screen(1440, 900))
        context.add_init_script(
            f"localStorage.citadels = JSON.stringify({{language: {language!r}}})"
        )
        context.add_init_script(PLAIN)
        context.route(
            "**/art/**", lambda route: route.fulfill(body=BLANK, content_type="image/svg+xml")
        )
        stage = Stage(context.new_page())
        for case in group:
            stage.resize(*map(int, case.size.split("x")))
            game = MOMENTS[case.moment](case.players, case.hand)
            stage.show(told(game, case.city, watch=case.watch))
            yield case, faults(stage.page)
        context.close()


def _order(case: Case) -> tuple[str, int]:
    return case.language, SIZES.index(case.size)


class Journal:
    """What this build of the client was looked at with, a line for each case."""

    def __init__(self, folder: Path) -> None:
        built = hashlib.sha256((BUILT / "index.html").read_bytes()).hexdigest()
        self._file = folder / f"{built[:12]}.jsonl"
        folder.mkdir(parents=True, exist_ok=True)

    def read(self) -> dict[str, list[str]]:
        """What was found in every case that was looked at."""
        if not self._file.exists():
            return {}
        lines = self._file.read_text("utf-8").splitlines()
        return dict(json.loads(line) for line in lines if line.endswith("]]"))

    def write(self, case: Case, wrong: list[str]) -> None:
        """Keep what was found in one case."""
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([str(case), wrong], ensure_ascii=False) + "\n")


def chosen(words: Sequence[str]) -> list[Case]:
    """The cases that have all the given words."""
    kinds = {"sample": sample, "once": once}
    wanted = next((kinds[word] for word in words if word in kinds), everything)()
    known = {str(value) for values in VALUES for value in values}
    if unknown := set(words) - known - kinds.keys():
        raise SystemExit(
            f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(sorted(known))}"
        )
    return [case for case in wanted if set(words) & known <= {str(value) for value in case}]


def main(words: Sequence[str]) -> int:
    """Look at all cases that have the given words; say what is wrong."""
    if missing := what_is_missing():
        sys.stderr.write(f"{missing}\n")
        return 1
    cases = chosen(words)
    journal = Journal(ROOT / "build" / "matrix")
    known = journal.read()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            for case, wrong in looks(browser, server, [it for it in cases if str(it) not in known]):
                journal.write(case, wrong)
        finally:
            browser.close()
            server.stop()
    looked_at = journal.read()
    found = {str(case): wrong for case in cases if (wrong := looked_at[str(case)])}
    for name, wrong in found.items():
        sys.stdout.write(f"{name}\n" + "".join(f"    {one}\n" for one in wrong))
    spent = time.monotonic() - begun
    sys.stdout.write(f"{len(cases)} tables, {len(found)} with faults, {spent:.0f} s\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
