"""Owner: this process among those that serve one database, and whether the others count on it."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ..storage.ownership import LEASE
from ..storage.store import Store

RENEWAL: Final = 1.0  # seconds between renewals
LOOK_BACK: Final = 10.0  # seconds for which stray entries are looked for
ID_BYTES: Final = 9

logger = logging.getLogger(__name__)


class Elsewhere(Exception):
    """A table belongs to another process."""

    def __init__(self, table: str, owner: str, address: str) -> None:
        super().__init__(table, owner)
        self.table = table
        self.owner = owner
        self.address = address


class Owner:
    """This process: its name, and until when whatever it owns is surely still its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.id = secrets.token_urlsafe(ID_BYTES)
        self.address = ""
        self.until = math.inf  # by our own clock; where there are no others, for ever
        self.renewed = asyncio.Event()
        self.resigned = False  # for good: this process ends

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have taken anything away."""
        return self.store.now() < self.until

    async def be_sure(self) -> None:
        """Wait until it is clear what is still ours; nothing is once all was handed over."""
        while not self.is_sure and not self.resigned:
            self.renewed.clear()
            await self.renewed.wait()

    async def enlist(self, address: str) -> None:
        """Let other processes count on this one, under a new name."""
        self.address = address
        self.id = secrets.token_urlsafe(ID_BYTES)
        began = self.store.now()
        await self.store.enlist(self.id, address)
        self.until = began + LEASE

    async def run(
        self,
        look_at: Callable[[str, int], None],
        lose_all: Callable[[], None],
        meet: Callable[[set[str]], None],
    ) -> None:
        """Renew for ever, hear of entries and processes; whoever was buried begins anew."""
        while True:
            await asyncio.sleep(RENEWAL)
            if self.until == -math.inf:
                return  # nobody is to count on this process any more
            try:
                began = self.store.now()
                async with asyncio.timeout(LEASE):
                    beat = await self.store.renew(self.id, began - LOOK_BACK)
                if beat is None:
                    logger.warning("others have taken over what this process owned")
                    lose_all()
                    await self.enlist(self.address)
                else:
                    self.until = began + LEASE
                    meet(beat.others)
                    for id, seq in beat.strays:
                        look_at(id, seq)
                self.renewed.set()
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                logger.warning("the lease could not be renewed: %s", type(error).__name__)

    async def resign(self) -> None:
        """Let others have everything at once."""
        self.until = -math.inf
        try:
            await self.store.bury(self.id)
        finally:
            self.resigned = True
            self.renewed.set()
