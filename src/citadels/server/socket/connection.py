"""Connection: hears a guest, here or by way of the process that owns the table."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ..storage.ownership import LEASE
from ..tables.owner import Elsewhere
from ..wire import commands
from .client import Client, Flood
from .relay import Line, Relay

PATIENCE: Final = 2 * LEASE  # seconds in which a table has to have an owner that answers
LOOK: Final = 0.25  # seconds between looks for one


class Connection:
    """The connection of a guest to any process."""

    def __init__(self, client: Client, relay: Relay | None) -> None:
        self.client = client
        self.relay = relay  # the way to other processes, where there may be any
        self.line: Line | None = None  # to the owner of the table, if that is another one
        self.telling: asyncio.Task[None] | None = None

    async def hear(self, frame: bytes) -> None:
        """Take a frame, or pass it on."""
        if self.line is not None:
            if not commands.is_join(frame):
                await self._pass_on(frame)
                return
            self._hang_up()
        try:
            await self.client.hear(frame)
        except Elsewhere as place:
            await self._follow(place, frame)

    async def _follow(self, place: Elsewhere, frame: bytes) -> None:
        """Find the owner of the table that is to be joined; it may be changing just now."""
        assert self.relay is not None
        self.client.leave()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            line = await self.relay.reach(place, self.client.guest, self.client.address)
            if line is not None:
                self.line = line
                self.telling = asyncio.create_task(self._tell(line))
                await self._pass_on(frame)
                return
            try:
                await self.client.join(commands.read_join(frame))
            except Elsewhere as other:
                place = other
                await asyncio.sleep(LOOK)
            else:
                return
        self.client.dismiss()

    async def _pass_on(self, frame: bytes) -> None:
        assert self.line is not None
        try:
            await self.line.pass_on(frame)
        except OSError:
            self.client.dismiss()

    async def _tell(self, line: Line) -> None:
        """Tell what the owner tells; when it stops, the guest has to come again."""
        try:
            await line.tell(self.client.send)
        except Flood as flood:
            self.client.dismiss(flood)
        except Exception as error:  # noqa: BLE001 - whoever is gone, or too slow
            self.client.dismiss(error)
        else:
            self.client.dismiss()

    def _hang_up(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
        if self.line is not None:
            self.line.close()
        self.line = self.telling = None

    async def tell_changes(self) -> None:
        """Tell changes until the connection ends."""
        await self.client.tell_changes()

    def leave(self) -> None:
        """Be no longer there."""
        self._hang_up()
        self.client.leave()
