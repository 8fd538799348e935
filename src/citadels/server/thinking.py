"""Thinking: bots in worker processes, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, TypeVar

from .. import Config, Game, read_config, redeal, view
from ..bots import BOTS, Thinker, Thought, Why
from ..core.basics import Refusal
from ..core.rng import FastRng
from . import messages as m
from . import metrics
from .telling import tell_hint

Result = TypeVar("Result")
ADVISER: Final = "master_builder"  # the strongest bot
REMEMBERED: Final = 500  # games that a worker keeps, so as not to replay them
LIMIT_MS: Final = 500.0  # that a bot may think; less than it seems to
ERRANDS: Final = 20  # that may wait
PACE: Final = (0.7, 1.7)  # seconds that a bot seems to think, at least and at most


class Thinkers:
    """A few processes that think for bots."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self._new_pool()
        self.errands = asyncio.Semaphore(1)
        self.waiting = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.processes, mp_context=context, initializer=_begin, initargs=(os.getpid(),)
        )

    async def choose(
        self, table: str, setup: str, seed: str, choices: tuple[str, ...], level: str
    ) -> str:
        """Let a bot of a level answer the open question of a game."""
        with metrics.THINKING.labels(level).time():
            return await self.run(think, table, setup, seed, choices, level)

    async def advise(
        self, table: str, setup: str, seed: str, choices: tuple[str, ...], ask: int
    ) -> m.HintTale:
        """Let the strongest bot say what it would answer."""
        return await self.errand(advise, table, setup, seed, choices, ask)

    async def errand(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Do something that no game waits for: one at a time, and not too many after it."""
        if self.waiting >= ERRANDS:
            raise Refusal("too much to do", "busy")
        self.waiting += 1
        try:
            async with self.errands:
                with metrics.THINKING.labels(work.__name__).time():
                    return await self.run(work, *arguments)
        finally:
            self.waiting -= 1

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Do something in one of the processes."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:  # a process was killed: go on with new ones
            if self.pool is pool:
                self.pool = self._new_pool()
            raise

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def _begin(server: int) -> None:
    """Be deaf to Ctrl-C, which is for the server; end once that is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


_games: dict[str, Game] = {}


def think(table: str, setup: str, seed: str, choices: tuple[str, ...], level: str) -> str:
    """Answer for the seat that is asked: the bot sees that seat's view, and no game but redeals."""
    game = _recall(table, read_config(setup), bytes.fromhex(seed), choices)
    return consider(game, level, _rng(seed, "bot", len(choices))).choice.text


def advise(table: str, setup: str, seed: str, choices: tuple[str, ...], ask: int) -> m.HintTale:
    """Say what the strongest bot would answer in the place of the seat that is asked.

    Its chance comes from what everybody knows: the number of the question.
    """
    game = _recall(table, read_config(setup), bytes.fromhex(seed), choices)
    return tell_hint(ask, consider(game, ADVISER, _rng(table, "hint", ask)))


def consider(game: Game, level: str, rng: FastRng, limit_ms: float = LIMIT_MS) -> Thought:
    """Let a bot think about the open question, from the view of who is asked and redeals of it."""
    ask = game.asking
    assert ask is not None
    bot = BOTS[level](rng)
    seen, sample = view(game, ask.seat), partial(redeal, game, ask.seat, rng)
    if isinstance(bot, Thinker):
        return bot.think(seen, ask, sample, limit_ms)
    return Thought(bot(seen, ask, sample), Why("habit"))


def _rng(*words: object) -> FastRng:
    return FastRng(int.from_bytes(_digest(*words)[:8], "big"))


def _recall(table: str, config: Config, seed: bytes, choices: tuple[str, ...]) -> Game:
    """The game after some choices; played on from the last time where it fits."""
    game = _games.pop(table, None)
    if game is None or tuple(o.text for o in game.choices) != choices[: len(game.choices)]:
        game = Game(config, seed, events=False)
    for choice in choices[len(game.choices) :]:
        game.play(choice)
    while len(_games) >= REMEMBERED:
        _games.pop(next(iter(_games)))
    _games[table] = game
    return game


def pause_before(table: str, seq: int) -> float:
    """How long a bot seems to think: by the number of the question, never by what it knows."""
    low, high = PACE
    share = int.from_bytes(_digest(table, "pace", seq)[:4], "big") / (1 << 32)
    return low + (high - low) * share


def _digest(*words: object) -> bytes:
    return hashlib.blake2b("/".join(map(str, words)).encode(), digest_size=16).digest()
