"""Process: a program of somebody else's, bounded in time and memory, and gone when it is ended."""

from __future__ import annotations

import contextlib
import os
import secrets
import select
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import IO, Final

from .family import HUNT, LINUX, PROC, adopting, end_family, end_orphans, family, send
from .lines import WINDOWS, Gone, Late, lines_of

MARK: Final = "CITADELS_BOT"  # in the environment of a program and of all that it starts
LOG: Final = 1 << 16  # bytes of its standard error that are kept, the last ones
GRACE: Final = 0.5  # seconds to go by itself
LINGER: Final = 1.0  # seconds until its pipes are closed


class Process:
    """A running program, its lines and its log."""

    def __init__(self, command: Sequence[str]) -> None:
        self.mark = f"{os.getpid()}-{secrets.token_hex(16)}"
        self.log = bytearray()
        try:
            self.child = self._start(list(command))
        except OSError as error:
            raise Gone(f"it cannot be started: {error.strerror or error}") from error
        self.input, output, log = (stream_of(s) for s in _streams(self.child))
        if not WINDOWS:
            os.set_blocking(self.input.fileno(), False)
        self.lines = lines_of(output)
        self.logger = threading.Thread(target=self._read_log, args=(log,), daemon=True)
        self.logger.start()

    def _start(self, command: list[str]) -> subprocess.Popen[bytes]:
        if not LINUX:
            return self._popen(command)
        ear, report = os.pipe()
        with os.fdopen(ear, "rb") as heard:
            try:
                child = self._popen(adopting(command, report), report)
            finally:
                os.close(report)
            trouble = heard.read()  # until the program itself runs
        if trouble:
            child.communicate()
            raise OSError(int(trouble), os.strerror(int(trouble)))
        return child

    def _popen(self, command: list[str], *passed: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - whoever calls wants it run
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {MARK: self.mark},
            bufsize=0,
            start_new_session=not WINDOWS,
            pass_fds=passed,
        )

    def write(self, line: bytes, seconds: float) -> None:
        """Send a line; a program that does not read it in time cannot be talked to."""
        end = time.monotonic() + seconds
        while line:
            try:
                written = self.input.write(line)
            except OSError as error:
                raise self._gone() from error
            if written:
                line = line[written:]
            elif not self._takes_more(end - time.monotonic()):
                raise Gone(f"it did not read a message within {seconds:g} s")

    def _takes_more(self, seconds: float) -> bool:
        poll = select.poll()  # `select.select` knows only the first 1024 files
        poll.register(self.input, select.POLLOUT)
        return bool(poll.poll(max(0.0, seconds) * 1000))

    def read(self, seconds: float) -> bytes:
        """Wait for a line."""
        try:
            line = self.lines.read(seconds)
        except Gone as gone:
            raise gone if gone.args else self._gone() from None
        if line is None:
            raise Late(f"no answer within {seconds:g} s")
        return line

    def has_spoken(self) -> bool:
        """Whether a line waits that nobody has read."""
        return self.lines.is_waiting()

    def end(self, grace: float = GRACE) -> bool:
        """End the program and all that it started; tell whether it went by itself."""
        kin = family(self.child.pid)
        with contextlib.suppress(OSError):
            self.input.close()
        went = True
        try:
            self.child.wait(grace)
        except subprocess.TimeoutExpired:
            went = False
            if LINUX:
                end_family(self.child.pid)
        else:
            end_orphans(kin)
        _kill_group(self.child)
        self.child.wait()
        _kill_marked(self.mark)
        self.lines.close(LINGER)
        self.logger.join(LINGER)
        return went

    def logged(self) -> str:
        """The end of what the program wrote to its standard error."""
        return bytes(self.log).decode("utf-8", "replace")

    def _gone(self) -> Gone:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.child.wait(GRACE)
        code = self.child.returncode
        if code is None:
            return Gone("it closed its output")
        if code < 0:
            return Gone(f"it was ended by signal {-code} ({signal.strsignal(-code)})")
        return Gone(f"it ended with exit code {code}")

    def _read_log(self, log: IO[bytes]) -> None:
        with log:
            while chunk := log.read(LOG):
                self.log += chunk
                del self.log[:-LOG]


def _streams(child: subprocess.Popen[bytes]) -> tuple[IO[bytes] | None, ...]:
    return child.stdin, child.stdout, child.stderr


def stream_of(stream: IO[bytes] | None) -> IO[bytes]:
    """A stream that is surely there."""
    assert stream is not None
    return stream


def _kill_group(child: subprocess.Popen[bytes]) -> None:
    """Kill a program and what it started, as far as that did not leave its group."""
    if WINDOWS:
        tree = ["taskkill", "/T", "/F", "/PID", str(child.pid)]
        subprocess.run(tree, capture_output=True, check=False)  # noqa: S603 - its own child
        return
    with contextlib.suppress(OSError):
        os.killpg(child.pid, signal.SIGKILL)


def _kill_marked(mark: str) -> None:
    """Kill what left the group, by its environment; Linux only, elsewhere it is not found."""
    end = time.monotonic() + HUNT
    while (found := _marked(mark)) and time.monotonic() < end:
        for pid in found:
            send(pid, signal.SIGKILL)


def _marked(mark: str) -> list[int]:
    wanted = f"{MARK}={mark}".encode()
    found = []
    for folder in PROC.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found
