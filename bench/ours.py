"""How fast our own engine plays: driven from Python, in its own loop, copied, set up.

Never compiled: `driven` drives the engine from interpreted Python, as the peers are driven.
"""

from __future__ import annotations

import random
from typing import Final

from citadels.core.game import Game
from citadels.core.setup.config import Config, random_config
from citadels.sim import loop

from .rows import Row, Work, build_name, make_row, spend

SEED: Final = 1
PLAYERS: Final = 4
DECKS: Final = 200  # random decks of the full card pool, made before the clock starts
MIDDLE: Final = 100  # decisions; a random game takes about 290
COPIED: Final = 8  # open games in turn for the clones, as many as the peers copy
LOOPED: Final = 20  # games per call of the compiled loop


def _configs() -> list[Config]:
    return [random_config(SEED + number, PLAYERS) for number in range(DECKS)]


def driven(seconds: float) -> Row:
    """Drive the engine from interpreted Python, choices by `random`, as the peers are driven."""
    configs, chance = _configs(), random.random
    random.seed(SEED)
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        game = Game(configs[number % DECKS], number, False)
        number += 1
        step, forced = game.play, 0
        while (question := game.question) is not None:
            options = question.options
            count = len(options)
            if count == 1:
                forced += 1
                step(options[0])
            else:
                step(options[int(chance() * count)])
        return len(game.choices), forced

    note = f"{build_name()}, driven from Python by Game.play; random decks, 4 players"
    return make_row("driven", *spend(seconds, play), note)


def own_loop(seconds: float) -> Row:
    """Let the loop of `sim/loop.py` play, compiled with the engine where the engine is."""
    configs, number = _configs(), 0

    def play() -> tuple[int, int]:
        nonlocal number
        number += LOOPED
        turned = configs[number % DECKS :] + configs[: number % DECKS]
        return loop.count_random(turned, number, LOOPED)

    kind = "interpreted" if str(loop.__file__).endswith(".py") else "compiled"
    note = f"{kind} loop by Game.play; random decks, 4 players"
    return make_row("own_loop", *spend(seconds, play), note)


def clone(seconds: float) -> Row:
    """Time `Game.copy()` in mid-game."""
    clones = [_middle(config, number).copy for number, config in enumerate(_configs()[:COPIED])]

    def sweep() -> tuple[int, int]:
        for copy in clones * 20:
            copy()
        return len(clones) * 20, 0

    made, _, cpu = spend(seconds, sweep)
    note = f"{cpu / made * 1e6:.3g} us each: Game.copy() in mid-game; decisions = copies made"
    return make_row("clone", made, 0, cpu, note)


def _middle(config: Config, seed: int) -> Game:
    """Give a random game that is `MIDDLE` decisions old."""
    random.seed(seed)
    game = Game(config, seed, events=False)
    for _ in range(MIDDLE):
        if game.question is None:
            return _middle(config, seed + 1000)
        game.play(random.choice(game.question.options))
    return game


def setup(seconds: float) -> Row:
    """Time the set-up of a new game up to its first question."""
    configs = _configs()

    def sweep() -> tuple[int, int]:
        for number, config in enumerate(configs):
            Game(config, number, False)
        return len(configs), 0

    made, _, cpu = spend(seconds, sweep)
    note = f"{cpu / made * 1e6:.3g} us each: Game(config, seed); decisions = games set up"
    return make_row("setup", made, 0, cpu, note)


ROWS: Final[dict[str, Work]] = {row.__name__: row for row in (driven, own_loop, clone, setup)}
