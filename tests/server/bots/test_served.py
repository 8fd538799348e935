"""The served bot is the measured bot: served or in the arena, equal seeds give equal games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from citadels import Config, Game, write_config
from citadels.bots import BOTS, Seated
from citadels.bots.grand_architect import GrandArchitect
from citadels.bots.master import FLOOR
from citadels.bots.minds import TARGETS
from citadels.protocol.company import Company
from citadels.server.bots import bot_worker
from citadels.server.tables.game_so_far import GameSoFar
from citadels.sim.referee import play_game
from citadels.sim.times import Times
from tests.faults.swap import swapped

LEVELS = ("novice", "apprentice", "citizen", "master_builder", "regent", "grand_architect")
# At full size it takes minutes here; what is served is made in the same way.
FEW = partial(GrandArchitect, worlds=FLOOR, inner=1, others=TARGETS, own=0)
SETUP = write_config(Config(len(LEVELS)))
SEED = f"{3:064x}"
ENOUGH = 1e9  # milliseconds


@pytest.fixture(autouse=True)
def shortened(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(BOTS, "grand_architect", FEW)
    yield
    bot_worker._memories.clear()


def served(seed: str, levels: Sequence[str], forget: int = 0) -> list[str]:
    """What is chosen at a table; every so many choices another process goes on."""
    bot_worker._memories.clear()
    game = GameSoFar("table", SETUP, seed, ()).begin()
    choices: list[str] = []
    while game.question is not None:
        if forget and len(choices) % forget == 0:
            bot_worker._memories.clear()
        played = GameSoFar("table", SETUP, seed, tuple(choices))
        choices.append(bot_worker.think(played, levels[game.question.seat], ENOUGH))
        game.play(choices[-1])
    return choices


def measured(seed: str, levels: Sequence[str]) -> list[str]:
    """What is chosen in the arena."""
    games: list[Game] = []
    times: dict[str, Times] = {level: Counter() for level in levels}

    def deal() -> Game:
        games.append(GameSoFar("", SETUP, seed, ()).begin(events=False))
        return games[0]

    with Company(ENOUGH) as company:
        verdict = play_game(deal, levels, seed, company, times)
    assert not verdict.faults
    return [option.text for option in games[0].choices]


@pytest.mark.parametrize("forget", [0, 10])
def test_a_served_game_and_a_measured_game_are_the_same(forget: int) -> None:
    assert served(SEED, LEVELS, forget) == measured(SEED, LEVELS)


def test_another_seed_gives_another_game() -> None:
    assert served(f"{4:064x}", LEVELS[:3] * 2) != served(SEED, LEVELS[:3] * 2)


def test_control_where_chance_goes_on_from_question_to_question_a_restart_shows() -> None:
    def make_ready(seated: Seated, game: Game) -> None:
        """Leave chance where it was."""
        seated.follow(game)

    levels = LEVELS[:3] * 2
    with swapped(Seated, "prepare", make_ready):
        assert served(SEED, levels, 10) != measured(SEED, levels)
