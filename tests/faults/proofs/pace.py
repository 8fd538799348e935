"""T3: how long a bot takes is the same whatever it knows.

To a microsecond on a virtual clock; on a real line, as far as somebody who watches can measure.
"""

from __future__ import annotations

import asyncio
import itertools
import zlib
from typing import Any, Final

from citadels import Game, write_position
from citadels.server.bots import automation as automations
from citadels.server.bots.automation import Automation
from citadels.server.bots.pace import PACES
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import OVER
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.summary import row_of

from ..gaps import time_bots
from ..proof import Outcome
from ..swap import swapped
from ..virtual import MemoryStore, run_virtually
from ..worlds import ID, game_pairs, make_table

TITLE: Final = "T3: a bot takes as long in one world as in another"
PAIRS: Final = (2_000, 40)  # in a full and in a small run
CONTROL: Final = 10  # pairs in which a careless automation must be found out
MOVES: Final = 3  # that are timed in each world
ENOUGH: Final = 60.0  # seconds for them
ALIKE: Final = 1e-6  # seconds; a time of day, as a number, has steps of a quarter of that
TABLES: Final = 20  # of a real server, timed by somebody who watches
TIMED: Final = (150, 45)  # moves at each of them, in a full and in a small run
ALPHA: Final = 0.001  # how seldom times that tell nothing may seem to


class SecretPool:
    """Thinks as long as a secret says, though never longer than a bot always seems to."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def choose(self, *_: Any) -> str:
        """Choose the first option, after a while that depends on the whole hidden position."""
        game = self.desk.live[ID].table.game
        assert game is not None
        share = zlib.crc32(write_position(game).encode()) / (1 << 32)
        await asyncio.sleep(share * PACES["natural"][0])
        return game.options[0].text


async def times_of(game: Game) -> list[float]:
    """When the next moves of the bots at a table were written."""
    store = MemoryStore()
    desk = Desk(store, lambda _: None)
    live = LiveTable(make_table(game, people=False, pace="natural"))
    table = live.table
    desk.live[ID], store.rows[ID], store.owners[ID] = live, row_of(table), desk.owner.id
    live.owned = True
    store.logs[ID] = [b""] * (table.seq + 1)
    first = table.seq + 1
    automation = Automation(desk, SecretPool(desk))  # type: ignore[arg-type] # thinks as they do
    automation.attend(live)
    try:
        async with asyncio.timeout(ENOUGH):
            while len(store.logs[ID]) < first + MOVES and live.table.status != OVER:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    finally:
        await automation.stop()
    return [log.decode(body).at for body in store.logs[ID][first : first + MOVES]]


def unequal(most: int) -> tuple[int, set[float]]:
    """How many of some pairs of worlds have bots that take unequally long; and all pauses."""
    found = 0
    seen: set[float] = set()
    for number, (game, other, _) in enumerate(game_pairs(70_000)):
        if number == most:
            break
        one, two = run_virtually(times_of(game)), run_virtually(times_of(other))
        seen.update(b - a for a, b in itertools.pairwise(one))
        found += not alike(one, two)
    return found, seen


def alike(one: list[float], two: list[float]) -> bool:
    """Whether bots have taken as long: for the first move, and for all where there are as many."""
    if len(one) != len(two):
        one, two = one[:1], two[:1]
    return len(one) == len(two) and all(abs(a - b) <= ALIKE for a, b in zip(one, two, strict=True))


def prove(small: bool) -> Outcome:
    """Time bots in pairs of worlds; then let a careless automation be found out."""
    most = PAIRS[small]
    found, seen = unequal(most)
    outcome = Outcome(
        f"{most} pairs of worlds, {MOVES} moves in each, timed exactly; "
        f"{TABLES} tables of a real server, up to {TIMED[small]} moves at each, timed by a watcher"
    )
    outcome.holds("pairs in which a bot takes longer in one world", not found, found)
    outcome.holds("pauses differ among themselves", len(seen) > MOVES, f"{len(seen)} values")
    with swapped(automations, "pause_before", lambda *_: 0.0):  # moves as soon as it has thought
        found, _ = unequal(CONTROL)
    outcome.caught(
        "an automation that moves as soon as it has thought",
        found > 0,
        f"{found} of {CONTROL} pairs",
    )
    for secret, verdict in time_bots(TABLES, TIMED[small]).items():
        outcome.holds(f"a watcher cannot tell by the time if {secret}", verdict.p >= ALPHA, verdict)
    hesitant = time_bots(TABLES, TIMED[small], ["hesitate"])
    if any(not verdict.p < ALPHA for verdict in hesitant.values()):  # a busy machine hides much
        hesitant = time_bots(TABLES, TIMED[False], ["hesitate"])
    for secret, verdict in hesitant.items():
        outcome.caught(f"bots that hesitate if {secret}", verdict.p < ALPHA, verdict)
    return outcome
