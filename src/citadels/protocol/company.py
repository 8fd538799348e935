"""Company: the bots of some games; a program plays on in the next game unless it has failed."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from ..bots import Bot
from ..core.rng import Rng
from .names import make_bot
from .program import Program
from .talk import LIMIT


class Company:
    """Makes bots, and ends their programs when all games are played."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit  # seconds that a program has for each answer
        self.free: dict[str, list[Program]] = {}
        self.busy: list[Program] = []

    def hire(self, name: str, rng: Rng) -> Bot:
        """Give a bot for one game."""
        waiting = self.free.get(name)
        bot = waiting.pop() if waiting else make_bot(name, rng, self.limit)
        if isinstance(bot, Program):
            self.busy.append(bot)
        return bot

    def release(self, name: str, bot: Bot) -> None:
        """Take a bot back after its game."""
        if isinstance(bot, Program):
            self.busy.remove(bot)
            if bot.talk.alive:
                self.free.setdefault(name, []).append(bot)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for bot in (*self.busy, *(bot for waiting in self.free.values() for bot in waiting)):
            bot.close()
        self.busy, self.free = [], {}
