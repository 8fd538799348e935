"""Firefox and WebKit, each driven by the protocol of its own: enough to play a game in them.

Both protocols are the W3C's: WebDriver BiDi over a socket, WebDriver over HTTP. A tab does what
a person needs of a page.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.web.harness import PATIENCE

STARTING = 60.0  # seconds
BREATH = 0.05
ATTEMPTS = 5
MINI = "webkit2gtk-4.*/MiniBrowser"  # what WebKitGTK itself is tried out in
# Where the middle of something is that can be pressed: in sight, at rest, and under nothing.
AIM = """async (place) => {
    const it = [...document.querySelectorAll(place)].find((one) => one.checkVisibility())
    if (!it) return null
    it.scrollIntoView({ block: "nearest", inline: "nearest" })
    const middle = () => {
        const { left, top, width, height } = it.getBoundingClientRect()
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    }
    const before = middle()
    await new Promise((done) => setTimeout(done, 30))
    const { x, y } = middle()
    const top = document.elementFromPoint(x, y)
    return before.x === x && before.y === y && it.contains(top) ? { x, y } : null
}"""


class Told:
    """A value of the page, as Playwright hands it over."""

    def __init__(self, value: Any) -> None:  # noqa: ANN401 - anything that JSON can say
        self.value = value

    def json_value(self) -> Any:  # noqa: ANN401
        return self.value


class Tab:
    """One page of a browser."""

    def goto(self, address: str) -> None:
        """Open an address, and wait until it is there."""
        raise NotImplementedError

    def resize(self, width: int, height: int) -> None:
        """Change the window."""
        raise NotImplementedError

    def click_at(self, x: int, y: int) -> None:
        """Press the mouse somewhere."""
        raise NotImplementedError

    def call(self, function: str, text: str) -> str:
        """Call a function that takes a text and gives one."""
        raise NotImplementedError

    def evaluate(self, function: str, arg: object = None) -> Any:  # noqa: ANN401
        """Call a function on the page."""
        whole = f"async (text) => JSON.stringify((await ({function})(JSON.parse(text))) ?? null)"
        return json.loads(self.call(whole, json.dumps(arg)))

    def wait_for_function(
        self,
        function: str,
        arg: object = None,
        timeout: float = PATIENCE,
        polling: float = 1000 * BREATH,
    ) -> Told:
        """Wait until a function gives something; both times in milliseconds, as in Playwright."""
        end = time.monotonic() + timeout / 1000
        while time.monotonic() < end:
            if value := self.evaluate(function, arg):
                return Told(value)
            time.sleep(polling / 1000)
        raise AssertionError(f"in vain: {arg}, {function}")

    def press(self, place: str) -> None:
        """Press something with the mouse, once it can be."""
        there = self.wait_for_function(AIM, place).json_value()
        self.click_at(there["x"], there["y"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def mouse(*steps: Mapping[str, object]) -> dict[str, object]:
    """What both protocols call a mouse that does something."""
    return {"type": "pointer", "id": "mouse", "actions": list(steps)}


def click(x: int, y: int) -> list[dict[str, object]]:
    return [
        mouse(
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )
    ]


@contextmanager
def running(command: Sequence[str], log: Path, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process, and whatever it started, until it is not needed any more."""
    with log.open("wb") as out:
        process = subprocess.Popen(  # noqa: S603 - a browser of this system
            command, stdout=out, stderr=out, env=os.environ | more, start_new_session=True
        )
    try:
        yield process
    finally:
        os.killpg(process.pid, 15)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()


class FirefoxTab(Tab):
    """A tab of Firefox, over WebDriver BiDi."""

    def __init__(self, address: str) -> None:
        self._socket = connect(f"{address}/session", max_size=None)
        self._numbers = itertools.count(1)
        self.errors: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: object) -> Any:  # noqa: ANN401
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv(PATIENCE / 1000))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self.errors.append(str(heard["params"].get("text")))
            if heard.get("id") == number:
                assert heard["type"] == "success", (method, heard)
                return heard["result"]

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._context, viewport=size)

    def click_at(self, x: int, y: int) -> None:
        self._ask("input.performActions", context=self._context, actions=click(x, y))

    def call(self, function: str, text: str) -> str:
        said = self._ask(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self._context},
            arguments=[{"type": "string", "value": text}],
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return str(said["result"]["value"])


@contextmanager
def firefox(folder: Path) -> Iterator[Tab]:
    """Start Firefox with a fresh profile and no business of its own."""
    profile = folder / "profile"
    profile.mkdir()
    quiet = (
        "app.update.auto",
        "datareporting.policy.dataSubmissionEnabled",
        "app.normandy.enabled",
    )
    lines = [f'user_pref("{name}", false);' for name in quiet]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    program = shutil.which("firefox-esr") or shutil.which("firefox") or ""
    log = folder / "firefox.log"
    options = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    with running([program, *options], log, HOME=str(folder)):
        tab = FirefoxTab(_wait(lambda: _find(log, r"BiDi listening on (ws://\S+)"), log))
        yield tab
        assert not tab.errors, tab.errors


class WebKitTab(Tab):
    """A tab of WebKitGTK, over WebDriver."""

    def __init__(self, address: str, program: str) -> None:
        options = {"binary": program, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._http = httpx.Client(base_url=address, timeout=PATIENCE / 1000)
        made = self._ask("POST", "/session", capabilities=wanted)
        self._session = f"/session/{made['sessionId']}"
        self._ask("POST", f"{self._session}/timeouts", script=int(PATIENCE))

    def _ask(self, method: str, path: str, **body: object) -> Any:  # noqa: ANN401
        said = self._http.request(method, path, json=body if method == "POST" else None).json()
        assert "error" not in (said["value"] or {}), said
        return said["value"]

    def close(self) -> None:
        """End the browser."""
        self._ask("DELETE", self._session)

    def goto(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", url=address)

    def resize(self, width: int, height: int) -> None:
        """The frame is added; its buttons let no window be narrower than 447 pixels."""
        frame = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        size = {"width": width + frame[0], "height": height + frame[1]}
        made = self._ask("POST", f"{self._session}/window/rect", **size)
        there = "([w, h]) => outerWidth === w && outerHeight === h"
        self.wait_for_function(there, [made["width"], made["height"]])

    def click_at(self, x: int, y: int) -> None:
        self._ask("POST", f"{self._session}/actions", actions=click(x, y))

    def call(self, function: str, text: str) -> str:
        script = f"const done = arguments[1]; ({function})(arguments[0]).then(done)"
        path = f"{self._session}/execute/async"
        for _ in range(ATTEMPTS):  # while its window changes, it may lose an answer
            body = {"script": script, "args": [text]}
            said = self._http.post(path, json=body).json()["value"]
            if isinstance(said, str):
                return said
        raise AssertionError(said)


@contextmanager
def webkit(folder: Path) -> Iterator[Tab]:
    """Start WebKit on a screen that nobody sees."""
    port, log = free_port(), folder / "webkit.log"
    command = [
        "xvfb-run",
        "-a",
        "-s",
        "-screen 0 2800x1800x24",
        "WebKitWebDriver",
        f"--port={port}",
    ]
    home = {"HOME": str(folder), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    with running(command, log, **home):
        address = f"http://127.0.0.1:{port}"
        _wait(lambda: _answers(f"{address}/status"), log)
        tab = WebKitTab(address, _mini_browser())
        yield tab
        tab.close()


def _mini_browser() -> str:
    return next((str(path) for path in Path("/usr/lib").glob(f"*/{MINI}")), "")


def _answers(address: str) -> str:
    try:
        return address if httpx.get(address).is_success else ""
    except httpx.TransportError:
        return ""


def _find(log: Path, pattern: str) -> str:
    found = re.search(pattern, log.read_text(encoding="utf-8", errors="replace"))
    return found[1] if found else ""


def _wait(look: Callable[[], str], log: Path) -> str:
    end = time.monotonic() + STARTING
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(BREATH)
    raise AssertionError(log.read_text(encoding="utf-8", errors="replace"))


BROWSERS = {"firefox": firefox, "webkit": webkit}


def what_is_missing(browser: str) -> str:
    """Say what has to be installed for a browser; empty if all is there."""
    if browser == "firefox":
        there = shutil.which("firefox-esr") or shutil.which("firefox")
        return "" if there else "Firefox is not installed (Debian: firefox-esr)"
    there = shutil.which("WebKitWebDriver") and shutil.which("xvfb-run") and _mini_browser()
    return "" if there else "WebKit is not installed (Debian: webkit2gtk-driver, xvfb)"
