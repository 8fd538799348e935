"""Keeper: has finished games change the ratings, and reads what was drafted in them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ...core.text.record import record_of
from ..standing.drafts import drafts_in
from ..storage.ratings import rate_next
from ..storage.results import write_drafts
from ..tables.desk import Desk
from ..tables.ending import drafters_of
from ..tables.table import Table
from .bot_pool import BotPool

LOOK: Final = 60.0  # seconds between looks for games that were left unrated when a process ended
WAITING: Final = 1000  # games whose drafts are still to be read; beyond that they are not

logger = logging.getLogger(__name__)


class Keeper:
    """Keeps the standing of players in step with the games that this process has seen end."""

    def __init__(self, desk: Desk, pool: BotPool) -> None:
        self.desk = desk
        self.pool = pool
        self.ended: list[Table] = []
        self.wake = asyncio.Event()
        self.looking = asyncio.Lock()  # whoever looks meanwhile waits until that is done
        desk.ended = self.note

    def note(self, table: Table) -> None:
        """Hear that a game has ended; what is to be done waits."""
        if len(self.ended) < WAITING:
            self.ended.append(table)
        self.wake.set()

    async def run(self) -> None:
        """Work whenever a game has ended, for ever."""
        while True:
            try:
                await self.look()
            except Exception:
                logger.exception("standing")
            try:
                async with asyncio.timeout(LOOK):
                    await self.wake.wait()
            except TimeoutError:
                continue

    async def look(self) -> None:
        """Rate all games that wait, show it to who is still there, and read what was drafted."""
        async with self.looking:
            self.wake.clear()
            while await self.desk.store.write(rate_next):
                pass
            tables, self.ended = self.ended, []
            for table in tables:
                self.desk.nudge(table.id)
            for table in tables:
                await self._read_drafts(table)

    async def _read_drafts(self, table: Table) -> None:
        people = drafters_of(table)
        if table.game is None or not people:
            return
        try:
            record = record_of(table.game).text()
            drafts = await self.pool.errand(drafts_in, record, table.substitutes)
        except Exception:
            logger.exception("drafts of table %s", table.id)
            return
        mine = {seat: drafts[seat] for seat in people}
        await self.desk.store.write(lambda link: write_drafts(link, table.id, mine))
