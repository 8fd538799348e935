"""Trial: does with an installed game what people do first: plays, replays a record, serves.

    python tools/trial.py              tries the `citadels` of this Python, which is interpreted
    python tools/trial.py --compiled   tries one whose engine is compiled, and fails if it is not

Needs only the standard library and an installed `citadels[server]`: it tries wheels, which come
without the sources, and the other ways in.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import ProxyHandler, build_opener

WAIT = 120.0  # seconds until a server answers, and until it has stopped: long, for a busy machine
LOOK = 0.05  # seconds between two looks
WINDOWS = os.name == "nt"
RECORD = Path(__file__).parents[1] / "tests" / "golden" / "random-5-0.record"
SERVE = ("serve", "--no-browser")


class Broken(Exception):
    """What was installed does not do what it should."""


class Server:
    """A server that a command has started."""

    def __init__(self, process: subprocess.Popen[bytes], output: Path) -> None:
        self.process = process
        self.output = output
        self.address = ""

    def find(self) -> None:
        """Wait for the address that it prints, and until it answers there."""
        end = time.monotonic() + WAIT
        while not (found := re.search(r"https?://[\w.:\[\]-]+/", self.said())):
            self._wait(end)
        self.address = found[0]
        while True:
            try:
                health = json.loads(get(urljoin(self.address, "health")))
            except (URLError, ConnectionError):
                self._wait(end)
            else:
                break
        if health.get("status") != "ok":
            raise Broken(f"the server is not well: {health}")

    def said(self) -> str:
        """What it has printed until now."""
        return self.output.read_text(encoding="utf-8", errors="replace")

    def stop(self) -> int:
        """Ask it to stop, as a system does; give its exit code."""
        self.process.terminate()
        return self.process.wait(WAIT)

    def _wait(self, end: float) -> None:
        if self.process.poll() is not None:
            raise Broken(f"it ended with code {self.process.returncode}:\n{self.said()}")
        if time.monotonic() > end:
            raise Broken(f"it does not answer:\n{self.said()}")
        time.sleep(LOOK)


@contextmanager
def served(command: Sequence[str], env: Mapping[str, str] | None = None) -> Iterator[Server]:
    """Start a command that serves, and leave nothing of it behind."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        output = Path(folder, "output")
        with output.open("wb") as stream:
            process = subprocess.Popen(
                command,
                env={**(os.environ if env is None else env), "PYTHONUNBUFFERED": "1"},
                cwd=folder,  # where no sources are
                stdin=subprocess.DEVNULL,
                stdout=stream,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        server = Server(process, output)
        try:
            server.find()
            yield server
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End what is left of it, with all that it has started."""
    if sys.platform == "win32":
        tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)  # it may be gone
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def get(address: str) -> str:
    """Get a page, past any proxy."""
    with build_opener(ProxyHandler({})).open(address, timeout=30) as answer:
        return str(answer.read().decode())


def look_at(address: str) -> None:
    """Make sure that a server has the browser client: its page, and what the page loads."""
    page = get(address)
    parts = re.findall(r'(?:src|href)="\.?(/?assets/[^"]+)"', page)
    if not parts:
        raise Broken(f"there is no client in the page:\n{page}")
    for part in parts:
        if not get(urljoin(address, part)):
            raise Broken(f"{part} is empty")


def try_serving(command: Sequence[str], env: Mapping[str, str] | None = None) -> str:
    """Serve, look at it and stop it; give what it said."""
    with served(command, env) as server:
        look_at(server.address)
        code = server.stop()
        if code and not WINDOWS:  # where nobody is asked to stop, but ended
            raise Broken(f"it stopped with code {code}:\n{server.said()}")
        return server.said()


def try_engine(*, compiled: bool) -> None:
    """Play a game to its end, with the build that is expected."""
    citadels = importlib.import_module("citadels")
    file = str(importlib.import_module("citadels.core.game").__file__)
    if file.endswith(".py") == compiled:
        raise Broken(f"the engine is {'not ' if compiled else ''}compiled: {file}")
    game = citadels.Game(citadels.Config(players=4), seed=1)
    while not game.over:
        game.play(game.options[0])
    golden = citadels.read_record(RECORD.read_text(encoding="utf-8")).replay()
    ranking = " ".join(f"@{seat}" for seat in golden.ranking())
    if f"ranking {ranking}" not in RECORD.with_suffix(".expected").read_text(encoding="utf-8"):
        raise Broken(f"{RECORD.name} ends with {ranking}")


def main(arguments: Sequence[str]) -> int:
    """Try everything, in the order in which it is needed."""
    command = [sys.executable, "-m", "citadels"]
    try:
        try_engine(compiled="--compiled" in arguments)
        with tempfile.TemporaryDirectory() as folder:
            homes = dict.fromkeys(("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"), folder)
            try_serving([*command, *SERVE], {**os.environ, **homes})
    except (Broken, URLError) as error:
        sys.stderr.write(f"trial: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
