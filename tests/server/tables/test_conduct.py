"""How somebody played before is told to those who sit down with them, and to nobody later."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from citadels import Config
from citadels.server import limits
from citadels.server.http.listing import ListedSeat, list_tables, rows_for_all
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import OPEN, PLAYING
from citadels.server.tables.options import TableOptions, Timer
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.server.storage.test_older_database import step_down
from tests.server.table import Reader, make_desk, open_table, play_on, sit

TWO = ["ada", "ben"]


async def play(desk: Desk, *deeds: type[log.WentAway | log.CameBack | log.Stood]) -> Table:
    """A game of ada and ben, in which some things happen at ben's seat."""
    table = await open_table(desk, TWO, Config(2))
    for deed in deeds:
        table = await _commit(desk, table.id, deed(desk.store.now(), 1))
    return table


async def _commit(desk: Desk, id: str, entry: log.AnyEntry) -> Table:
    return await desk.commit(id, lambda *_: entry)


async def let_run_out(desk: Desk) -> None:
    """A game in which the clock answers for ben, as automation does it."""
    table = await open_table(desk, TWO, Config(2), TableOptions(timer=Timer(10)))
    while table.asked_seat != 1:
        table = await play_on(desk, table.id, random.Random(1), 1)
    assert table.game is not None
    option, now = table.game.options[0].text, desk.store.now()
    await _commit(desk, table.id, table.may_choose(now, 1, table.question, option, "clock"))
    await _commit(desk, table.id, log.WentAway(now, 1))


async def told(desk: Desk, guests: Sequence[str] = ("cleo", "ben", "")) -> list[m.ChairData]:
    """What somebody who comes in reads of those at a new table."""
    table = await desk.open("cleo", Config(3), TableOptions())
    for seat, guest in enumerate(filter(None, guests)):
        await sit(desk, table.id, seat, guest)
    stranger = Reader(desk, "stranger")
    await stranger.command(do="join", table=table.id)
    return (await stranger.look()).chairs


def test_who_sits_down_reads_how_often_others_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            await play(desk)
            await play(desk, log.WentAway)
            await play(desk, log.Stood)
            await play(desk, log.WentAway, log.CameBack)
            await play(desk, log.WentAway, log.CameBack, log.WentAway)
            await let_run_out(desk)
            cleo, ben, _ = await told(desk)
            assert ben.conduct == m.ConductData(6, left=3, returned=1, late=1)
            assert cleo.conduct is None  # she has not played yet
            (ada, *_) = await told(desk, ["ada"])
            assert ada.conduct == m.ConductData(6)

    asyncio.run(test())


def test_only_the_last_games_count_and_only_those_with_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONDUCT_GAMES", 2)

    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await desk.open("ben", Config(2), TableOptions())
            await sit(desk, table.id, 0, "ben")
            await desk.commit(table.id, lambda t, at: t.may_seat(at, "ben", 1, "novice"))
            await desk.commit(table.id, lambda t, at: t.may_start(at, "ben"))
            await _commit(desk, table.id, log.WentAway(desk.store.now(), 0))
            assert (await told(desk))[1].conduct is None  # nobody waited
            for deeds in ((log.WentAway,), (), ()):
                await play(desk, *deeds)
                desk.store._offset += 1
            assert (await told(desk))[1].conduct == m.ConductData(2)

    asyncio.run(test())


def test_nothing_is_told_once_the_game_runs_or_of_who_was_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await play(desk, log.WentAway)
            ada = Reader(desk, "ada")
            await ada.command(do="join", table=table.id)
            assert [chair.conduct for chair in (await ada.look()).chairs] == [None, None]
            assert (await told(desk))[1].conduct is not None  # the control
            await desk.forget("ben")
            assert (await told(desk))[1].conduct is None

    asyncio.run(test())


def test_a_game_from_before_that_was_kept_counts_nowhere(tmp_path: Path) -> None:
    async def before() -> str:
        async with make_desk(tmp_path) as desk:
            return (await play(desk)).id

    id = asyncio.run(before())
    step_down(tmp_path / "test.db", "0005")

    async def after() -> None:
        async with make_desk(tmp_path) as desk:
            await _commit(desk, id, log.WentAway(desk.store.now(), 1))
            assert (await desk.fresh(id)).chairs[1].away
            assert (await told(desk))[1].conduct is None

    asyncio.run(after())


def test_lists_tell_conduct_before_a_game_and_never_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            await play(desk, log.WentAway)
            await let_run_out(desk)
            options = TableOptions(listed=True)
            table = await desk.open("cleo", Config(2), options)
            await sit(desk, table.id, 0, "cleo")
            assert [chair.conduct for chair in await _listed(desk, table.id)] == [None, None]
            await sit(desk, table.id, 1, "ben")
            _, ben = await _listed(desk, table.id)
            assert ben.conduct == m.ConductData(2, left=1, late=1)
            await desk.commit(table.id, lambda t, at: t.may_start(at, "cleo"))
            assert [chair.conduct for chair in await _listed(desk, table.id)] == [None, None]

    asyncio.run(test())


async def _listed(desk: Desk, id: str) -> list[ListedSeat]:
    """The seats of a table, as a stranger reads them in a list."""
    rows = await rows_for_all(desk, (OPEN, PLAYING))
    (table,) = await list_tables(desk, "stranger", [row for row in rows if row.id == id])
    return table.chairs
