"""Lines: what a program says, line by line, at most so much of it kept."""

from __future__ import annotations

import os
import select
import sys
import threading
import time
from queue import Empty, SimpleQueue
from typing import IO, Final, Protocol

WINDOWS: Final = sys.platform == "win32"
LONGEST_LINE: Final = 1 << 16
LONGEST_WAIT: Final = 1e6  # seconds, which the system can still count in milliseconds
MOST_LINES: Final = 64  # that nobody asked for
TOO_LONG: Final = f"a line of more than {LONGEST_LINE} bytes"


class Gone(Exception):
    """The program cannot be talked to; the text says why, unless it has just ended."""


class Late(Gone):
    """It said nothing in time."""


class Lines(Protocol):
    """The lines of a program."""

    def read(self, seconds: float) -> bytes | None:
        """Wait for a line; None if there was none in time, `Gone` if there will be none."""

    def is_waiting(self) -> bool:
        """Whether there is a line that nobody has read."""

    def close(self, seconds: float) -> None:
        """Listen no more."""


class PolledLines:
    """Read by whoever wants a line, without a thread: the rest waits in the pipe."""

    def __init__(self, output: IO[bytes]) -> None:
        self.output = output
        self.file = output.fileno()
        self.poll = select.poll()
        self.poll.register(self.file, select.POLLIN)
        self.rest = b""  # of what was read
        self.ended: Gone | None = None

    def read(self, seconds: float) -> bytes | None:
        """Wait for a line; None if there was none in time, `Gone` if there will be none."""
        end = time.monotonic() + seconds
        while b"\n" not in self.rest:
            if self.ended is not None:
                raise self.ended
            if not self._take(max(0.0, end - time.monotonic())):
                return None
        line, _, self.rest = self.rest.partition(b"\n")
        if len(line) > LONGEST_LINE:
            self.ended, self.rest = Gone(TOO_LONG), b""
            raise self.ended
        return line

    def is_waiting(self) -> bool:
        """Whether there is a line that nobody has read."""
        while b"\n" not in self.rest and self.ended is None and self._take(0.0):
            pass
        return b"\n" in self.rest

    def _take(self, seconds: float) -> bool:
        """Take what there is, or comes in time; tell whether anything did."""
        if not self.poll.poll(min(seconds, LONGEST_WAIT) * 1000):
            return False
        chunk = os.read(self.file, LONGEST_LINE)
        self.rest += chunk
        if not chunk:
            self.ended = Gone()
        elif b"\n" not in self.rest and len(self.rest) > LONGEST_LINE:
            self.ended, self.rest = Gone(TOO_LONG), b""
        return True

    def close(self, seconds: float) -> None:
        """Listen no more."""
        self.ended = self.ended or Gone()  # another file may get the number of this one
        self.output.close()


class ThreadLines:
    """Read by a thread: the pipes of Windows cannot be waited for."""

    def __init__(self, output: IO[bytes]) -> None:
        self.lines: SimpleQueue[bytes] = SimpleQueue()  # an empty one at last, when it has ended
        self.ended: Gone | None = None
        self.thread = threading.Thread(target=self._listen, args=(output,), daemon=True)
        self.thread.start()

    def read(self, seconds: float) -> bytes | None:
        """Wait for a line; None if there was none in time, `Gone` if there will be none."""
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            return None
        if not line and self.ended is not None and self.lines.empty():
            self.lines.put(line)  # it stays so
            raise self.ended
        return line

    def is_waiting(self) -> bool:
        """Whether there is a line that nobody has read."""
        return self.lines.qsize() > (self.ended is not None)

    def _listen(self, output: IO[bytes]) -> None:
        """Hand on lines; a program that says too much is not listened to any more."""
        rest = b""
        trouble = ""
        with output:
            while not trouble and (chunk := output.read(LONGEST_LINE)):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    self.lines.put(line)
                if max(map(len, (rest, *whole))) > LONGEST_LINE:
                    trouble = TOO_LONG
                elif self.lines.qsize() > MOST_LINES:
                    trouble = "it talks without being asked"
        self.ended = Gone(trouble) if trouble else Gone()
        self.lines.put(b"")

    def close(self, seconds: float) -> None:
        """Listen no more."""
        self.thread.join(seconds)


def lines_of(output: IO[bytes]) -> Lines:
    """The lines of a program, as this system reads them."""
    return ThreadLines(output) if WINDOWS else PolledLines(output)
