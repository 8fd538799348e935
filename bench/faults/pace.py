"""T3: how long a bot takes is the same whatever it knows.

To the last digit on a virtual clock; on a real line, as far as somebody who watches can measure.
"""

from __future__ import annotations

import asyncio
import itertools
import zlib
from typing import Any, Final

from citadels import Game, write_position
from citadels.server import entries as log
from citadels.server import keeper as keepers
from citadels.server.desk import Desk, Held, row_of
from citadels.server.keeper import Keeper
from citadels.server.room import OVER
from citadels.server.thinking import PACE

from .gaps import time_bots
from .proof import Outcome
from .swap import swapped
from .virtual import MemoryStore, run_virtually
from .worlds import ID, game_pairs, make_room

TITLE: Final = "T3: a bot takes as long in one world as in another"
PAIRS: Final = (2_000, 40)  # in a full and in a small run
CONTROL: Final = 10  # pairs in which a careless keeper must be found out
MOVES: Final = 3  # that are timed in each world
ENOUGH: Final = 60.0  # seconds for them
TABLES: Final = 20  # of a real server, timed by somebody who watches
TIMED: Final = (150, 45)  # moves at each of them, in a full and in a small run
ALPHA: Final = 0.001  # how seldom times that tell nothing may seem to


class SecretThinkers:
    """Thinks as long as a secret says, though never longer than a bot always seems to."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def choose(self, *_: Any) -> str:
        """Choose the first option, after a while that depends on the whole hidden position."""
        game = self.desk.held[ID].room.game
        assert game is not None
        share = zlib.crc32(write_position(game).encode()) / (1 << 32)
        await asyncio.sleep(share * PACE[0])
        return game.options[0].text


async def times_of(game: Game) -> list[float]:
    """When the next moves of the bots at a table were written."""
    store = MemoryStore()
    desk = Desk(store, lambda _: None)
    held = Held(make_room(game, people=False, pace="natural"))
    room = held.room
    desk.held[ID], store.rows[ID], store.claims[ID] = held, row_of(room), 0.0
    store.logs[ID] = [b""] * (room.seq + 1)
    first = room.seq + 1
    keeper = Keeper(desk, SecretThinkers(desk))  # type: ignore[arg-type] # thinks as they do
    keeper.attend(room)
    try:
        async with asyncio.timeout(ENOUGH):
            while len(store.logs[ID]) < first + MOVES and held.room.status != OVER:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    finally:
        await keeper.stop()
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
        found += one[:1] != two[:1] or (len(one) == len(two) and one != two)
    return found, seen


def prove(small: bool) -> Outcome:
    """Time bots in pairs of worlds; then let a careless keeper be found out."""
    most = PAIRS[small]
    found, seen = unequal(most)
    outcome = Outcome(
        f"{most} pairs of worlds, {MOVES} moves in each, timed exactly; "
        f"{TABLES} tables of a real server, up to {TIMED[small]} moves at each, timed by a watcher"
    )
    outcome.holds("pairs in which a bot takes longer in one world", not found, found)
    outcome.holds("pauses differ among themselves", len(seen) > MOVES, f"{len(seen)} values")
    with swapped(keepers, "pause_before", lambda *_: 0.0):  # moves as soon as it has thought
        found, _ = unequal(CONTROL)
    outcome.caught(
        "a keeper that moves as soon as it has thought", found > 0, f"{found} of {CONTROL} pairs"
    )
    for secret, verdict in time_bots(TABLES, TIMED[small]).items():
        outcome.holds(f"a watcher cannot tell by the time if {secret}", verdict.p >= ALPHA, verdict)
    for secret, verdict in time_bots(TABLES, TIMED[small], ["hesitate"]).items():
        outcome.caught(f"bots that hesitate if {secret}", verdict.p < ALPHA, verdict)
    return outcome
