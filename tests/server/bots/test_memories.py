"""A process in which bots think keeps games; with too many of them it gets slower by and by."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from citadels import Config, Game, write_config
from citadels.server.bots import bot_worker
from citadels.server.tables.game_so_far import GameSoFar

ROOM = 6
TABLES = 9
SETUP = write_config(Config(4))


class Replays:
    """Counts the games that are played again from the deal, by a clock of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.now = 1000.0
        honest = GameSoFar.begin

        def begin(played: GameSoFar, *, events: bool = True) -> Game:
            self.count += 1
            return honest(played, events=events)

        monkeypatch.setattr(GameSoFar, "begin", begin)
        monkeypatch.setattr(time, "monotonic", lambda: self.now)

    def of(self, tables: range) -> int:
        """Let a bot think at each of some tables; count what was played again."""
        before = self.count
        for number in tables:
            bot_worker.think(GameSoFar(f"{number}", SETUP, f"{number:064x}", ()), "novice")
        return self.count - before


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[Replays]:
    monkeypatch.setattr(bot_worker, "REMEMBERED", ROOM)
    bot_worker._memories.clear()
    yield Replays(monkeypatch)
    bot_worker._memories.clear()


def test_only_tables_beyond_the_room_are_played_again(replays: Replays) -> None:
    tables = range(TABLES)
    assert [replays.of(tables) for _ in range(3)] == [TABLES, TABLES - ROOM, TABLES - ROOM]
    assert len(bot_worker._memories) == ROOM


def test_games_that_ended_make_room(replays: Replays) -> None:
    replays.of(range(ROOM))
    replays.now += bot_worker.UNUSED_FULL + 1
    assert [replays.of(range(ROOM, TABLES)) for _ in range(2)] == [TABLES - ROOM, 0]


def test_games_are_not_kept_for_ever(replays: Replays) -> None:
    replays.of(range(ROOM - 1))
    replays.now += bot_worker.UNUSED + 1
    replays.of(range(ROOM, ROOM + 1))
    assert list(bot_worker._memories) == [f"{ROOM}"]
