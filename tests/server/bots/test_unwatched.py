"""Tables at which nobody looks: their bots go on, but in turn, and nobody waits for them."""

from __future__ import annotations

import asyncio

import pytest

from citadels import Config
from citadels.server import limits
from citadels.server.bots.automation import Automation
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from tests.faults.virtual import MemoryStore, run_virtually
from tests.server.bots.test_pace import LONGEST, Quick, commit, until_asked

TABLES = 20
RATE, AT_ONCE = 1.0, 5
SECONDS = 30


class Onlooker:
    """Somebody who watches."""

    def nudge(self, *, chat: bool) -> None:
        """Hear that something has changed."""

    def present(self) -> set[str]:
        """The guests who are here by it."""
        return set()

    def dismiss(self) -> None:
        """Hear that the table is no longer here."""


async def begin(tables: int, bots: Quick | None = None) -> tuple[Desk, Automation, list[str]]:
    """Tables whose hosts have gone after the start: the bots draft before them."""
    desk = Desk(MemoryStore(), lambda _: None)
    automation = Automation(desk, bots or Quick())  # type: ignore[arg-type] # choose as they do
    ids = []
    for _ in range(tables):
        options = TableOptions(pace="instant")
        ids.append((await desk.open("guest", Config(8, crown=1), options)).id)
        await commit(desk, ids[-1], log.Sat(0.0, 0, "guest", ""))
        for seat in range(1, 8):
            await commit(desk, ids[-1], log.Assigned(0.0, seat, "novice"))
        await desk.commit(ids[-1], lambda t, at: t.may_start(at, "guest"))
    return desk, automation, ids


def choices(desk: Desk, ids: list[str]) -> int:
    """How many were made in all."""
    games = [desk.live[id].table.game for id in ids]
    return sum(len(game.choices) for game in games if game is not None)


@pytest.fixture(autouse=True)
def _few_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNWATCHED", (RATE, AT_ONCE))


def test_bots_nobody_watches_share_a_few_moves() -> None:
    async def test() -> int:
        desk, automation, ids = await begin(TABLES)
        await asyncio.sleep(SECONDS)
        await automation.stop()
        return choices(desk, ids)

    assert SECONDS * RATE <= run_virtually(test()) <= SECONDS * RATE + AT_ONCE + 1


class Slow(Quick):
    """Bots that think for longer than there are turns, as on a machine with other work."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = self.most = 0

    async def choose(self, table: Table, *_: object) -> str:
        """Think for a while."""
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await asyncio.sleep(SECONDS)
        self.thinking -= 1
        return await super().choose(table)


@pytest.mark.parametrize(("kept", "most"), [(3, 3), (100, TABLES)])  # the other is the control
def test_turns_wait_for_bots_that_think_slowly(
    kept: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> tuple[int, int]:
        monkeypatch.setattr(limits, "UNWATCHED_KEPT", kept)
        slow = Slow()
        desk, automation, ids = await begin(TABLES, slow)
        await asyncio.sleep(TABLES * SECONDS)
        await automation.stop()
        return slow.most, choices(desk, ids)

    thinking, made = run_virtually(test())
    assert thinking == most
    assert made >= TABLES  # and all of them have their turn


def test_whoever_comes_waits_for_no_other_table() -> None:
    async def test() -> tuple[int, float]:
        desk, automation, ids = await begin(TABLES)
        await asyncio.sleep(1)
        made, began = choices(desk, ids[-1:]), asyncio.get_running_loop().time()
        desk.welcome(desk.live[ids[-1]], Onlooker())
        await until_asked(desk, ids[-1])
        await automation.stop()
        return made, asyncio.get_running_loop().time() - began

    made, seconds = run_virtually(test())
    assert made == 0  # the control: until then its bots waited behind those of the others
    assert seconds < LONGEST


def test_turns_are_given_one_after_the_other() -> None:
    turns = limits.Turns(2.0, 3)
    assert [turns.wait(100.0) for _ in range(5)] == [0.0, 0.0, 0.0, 0.5, 1.0]
    assert turns.wait(101.0) == 0.5
    assert [turns.wait(200.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
