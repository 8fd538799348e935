"""Bots at a table: asked from their own view, with redeals of their own seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from citadels import Game
from citadels.bots import BOTS, Bot, Seated, Thought
from citadels.bots.grand_architect import GrandArchitect
from citadels.bots.master import MasterBuilder
from citadels.bots.minds import TARGETS
from citadels.bots.regent import Regent
from citadels.core.rng import FastRng, Rng

LEVELS: Final[dict[str, Callable[[Rng, int], Bot]]] = {  # that search, and are honest
    "master_builder": MasterBuilder,
    "regent": Regent,
    "grand_architect": partial(GrandArchitect, inner=1, others=TARGETS, own=0),
}


def make(name: str, rng: FastRng, worlds: int) -> Bot:
    """Make a bot; if it searches, it does so in few worlds."""
    level = LEVELS.get(name)
    return level(rng, worlds) if level else BOTS[name](rng)


def answer(bot: Bot, game: Game, seed: int = 1) -> str:
    """Let a bot answer the open question; the game stays as it is."""
    return _seated(bot, game, seed).choose(game).text


def thought(bot: Bot, game: Game, limit_ms: float | None = None, seed: int = 1) -> Thought:
    """Let a bot think about the open question."""
    return _seated(bot, game, seed).think(game, limit_ms)


def _seated(bot: Bot, game: Game, seed: int) -> Seated:
    assert game.question is not None
    return Seated(bot, game.question.seat, FastRng(seed))


def play_out(game: Game, bots: list[Bot]) -> None:
    """Let bots play a game to its end."""
    number = 0
    while game.question is not None:
        number += 1
        game.play(answer(bots[game.question.seat], game, number))
