"""Sitters: a bot plays for who ran out of time or is gone; they are told, and take over at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from citadels.server.bots.automation import Automation
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import PAUSED
from citadels.server.tables.options import TableOptions, Timer
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.server.table import Reader, choose, make_desk, open_table

FOUR = ["ada", "ben", "cleo", "dan"]
LATE = 10_000.0  # seconds after which every clock has run out


@contextlib.asynccontextmanager
async def late_table(folder: Path) -> AsyncIterator[tuple[Desk, Table, list[Reader]]]:
    """A table at which the clock has just answered for whoever was asked; everybody watches."""
    async with make_desk(folder) as desk:
        table = await open_table(desk, FOUR, options=TableOptions(timer=Timer(10, 5)))
        readers = [Reader(desk, guest) for guest in FOUR]
        for reader in readers:
            await reader.command(do="join", table=table.id)
        pool: Any = SimpleNamespace()  # no bot gets as far as thinking
        automation = Automation(desk, pool)
        desk.stirred = lambda live: None
        desk.store.now = lambda: table.since + LATE  # type: ignore[method-assign]
        await automation._act_once(desk.live[table.id])
        yield desk, await desk.fresh(table.id), readers


def my_chair(message: m.TableMessage) -> m.ChairData:
    (chair,) = [chair for chair in message.chairs if chair.yours]
    return chair


def test_who_ran_out_of_time_is_told_and_takes_over_with_one_command(tmp_path: Path) -> None:
    async def test() -> None:
        async with late_table(tmp_path) as (desk, table, readers):
            (seat,) = [seat for seat, chair in enumerate(table.chairs) if chair.away]
            late = readers[seat]
            chair = my_chair(await late.look())
            assert chair.away and chair.missed == 1
            assert isinstance(await late.command(do="come-back"), m.Done)
            chair = my_chair(await late.look())
            assert not chair.away and chair.missed == 1  # told until they answer themselves
            assert isinstance(await late.command(do="come-back"), m.Done)  # once more is no mistake
            assert not (await desk.fresh(table.id)).chairs[seat].away

    asyncio.run(test())


def test_a_second_tab_sees_the_same_and_takes_over_for_both(tmp_path: Path) -> None:
    async def test() -> None:
        async with late_table(tmp_path) as (_, table, readers):
            (seat,) = [seat for seat, chair in enumerate(table.chairs) if chair.away]
            first, second = readers[seat], Reader(readers[seat].client.desk, FOUR[seat])
            second.client.live, second.client.watching = first.client.live, False
            assert first.client.live is not None
            first.client.live.watchers.add(second.client)
            assert isinstance(await second.command(do="come-back"), m.Done)
            assert not my_chair(await first.look()).away
            second.client.leave()
            assert not my_chair(await first.look()).away  # closing it gives nothing away

    asyncio.run(test())


def test_others_hear_that_a_seat_is_away_and_not_what_was_answered_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with late_table(tmp_path) as (_, table, readers):
            (seat,) = [seat for seat, chair in enumerate(table.chairs) if chair.away]
            seen = await readers[(seat + 1) % 4].look()
            assert seen.chairs[seat].away and seen.chairs[seat].missed == 0

    asyncio.run(test())


def test_an_own_answer_takes_over_and_forgets_what_was_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            seat = table.asked_seat
            reader = Reader(desk, FOUR[seat])
            await reader.command(do="join", table=table.id)
            table = await desk.commit(table.id, lambda t, at: t.may_go_away(at, seat))
            assert table.game is not None
            option = table.game.options[0].text
            answer = await reader.command(do="choose", question=table.question, option=option)
            assert isinstance(answer, m.Done)
            chair = (await desk.fresh(table.id)).chairs[seat]
            assert (chair.away, chair.missed) == (False, 0)

    asyncio.run(test())


def test_a_pause_begins_when_whoever_had_not_agreed_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            pool: Any = SimpleNamespace()
            automation = Automation(desk, pool)
            desk.stirred = lambda live: None
            for guest in FOUR[:3]:
                reader = Reader(desk, guest)
                await reader.command(do="join", table=table.id)
                await reader.command(do="pause", pause=True)
            await automation._send_away(table.id, 3)
            assert (await desk.fresh(table.id)).status == PAUSED

    asyncio.run(test())


def test_a_choice_goes_back_only_with_the_word_of_somebody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            assert table.game is not None
            first, before = table.asked_seat, table.game.options
            for _ in range(2):  # the first one's choice, and the next one's
                assert table.game is not None
                table = await choose(desk, table, table.game.options[0].text)
            readers = [Reader(desk, guest) for guest in FOUR]
            for reader in readers:
                await reader.command(do="join", table=table.id)
            assert (await readers[first].look()).may_ask_undo
            await readers[first].command(do="take-back")
            seen = await readers[(first + 1) % 4].look()
            assert seen.request == "undo"
            assert [chair.asked for chair in seen.chairs] == [seat != first for seat in range(4)]
            for seat in range(4):
                if seat != first:
                    assert isinstance(await readers[seat].command(do="take-back"), m.Done)
            table = await desk.fresh(table.id)
            assert table.game is not None
            assert (table.asked_seat, table.game.options) == (first, before)
            seen = await readers[first].look()
            assert (seen.request, seen.may_ask_undo) == ("", False)
            desk.live.clear()
            again = (await desk.hold(table.id)).table
            assert again.game is not None and again.game.choices == table.game.choices

    asyncio.run(test())


def test_a_request_is_declined_by_another_and_withdrawn_by_its_asker(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            ada, ben, cleo, _ = readers = [Reader(desk, guest) for guest in FOUR]
            for reader in readers:
                await reader.command(do="join", table=table.id)
            refused = await ada.command(do="decline")
            assert isinstance(refused, m.Refused) and refused.code == "not-now"
            await ada.command(do="pause", pause=True)
            await ben.command(do="pause", pause=True)
            await ada.command(do="decline")  # hers is withdrawn, his stands
            seen = await cleo.look()
            assert [chair.agreed for chair in seen.chairs] == [False, True, False, False]
            assert seen.request == "pause"
            await cleo.command(do="decline")
            seen = await ada.look()
            assert (seen.request, [chair.declined for chair in seen.chairs]) == (
                "",
                [False, False, True, False],
            )
            await ada.command(do="pause", pause=True)  # asking again is allowed
            assert not any(chair.declined for chair in (await ada.look()).chairs)

    asyncio.run(test())
