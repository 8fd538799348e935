"""Observed desk: the same, and every commit is told to whoever follows a request."""

from __future__ import annotations

import logging

from .. import tracing
from .desk import Desk, Proposal
from .table import Table

logger = logging.getLogger(__name__)


class ObservedDesk(Desk):
    """Does for tables what a desk does, as a part of the request that asks for it."""

    async def commit(self, id: str, proposal: Proposal, *, owning: bool = False) -> Table:
        """Make a proposal an entry, and note which."""
        with tracing.span("commit", table=id):
            table = await super().commit(id, proposal, owning=owning)
        logger.debug("table %s is at entry %d", id, table.seq)
        return table
