"""Schedule: runs stages side by side, each with an output of its own; the first failure ends all.

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO, Final, NoReturn

from .files import ROOT
from .steps import CANNOT, WINDOWS, Failed

# Tests start hundreds of processes: without bytecode each of them would compile what it imports.
UNWANTED: Final = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
FAILED_TESTS: Final = 1  # what pytest says, unless it was stopped or called wrongly
PATIENCE: Final = 30  # seconds that an interrupted stage has to clean up


@dataclass(frozen=True)
class Stage:
    """Commands that run one after the other."""

    kind: str  # what `--only` and `after` name
    title: str
    commands: Sequence[Sequence[str]]
    after: Sequence[str] = ()  # kinds of which every stage must have passed
    alone: bool = False  # nothing else runs meanwhile, since it looks at the clock
    waits: bool = False  # most of the time: it takes no lane, but only one such runs
    first: bool = False  # others wait for it: meanwhile there is a lane less, to let it have a core
    cannot: str | None = None  # why it cannot be done here
    passing: Sequence[int] = (0,)  # the exit codes that are no failure
    again: Sequence[str] = ()  # what has failed is tried once more by this, and the report says so
    env: Mapping[str, str] = field(default_factory=dict)


class Running:
    """A stage at work; what it says is kept until it ends, unless it may speak at once."""

    def __init__(self, stage: Stage, *, live: bool) -> None:
        self.stage = stage
        self.begin = time.monotonic()
        self.cpu = 0.0  # seconds of processor time; what a busy machine hardly changes
        self.output: IO[bytes] | None = None if live else tempfile.TemporaryFile()  # noqa: SIM115
        self.waiting = list(stage.commands)
        self.again = list(stage.again)
        self.failed = False  # before it was tried again
        self.process = self._start()

    def poll(self) -> int | None:
        """Begin the next command if one has passed; give the exit code of the last one."""
        before = children_cpu()
        code = self.process.poll()
        if code is None:
            return None
        self.cpu += children_cpu() - before  # a process is counted when its end is noted
        if code == FAILED_TESTS and self.again and not self.waiting:
            self.failed, self.waiting, self.again = True, [self.again], []
        elif code not in self.stage.passing:
            return code
        if self.waiting:
            self.process = self._start()
            return None
        return 0

    def stop(self) -> None:
        """Interrupt what is running; what does not clean up in time is killed."""
        if self.output is not None:  # else the terminal has told it
            self._signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            self._signal(signal.SIGTERM if WINDOWS else signal.SIGKILL)
            self.process.wait()
        if self.output is not None:
            self.output.close()

    def show(self, seconds: float) -> None:
        """Print everything that was said."""
        if self.output is not None:
            head(f"{self.stage.title}, {seconds:.1f} s, {self.cpu:.1f} s of processor time")
            self.output.seek(0)
            shutil.copyfileobj(self.output, sys.stdout.buffer)
            sys.stdout.flush()
            self.output.close()

    def _start(self) -> subprocess.Popen[bytes]:
        env = {name: value for name, value in os.environ.items() if name not in UNWANTED}
        live = self.output is None
        return subprocess.Popen(
            self.waiting.pop(0),
            cwd=ROOT,
            env=env | dict(self.stage.env),
            stdin=None if live else subprocess.DEVNULL,
            stdout=self.output,
            stderr=None if live else subprocess.STDOUT,
            start_new_session=not live,
        )

    def _signal(self, number: int) -> None:
        if WINDOWS or self.output is None:
            self.process.send_signal(number)
        else:
            os.killpg(self.process.pid, number)


class Schedule:
    """All stages of a run: who waits, who is at work, who has ended."""

    def __init__(self, stages: Sequence[Stage], *, live: bool) -> None:
        self.waiting = list(stages)
        self.live = live
        self.lanes = min(2, os.cpu_count() or 1) + 1  # tests wait now and then for what they start
        self.running: list[Running] = []
        self.times: dict[str, tuple[float, float]] = {}  # until the end, and of processor time
        self.skipped: list[Stage] = []
        self.twice: list[Stage] = []  # what passed only when it was tried again

    def run(self) -> None:
        """Run every stage as early as it can be."""
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background lacks it
        begin = time.monotonic()
        try:
            while self.waiting or self.running:
                self._skip()
                self._begin()
                self._look()
        finally:
            for running in self.running:
                running.stop()
        self._report(time.monotonic() - begin)

    def _skip(self) -> None:
        """Leave out what cannot be done, and what would follow it."""
        for stage in list(self.waiting):
            missing = next((gone for gone in self.skipped if gone.kind in stage.after), None)
            reason = stage.cannot or (missing and f"without {missing.title}")
            if reason:
                self.waiting.remove(stage)
                self._note_skipped(stage, reason)

    def _begin(self) -> None:
        """Start stages, those first that stand first, on every free lane."""
        for stage in list(self.waiting):
            if self._can_begin(stage):
                self.waiting.remove(stage)
                if self.live:
                    head(stage.title)
                else:
                    print(f"begun: {stage.title}", flush=True)
                self.running.append(Running(stage, live=self.live))

    def _can_begin(self, stage: Stage) -> bool:
        running = [each.stage for each in self.running]
        if {each.kind for each in (*self.waiting, *running)} & set(stage.after):
            return False
        if self.live or stage.alone or any(each.alone for each in running):
            return not running
        lanes = 1 if stage.waits else self.lanes - any(each.first for each in running)
        return sum(each.waits == stage.waits for each in running) < lanes

    def _look(self) -> None:
        """Note who has ended; the first failure ends the run."""
        time.sleep(0.02)
        for running in list(self.running):
            code = running.poll()
            if code is None:
                continue
            self.running.remove(running)
            stage, seconds = running.stage, time.monotonic() - running.begin
            running.show(seconds)
            if code == CANNOT:
                self._note_skipped(stage, "it cannot be had here")
            elif code:
                fail(f"{stage.title}, exit code {code}", code)
            if running.failed:
                self.twice.append(stage)
            self.times[stage.title] = seconds, running.cpu

    def _note_skipped(self, stage: Stage, reason: str) -> None:
        head(f"{stage.title}: SKIPPED, {reason}")
        if os.environ.get("CI") == "true" or os.environ.get("CITADELS_REQUIRE_SERVICES") == "1":
            fail(f"{stage.title} must not be skipped in CI")
        self.skipped.append(stage)

    def _report(self, seconds: float) -> None:
        """Print how long everything took; the stages overlap."""
        rows = [*self.times.items(), ("together", (seconds, children_cpu()))]
        print(f"\n{'':38}{'time':>10}{'processor time':>18}")
        for title, (took, cpu) in rows:
            print(f"  {title:<36}{took:8.1f} s{cpu:16.1f} s")
        for stage in self.twice:
            print(
                f"PASSED ONLY AT THE SECOND TRY: {stage.title}; its output says what failed first"
            )
        skipped = "".join(f", but SKIPPED: {stage.title}" for stage in self.skipped)
        print(f"all stages passed{skipped}", flush=True)


def children_cpu() -> float:
    """The processor time of all processes that were started and have ended, with their own."""
    used = os.times()
    return used.children_user + used.children_system


def head(title: str) -> None:
    """Print a heading."""
    print(f"\n=== {title} ===", flush=True)


def fail(what: str, code: int = 1) -> NoReturn:
    """Say what failed, and end the run."""
    print(f"\nfailed: {what}", flush=True)
    raise Failed(code)


def needed(stages: Sequence[Stage], kind: str) -> list[Stage]:
    """The stages of a kind, and all that they wait for."""
    kinds = {kind}
    while True:
        chosen = [stage for stage in stages if stage.kind in kinds]
        more = {name for stage in chosen for name in stage.after} - kinds
        if not more:
            return chosen
        kinds |= more
