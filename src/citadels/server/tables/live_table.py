"""Live table: a table in the memory of this process, and who watches it."""

from __future__ import annotations

import asyncio
import math
from typing import Protocol

from .. import limits
from ..standing.formula import Shown
from .fields import CLOSED, OVER
from .table import Table


class Watcher(Protocol):
    """Somebody who wants to know when a table has changed."""

    def nudge(self, *, chat: bool) -> None:
        """Hear that it has, or that somebody has said something."""

    def present(self) -> set[str]:
        """The guests who are here by it."""

    def dismiss(self) -> None:
        """Hear that the table is no longer here."""


class LiveTable:
    """A table in the memory of this process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.owned = False  # whether this process acts for it
        self.left: dict[str, float] = {}  # by guest: when they were last here, if they went
        self.used = 0.0  # when somebody here last had to do with it
        self.passing = False  # whether it is in memory only for what was due
        self.wake = math.inf  # when it is to be looked at next
        self.wanted = -1  # number of an entry that another process has told of
        self.looking: asyncio.Task[None] | None = None
        self.coming = False  # whether it will soon be told who has come or gone
        self.conduct: dict[str, list[int]] = {}  # of those who sat down, in their last games
        self.ratings: dict[str, Shown | None] = {}  # of those who sat down before the game
        self.rated: list[Shown] = []  # what the game has made of them, by seat
        self.voices = limits.Buckets(*limits.CHAT)  # of those who speak here
        self.gallery = limits.Bucket(*limits.CHAT_WATCHING)  # of all together who only watch

    @property
    def kept_until(self) -> float:
        """Until when it stays in memory if nobody watches: for whoever may come back soon."""
        done = self.passing or self.table.status in (OVER, CLOSED)
        return self.used + (0.0 if done else limits.KEPT_SECONDS)

    def may_speak(self, who: str, now: float, *, watching: bool) -> bool:
        """Whether somebody may say one more thing; who watch have one voice for each address."""
        if not self.voices.take(("watching " if watching else "") + who, now):
            return False
        return not watching or self.gallery.take(now)
