"""T9: names and chat full of scripts, in a real browser: none of them runs."""

from __future__ import annotations

import asyncio
import html
import http.server
import json
import shutil
import tempfile
import threading
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from citadels.server import limits

from ..player import open_table
from ..process import START_SECONDS, Server, sqlite
from ..proof import Outcome
from ..web import open_socket, request

TITLE: Final = "T9: 200 payloads in names and chat, in a real Chromium"
WAIT: Final = 800  # milliseconds in which a page may run what it has
COUNTS: Final = (200, 24)  # in a full and in a small run
AT_ONCE: Final = limits.CHAT[1]
FLAG: Final = "document.title='RAN'"
SHORT: Final = "title=1"  # a name has twenty characters
CHROMIUM: Final = ("chromium-headless-shell", "chromium")  # the lighter one first
ARGUMENTS: Final = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--no-first-run"),
]
SHAPES: Final = (
    "<script>{0}</script>",
    '<img src=x onerror="{0}">',
    "<svg onload={0}>",
    "<svg><script>{0}</script></svg>",
    '"><script>{0}</script>',
    "'><img src=x onerror={0}>",
    "</li></ul><script>{0}</script>",
    "</textarea><script>{0}</script>",
    "<iframe srcdoc='<script>parent.{0}</script>'></iframe>",
    '<a href="javascript:{0}" autofocus onfocus="{0}">x</a>',
    '<input autofocus onfocus="{0}">',
    '<details open ontoggle="{0}">',
    '<video><source onerror="{0}"></video>',
    '<body onload="{0}">',
    "<math><mtext><script>{0}</script></mtext></math>",
    "<template><script>{0}</script></template>",
    "javascript:{0}",
    "${{{0}}}",
    "{{{{{0}}}}}",
    "<ScRiPt>{0}</sCrIpT>",
    "<script\n>{0}</script>",
    "<img/src=x/onerror={0}>",
    "\u202e<script>{0}</script>",
    "<object data='data:text/html,<script>parent.{0}</script>'></object>",
    "<style onload={0}></style>",
)


def payloads(count: int) -> list[str]:
    """Lines of chat that would run something if they were read as HTML."""
    ways = (
        str,
        html.escape,
        str.upper,
        lambda text: text.replace("<", "\uff1c<"),
        lambda text: f"a{text}b",
    )
    made = [way(shape.format(FLAG)) for way in ways for shape in SHAPES]
    made += [f"{one} {other}" for one, other in zip(made, reversed(made), strict=True)]
    return [text[:400] for text in made][:count]


def names(count: int) -> list[str]:
    """Names of at most twenty characters."""
    made = [
        "<svg onload=title=1>",
        "<b onclick=title=1>",
        "<script>title=1//",
        "<img/onerror=title=1",
    ]
    tables = -(-count // (2 * AT_ONCE))  # two people say at each as much as they may at once
    return [made[number % len(made)] for number in range(tables)]


async def fill(port: int, count: int) -> tuple[str, int]:
    """Open tables with such names and such chat; give them, and how much was said."""
    tables, said = [], 0
    lines = payloads(count)
    for number, name in enumerate(names(count)):
        opened = await open_table(port, number, 2)
        for cookie in opened.cookies:
            await request(port, "PATCH", "/api/me", cookie, {"name": name[:20]})
        part = lines[number :: len(names(count))]
        for seat in range(2):
            who = opened.cookies[seat], opened.sources[seat]
            said += await _say(port, opened.table, *who, part[seat::2])
        tables.append(opened.table)
    return " ".join(tables), said


async def _say(port: int, table: str, cookie: str, source: str, lines: list[str]) -> int:
    said, last = 0, len(lines) + 1
    async with open_socket(port, cookie, source) as socket:
        await socket.send(json.dumps({"do": "join", "id": 1, "table": table}))
        for number, line in enumerate(lines, 2):
            await socket.send(json.dumps({"do": "say", "id": number, "text": line}))
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), START_SECONDS))
            said += int(message["tell"] == "done" and message["id"] > 1)
            if message["tell"] in ("done", "refused") and message["id"] == last:
                return said


async def look(addresses: list[str]) -> tuple[list[str], int, int]:
    """Open pages in a browser; give which ran something, how much text was seen, and dialogs."""
    async_playwright = import_module("playwright.async_api").async_playwright
    ran, seen, dialogs = [], 0, 0
    async with async_playwright() as driver:
        found = next(filter(None, map(shutil.which, CHROMIUM)), None)
        browser = await driver.chromium.launch(executable_path=found, args=ARGUMENTS)
        for address in addresses:
            context = await browser.new_context()
            page = await context.new_page()
            page.on("dialog", lambda dialog: asyncio.ensure_future(dialog.dismiss()))
            await page.goto(address)
            await page.wait_for_timeout(WAIT)
            chat = page.locator("#tab-chat")
            if await chat.count():  # where the chat lies behind the chronicle
                await chat.click()
            seen += (await page.inner_text("body")).count("=")
            if await page.title() in ("RAN", "1"):
                ran.append(address)
            await context.close()
        await browser.close()
    return ran, seen, dialogs


class Careless(http.server.BaseHTTPRequestHandler):
    """A page that takes words for HTML."""

    words = ""

    def do_GET(self) -> None:
        """Answer with everything that was said."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(f"<title>x</title><ul>{self.words}</ul>".encode())

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


async def _at_careless(lines: list[str]) -> int:
    """How many of some lines run in a page that takes them for HTML."""
    pages = []
    for line in lines:
        handler = type("Handler", (Careless,), {"words": f"<li>{line}</li>"})
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        pages.append(server)
    ran, _, _ = await look([f"http://127.0.0.1:{page.server_port}/" for page in pages])
    for page in pages:
        page.shutdown()
        page.server_close()
    return len(ran)


async def run(count: int) -> tuple[list[str], int, int]:
    """Show all payloads in the page of a server; give which ran, how many were said, and seen."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(folder, sqlite(folder / "scripts.db")) as server:
            tables, said = await fill(server.port, count)
            home = f"http://127.0.0.1:{server.port}"
            ran, seen, _ = await look([f"{home}/t/{table}" for table in tables.split()])
            return ran, said, seen


def prove(small: bool) -> Outcome:
    """Show payloads in our page, then a few in one that is careless."""
    count = COUNTS[small]
    outcome = Outcome(f"{count} payloads in chat, {len(names(count))} in names")
    if not shutil.which("chromium") or find_spec("playwright") is None:
        outcome.not_run = "Chromium or playwright is not installed"
        return outcome
    ran, said, seen = asyncio.run(run(count))
    outcome.holds("payloads that were said", said >= count * 0.95, said)
    outcome.holds("they are shown as text", seen >= count, f"{seen} equals signs on the page")
    outcome.holds("pages in which something ran", not ran, len(ran))
    found = asyncio.run(_at_careless(payloads(8)[:6]))
    outcome.caught("a page that takes words for HTML", found >= 3, f"{found} of 6 payloads run")
    return outcome
