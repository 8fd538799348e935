"""Siblings: the processes of one server bring all sockets of a table to one of them.

All of them listen at one port, and whoever is free takes a connection; frames of a table that is
owned elsewhere then have to be relayed, one by one. So a process that reads in its first request
which table a socket is for passes the open connection on, with what it has read, to the sibling
that the id of the table points to. Whatever goes wrong, it keeps it: the relay works without this.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import logging
import os
import re
import socket
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

FOLDER: Final = "CITADELS_SIBLINGS"  # names the folder where they listen
POSSIBLE: Final = sys.platform == "linux"  # others cannot pass connections as messages
ADDRESS: Final = re.compile(rb"/ws\?table=([A-Za-z0-9_-]+)")
LONGEST: Final = 1 << 17  # bytes of a first request: ours are far shorter
WAITING: Final = 64  # siblings that may knock at once
LATELY: Final = 6.0  # seconds for which whoever has been heard of is counted on
TRIES: Final = 4  # siblings that may turn out to be gone before one keeps a connection

logger = logging.getLogger(__name__)
Make = Callable[[bytes], asyncio.Protocol]  # of what was read of a connection


class Siblings:
    """This process among those that listen at the same port."""

    def __init__(self, folder: Path, name: str = "") -> None:
        self.folder = folder
        self.own = folder / f"{name or os.getpid()}.sock"
        self.listener: socket.socket | None = None
        self.lines: dict[Path, socket.socket] = {}  # to those who were passed something
        self.incoming: set[socket.socket] = set()  # those who may pass something to us
        self.tasks: set[asyncio.Task[object]] = set()
        self.ended = False

    def listen(self, make: Make) -> None:
        """Take connections from now on, unless this is done already."""
        if self.listener is not None or self.ended:
            return
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            self.own.unlink(missing_ok=True)
            listener.bind(str(self.own))
        except OSError as error:  # such as a path that is too long
            logger.warning("connections are relayed, since none can be passed on: %s", error)
            listener.close()
            self.ended = True
            return
        listener.setblocking(False)
        listener.listen(WAITING)
        self.listener = listener
        asyncio.get_running_loop().add_reader(listener, self._open, make)

    def beat(self) -> None:
        """Be counted on for some seconds more."""
        with contextlib.suppress(OSError):
            os.utime(self.own)

    def close(self) -> None:
        """Take nothing any more."""
        if self.ended:
            return
        self.ended = True
        self.own.unlink(missing_ok=True)
        loop = asyncio.get_running_loop()
        for one in (*self.incoming, *((self.listener,) if self.listener else ())):
            loop.remove_reader(one)
            one.close()
        for line in self.lines.values():
            line.close()
        self.incoming, self.lines = set(), {}

    def pass_on(self, target: bytes, head: bytes, connection: int) -> bool:
        """Pass a connection on; say whether it is somebody else's now."""
        table = table_of(target)
        if not table or self.ended or len(head) > LONGEST:
            return False
        for _ in range(TRIES):
            place = self._place_of(table)
            if place == self.own:
                return False
            try:
                line = self.lines.get(place) or self._reach(place)
                given = array.array("i", [connection])
                line.sendmsg([head], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, given)])
            except BlockingIOError:  # it has more to take than it can
                return False
            except OSError:  # it has ended without a word
                self._forget(place)
            else:
                return True
        return False

    def _place_of(self, table: str) -> Path:
        """Who is to have a table, of those who live."""
        others = [place for place in self.folder.glob("*.sock") if _lives(place)]
        return max([self.own, *others], key=lambda one: zlib.crc32(f"{table} {one.name}".encode()))

    def _reach(self, place: Path) -> socket.socket:
        line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        line.setblocking(False)
        try:
            line.connect(str(place))
        except OSError:
            line.close()
            raise
        self.lines[place] = line
        return line

    def _forget(self, place: Path) -> None:
        """Count on somebody no more; a line that was lost is tried once again."""
        line = self.lines.pop(place, None)
        if line is None:
            place.unlink(missing_ok=True)
        else:
            line.close()

    def _open(self, make: Make) -> None:
        assert self.listener is not None
        with contextlib.suppress(BlockingIOError):
            line, _ = self.listener.accept()
            line.setblocking(False)
            self.incoming.add(line)
            asyncio.get_running_loop().add_reader(line, self._take, line, make)

    def _take(self, line: socket.socket, make: Make) -> None:
        """Serve what somebody passes to us."""
        loop = asyncio.get_running_loop()
        try:
            head, given, _, _ = socket.recv_fds(line, LONGEST, 1)
        except BlockingIOError:
            return
        except OSError:  # it was killed
            head, given = b"", []
        if not head:
            loop.remove_reader(line)
            line.close()
            self.incoming.discard(line)
        for number in given:
            connection = socket.socket(fileno=number)
            connection.setblocking(False)
            task = loop.create_task(loop.connect_accepted_socket(lambda: make(head), connection))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)


current: Siblings | None = None  # those of this process, if it has any


def begin() -> Siblings | None:
    """Be one of them, where the folder is named and the system can pass connections."""
    global current  # noqa: PLW0603 - there is one process
    folder = os.environ.get(FOLDER)
    current = Siblings(Path(folder)) if folder and POSSIBLE else None
    return current


def table_of(target: bytes) -> str:
    """The table that a socket is for, if its address says so."""
    found = ADDRESS.fullmatch(target)
    return found[1].decode() if found else ""


def _lives(place: Path) -> bool:
    """Whether somebody has said so lately."""
    try:
        return abs(time.time() - place.stat().st_mtime) < LATELY
    except OSError:
        return False
