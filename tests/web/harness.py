"""A real server and a real browser: what the end-to-end tests and the screenshots stand on."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright

from citadels.server.http.static_files import BUILT
from tests.support.command import take_interrupts

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"  # the same engine without its windows: a third less work
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
SOCKET = re.compile(r"/ws(\?|$)")  # the address of all sockets; a query names the table
STARTING = 120.0  # seconds in which the server has to answer
STOPPING = 20.0
PATIENCE = 60_000.0  # milliseconds for something to appear; long: it only ends what hangs
# A page that is laid out, measured and pressed as ever, but not painted: two thirds less work.
UNPAINTED = """
    window.unpainted = new CSSStyleSheet()
    unpainted.replaceSync(":root { opacity: 0 !important }")
    document.adoptedStyleSheets = [unpainted]
"""
STORED = "local_storage,indexeddb,cache_storage,service_workers"
PAINT = "(painted) => { if (window.unpainted) unpainted.disabled = painted }"

Visit = Callable[..., Page]  # makes a page for somebody new


class Screen(NamedTuple):
    """What a page is looked at on."""

    width: int
    height: int
    touch: bool = False
    density: float = 1


DESKTOP = Screen(1440, 900, density=0.5)
PHONE = Screen(390, 844, touch=True)


def find_chromium(*, whole: bool = False) -> str | None:
    """The system's browser, or the one that is named; the `whole` one can notify, too."""
    named = os.environ.get("CITADELS_CHROMIUM")
    names = NAMES if whole else (SHELL, *NAMES)
    return named or next(filter(None, map(shutil.which, names)), None)


def what_is_missing() -> str:
    """Say why nothing can be played in a browser here; empty if it can."""
    if find_chromium(whole=True) is None:
        return "Chromium is not installed (Debian, Ubuntu: chromium)"
    if not (BUILT / "index.html").exists():
        return "the browser client is not built (python -m tools.web build)"
    return ""


def launch(playwright: Playwright, *, whole: bool = False) -> Browser:
    """Start the browser, with a fresh profile and no business of its own."""
    return playwright.chromium.launch(executable_path=find_chromium(whole=whole), args=FLAGS)


class Server:
    """A server process on a free port, with a database in a folder; it can stop and go on."""

    def __init__(self, folder: Path, *arguments: str, sources: Path | None = None) -> None:
        self.folder = folder
        self.sources = {"PYTHONPATH": str(sources)} if sources else {}  # of another commit
        self.arguments = arguments
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        """What the server has said."""
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "citadels", "serve", "--no-browser"]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [*command, "--port", str(self.port), *self.arguments],
                env=os.environ
                | {"XDG_DATA_HOME": str(self.folder), "LANGUAGE": "en"}
                | {"CITADELS_REQUESTS": "50 300"}  # all tests are people of one address
                | self.sources,
                stdout=log,
                stderr=log,
                preexec_fn=take_interrupts,  # noqa: PLW1509 - no lock is held here
            )
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self._process.poll() is None:
            try:
                if httpx.get(f"{self.url}/health").status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.stop()
        raise AssertionError(f"the server does not answer:\n{self.log}")

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(signal.SIGINT)
        try:
            process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def restart(self) -> None:
        """Stop it and start it again, at the same address and with the same database."""
        self.stop()
        self.start()


class Watch:
    """Listens to everything that goes wrong in the pages of a browser."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """Let errors that match a pattern pass, where a test brings them about."""
        self._expected.append(pattern)

    def attend(self, page: Page) -> None:
        """Listen to a page."""
        Page.on(page, "console", self._hear)
        Page.on(page, "pageerror", self._fail)

    def neglect(self, page: Page) -> None:
        """Listen to a page no more."""
        page.remove_listener("console", self._hear)
        page.remove_listener("pageerror", self._fail)

    @property
    def unexpected(self) -> list[str]:
        """What nobody expected; a breach of the content policy is told here, too."""
        return [
            error
            for error in self.errors
            if not any(re.search(pattern, error) for pattern in self._expected)
        ]

    def _fail(self, error: Error) -> None:
        self.errors.append(f"uncaught: {error}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")


def open_context(
    browser: Browser,
    server: Server,
    screen: Screen = DESKTOP,
    *,
    painted: bool = True,
    **options: Any,  # noqa: ANN401 - the browser's own
) -> BrowserContext:
    """Be somebody new: own cookies, own storage; things appear at once unless motion is asked."""
    settings: dict[str, Any] = {
        "base_url": server.url,
        "viewport": {"width": screen.width, "height": screen.height},
        "has_touch": screen.touch,
        "is_mobile": screen.touch,
        "device_scale_factor": screen.density,
        "reduced_motion": "reduce",
        "locale": "en",
        "service_workers": "block",  # what a test intercepts would pass it by
    }
    context = browser.new_context(**settings | options)
    context.set_default_timeout(PATIENCE)
    if not painted:
        context.add_init_script(UNPAINTED)
    return context


class Visitors:
    """Pages that serve one test after another: what a browser has fetched and compiled stays.

    Between two tests everything goes that makes a visitor: cookies, storage, permissions, routes.
    """

    ALIKE = ("color_scheme", "locale", "reduced_motion")  # in which visitors may differ
    LASTING = ("add_init_script", "expose_function", "on", "once", "route_web_socket")

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._idle: dict[object, list[Page]] = {}
        self._keys: dict[Page, object] = {}
        self._spent: set[Page] = set()  # with what cannot be taken back

    def enter(
        self,
        server: Server,
        screen: Screen,
        *,
        painted: bool,
        fresh: bool,
        **options: Any,  # noqa: ANN401 - the browser's own
    ) -> Page:
        """Be somebody new; in a new context where it is to be `fresh`, or differs in more."""
        key = (server.url, screen, painted, *sorted(options.items()))
        if not fresh and self._idle.get(key):
            return self._idle[key].pop()
        context = open_context(self.browser, server, screen, painted=painted, **options)
        page = context.new_page()
        if not fresh and set(options) <= set(self.ALIKE):
            self._keys[page] = key
            for name in self.LASTING:
                self._note_use(page, name)
        return page

    def _note_use(self, page: Page, name: str) -> None:
        call = getattr(page, name)

        def spend(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - the browser's own
            self._spent.add(page)
            return call(*given, **named)

        setattr(page, name, spend)

    def leave(self, page: Page, server: Server, screen: Screen) -> None:
        """Let nothing of a visitor remain; whoever cannot be forgotten is not seen again."""
        key, context = self._keys.get(page), page.context
        if key is None or page in self._spent or page.is_closed():
            context.close()
            return
        for other in context.pages:
            if other is not page:
                other.close()
        context.set_offline(False)
        with contextlib.suppress(Error):  # a page of nobody has no storage
            page.evaluate("sessionStorage.clear()")
        page.goto("about:blank")  # so that nothing is stored any more
        tools = context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": server.url, "storageTypes": STORED})
        tools.detach()
        page.unroute_all()
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        context.clear_permissions()
        context.clear_cookies()
        self._idle.setdefault(key, []).append(page)


def axe(page: Page) -> list[str]:
    """What axe finds wrong with a page: the rule, why, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # from outside: the content policy allows none
    page.evaluate(PAINT, True)  # it looks at colours
    found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    page.evaluate(PAINT, False)
    return [
        f"{one['id']}: {one['help']}: {', '.join(str(node['target']) for node in one['nodes'])}"
        for one in found
    ]


def open_table(page: Page, **settings: object) -> str:
    """Open a table by the interface that the client uses, for the guest of a page; give its id."""
    usual: dict[str, object] = {"fill": "novice", "start": True, "options": {"pace": "instant"}}
    answer = page.request.post("/api/tables", data=usual | settings)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])
