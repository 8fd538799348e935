"""Reviewer: has the review of a finished game made once, by whichever process claims it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from ...core.basics import Refusal
from ...core.text.record import record_of
from ...review import FORMAT
from ...review.weights import shipped_judge
from .. import limits
from ..storage.reviews import Kept, KeptReviews
from ..storage.store import Store
from ..tables.fields import OVER
from ..tables.table import Table
from .bot_pool import BotPool
from .review_worker import AskedReview, Slice, digests_in, make_review

PLAN: Final = {"quick": 0.1, "normal": 1.0}  # efforts in order, and how much is done after each
BEST: Final = "normal"
SLICE: Final = 0.5  # seconds of work at once
CLAIM: Final = 30.0  # seconds that a claim lasts; then another process may begin anew
AFTER_FAULT: Final = 600.0  # seconds in which a review that failed is not tried again
NOTES: Final = 1.0  # seconds between notes of how much is done
TRIES: Final = 2  # errands, if processes are killed again and again

logger = logging.getLogger(__name__)


class Reviewer:
    """Works on reviews that were asked for, and finds those that were made before."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.pool = pool
        self.kept = KeptReviews(store)
        self.now = store.now
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def of(self, table: Table, permit: Callable[[], None], *, again: bool = False) -> Kept:
        """What there is of the review of a finished game; `permit` may refuse to begin it.

        One by an older judge stays as it is, unless somebody wants it made `again`.
        """
        if table.game is None or table.status != OVER:
            raise Refusal("the game is not over", "not-over")
        kept = await self._with_digests(table.id, await self.kept.of(table.id))
        if table.id in self.tasks or kept.claimed_until >= self.now():
            return kept
        if is_whole(kept) and not (again and is_older(kept)):
            return kept
        try:
            self._check_work()
            permit()
        except Refusal:
            if again or not is_readable(kept):
                raise
            return kept  # what there is can be read all the same; whoever asks next may begin
        if await self.kept.claim(table.id, CLAIM):  # else another process was faster
            task = asyncio.create_task(self._make(table, kept))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.tasks.pop(table.id, None))
        return msgspec.structs.replace(kept, done=0.0)

    def _check_work(self) -> None:
        if len(self.tasks) >= limits.REVIEWS_AT_ONCE:
            raise Refusal("too much to do", "busy")

    async def _with_digests(self, table: str, kept: Kept) -> Kept:
        """Add what an older version did not keep beside a review: its body says it."""
        if kept.digests or not is_complete(kept):
            return kept
        digests = await asyncio.to_thread(digests_in, kept.body)
        await self.kept.add_digests(table, digests)
        return msgspec.structs.replace(kept, digests=digests)

    async def _make(self, table: Table, before: Kept) -> None:
        """Make it with little effort and then with more; what can be read is shown meanwhile."""
        assert table.game is not None
        record = record_of(table.game).text()
        try:
            for effort in [BEST] if is_readable(before) else PLAN:
                asked = AskedReview(table.id, record, effort, table.substitutes)
                await self._make_one(asked, PLAN[effort])
        except Exception:
            logger.exception("review of table %s", table.id)
            done = 1.0 if is_complete(before) else -1.0  # the old one stays
            await self.kept.note(table.id, done, AFTER_FAULT)

    async def _make_one(self, asked: AskedReview, share: float) -> None:
        since = 0.0 if share < 1 else PLAN["quick"]
        noted = self.now()
        part = await self._work(asked)
        while not part.body:
            if self.now() >= noted + NOTES:
                noted = self.now()
                await self.kept.note(asked.table, since + (share - since) * part.done, CLAIM)
            part = await self._work(asked)
        until = 0.0 if asked.effort == BEST else self.now() + CLAIM
        kept = Kept(asked.effort, part.format, part.value, part.body, share, until, part.digests)
        await self.kept.keep(asked.table, kept)

    async def _work(self, asked: AskedReview) -> Slice:
        """Let a slice of the work be done; a process that was killed begins anew."""
        for _ in range(TRIES - 1):
            try:
                return await self.pool.errand(make_review, asked, SLICE)
            except BrokenProcessPool:
                logger.warning("a process was killed that made a review")
        return await self.pool.errand(make_review, asked, SLICE)

    async def stop(self) -> None:
        """Let go of what is being made."""
        tasks = dict(self.tasks)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        for id, task in tasks.items():
            if task.cancelled():  # perhaps before it began
                await self.kept.note(id, 0.0, 0.0)  # whoever is asked next may begin


def is_readable(kept: Kept) -> bool:
    """Whether there is something that this program can show."""
    return kept.effort != "" and kept.format == FORMAT


def is_complete(kept: Kept) -> bool:
    """Whether what can be shown was made with all effort, by whatever judge."""
    return kept.effort == BEST and is_readable(kept)


def is_whole(kept: Kept) -> bool:
    """Whether nothing better is going to be made by itself."""
    return is_complete(kept) and bool(kept.digests) and kept.done >= 1


def is_older(kept: Kept) -> bool:
    """Whether another judge than today's made it."""
    return is_readable(kept) and kept.value != shipped_judge().version
