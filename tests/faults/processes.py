"""Processes: what each of some processes has used, as Linux counts it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

TICKS: Final = os.sysconf("SC_CLK_TCK")
GROUP, USER, SYSTEM, PAGES = 2, 11, 12, 21  # fields of /proc/PID/stat after the name
MEGABYTE: Final = 1 << 20


class Usage(NamedTuple):
    """What a process has used so far."""

    seconds: float  # of a processor
    megabytes: float  # that it holds now


def used_by(group: int = 0, only: Iterable[int] = ()) -> dict[int, Usage]:
    """What the processes of a group, or some others, have used."""
    wanted = set(only)
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            pid, fields = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
            if pid in wanted or int(fields[GROUP]) == group:
                seconds = (int(fields[USER]) + int(fields[SYSTEM])) / TICKS
                size = int(fields[PAGES]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
                found[pid] = Usage(seconds, size)
    return found
