"""Worlds: a table twice, apart in what one viewer cannot know, each told by a real client."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from citadels import RULES_VERSION, Game, Option, write_config
from citadels.core.basics import SPECTATOR
from citadels.core.rng import FastRng, Rng
from citadels.server import limits
from citadels.server.socket.client import Client
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import OVER
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.options import TableOptions, Timer
from citadels.server.tables.table import Table
from tests.properties.games import any_config
from tests.properties.pairs import pairs
from tests.support.invariants import pick

from .virtual import BEGINNING, MemoryStore, command

ID: Final = "table"
SEED: Final = "5e" * 32
MANY: Final = 1 << 30
ONE_IN: Final = 3  # pairs of a game that are looked at


class World(Table):
    """A table whose chance can be decided, so that two of them can have the same luck."""

    wished: list[Option]  # the luck of the other world
    luck: list[Option]  # what happened at the last choice
    rng: Rng
    past: list[Game]

    def _choose(self, entry: log.Chose) -> None:
        assert self.game is not None
        self.past = [*self.past, self.game.copy()]
        self._use_bank(entry)
        outcomes: list[Option] = []
        odds = self.game.play(entry.option, outcomes=outcomes)
        while odds is not None:
            wished = self.wished[len(outcomes)] if len(outcomes) < len(self.wished) else None
            outcomes.append(wished if wished in odds.outcomes else pick(odds.outcomes, self.rng))
            odds = self.game.play(entry.option, outcomes=outcomes)
        self.luck = outcomes
        self.answers[entry.question] = (entry.seat, entry.option)
        if self.game.over:
            self.status = OVER
        self._ask(self.seq, entry.at)

    def _take_back(self, entry: log.TookBack) -> None:
        self.game, self.past = self.past[-entry.count], self.past[: -entry.count]
        assert self.game is not None
        self.retracted = [*self.retracted, len(self.game.events)]
        self._ask(self.seq, entry.at)


def make_table(game: Game, people: bool, pace: str = "instant") -> World:
    """A table at which a game is going on, of people or of bots."""
    table = World(ID)
    table.wished, table.luck, table.rng, table.past = [], [], FastRng(1), []
    options = TableOptions(timer=Timer(60), pace="natural" if pace == "natural" else "instant")
    table.apply(
        0, log.Opened(BEGINNING, "guest0", write_config(game.config), options, SEED, RULES_VERSION)
    )
    for seat in range(game.config.players):
        made: log.AnyEntry = log.Assigned(BEGINNING, seat, "novice")
        if people:
            made = log.Sat(BEGINNING, seat, f"guest{seat}", "")
        table.apply(seat + 1, made)
    table.apply(game.config.players + 1, log.Started(BEGINNING))
    table.game = game
    return table


class Telling:
    """One world, and everything that its viewer was sent."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.store = MemoryStore()
        self.desk = Desk(self.store, lambda _: None)
        self.live = LiveTable(make_table(game, people=True))
        self.desk.live[ID] = self.live
        self.store.logs[ID] = [b""] * (self.table.seq + 1)
        self.stream: list[bytes] = []
        guest = "watcher" if viewer == SPECTATOR else f"guest{viewer}"
        self.client = Client(self.desk, guest, self._send, limits.Gallery(MANY, MANY))
        self.client.bucket = limits.Bucket(MANY, MANY)
        self.task = asyncio.create_task(self.client.tell_changes())

    async def _send(self, data: bytes) -> None:
        self.stream.append(data)

    @property
    def table(self) -> World:
        """The table as it is now."""
        table = self.live.table
        assert isinstance(table, World)
        return table

    @property
    def game(self) -> Game:
        """The game as it is now."""
        assert self.table.game is not None
        return self.table.game

    async def join(self) -> None:
        """Let the viewer come."""
        await self.client.hear(command(do="join", id=1, table=ID))

    async def choose(self, choice: Option, wished: list[Option], rng: Rng) -> list[Option]:
        """Let whoever is asked choose, with some luck; give the luck that came."""
        table = self.table
        table.wished, table.rng = wished, rng
        assert table.game is not None and table.game.question is not None
        seat, question = table.game.question.seat, table.question
        await self.desk.commit(
            ID, lambda t, at: t.may_choose(at, seat, question, choice.text, "player")
        )
        return self.table.luck

    async def take_back(self) -> None:
        """Let whoever is asked take the last choice back."""
        seat = self.table.asked_seat
        await self.desk.commit(ID, lambda t, at: t.may_take_back(at, seat, 1))


def game_pairs(first: int) -> Iterator[tuple[Game, Game, int]]:
    """Pairs of unfinished games without end; every second game has a Museum, which is rare."""
    seed = first
    while True:
        seed = _next_seed(seed + 1) if seed % 2 else seed + 1
        for number, (game, other, viewer) in enumerate(pairs(seed, 1)):
            if not game.over and number % ONE_IN == seed % ONE_IN:
                yield game.copy(), other, viewer


def _next_seed(seed: int) -> int:
    while not any(card.id == "museum" for card in any_config(FastRng(seed)).deck):
        seed += 2
    return seed
