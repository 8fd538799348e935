"""A served bot is one bot for its whole game, and the one that its table and seat say."""

from __future__ import annotations

import pytest

from citadels import Config, Game, write_config
from citadels.bots import BOTS, Seated, Thought, take_seat
from citadels.bots.levels import PERSONALITIES, RuleBot
from citadels.bots.style import Style
from citadels.server.bots import bot_worker
from citadels.server.bots.bot_worker import think
from citadels.server.tables.game_so_far import GameSoFar

LEVEL = "apprentice"  # the level whose bots differ in temper
CONFIG = Config(4)
TEMPERS = len(PERSONALITIES) + 1  # and the balanced one
SEEDS = [f"{number:064x}" for number in range(6)]


@pytest.fixture
def tempers(monkeypatch: pytest.MonkeyPatch) -> dict[int, list[Style]]:
    """By seat, the temper of the bot that answers each question."""
    found: dict[int, list[Style]] = {}
    honest = Seated.think

    def note(self: Seated, game: Game, limit_ms: float | None = None) -> Thought:
        assert isinstance(self.bot, RuleBot)
        found.setdefault(self.seat, []).append(self.bot.style)
        return honest(self, game, limit_ms)

    monkeypatch.setattr(Seated, "think", note)
    return found


def play(seed: str, forget: int = 0) -> None:
    """Let bots play a game; every so many choices another worker goes on, who remembers nothing."""
    bot_worker._memories.clear()
    choices: tuple[str, ...] = ()
    game = GameSoFar("table", write_config(CONFIG), seed, ()).begin(events=False)
    while not game.over:
        if forget and len(choices) % forget == 0:
            bot_worker._memories.clear()
        choice = think(GameSoFar("table", write_config(CONFIG), seed, choices), LEVEL)
        game.play(choice)
        choices += (choice,)


@pytest.mark.parametrize("forget", [0, 7])
def test_a_bot_keeps_its_temper_through_the_game(
    tempers: dict[int, list[Style]], forget: int
) -> None:
    play(SEEDS[0], forget)
    assert sorted(tempers) == [0, 1, 2, 3]
    for seat, seen in tempers.items():
        assert len(seen) > 20
        assert all(style is seen[0] for style in seen)
        assert seen[0] is temper(SEEDS[0], seat)


def temper(seed: str, seat: int) -> Style:
    bot = take_seat(BOTS[LEVEL], seat, seed).bot
    assert isinstance(bot, RuleBot)
    return bot.style


def test_bots_differ_in_temper() -> None:
    assert len({id(temper(seed, seat)) for seed in SEEDS for seat in range(4)}) == TEMPERS


def test_a_bot_is_kept_also_when_choices_are_taken_back() -> None:
    bot_worker._memories.clear()
    first = GameSoFar("table", write_config(CONFIG), SEEDS[0], ())
    choice = think(first, LEVEL)
    think(first._replace(choices=(choice,)), LEVEL)
    kept = dict(bot_worker._memories["table"].bots)
    think(first, LEVEL)
    now = bot_worker._memories["table"].bots
    assert len(now) == 2 and all(now[key] is bot for key, bot in kept.items())
