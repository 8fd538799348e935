"""Retention: deletes what is kept no longer, a little at a time, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from . import metrics
from .settings import Settings
from .storage import pruning
from .storage.pruning import BATCH, Prune, prune_alone
from .storage.store import Store

PAUSE: Final = 0.2  # seconds between transactions
ROUND: Final = 3600.0  # seconds between looks
FIRST: Final = 60.0  # seconds after the start
DAY: Final = 86_400.0

logger = logging.getLogger(__name__)


class Retention:
    """Keeps what the settings say, and no longer."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.kept: dict[str, tuple[int, Prune]] = {
            "chat": (settings.keep_chat, pruning.prune_chat),
            "guests": (settings.keep_guests, pruning.prune_guests),
            "reviews": (settings.keep_reviews, pruning.prune_reviews),
            "games": (settings.keep_games, pruning.prune_games),
        }

    async def run(self) -> None:
        """Look every hour, for ever."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.prune()
            except Exception:
                logger.exception("retention")
            await asyncio.sleep(ROUND)

    async def prune(self) -> dict[str, int]:
        """Delete all that is too old now; say how much of what."""
        return {what: await self._prune(what) for what, (days, _) in self.kept.items() if days}

    async def _prune(self, what: str) -> int:
        days, prune = self.kept[what]
        before = self.store.now() - days * DAY
        total = 0
        while True:
            some = int(await self.store.write(lambda link: prune_alone(link, prune, before)))
            total += some
            metrics.PRUNED.labels(what).inc(some)
            if some < BATCH:
                break
            await asyncio.sleep(PAUSE)
        if total:
            logger.info("%s older than %d days: %d deleted", what, days, total)
        return total
