"""Bots at a table: asked from their own view, with redeals of their own seat."""

from __future__ import annotations

from functools import partial

from citadels import Game, redeal, view
from citadels.bots import Bot, Thinker, Thought
from citadels.core.rng import FastRng


def answer(bot: Bot, game: Game, seed: int = 1) -> str:
    """Let a bot answer the open question; the game stays as it is."""
    ask = game.asking
    assert ask is not None
    sample = partial(redeal, game, ask.seat, FastRng(seed))
    return bot(view(game, ask.seat), ask, sample).text


def thought(bot: Bot, game: Game, limit_ms: float | None = None, seed: int = 1) -> Thought:
    """Let a bot think about the open question."""
    ask = game.asking
    assert ask is not None and isinstance(bot, Thinker)
    sample = partial(redeal, game, ask.seat, FastRng(seed))
    return bot.think(view(game, ask.seat), ask, sample, limit_ms)


def play_out(game: Game, bots: list[Bot]) -> None:
    """Let bots play a game to its end."""
    number = 0
    while game.asking is not None:
        number += 1
        game.play(answer(bots[game.asking.seat], game, number))
