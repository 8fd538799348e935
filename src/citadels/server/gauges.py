"""Gauges: what is looked at every few seconds: the event loop, memory, files, the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from pathlib import Path
from typing import Final

from sqlalchemy.pool import QueuePool

from . import metrics
from .storage.store import Store

LOOP_SECONDS: Final = 0.5  # between looks at the event loop
PROCESS_SECONDS: Final = 5.0  # between looks at all else
PROCESS: Final = Path("/proc/self")  # what Linux says of this process


async def watch_loop() -> None:
    """Measure how late the event loop is, for ever."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOP_SECONDS
        await asyncio.sleep(LOOP_SECONDS)
        metrics.LAG.observe(max(0.0, loop.time() - due))


async def watch_process(store: Store, backups: str) -> None:
    """Look at what this process uses, for ever."""
    while True:
        with contextlib.suppress(OSError):
            await asyncio.to_thread(look_at_process, store, backups)  # many files take a while
        await asyncio.sleep(PROCESS_SECONDS)


def look_at_process(store: Store, backups: str) -> None:
    """Note memory, files and connections in use, and when the newest backup was made."""
    if backups and (newest := newest_backup(Path(backups))) is not None:
        metrics.BACKUP.set(newest)
    pool = store.engine.pool
    if isinstance(pool, QueuePool):
        metrics.CONNECTIONS.set(pool.checkedout())
    if PROCESS.exists():
        pages = int((PROCESS / "statm").read_text().split()[1])
        metrics.MEMORY.set(pages * os.sysconf("SC_PAGE_SIZE"))
        metrics.FILES.set(len(list((PROCESS / "fd").iterdir())))
        metrics.MOST_FILES.set(files_allowed())


def files_allowed() -> int:
    """How many files a process may have open; 0 where nobody counts."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 0
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 0 if soft == resource.RLIM_INFINITY else soft


def newest_backup(place: Path) -> float | None:
    """When the newest file of a folder was written, or the file itself; none if there is none."""
    files = [place] if place.is_file() else [each for each in place.glob("*") if each.is_file()]
    times = [each.stat().st_mtime for each in files if not each.name.endswith(".part")]
    return max(times, default=None)


class _Counter(logging.Handler):
    """Counts errors."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.ERRORS.inc()


def count_errors() -> None:
    """Count what is logged as an error, from now on."""
    root = logging.getLogger()
    if not any(isinstance(handler, _Counter) for handler in root.handlers):
        root.addHandler(_Counter(logging.ERROR))
