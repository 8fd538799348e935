"""Metrics: what can be counted, for Prometheus; where there are several processes, of all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # names the folder where processes keep their numbers

ENTRIES: Final = Counter("citadels_entries", "Entries committed to logs", ["kind"])
REFUSALS: Final = Counter("citadels_refusals", "Commands and requests refused", ["code"])
CONFLICTS: Final = Counter("citadels_conflicts", "Entries that another process wrote first")
COMMIT: Final = Histogram("citadels_commit_seconds", "Time to commit an entry")
PUSHES: Final = Counter("citadels_pushes", "Pushes to devices", ["outcome"])
THINKING: Final = Histogram("citadels_thinking_seconds", "Time a bot thought", ["level"])
SOCKETS: Final = Gauge("citadels_sockets", "Open connections", multiprocess_mode="livesum")
TABLES: Final = Gauge("citadels_tables", "Tables in memory", multiprocess_mode="livesum")


def report() -> bytes:
    """All numbers, as Prometheus reads them."""
    folder = os.environ.get(SHARED, "")
    if not folder:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        if not _lives(process):
            mark_process_dead(process)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _lives(process: int) -> bool:
    with contextlib.suppress(PermissionError):  # it lives, and is somebody else's
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
    return True
