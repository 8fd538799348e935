"""Thinking: bots in worker processes, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

from .. import Config, Game, read_config, redeal, view
from ..bots import BOTS, Thinker
from ..core.rng import FastRng
from . import metrics

REMEMBERED: Final = 500  # games that a worker keeps, so as not to replay them
LIMIT_MS: Final = 500.0  # that a bot may think; less than it seems to
PACE: Final = (0.7, 1.7)  # seconds that a bot seems to think, at least and at most


class Thinkers:
    """A few processes that think for bots."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.processes, mp_context=context, initializer=_end_with, initargs=(os.getpid(),)
        )

    async def choose(
        self, table: str, setup: str, seed: str, choices: tuple[str, ...], level: str
    ) -> str:
        """Let a bot of a level answer the open question of a game."""
        loop = asyncio.get_running_loop()
        try:
            with metrics.THINKING.labels(level).time():
                return await loop.run_in_executor(
                    self.pool, think, table, setup, seed, choices, level
                )
        except BrokenProcessPool:  # a worker was killed: think again with new ones
            self.pool = self._new_pool()
            raise

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def _end_with(server: int) -> None:
    """End this process once the server is gone, however it went."""

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


_games: dict[str, Game] = {}


def think(table: str, setup: str, seed: str, choices: tuple[str, ...], level: str) -> str:
    """Answer for the seat that is asked: the bot sees that seat's view, and no game but redeals."""
    game = _recall(table, read_config(setup), bytes.fromhex(seed), choices)
    ask = game.asking
    assert ask is not None
    rng = FastRng(int.from_bytes(_digest(seed, "bot", len(choices))[:8], "big"))
    bot = BOTS[level](rng)
    seen, sample = view(game, ask.seat), partial(redeal, game, ask.seat, rng)
    if isinstance(bot, Thinker):
        return bot.think(seen, ask, sample, LIMIT_MS).choice.text
    return bot(seen, ask, sample).text


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
