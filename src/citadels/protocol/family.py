"""Family: all that a program has started, found on Linux by who started whom."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")  # where Linux tells about processes
HUNT: Final = 10.0  # seconds to find what a program has started: long, for a busy machine
GONE: Final = (OSError, IndexError)  # what is read of a process that ends may be empty
LINUX: Final = sys.platform == "linux" and bool(sys.executable)

# The program becomes the parent of whatever loses its own below it, so that nothing gets out of its
# family while it runs. The setting outlives `exec`; so would signals that Python ignores.
ADOPT: Final = """\
import ctypes, os, signal, sys
report = int(sys.argv[1])
os.set_inheritable(report, False)
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
for ignored in (signal.SIGPIPE, signal.SIGXFSZ):
    signal.signal(ignored, signal.SIG_DFL)
try:
    os.execvp(sys.argv[2], sys.argv[2:])
except OSError as error:
    os.write(report, str(error.errno).encode())
"""


def adopting(command: list[str], report: int) -> list[str]:
    """The command that starts a program as the head of its family; why it cannot, it reports."""
    return [sys.executable, "-I", "-S", "-c", ADOPT, str(report), *command]


def family(*heads: int) -> dict[int, str]:
    """All processes below some, each with the time at which it was started."""
    started: dict[int, str] = {}
    children: dict[int, list[int]] = {}
    for folder in PROC.glob("[0-9]*"):
        with contextlib.suppress(*GONE):
            facts = (folder / "stat").read_text(encoding="utf-8", errors="replace")
            words = facts.rpartition(")")[2].split()  # what is before it may be anything
            pid = int(folder.name)
            children.setdefault(int(words[1]), []).append(pid)
            started[pid] = words[19]
    found: dict[int, str] = {}
    waiting = [*heads]
    while waiting:
        for pid in children.get(waiting.pop(), ()):
            found[pid] = started[pid]
            waiting.append(pid)
    return found


def end_family(*heads: int) -> None:
    """Stop programs and all below them until nothing new appears; then kill them all."""
    end = time.monotonic() + HUNT
    stopped: list[int] = []
    new = [*heads]
    while new and time.monotonic() < end:
        for pid in new:
            send(pid, signal.SIGSTOP)  # who is stopped starts nothing
        stopped += new
        new = [pid for pid in family(*heads) if pid not in stopped]
    for pid in [*new, *reversed(stopped)]:
        send(pid, signal.SIGKILL)


def end_orphans(kin: dict[int, str]) -> None:
    """Kill who is left of a family whose head is gone."""
    there = [pid for pid, started in kin.items() if _start(pid) == started]  # and nobody else
    if there:
        end_family(*there)


def send(pid: int, number: int) -> None:
    """Send a signal to a process that may be gone."""
    with contextlib.suppress(OSError):
        os.kill(pid, number)


def _start(pid: int) -> str:
    with contextlib.suppress(*GONE):
        return (PROC / str(pid) / "stat").read_text(errors="replace").rpartition(")")[2].split()[19]
    return ""
