"""Check: whether a program keeps to the protocol, tried in whole games of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..bots import RandomBot, Seated
from ..core.game import Game
from ..core.registry import EDITIONS
from ..core.rng import FastRng
from ..core.setup.config import random_config
from .program import Program
from .talk import BotFailed

QUIET: Final = 0.3  # seconds in which a program that is not asked must say nothing


class Finding(NamedTuple):
    """One thing that was tried; `check-WHAT` says it, `trouble` why it did not go well."""

    what: str
    trouble: str = ""
    log: str = ""
    facts: dict[str, str | int] = {}  # noqa: RUF012 - never changed


def check_program(command: str, games: int, seed: int, limit: float) -> Iterator[Finding]:
    """Try a program; the first trouble is the last finding."""
    bot = Program(command, limit)
    try:
        bot.talk.start()
        yield Finding("start", facts={"name": bot.talk.name or command})
        yield _play(bot, games, seed)
        if not bot.talk.is_silent(QUIET):
            yield Finding("silent", "it spoke after the game, without being asked")
            return
        yield Finding("silent")
        yield Finding("leave", "" if bot.talk.close() else "it went on running after `bye`")
        bot.talk.start()
        went = bot.talk.close(politely=False)
        yield Finding("hang-up", "" if went else "it went on running when its input was closed")
    except BotFailed as failed:
        yield Finding("fail", str(failed), failed.log)
    finally:
        bot.close()


def _play(bot: Program, games: int, seed: int) -> Finding:
    """Play against chance, with any number of players, in every edition and every seat."""
    chance = FastRng(seed)
    kinds: set[str] = set()
    asked, slowest = 0, 0.0
    editions = list(EDITIONS)
    for number in range(games):
        config = random_config(seed + number, 0, editions[number % len(editions)])
        game = Game(config, seed + number)
        seat = number % config.players
        seats = [Seated(RandomBot(chance), other, chance) for other in range(config.players)]
        seats[seat] = Seated(bot, seat, chance)
        while game.question is not None:
            question = game.question
            if question.seat == seat and len(question.options) > 1:
                kinds.add(f"{question.asker.id}-{question.name}")
                asked += 1
            game.play(seats[question.seat].choose(game))
            slowest = max(slowest, bot.talk.seconds)
        seats[seat].follow(game)
    facts = {"games": games, "questions": asked, "kinds": len(kinds)}
    return Finding("play", facts=facts | {"slowest": f"{slowest * 1000:.0f}"})
