"""Hand over: a process that ends lets others have its tables before its connections hear of it.

Whoever comes again then finds the table free, and is not sent away a second time.
"""

from __future__ import annotations

import asyncio
import logging

from ..siblings import Siblings
from ..tables.desk import Desk
from .automation import Automation

logger = logging.getLogger(__name__)


class HandOver:
    """The end of a process, for its tables."""

    def __init__(
        self, desk: Desk, automation: Automation, siblings: Siblings | None = None
    ) -> None:
        self.desk = desk
        self.automation = automation
        self.siblings = siblings
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> asyncio.Task[None]:
        """Begin, unless that has been done; what comes back ends when nothing is ours."""
        if self.task is None:
            self.task = asyncio.create_task(self._run())
        return self.task

    async def _run(self) -> None:
        if self.siblings is not None:
            self.siblings.close()  # nobody is to be passed to a process that ends
        await self.automation.stop()
        try:
            await self.desk.owner.resign()
        except Exception:  # a database that is gone: the lease will end
            logger.exception("the tables could not be handed over")
        self.desk.lose_all()
