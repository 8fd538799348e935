"""Steps: runs the commands of the set-up, alone on what they change, and with an owner.

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, Final, TextIO

from .files import ROOT

WINDOWS: Final = os.name == "nt"
CANNOT: Final = 77  # the exit code of what cannot be done on this system
PATIENCE: Final = 3.0  # seconds that an ended step has to clean up
IDLE: Final = 19  # how nice it is to be to all others
FAR: Final = 1 << 20  # where Windows locks: behind the number of the process, which others read

_held: list[int] = []  # locks that the commands of this process hold, too


class Failed(Exception):
    """Something ended badly; what it said has been shown."""

    def __init__(self, code: int = 1) -> None:
        super().__init__(code)
        self.code = code


class NotCompiled(Failed):
    """The compiler could not build the engine."""


class NoNode(Failed):
    """The browser client cannot be built: there is no Node, and none can be installed."""


def say(text: str, end: str = "\n") -> None:
    """Tell the person at the terminal; stdout stays free for the game."""
    print(text, end=end, file=sys.stderr, flush=True)


def step(
    title: str, *commands: Sequence[str], cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run commands side by side: show title and time, and the output of those that fail."""
    begin = time.monotonic()
    back = "\r" if sys.stderr.isatty() else ""
    say(f"  {title} ...", end="")
    with ExitStack() as files:
        running = []
        try:
            for command in commands:
                output = files.enter_context(tempfile.TemporaryFile())
                running.append((_begin(command, output, cwd, env), output))
            while not _has_ended([process for process, _ in running]):
                time.sleep(0.02)
                if back:
                    say(f"{back}  {title} ... {time.monotonic() - begin:.0f} s", end="")
        except KeyboardInterrupt:
            with suppress(subprocess.TimeoutExpired):
                for process, _ in running:  # interrupted, too: they take away what they left about
                    process.wait(PATIENCE)
            raise
        finally:
            for process, _ in running:
                process.kill()  # only if another one has failed, or all were interrupted
        say(f"{back}  {title} ..." * bool(back) + f" {time.monotonic() - begin:.1f} s")
        codes = [process.wait() for process, _ in running]
        guilty = max(codes) or min(codes)  # who was ended because of another one has a negative one
        for code, (_, output) in zip(codes, running, strict=True):
            if code and code == guilty:
                output.seek(0)
                say(output.read().decode(errors="replace"))
        if guilty:
            raise Failed(max(guilty, 1))


def _begin(
    command: Sequence[str], output: IO[bytes], cwd: Path, env: Mapping[str, str] | None
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        cwd=cwd,
        env=os.environ | dict(env or {}),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        pass_fds=() if WINDOWS else _held,
    )


def _has_ended(running: Sequence[subprocess.Popen[bytes]]) -> bool:
    """Whether all have ended, or one badly."""
    codes = [process.poll() for process in running]
    return None not in codes or any(codes)


def works(*command: str, env: Mapping[str, str] | None = None) -> bool:
    """Try a command silently."""
    whole = os.environ | dict(env or {})
    done = subprocess.run(command, cwd=ROOT, env=whole, capture_output=True, check=False)
    return done.returncode == 0


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Be the only one who changes something; whoever comes second waits.

    The system takes the lock from a process that is gone, however it went, and from the commands
    that it left behind.
    """
    path = ROOT / "build" / "locks" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8") as file:
        if not _lock(file):
            file.seek(0)
            say(f"  waiting for another start, process {file.readline().strip() or 'unknown'}")
            while not _lock(file):
                time.sleep(0.1)
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        _held.append(file.fileno())
        try:
            yield
        finally:
            _held.remove(file.fileno())


def _lock(file: TextIO) -> bool:
    """Take the lock of a file, if it is free; it is given back when the file is closed."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only there

            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - only elsewhere

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class Owned:
    """A process that ends, with all that it has started, when its owner is gone or ends it."""

    def __init__(self, command: Sequence[str], output: int, *, idle: bool = False) -> None:
        flags = 0
        if sys.platform == "win32":
            flags = subprocess.CREATE_NEW_PROCESS_GROUP
            flags |= subprocess.IDLE_PRIORITY_CLASS if idle else 0
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.PIPE,  # nothing is ever written to it: its end is the owner's
            stdout=output,
            stderr=subprocess.STDOUT,
            creationflags=flags,
            # No session of its own: some systems share time between sessions, however nice.
            process_group=None if WINDOWS else 0,
        )
        if idle and hasattr(os, "setpriority"):
            with suppress(OSError):  # it has ended already
                os.setpriority(os.PRIO_PROCESS, self.process.pid, IDLE)

    def outlive(self) -> None:
        """Belong to the program that takes the place of this one by `execv`."""
        assert self.process.stdin is not None
        os.set_inheritable(self.process.stdin.fileno(), True)

    def end(self) -> None:
        """End it and all that it has started."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            self.process.wait(2 * PATIENCE)
        except subprocess.TimeoutExpired:
            end_group(self.process.pid, gently=False)
            self.process.wait()


def be_owned() -> None:
    """Be a process of `Owned`: end with the whole group as soon as nobody holds the other end."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background lacks it

    def watch() -> None:
        with suppress(OSError, ValueError):
            while os.read(0, 1):
                pass
        end_group(os.getpid(), gently=True)
        time.sleep(PATIENCE)
        end_group(os.getpid(), gently=False)

    threading.Thread(target=watch, daemon=True).start()


def end_group(leader: int, *, gently: bool) -> None:
    """End a process and what it has started: politely, so that nothing lies about; or at once."""
    if WINDOWS:
        if not gently:
            taskkill = shutil.which("taskkill") or "taskkill"
            subprocess.run([taskkill, "/T", "/F", "/PID", str(leader)], check=False)
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGINT if gently else signal.SIGKILL)
