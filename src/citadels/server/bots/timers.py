"""Timers: which table is to be looked at next; tables that only wait cost nothing."""

from __future__ import annotations

import heapq
import math
import weakref
from typing import Final

from ..tables.live_table import LiveTable

FEW: Final = 200  # moments among which it is not looked for those that are no more


class Timers:
    """Tables, ordered by when they are to be looked at; those that were let go are not kept."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, weakref.ref[LiveTable]]] = []
        self._count = 0  # so that tables need not be compared
        self._room = FEW

    def __len__(self) -> int:
        return len(self._heap)

    def set(self, live: LiveTable, when: float) -> None:
        """Look at a table at some time, or earlier if that was said before."""
        if when < live.wake:
            live.wake = when
            self._count += 1
            if len(self._heap) >= self._room:
                self._forget_past()
            heapq.heappush(self._heap, (when, self._count, weakref.ref(live)))

    def _forget_past(self) -> None:
        """Forget moments of tables that were let go, or that are looked at earlier."""
        alive = [(one, one[2]()) for one in self._heap]
        self._heap = [one for one, live in alive if live is not None and live.wake == one[0]]
        heapq.heapify(self._heap)
        self._room = max(FEW, 2 * len(self._heap))

    @property
    def next(self) -> float:
        """When the next table is to be looked at."""
        return self._heap[0][0] if self._heap else math.inf

    def pop(self, now: float) -> list[LiveTable]:
        """The tables that are to be looked at by now; each has to be set again."""
        found = []
        while self._heap and self._heap[0][0] <= now:
            when, _, kept = heapq.heappop(self._heap)
            live = kept()
            if live is not None and when == live.wake:  # else it was looked at earlier
                live.wake = math.inf
                found.append(live)
        return found
