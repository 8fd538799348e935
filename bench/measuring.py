"""Bots that only the table of strengths knows: with few worlds, cheating, or told of the others.

LEVEL_floor       the level with as few worlds as a busy server leaves it
LEVEL_few         the level with as many worlds as a response
plain             a master builder with SEARCHED worlds, to compare responses with
response_LEVEL    the same search, told how bots of that level draft and name; at their floor
cheat_LEVEL       the same with the true game before it
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from citadels.bots import BOTS, Bot, Thinker
from citadels.bots.grand_architect import GrandArchitect
from citadels.bots.habits import Asked, Habits
from citadels.bots.levels import CITIZEN
from citadels.bots.master import FLOOR, IN_SEARCH, MasterBuilder
from citadels.bots.measuring import Cheating, Response, TrueWorlds
from citadels.bots.regent import Regent
from citadels.core.rng import Rng

SEARCHED: Final = 24  # worlds of a response
ASKED: Final = 4  # worlds of somebody who is asked inside a search
RUNS: Final = 3  # times that each is asked
DRAFTS: Final = 6  # worlds in which chances in the draft are worked out
SEARCHERS: Final[dict[str, Callable[..., Thinker]]] = {
    "master_builder": MasterBuilder,
    "regent": Regent,
    "grand_architect": GrandArchitect,
}


def response_to(level: str, rng: Rng) -> Bot:
    """A best response to bots of a level."""
    habits = (
        Asked(rng, IN_SEARCH, partial(SEARCHERS[level], worlds=ASKED), RUNS, DRAFTS)
        if level in SEARCHERS
        else Habits(rng, CITIZEN, DRAFTS)
    )
    return Response(rng, habits, SEARCHED)


def cheat_of(level: str, rng: Rng) -> Bot:
    """A level that is shown the true game."""
    bot = SEARCHERS[level](rng, worlds=SEARCHED, spare=1)
    if isinstance(bot, GrandArchitect):
        bot.deep.hands = TrueWorlds(bot.deep)
    return Cheating(rng, bot)


def register() -> None:
    """Have the arena know them all."""
    BOTS["plain"] = partial(MasterBuilder, worlds=SEARCHED)
    BOTS["response_citizen"] = partial(response_to, "citizen")
    for level, make in SEARCHERS.items():
        BOTS[f"{level}_floor"] = partial(make, worlds=FLOOR)
        BOTS[f"{level}_few"] = partial(make, worlds=SEARCHED)
        BOTS[f"response_{level}"] = partial(response_to, level)
        BOTS[f"cheat_{level}"] = partial(cheat_of, level)


register()
