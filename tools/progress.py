"""Progress: sets things up side by side, and says in one line what is done and for how long yet.

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Final

from .files import ROOT
from .steps import Owned, say

LOOK: Final = 0.05  # seconds between looks
MOST_LINES: Final = 8  # of a failure, for a person at a terminal


class Lane:
    """Something that is being set up, by a process of its own."""

    def __init__(self, title: str, usual: float, *what: str) -> None:
        self.title = title
        self.usual = usual  # seconds, on two cores with nothing downloaded
        self.begin = time.monotonic()
        self.output = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it has been shown
        command = [sys.executable, "-m", "tools.environment", "--owned", *what]
        self.owned = Owned(command, self.output.fileno())

    @property
    def code(self) -> int | None:
        """How it ended; None before that."""
        return self.owned.process.poll()

    @property
    def left(self) -> float:
        """How many seconds it will take, more or less; none or less if it is late."""
        return self.usual - (time.monotonic() - self.begin)

    def show(self) -> None:
        """Print what was said; on a terminal only its end, where the reason is."""
        self.output.seek(0)
        text = self.output.read().decode(errors="replace").rstrip()
        lines = text.splitlines()
        if sys.stderr.isatty() and len(lines) > MOST_LINES:
            log = ROOT / "build" / f"{self.title.replace(' ', '-')}.log"
            log.parent.mkdir(exist_ok=True)
            log.write_text(f"{text}\n", encoding="utf-8")
            text = "\n".join([*lines[-MOST_LINES:], f"(all of it: {log.relative_to(ROOT)})"])
        say(text)


class Line:
    """One line that changes; nothing where nobody looks at a terminal."""

    def __init__(self) -> None:
        self.is_shown = sys.stderr.isatty()
        self.text = ""

    def show(self, text: str) -> None:
        """Put a text in the place of the one before."""
        text = text[: shutil.get_terminal_size().columns - 1]
        if self.is_shown and text != self.text:
            say(f"\r{text.ljust(len(self.text))}", end="")
            self.text = text

    def clear(self) -> None:
        """Take the line away."""
        if self.is_shown and self.text:
            say(f"\r{' ' * len(self.text)}\r", end="")
            self.text = ""


def side_by_side(lanes: Sequence[Lane], needed: Sequence[str] = ()) -> dict[str, int]:
    """Wait for all, and give their exit codes; without what is needed, the others are ended."""
    line, codes = Line(), dict[str, int]()
    try:
        while len(codes) < len(lanes):
            time.sleep(LOOK)
            for lane in lanes:
                code = lane.code
                if code is None or lane.title in codes:
                    continue
                codes[lane.title] = code
                if code:
                    line.clear()
                    lane.show()
                    if lane.title in needed:
                        return codes
            line.show(told([lane for lane in lanes if lane.title not in codes]))
    finally:
        line.clear()
        for lane in lanes:
            lane.owned.end()
            lane.output.close()
    return codes


def told(lanes: Sequence[Lane]) -> str:
    """Say what is being set up, and how long that will take; or, if it is late, has taken."""
    titles = ", ".join(lane.title for lane in lanes)
    slowest = max(lanes, key=lambda lane: lane.left, default=None)
    left = slowest.left if slowest else 0.0
    if slowest and left < 1:
        return f"Setting up: {titles} · {slowest.usual - left:.0f} s so far, longer than usual"
    return f"Setting up: {titles} · about {left:.0f} s left"
