"""Pulse: which connections are still alive, felt by one timer for all of them.

Whoever has said nothing for a while is sent an empty ping, which browsers answer by themselves;
whoever does not answer is gone. A timer and a numbered ping for each connection, as servers of
sockets have them, cost more than everything else that waiting tables do.
"""

from __future__ import annotations

import asyncio
import weakref
from typing import Final, Protocol

ROUND: Final = 15  # seconds between looks at a connection
SILENT: Final = (
    2  # looks in a row that found it silent, after which it is pinged; at the next it ends
)
PING: Final = b"\x89\x00"


class Felt(Protocol):
    """A connection that may have gone silent."""

    place: int

    def feel(self) -> None:
        """Look whether it is alive."""


class Pulse:
    """The connections of a process, in a ring; each second those of one place are looked at."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.ring: list[set[Felt]] = [set() for _ in range(ROUND)]
        self.at = 0
        self.timer: asyncio.TimerHandle | None = None

    def join(self, felt: Felt) -> None:
        """Look at a connection from now on."""
        felt.place = self.at
        self.ring[self.at].add(felt)
        if self.timer is None:
            self.timer = self.loop.call_later(1.0, self._beat)

    def leave(self, felt: Felt) -> None:
        """Look at it no more."""
        self.ring[felt.place].discard(felt)

    def _beat(self) -> None:
        self.at = (self.at + 1) % ROUND
        for felt in list(self.ring[self.at]):
            felt.feel()
        self.timer = self.loop.call_later(1.0, self._beat) if any(self.ring) else None


_pulses: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Pulse] = weakref.WeakKeyDictionary()


def pulse_of(loop: asyncio.AbstractEventLoop) -> Pulse:
    """The pulse of the process whose loop that is."""
    if loop not in _pulses:
        _pulses[loop] = Pulse(loop)
    return _pulses[loop]
