"""Measures the start: from a fresh clone to a page that can be played, beside an older commit.

    python -m bench.start --old REV --runs 5      writes bench/start.md
    python -m bench.start --interrupt 10          interrupts starts, and starts again; adds to it

Each run clones both commits, starts them in turn, and takes the time from `python3 run.py` until
the page and its script can be loaded: with empty caches of packages, then from another clone with
those that the first one has filled, then once more in the same clone.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from tests.support.starting import Start

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "bench" / "start.md"
PYTHON = getattr(sys, "_base_executable", sys.executable)  # as people call it
PATIENCE = 3600.0
SEED = 12
BEFORE, AFTER = "## How long it takes", "## Interrupted"
ROWS = {
    "empty": "first start, nothing downloaded yet",
    "warm": "first start, with what pip and npm keep",
    "later": "later start",
}
UNWANTED = ("CITADELS_BUILD", "CITADELS_CLIENT", "PYTHONDONTWRITEBYTECODE", "PYTHONPATH")


class Caches:
    """What pip, uv and npm keep, apart from that of the user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in UNWANTED:
            os.environ.pop(name, None)
        self.env = {
            "PIP_CACHE_DIR": str(folder / "pip"),
            "UV_CACHE_DIR": str(folder / "uv"),
            "NPM_CONFIG_CACHE": str(folder / "npm"),
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def size(self) -> int:
        """How many bytes were kept."""
        kept = [path for name in ("pip", "uv", "npm") for path in (self.folder / name).rglob("*")]
        return sum(path.stat().st_size for path in kept if path.is_file())


@contextmanager
def cloned(rev: str) -> Iterator[Path]:
    """A fresh clone of a commit."""
    with tempfile.TemporaryDirectory(prefix="citadels-start-", ignore_cleanup_errors=True) as name:
        folder = Path(name, "clone")
        git = shutil.which("git") or "git"
        subprocess.run([git, "clone", "-q", "--no-checkout", str(ROOT), str(folder)], check=True)
        subprocess.run([git, "checkout", "-q", rev], cwd=folder, check=True)
        yield folder


def page_after(clone: Path, caches: Caches) -> float:
    """Start, wait for the page, and stop."""
    start = Start(clone, caches.env, PYTHON)
    try:
        return start.wait_for_page(PATIENCE)
    finally:
        start.stop(patience=PATIENCE)


def compiled_after(start: Start, clone: Path) -> float:
    """When the compiled build was there."""
    stamp = clone / ".venv-compiled" / "citadels.json"
    while not (stamp.exists() and "package" in json.loads(stamp.read_text(encoding="utf-8"))):
        assert start.process.poll() is None, start.said
        assert time.monotonic() < start.begin + PATIENCE
        time.sleep(0.1)
    return time.monotonic() - start.begin


def measure(revs: dict[str, str], runs: int) -> tuple[dict[tuple[str, str], list[float]], int]:
    """Times by row and side, and how much is downloaded until the page of the new one is there."""
    times: dict[tuple[str, str], list[float]] = defaultdict(list)
    size = 0
    for run in range(runs):
        for side in list(revs) if run % 2 else list(revs)[::-1]:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                caches = Caches(Path(folder))
                with cloned(revs[side]) as clone:
                    times["empty", side].append(page_after(clone, caches))
                size = caches.size() if side == "new" else size
                with cloned(revs[side]) as clone:
                    times["warm", side].append(page_after(clone, caches))
                    times["later", side].append(page_after(clone, caches))
            told = {row: f"{times[row, side][-1]:.1f}" for row in ROWS}
            print(f"run {run + 1}, {side}: {told}", file=sys.stderr, flush=True)
    return times, size


def compile_once(rev: str) -> tuple[float, float]:
    """When the compiled build is there after a first start, and how long the next start takes."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, cloned(rev) as clone:
        caches = Caches(Path(folder))
        start = Start(clone, caches.env, PYTHON)
        try:
            start.wait_for_page(PATIENCE)
            there = compiled_after(start, clone)
        finally:
            start.stop(patience=PATIENCE)
        page_after(clone, caches)  # it copies the client
        return there, page_after(clone, caches)


def span(times: list[float]) -> str:
    """The best and the worst."""
    return f"{min(times):.1f} - {max(times):.1f}" if times else "not measured"


def downloads(times: dict[tuple[str, str], list[float]], side: str) -> str:
    """What empty caches cost."""
    empty, warm = times["empty", side], times["warm", side]
    return f"{min(empty) - min(warm):.1f}" if empty else ""


def table(
    times: dict[tuple[str, str], list[float]], size: int, compiled: tuple[float, float] | None
) -> str:
    """What was measured, as a page says it."""
    lines = [
        "Seconds from `python3 run.py` until the page and its script can be loaded: best - worst.",
        "",
        "| | before | now | best : best |",
        "|---|--:|--:|--:|",
    ]
    for row, title in ROWS.items():
        old, new = times[row, "old"], times[row, "new"]
        ratio = f"{min(old) / min(new):.1f}" if old else ""
        lines.append(f"| {title} | {span(old)} | {span(new)} | {ratio} |")
    title = "of which downloads (first row less second)"
    lines.append(f"| {title} | {downloads(times, 'old')} | {downloads(times, 'new')} | |")
    lines += ["", f"{size / 1e6:.0f} MB are downloaded before the page is there."]
    if compiled:
        lines += [
            f"The compiled build is there {compiled[0]:.0f} s after the first start, made with",
            f"what the processor has to spare; the start after that takes {compiled[1]:.1f} s.",
        ]
    return "\n".join(lines)


def interrupt(count: int) -> str:
    """Interrupt first starts at seeded moments, half of them before the page; and start again."""
    chance = random.Random(SEED)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with cloned("HEAD") as clone:
            start = Start(clone, Caches(Path(folder, "whole")).env, PYTHON)
            page = start.wait_for_page(PATIENCE)
            whole = compiled_after(start, clone)
            start.stop(patience=PATIENCE)
        lines = ["| interrupted after | by | what it was doing | page at the next start |"]
        lines.append("|--:|---|---|--:|")
        for number in range(count):
            early = number < count // 2
            moment = chance.uniform(0, page) if early else chance.uniform(page, whole)
            by = signal.SIGKILL if number % 2 else signal.SIGINT
            caches = Caches(Path(folder, str(number)))  # empty, so that downloads are interrupted
            with cloned("HEAD") as clone:
                start = Start(clone, caches.env, PYTHON)
                time.sleep(moment)
                doing = doing_now(start)
                start.stop(by, PATIENCE)
                again = page_after(clone, caches)
            lines.append(f"| {moment:.1f} s | {by.name} | {doing} | {again:.1f} s |")
            print(lines[-1], file=sys.stderr, flush=True)
    return "\n".join([f"{count} of {count} ended in a running server.", "", *lines])


def doing_now(start: Start) -> str:
    """What is at work, by the names of its programs."""
    lines = " ".join(start.left())
    names = {
        "venv": "-m venv",
        "pip": "-m pip",
        "npm": "npm",
        "vite": "vite.js",
        "serving": "-m citadels",
        "mypyc": "setup.py",
        "compiling": "cc1",
    }
    return ", ".join(name for name, part in names.items() if part in lines) or "beginning"


def conditions(revs: dict[str, str], runs: int) -> str:
    """Where and when it was measured."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} cores{load} at the end, Python {platform.python_version()}; "
        f"{revs.get('old', 'nothing')} before, {revs['new']} now, runs in turn: {runs}."
    )


def write(part: str, text: str) -> None:
    """Put a part of the page in the place of the older one."""
    old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    timed, _, interrupted = old.partition(f"{AFTER}\n")
    if part == BEFORE:
        timed = f"# The start\n\n`bench/start.py` measures it.\n\n{BEFORE}\n\n{text}\n\n"
    else:
        interrupted = f"\n{text}\n"
    PAGE.write_text(timed + (f"{AFTER}\n{interrupted}" if interrupted else ""), encoding="utf-8")


def short(rev: str) -> str:
    """The short name of a commit."""
    git = shutil.which("git") or "git"
    command = [git, "rev-parse", "--short", rev]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def main(arguments: list[str]) -> int:
    """Measure, or interrupt, and write the page."""
    parser = argparse.ArgumentParser(
        prog="bench.start", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--old", help="the commit to compare with")
    parser.add_argument("--runs", type=int, default=0, help="how often to measure")
    parser.add_argument("--interrupt", type=int, default=0, metavar="COUNT", help="how often")
    parser.add_argument("--no-compile", action="store_true", help="do not wait for that build")
    parser.add_argument("--note", default="", help="what else to say about the conditions")
    options = parser.parse_args(arguments)
    if options.runs:
        revs = {"old": short(options.old)} if options.old else {}
        revs["new"] = short("HEAD")
        times, size = measure(revs, options.runs)
        compiled = None if options.no_compile else compile_once(revs["new"])
        text = table(times, size, compiled)
        write(BEFORE, f"{conditions(revs, options.runs)} {options.note}".strip() + f"\n\n{text}")
    if options.interrupt:
        write(AFTER, interrupt(options.interrupt))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
