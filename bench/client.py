"""Measures the page beside that of an older commit: from a press to the frame of its answer.

    python -m bench.client --old FOLDER      writes bench/client.md

FOLDER is a checkout of the older commit, with its client built (`python -m tools.web build`). Both
servers are interpreted and both pages are open all the time: a choice is made in one, then in the
other, and taken back, so that whatever else the machine does lengthens both.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.harness import PATIENCE, ROOT, Server, launch, open_context
from tests.web.test_speed import WATCH_ANSWERS

PAGE = ROOT / "bench" / "client.md"
TIMES = 40
WARM = 5  # answers that do not count
LIMIT = 1.2  # times the old page
GOLD = "section.actions [data-option=gold]:not(:disabled)"
CARD = ".tray [data-option]"
# What a table was asked for in 0.1.0 is a wish, now it is an option.
TABLE = {"setup": {"players": 2}, "fill": "novice", "start": True}
ROWS = {
    "whole": "from the press to the frame that shows the answer",
    "own": "of which the page, without the server",
}


def bytes_of_home(browser: Browser, server: Server) -> int:
    """How many bytes travel until the first page has come to rest, for somebody new."""
    page = open_context(browser, server).new_page()
    tools = page.context.new_cdp_session(page)
    sizes: list[int] = []
    tools.on("Network.loadingFinished", lambda it: sizes.append(int(it["encodedDataLength"])))
    tools.send("Network.enable")
    page.goto("/")
    page.evaluate("document.fonts.ready.then(() => true)")  # letters come last
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sum(sizes)


def come_to_a_turn(browser: Browser, server: Server, pace: str) -> Page:
    """A page on which gold can be gathered."""
    page = open_context(browser, server, reduced_motion="no-preference").new_page()
    page.add_init_script("window.planted = 0; window.job = () => {}\n" + WATCH_ANSWERS)
    page.goto("/about")
    answer = page.request.post("/api/tables", data=TABLE | {pace: {"pace": "instant"}})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']}")
    while True:
        page.locator(f"{GOLD}, {CARD}").first.wait_for()
        if page.locator(GOLD).count():
            return page
        chosen = page.locator(CARD).first.get_attribute("data-option")
        page.locator(CARD).first.click()
        page.locator(f"[data-confirms='{chosen}']").click()
        page.locator(f"{CARD}[data-option='{chosen}']").wait_for(state="detached")


def gather_and_take_back(page: Page) -> dict[str, float]:
    """Milliseconds of one answer, which is then taken back."""
    before = page.evaluate("answers.length")
    page.locator(GOLD).click()
    expect(page.locator(GOLD)).to_have_count(0)
    page.wait_for_function("(n) => answers.length > n && answers.at(-1).drawn", arg=before)
    it = page.evaluate("answers.at(-1)")
    page.keyboard.press("u")
    page.locator(GOLD).wait_for()
    whole = it["drawn"] - it["pressed"]
    return {"whole": whole, "own": whole - (it["heard"] - it["sent"])}


def measure(pages: Sequence[Page]) -> list[list[dict[str, float]]]:
    """What each page takes, time by time; who begins changes."""
    found: list[list[dict[str, float]]] = [[] for _ in pages]
    for time in range(WARM + TIMES):
        order = list(enumerate(pages))
        for number, page in order if time % 2 else reversed(order):
            told = gather_and_take_back(page)
            if time >= WARM:
                found[number].append(told)
    return found


def revision(folder: Path) -> str:
    """The commit of a checkout."""
    command = ["git", "-C", str(folder), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def table(old: Path, sizes: Sequence[int], found: Sequence[list[dict[str, float]]]) -> str:
    """The page that is committed."""
    today = datetime.now(UTC).date()
    lines = [
        "# The page\n",
        "`bench/client.py` measures it.\n",
        f"{today}, {platform.system()} {platform.machine()}, Python {platform.python_version()};",
        f"{revision(old)} before, {revision(ROOT)} now, both interpreted, {TIMES} answers in turn.",
        "Medians; milliseconds are those of a busy machine, only the ratios say something.\n",
        "| | before | now | now : before |",
        "|---|--:|--:|--:|",
    ]
    for key, title in ROWS.items():
        before, now = (statistics.median(it[key] for it in one) for one in found)
        lines.append(f"| {title} | {before:.1f} ms | {now:.1f} ms | {now / before:.2f} |")
    kilo = [size / 1000 for size in sizes]
    lines.append(
        f"| first page, as it travels | {kilo[0]:.0f} kB | {kilo[1]:.0f} kB |"
        f" {kilo[1] / kilo[0]:.2f} |"
    )
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--old", type=Path, required=True, help="a built checkout")
    old = parser.parse_args().old.resolve()
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        servers = [
            Server(Path(folder, name), sources=source)
            for name, source in (("old", old / "src"), ("new", ROOT / "src"))
        ]
        browser = launch(playwright)
        try:
            for server in servers:
                server.folder.mkdir()
                server.start()
            sizes = [bytes_of_home(browser, server) for server in servers]
            asks = ("wishes", "options")
            pages = [come_to_a_turn(browser, *one) for one in zip(servers, asks, strict=True)]
            found = measure(pages)
        finally:
            browser.close()
            for server in servers:
                server.stop()
    PAGE.write_text(table(old, sizes, found), encoding="utf-8")
    sys.stdout.write(PAGE.read_text(encoding="utf-8"))
    before, now = (statistics.median(it["whole"] for it in one) for one in found)
    return now > LIMIT * before


if __name__ == "__main__":
    sys.exit(main())
