"""Rematch: the next table of those who have just played; whoever is first opens it for all."""

from __future__ import annotations

import contextlib
from typing import Final

from ...core.basics import Refusal
from ..storage.store import Guest
from ..tables.chair import sharer_id
from ..tables.desk import Desk
from ..tables.fields import CLOSED
from ..tables.table import Table
from .seating import Place, check_blocks, check_tables, seat_bots, take_seat

DECLINED: Final = ":not-now:"  # said at the table of a rematch by who does not come


async def play_again(desk: Desk, guest: str, id: str) -> Place:
    """Sit down at the table of the rematch, or open it with the same set-up and bots."""
    table = await _table_of(desk, guest, id)
    if table.next and not await _is_closed(desk, table.next):
        return await _follow(desk, table, guest)
    table.may_follow(desk.store.now(), "", table.next)
    await check_tables(desk.store, guest)
    fresh, place = await _open_again(desk, table, guest)
    try:
        await desk.commit(id, lambda t, at: t.may_follow(at, fresh, table.next))
    except Refusal:  # somebody else was first
        await desk.commit(fresh, lambda t, at: t.may_close(at, guest))
        return await _follow(desk, await desk.fresh(id), guest)
    return place


async def decline_rematch(desk: Desk, guest: str, id: str) -> None:
    """Let those who wait at the table of the rematch know that a guest does not come."""
    table = await _table_of(desk, guest, id)
    seats = table.seats_of(guest)
    if not table.leaving.issuperset(seats):
        await desk.commit(id, lambda t, at: t.may_disagree(at, seats[0]))
        if table.options.chat:
            await desk.say(table.next, guest, DECLINED)


async def _table_of(desk: Desk, guest: str, id: str) -> Table:
    """A table at which a guest has a seat."""
    table = await desk.fresh(id)
    if not table.seats_of(guest):
        raise Refusal("you have no seat here", "no-seat")
    return table


async def _is_closed(desk: Desk, id: str) -> bool:
    """Whether whoever opened a table for the rematch has closed it again."""
    return (await desk.fresh(id)).status == CLOSED


async def _open_again(desk: Desk, table: Table, guest: str) -> tuple[str, Place]:
    """Open a table like another one, with the same bots, and those who share a screen."""
    fresh = await desk.open(guest, table.config, table.options)
    place = await take_seat(desk, fresh.id, 0, guest)
    if table.options.hotseat:
        await _sit_together(desk, table, fresh.id, guest)
    bots = [chair.level for chair in table.chairs if not chair.guest]
    await seat_bots(desk, fresh.id, guest, len(table.chairs), bots)
    return fresh.id, place


async def _sit_together(desk: Desk, before: Table, id: str, guest: str) -> None:
    """Let those who share a screen sit at the next table, too, by the same names."""
    old = [sharer_id(guest, before.id, seat) for seat in before.seats_of(guest)]
    known = await desk.people.names(old)
    for seat, one in enumerate(old):
        if seat:
            await take_seat(desk, id, seat, guest)
        if known[one].name:
            with contextlib.suppress(Refusal):  # somebody has reserved that name meanwhile
                await desk.introduce(Guest(sharer_id(guest, id, seat), known[one].name))


async def _follow(desk: Desk, before: Table, guest: str) -> Place:
    """Sit down where others have opened the rematch."""
    place = await _sit_anywhere(desk, before.next, guest)
    await desk.commit(before.id, lambda t, at: t.may_join_rematch(at, guest))
    return place


async def _sit_anywhere(desk: Desk, id: str, guest: str) -> Place:
    await check_blocks(desk, id, guest)  # first: whoever waits between may lose the seat
    table = await desk.fresh(id)
    mine = table.seats_of(guest)
    if mine:
        return Place(id, mine[0], "")
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.is_taken]
    if not free:
        raise Refusal("the table is full", "full")
    return await take_seat(desk, id, free[0], guest)
