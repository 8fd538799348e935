"""Timers: which table is to be looked at next; tables that only wait cost nothing."""

from __future__ import annotations

import heapq
import math

from ..tables.live_table import LiveTable


class Timers:
    """Tables, ordered by when they are to be looked at."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, LiveTable]] = []
        self._count = 0  # so that tables need not be compared

    def set(self, live: LiveTable, when: float) -> None:
        """Look at a table at some time, or earlier if that was said before."""
        if when < live.wake:
            live.wake = when
            self._count += 1
            heapq.heappush(self._heap, (when, self._count, live))

    @property
    def next(self) -> float:
        """When the next table is to be looked at."""
        return self._heap[0][0] if self._heap else math.inf

    def pop(self, now: float) -> list[LiveTable]:
        """The tables that are to be looked at by now; each has to be set again."""
        found = []
        while self._heap and self._heap[0][0] <= now:
            when, _, live = heapq.heappop(self._heap)
            if when == live.wake:  # else it was looked at earlier
                live.wake = math.inf
                found.append(live)
        return found
