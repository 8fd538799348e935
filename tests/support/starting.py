"""`python3 run.py` as people start it: until its page is there, or until it is interrupted."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Mapping
from pathlib import Path

LOOK = 0.02
MARK = "CITADELS_START"  # in the environment of all that a start starts
SCRIPT = re.compile(rb'<script[^>]* src="([^"]+)"')


class Start:
    """A start in a group of its own, as a terminal gives it."""

    def __init__(
        self, root: Path, env: Mapping[str, str] | None = None, python: str = sys.executable
    ) -> None:
        self.mark = uuid.uuid4().hex
        self.port = free_port()
        self.begin = time.monotonic()
        self.log = root / "start.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                [python, "run.py", "serve", "--no-browser", "--port", str(self.port)],
                cwd=root,
                env={**os.environ, **(env or {}), MARK: self.mark},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def said(self) -> str:
        """What was said so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def get(self, path: str) -> bytes | None:
        """What the server answers; nothing before it listens."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5) as answer:
                return bytes(answer.read())
        except (OSError, urllib.error.URLError):
            return None

    def wait_for_page(self, patience: float) -> float:
        """Wait for the page and its script; say how many seconds that took."""
        while True:
            page = self.get("/")
            script = SCRIPT.search(page) if page is not None else None
            if script and self.get("/" + script[1].decode().lstrip("./")) is not None:
                return time.monotonic() - self.begin
            assert self.process.poll() is None, f"it has ended:\n{self.said}"
            assert time.monotonic() < self.begin + patience, f"no page:\n{self.said}"
            time.sleep(LOOK)

    def interrupt(self, by: int) -> None:
        """Let the whole group have a signal, as Ctrl-C does."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, by)

    def stop(self, by: int = signal.SIGINT, patience: float = 60.0) -> None:
        """Interrupt it, and wait until nothing is left of it."""
        self.interrupt(by)
        self.process.wait(patience)
        end = time.monotonic() + patience
        while left := self.left():
            assert time.monotonic() < end, f"still there: {left}"
            time.sleep(LOOK)

    def left(self) -> list[str]:
        """What it has started and is still running, where the system tells."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                mine = f"{MARK}={self.mark}".encode() in (folder / "environ").read_bytes()
                if mine and b") Z " not in (folder / "stat").read_bytes():
                    found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode())
        return found


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
