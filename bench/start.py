"""Measures the start: from a fresh clone to a page that can be played, beside an older commit.

    python -m bench.start --old REV --runs 5 --old-runs 2    writes bench/start.md
    python -m bench.start --interrupt 10                     interrupts starts, and starts again

A run clones a commit and takes the time from `python3 run.py` until the page and its script can be
loaded: with empty caches of packages, then from another clone with those that the first one has
filled, then once more in the same clone. Downloads alone are timed apart. The runs of both commits
are spread evenly over the time that all of them take.

What has been measured is kept in build/start.json, so that the same command goes on where it was
interrupted; when everything is done the file is gone, and the command begins anew.
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
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.support.starting import Start
from tools.web import system_node

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "bench" / "start.md"
KEPT = ROOT / "build" / "start.json"
PYTHON = getattr(sys, "_base_executable", sys.executable)  # as people call it
PATIENCE = 3600.0
SEED = 12
COMPILING = 190.0  # seconds after the page in which the later half of interruptions falls
HEAD = "# The start\n\n`bench/start.py` measures it.\n\n"
TIMES, INTERRUPTED = "## How long it takes", "## Interrupted"
ROWS = {
    "empty": "first start, nothing downloaded yet",
    "warm": "first start, with what pip and npm keep",
    "later": "later start",
    "downloads": "downloads alone, pip and npm side by side",
}
UNWANTED = ("CITADELS_BUILD", "CITADELS_CLIENT", "PYTHONDONTWRITEBYTECODE", "PYTHONPATH")

Run = dict[str, float]


class Kept:
    """What one command has measured so far, in a file."""

    def __init__(self, what: str, **asked: object) -> None:
        self.key = json.dumps({"what": what, **asked})
        self.found: dict[str, Any] = self._all().get(self.key, {})

    def __setitem__(self, name: str, value: object) -> None:
        self.found[name] = value
        self._write(self._all() | {self.key: self.found})

    def forget(self) -> None:
        """Everything was measured."""
        self._write({key: found for key, found in self._all().items() if key != self.key})

    def _all(self) -> dict[str, Any]:
        try:
            return dict(json.loads(KEPT.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            return {}

    def _write(self, everything: Mapping[str, Any]) -> None:
        KEPT.parent.mkdir(exist_ok=True)
        new = KEPT.with_suffix(".new")
        new.write_text(json.dumps(everything, indent=1), encoding="utf-8")
        new.replace(KEPT)


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
def emptied() -> Iterator[Caches]:
    """Caches with nothing in them."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Caches(Path(folder))


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


def measure_run(rev: str) -> Run:
    """Take all times of one commit once, and the bytes that were downloaded until its page."""
    run: Run = {}
    with emptied() as caches:
        with cloned(rev) as clone:
            run["empty"] = page_after(clone, caches)
        run["size"] = caches.size()
        with cloned(rev) as clone:
            run["warm"] = page_after(clone, caches)
            run["later"] = page_after(clone, caches)
    with emptied() as caches, cloned(rev) as clone:
        run["downloads"] = download(clone, caches)
    return run


def download(clone: Path, caches: Caches) -> float:
    """Fetch what a start needs until its page is there, and nothing else; npm unpacks it, too."""
    waits_for_compiler = not (clone / "tools" / "start.py").exists()  # as 0.1.0 did
    locks = ["runtime", *["build"] * waits_for_compiler, *["node"] * (system_node() is None)]
    pip = [PYTHON, "-m", "pip", "download", "-q", "--no-deps", "-d", str(caches.folder / "wheels")]
    commands = [([*pip, "-r", f"requirements/{lock}.txt"], clone) for lock in locks]
    npm = shutil.which("npm")
    if npm:
        command = [npm, "ci", "--ignore-scripts", "--no-progress", "--omit=dev"]
        commands.append((command, clone / "web"))
    begin = time.monotonic()
    with ExitStack() as running:
        env = {**os.environ, **caches.env}
        quiet = {"env": env, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        processes = [
            running.enter_context(subprocess.Popen(command, cwd=cwd, **quiet))
            for command, cwd in commands
        ]
        assert not any([process.wait() for process in processes]), "a download failed"
    return time.monotonic() - begin


def spread(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """Runs of both sides in turn, evenly: each with its number."""
    all_runs = [(side, number) for side, count in counts.items() for number in range(count)]
    return sorted(all_runs, key=lambda run: (run[1] + 0.5) / counts[run[0]])


def measure(revs: Mapping[str, str], counts: Mapping[str, int], note: str, *, wait: bool) -> None:
    """Measure what has not been measured yet; the page is written after each run."""
    kept = Kept("times", revs=revs, counts=counts)
    for side, number in spread(counts):
        name = f"{side} {number + 1}"
        if name not in kept.found:
            kept[name] = measure_run(revs[side])
            told = {row: f"{kept.found[name][row]:.1f}" for row in ROWS}
            print(f"{name}: {told}", file=sys.stderr, flush=True)
        write(TIMES, f"{conditions(revs)} {note}".strip() + f"\n\n{table(kept.found)}")
    if wait:
        if "compiled" not in kept.found:
            kept["compiled"] = compile_once(revs["new"])
        write(TIMES, f"{conditions(revs)} {note}".strip() + f"\n\n{table(kept.found)}")
    kept.forget()


def compile_once(rev: str) -> tuple[float, float]:
    """When the compiled build is there after a first start, and how long the next start takes."""
    with emptied() as caches, cloned(rev) as clone:
        start = Start(clone, caches.env, PYTHON)
        try:
            start.wait_for_page(PATIENCE)
            there = compiled_after(start, clone)
        finally:
            start.stop(patience=PATIENCE)
        page_after(clone, caches)  # it copies the client
        return there, page_after(clone, caches)


def table(found: Mapping[str, Any]) -> str:
    """What was measured, as a page says it."""
    old, new = ([found[name] for name in found if name.startswith(side)] for side in ("old", "new"))
    lines = [
        "Seconds from `python3 run.py` until the page and its script can be loaded: best - worst.",
        "",
        f"| | before ({len(old)} runs) | now ({len(new)} runs) | best : best |",
        "|---|--:|--:|--:|",
    ]
    for row, title in ROWS.items():
        before, now = [run[row] for run in old], [run[row] for run in new]
        ratio = f"{min(before) / min(now):.1f}" if before and now and row != "downloads" else ""
        lines.append(f"| {title} | {span(before)} | {span(now)} | {ratio} |")
    if new:
        size = new[-1]["size"] / 1e6
        lines += ["", f"{size:.0f} MB are downloaded before the page is there."]
    if "compiled" in found:
        there, later = found["compiled"]
        lines += [
            f"The compiled build is there {there:.0f} s after the first start, made with",
            f"what the processor has to spare; the start after that takes {later:.1f} s.",
        ]
    return "\n".join(lines)


def span(times: list[float]) -> str:
    """The best and the worst."""
    return f"{min(times):.1f} - {max(times):.1f}" if times else "not measured"


def interrupt(count: int) -> None:
    """Interrupt first starts at seeded moments, half of them before the page; and start again."""
    rev, chance = short("HEAD"), random.Random(SEED)
    kept = Kept("interrupted", rev=rev, count=count)
    if "page" not in kept.found:
        with emptied() as caches, cloned(rev) as clone:
            kept["page"] = page_after(clone, caches)
    page = kept.found["page"]
    for number in range(count):
        early = number < count // 2
        moment = chance.uniform(0, page) if early else chance.uniform(page, page + COMPILING)
        by = signal.SIGKILL if number % 2 else signal.SIGINT
        if str(number) not in kept.found:
            kept[str(number)] = interrupt_once(rev, moment, by)
            print(kept.found[str(number)], file=sys.stderr, flush=True)
        rows = [kept.found[str(done)] for done in range(number + 1)]
        write(INTERRUPTED, interrupted(rev, rows, count))
    kept.forget()


def interrupted(rev: str, rows: list[str], count: int) -> str:
    """What came of the interruptions, as a page says it."""
    return "\n".join(
        [
            f"{datetime.now(UTC):%Y-%m-%d}, {rev}, {load()}. First starts with nothing downloaded,",
            "each in a fresh clone, interrupted at seeded moments, and started again.",
            f"{len(rows)} of {count} ended in a running server.",
            "",
            "| interrupted after | by | what it was doing | page at the next start |",
            "|--:|---|---|--:|",
            *rows,
        ]
    )


def interrupt_once(rev: str, moment: float, by: signal.Signals) -> str:
    """Interrupt a start, and start again until the page is there; a row of the page."""
    with emptied() as caches, cloned(rev) as clone:
        start = Start(clone, caches.env, PYTHON)
        time.sleep(moment)
        doing = doing_now(start)
        start.stop(by, PATIENCE)
        again = page_after(clone, caches)
    return f"| {moment:.1f} s | {by.name} | {doing} | {again:.1f} s |"


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


def conditions(revs: Mapping[str, str]) -> str:
    """Where and when it was measured."""
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} cores, {load()}, Python {platform.python_version()}; "
        f"{revs.get('old', 'nothing')} before, {revs['new']} now, in turn."
    )


def load() -> str:
    """How busy the machine is."""
    if not hasattr(os, "getloadavg"):
        return "load unknown"
    return f"load {os.getloadavg()[0]:.1f} at the end"


def write(part: str, text: str) -> None:
    """Put a part of the page in the place of the older one."""
    old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    times, _, others = old.partition(f"{INTERRUPTED}\n")
    if part == TIMES:
        times = f"{HEAD}{TIMES}\n\n{text}\n\n"
    else:
        others = f"\n{text}\n"
    PAGE.write_text(times + (f"{INTERRUPTED}\n{others}" if others else ""), encoding="utf-8")


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
    parser.add_argument("--old", metavar="REV", help="the commit to compare with")
    parser.add_argument("--runs", type=int, default=0, metavar="COUNT", help="how often to measure")
    parser.add_argument(
        "--old-runs",
        type=int,
        metavar="COUNT",
        help="how often the older one",
    )
    parser.add_argument("--interrupt", type=int, default=0, metavar="COUNT", help="how often")
    parser.add_argument("--no-compile", action="store_true", help="do not wait for that build")
    parser.add_argument("--note", default="", help="what else to say about the conditions")
    options = parser.parse_args(arguments)
    if not options.runs and not options.interrupt:
        parser.error("say what to do: --runs COUNT, --interrupt COUNT, or both")
    if options.old_runs is not None and not options.old:
        parser.error("--old-runs needs --old REV, the commit to compare with")
    if options.runs:
        revs, counts = {"new": short("HEAD")}, {"new": options.runs}
        if options.old:
            revs["old"] = short(options.old)
            counts["old"] = options.runs if options.old_runs is None else options.old_runs
        measure(revs, counts, options.note, wait=not options.no_compile)
    if options.interrupt:
        interrupt(options.interrupt)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
