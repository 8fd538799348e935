"""Fair queue: guests take turns, and so do the things of each guest.

Whoever has much to be done waits for their own, and slows nobody else down.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Hashable
from typing import Generic, TypeVar

from ...core.basics import Refusal

Item = TypeVar("Item", bound=Hashable)


class FairQueue(Generic[Item]):
    """A row of things for each guest, and a ring of guests."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[Item, None]] = {}  # who is next comes first
        self.guests: dict[Item, str] = {}

    def __len__(self) -> int:
        return len(self.guests)

    def __contains__(self, item: Item) -> bool:
        return item in self.guests

    def put(self, guest: str, item: Item) -> None:
        """Let something of a guest wait, unless it does so already."""
        if item not in self.guests:
            self.guests[item] = guest
            self.rows.setdefault(guest, {})[item] = None

    def pop(self) -> Item:
        """What is next; its guest goes to the end of the ring."""
        guest, row = next(iter(self.rows.items()))
        item = next(iter(row))
        self.remove(item)
        if row:
            self.rows[guest] = self.rows.pop(guest)
        return item

    def remove(self, item: Item) -> None:
        """Let something wait no more."""
        guest = self.guests.pop(item, None)
        if guest is not None:
            del self.rows[guest][item]
            if not self.rows[guest]:
                del self.rows[guest]

    def waiting(self, guest: str) -> int:
        """How much of a guest's waits."""
        return len(self.rows.get(guest, ()))


class Places:
    """Some places to work at, which guests have in turn; `most` of one guest may wait."""

    def __init__(self, places: int, most: int) -> None:
        self.free = places
        self.most = most
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @contextlib.asynccontextmanager
    async def place(self, guest: str) -> AsyncIterator[None]:
        """Have a place for a while."""
        await self._wait(guest)
        try:
            yield
        finally:
            self._give_on()

    async def _wait(self, guest: str) -> None:
        if self.free:
            self.free -= 1
            return
        if guest and self.queue.waiting(guest) >= self.most:
            raise Refusal("too much to do", "busy")
        turn = asyncio.get_running_loop().create_future()
        self.queue.put(guest, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in self.queue:
                self.queue.remove(turn)
            elif not turn.cancelled():  # it was given a place just now
                self._give_on()
            raise

    def _give_on(self) -> None:
        """Give a place to who is next."""
        while self.queue:
            turn = self.queue.pop()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
