"""Metrics: what can be counted, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ENTRIES: Final = Counter("citadels_entries", "Entries committed to logs", ["kind"])
REFUSALS: Final = Counter("citadels_refusals", "Wishes refused", ["code"])
CONFLICTS: Final = Counter("citadels_conflicts", "Entries that another process wrote first")
COMMIT: Final = Histogram("citadels_commit_seconds", "Time to commit an entry")
THINKING: Final = Histogram("citadels_thinking_seconds", "Time a bot thought", ["level"])
SOCKETS: Final = Gauge("citadels_sockets", "Open connections")
TABLES: Final = Gauge("citadels_tables", "Tables in memory")
