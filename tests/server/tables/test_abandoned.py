"""Tables where nothing happens for a day are closed; others are not."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from citadels import Config
from citadels.server.bots.automation import UNUSED, Automation
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import CLOSED, OPEN, OVER, PAUSED, PLAYING
from citadels.server.tables.options import TableOptions
from tests.server.table import make_desk, open_table, play_on

HOUR = 3600.0
TWO = ["ada", "ben"]


def make_automation(desk: Desk) -> Automation:
    nobody: Any = None
    return Automation(desk, nobody)


def let_pass(desk: Desk, seconds: float) -> None:
    """Let it be later by so many seconds."""
    desk.store._offset += seconds


async def open_one_of_each(desk: Desk) -> dict[str, str]:
    """A table that is open, one that plays, one that is paused, and one that is over."""
    waiting = await desk.open("ada", Config(2), TableOptions())
    playing, paused, over = [await open_table(desk, TWO) for _ in range(3)]
    for seat in range(2):
        await agree(desk, paused.id, seat)
    await play_on(desk, over.id, random.Random(1))
    return {OPEN: waiting.id, PLAYING: playing.id, PAUSED: paused.id, OVER: over.id}


async def agree(desk: Desk, table: str, seat: int) -> None:
    await desk.commit(table, lambda t, at: t.may_agree(at, seat, True))


async def statuses(desk: Desk, tables: dict[str, str]) -> dict[str, str]:
    return {name: (await desk.fresh(id)).status for name, id in tables.items()}


def test_an_abandoned_table_is_closed_after_a_day(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            tables = await open_one_of_each(desk)
            assert await statuses(desk, tables) == {name: name for name in tables}
            automation = make_automation(desk)
            let_pass(desk, UNUSED - HOUR)
            await automation.close_abandoned()
            assert await statuses(desk, tables) == {name: name for name in tables}
            fresh = await open_one_of_each(desk)
            let_pass(desk, 2 * HOUR)
            desk.live.clear()
            await automation.close_abandoned()
            closed = {name: OVER if name == OVER else CLOSED for name in tables}
            assert await statuses(desk, tables) == closed
            assert await statuses(desk, fresh) == {name: name for name in fresh}
            for id in (tables[OPEN], tables[PLAYING], tables[PAUSED]):
                last = (await desk.store.read(id))[-1][1]
                assert log.decode(last) == log.Closed((await desk.fresh(id)).touched, "abandoned")

    asyncio.run(test())


def test_a_table_that_is_played_at_meanwhile_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO)
            let_pass(desk, UNUSED + HOUR)
            find = desk.store.abandoned

            async def find_too_early(statuses: Sequence[str], before: float) -> list[str]:
                found = await find(statuses, before)
                await play_on(desk, table.id, random.Random(1), 1)
                return found

            monkeypatch.setattr(desk.store, "abandoned", find_too_early)
            await make_automation(desk).close_abandoned()
            assert (await desk.fresh(table.id)).status == PLAYING

    asyncio.run(test())
