"""Observed automation: the same, and it is counted how long its looks take."""

from __future__ import annotations

from .. import metrics
from .automation import Automation


class ObservedAutomation(Automation):
    """Acts for tables, and says how long it takes to see what is due."""

    async def _sweep(self) -> None:
        with metrics.SWEEP.time():
            await super()._sweep()
