"""Waiting: what a connection waits with: as little as can be, since thousands do nothing else.

A queue and two events of asyncio take four kilobytes of each connection before anything happens.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Message = TypeVar("Message")


class Gate:
    """Lets whoever waits go on while it is open; like an event, but small."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def set(self) -> None:
        """Open it."""
        self._open = True
        waiting, self._waiting = self._waiting, None
        for one in waiting or ():
            if not one.done():
                one.set_result(None)

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._open

    def clear(self) -> None:
        """Close it."""
        self._open = False

    async def wait(self) -> None:
        """Wait until it is opened."""
        if self._open:
            return
        opened = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = []
        self._waiting.append(opened)
        await opened


class Mailbox(Generic[Message]):
    """Messages for the only one who reads them; like a queue, but small."""

    __slots__ = ("_filled", "_messages")

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._filled = Gate()

    def put_nowait(self, message: Message) -> None:
        """Put a message behind the others."""
        self._messages.append(message)
        self._filled.set()

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._messages

    async def get(self) -> Message:
        """Take the first message, as soon as there is one."""
        while not self._messages:
            self._filled.clear()
            await self._filled.wait()
        return self._messages.pop(0)
