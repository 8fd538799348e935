"""T12: nobody ever answers, and still every game ends, by the clock alone."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import Any, Final

from citadels import random_config
from citadels.bots import RandomBot
from citadels.core.basics import Refusal
from citadels.core.rng import FastRng
from citadels.server.bots.automation import Automation
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import OVER
from citadels.server.tables.options import TableOptions, Timer
from citadels.server.tables.table import Table

from ..proof import Outcome
from ..swap import swapped
from ..virtual import MemoryStore, run_virtually

TITLE: Final = "T12: every question is left idle, and the game still ends"
GAMES: Final = (60, 4)  # in a full and in a small run
CHOICE: Final = 30  # seconds
THINKING: Final = 0.2  # seconds that a bot needs
LATE: Final = 3.0  # seconds that the clock may take to notice
BOUND: Final = 3_000_000.0  # seconds in which every game must end


class PlainPool:
    """Chooses by chance."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def choose(self, table: Table, *_: Any) -> str:
        """Choose for whoever is asked, not at once: players may come back meanwhile."""
        await asyncio.sleep(THINKING)
        game = self.desk.live[table.id].table.game
        assert game is not None and game.question is not None
        rng = FastRng(len(game.choices))
        return RandomBot(rng)(None, game.question, None).text  # type: ignore[arg-type] # looks at neither


class Run:
    """What came of a table that was left alone."""

    def __init__(self, table: Table, entries: list[log.AnyEntry]) -> None:
        self.over = table.status == OVER
        chosen = [entry for entry in entries if isinstance(entry, log.Chose)]
        self.by_clock = sum(entry.by == "clock" for entry in chosen)
        self.choices = len(chosen)
        first = [entry.by == "clock" for entry in chosen if entry.seat == 0]
        self.by_seat = (sum(first), len(first))  # of the first seat: by the clock, and all
        self.waits: list[float] = []
        for before, entry in itertools.pairwise(entries):
            if isinstance(entry, log.Chose) and entry.by == "clock":
                self.waits.append(entry.at - before.at)


async def leave_alone(number: int, stubborn: bool, bound: float = BOUND) -> Run:
    """Start a table of people who never answer; a stubborn one returns each time a bot sat in."""
    store = MemoryStore()
    desk = Desk(store, lambda _: None)
    automation = Automation(desk, PlainPool(desk))  # type: ignore[arg-type] # thinks as they do
    config = random_config(FastRng(number))
    table = await desk.open("guest0", config, TableOptions(timer=Timer(CHOICE), pace="instant"))
    for seat in range(config.players):
        await _sit(desk, table.id, seat)
    await desk.commit(table.id, lambda t, at: t.may_start(at, "guest0"))
    sweeps = asyncio.create_task(automation.run())
    if stubborn:
        desk.live[table.id].watchers.add(Stubborn(desk, table.id))
    try:
        end = store.now() + bound
        while store.rows[table.id].status != OVER and store.now() < end:  # noqa: ASYNC110 - on a clock that does not wait
            await asyncio.sleep(CHOICE)
    finally:
        sweeps.cancel()
        await automation.stop()
    entries = [log.decode(body) for body in store.logs[table.id]]
    return Run(await desk.fresh(table.id), entries)


async def _sit(desk: Desk, table: str, seat: int) -> None:
    await desk.commit(table, lambda t, at: t.may_sit(at, seat, f"guest{seat}", f"token{seat}"))


class Stubborn:
    """Somebody in the first seat who takes it back at once, and never answers."""

    def __init__(self, desk: Desk, table: str) -> None:
        self.desk = desk
        self.table = table
        self.tasks: set[asyncio.Task[None]] = set()

    def present(self) -> set[str]:
        """Nobody is here by it."""
        return set()

    def dismiss(self) -> None:
        """Hear that the table is no longer here."""

    def nudge(self, *, chat: bool = False) -> None:
        """Hear that the table has changed."""
        table = self.desk.live[self.table].table
        if table.chairs[0].away and table.status != OVER:
            self.tasks.add(asyncio.create_task(self._come_back()))

    async def _come_back(self) -> None:
        with contextlib.suppress(Refusal):
            await self.desk.commit(self.table, lambda t, at: t.may_come_back(at, 0))


async def _no_look(*_: object) -> None:
    await asyncio.sleep(0)


def prove(small: bool) -> Outcome:
    """Leave games alone; then leave one to an automation that sleeps."""
    games = GAMES[small]
    runs = [run_virtually(leave_alone(n, stubborn=bool(n % 2))) for n in range(games)]
    clock, choices = sum(run.by_clock for run in runs), sum(run.choices for run in runs)
    outcome = Outcome(
        f"{games} games of random set-ups, {choices} choices, {clock} made by the clock"
    )
    over = sum(run.over for run in runs)
    outcome.holds("games that ended", over == games, f"{over}/{games}")
    mine = [run.by_seat for run in runs[1::2]]
    share = sum(clock for clock, _ in mine) / sum(every for _, every in mine)
    outcome.holds(
        "of the choices of who returns and stays idle, by the clock", share == 1, f"{share:.1%}"
    )
    waits = [wait for run in runs for wait in run.waits]
    early, late = min(waits), max(waits)
    timely = early >= CHOICE and late <= CHOICE + LATE
    outcome.holds(
        "the clock answers in time", timely, f"after {early:.2f} to {late:.2f} of {CHOICE} s"
    )
    with swapped(Automation, "_look", _no_look):
        left = run_virtually(leave_alone(1, stubborn=True, bound=10_000.0))
    outcome.caught("an automation that never looks", not left.over, f"{left.choices} choices")
    return outcome
