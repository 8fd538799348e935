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

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0)

ENTRIES: Final = Counter("citadels_entries", "Entries committed to logs", ["kind"])
REFUSALS: Final = Counter("citadels_refusals", "Commands and requests refused", ["code"])
CONFLICTS: Final = Counter("citadels_conflicts", "Entries that another process wrote first")
ERRORS: Final = Counter("citadels_errors", "Errors that were logged")
REQUESTS: Final = Counter("citadels_requests", "Requests answered", ["status"])
PRUNED: Final = Counter("citadels_pruned", "Rows deleted because of their age", ["what"])
PUSHES: Final = Counter("citadels_pushes", "Pushes to devices", ["outcome"])
REQUEST: Final = Histogram("citadels_request_seconds", "Time to answer a request", buckets=QUICK)
COMMAND: Final = Histogram(
    "citadels_command_seconds", "Time to do what a socket asked for", ["command"], buckets=QUICK
)
COMMIT: Final = Histogram("citadels_commit_seconds", "Time to commit an entry", buckets=QUICK)
SWEEP: Final = Histogram("citadels_sweep_seconds", "Time to look at what is due", buckets=QUICK)
LAG: Final = Histogram(
    "citadels_loop_lag_seconds", "How late the event loop does what it was to do", buckets=QUICK
)
THINKING: Final = Histogram("citadels_thinking_seconds", "Time a bot thought", ["level"])
THOUGHTS: Final = Counter("citadels_thoughts", "Thoughts of bots", ["level", "budget"])
WAITING: Final = Histogram(
    "citadels_waiting_seconds", "Time until a process had time to think", ["pool"], buckets=QUICK
)
QUEUE: Final = Gauge(
    "citadels_queue", "What processes think of, or will", ["pool"], multiprocess_mode="livesum"
)
SOCKETS: Final = Gauge("citadels_sockets", "Open connections", multiprocess_mode="livesum")
TABLES: Final = Gauge("citadels_tables", "Tables in memory", multiprocess_mode="livesum")
MEMORY: Final = Gauge("citadels_memory_bytes", "Memory in use", multiprocess_mode="livesum")
FILES: Final = Gauge("citadels_files", "Open files and connections", multiprocess_mode="livemax")
MOST_FILES: Final = Gauge(
    "citadels_files_limit", "How many one process may have", multiprocess_mode="livemin"
)
CONNECTIONS: Final = Gauge(
    "citadels_database_connections",
    "Connections to the database in use",
    multiprocess_mode="livesum",
)
BACKUP: Final = Gauge(
    "citadels_backup_timestamp_seconds", "When the newest backup was made", multiprocess_mode="max"
)


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
