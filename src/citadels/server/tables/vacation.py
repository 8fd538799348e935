"""Vacation: what tables by correspondence hear of those who are on vacation, or back."""

from __future__ import annotations

import contextlib

from ...core.basics import Refusal
from ..storage.turns import tables_by_days
from ..storage.vacations import Vacation, Vacations
from .desk import Desk
from .table import Table


async def go_on_vacation(desk: Desk, guest: str, until: float) -> Vacation:
    """Let a guest's clocks stand until a time, wherever that counts."""
    if until <= desk.store.now():
        raise Refusal("a vacation ends in the future", "malformed")
    vacation = await Vacations(desk.store).begin(guest, until)
    await _tell_tables(desk, guest, until)
    return vacation


async def come_home(desk: Desk, guest: str) -> Vacation:
    """Let a guest's clocks run again."""
    if await Vacations(desk.store).end(guest):
        await _tell_tables(desk, guest, desk.store.now())
    return await Vacations(desk.store).of(guest)


async def note_vacations(desk: Desk, table: Table) -> None:
    """Let a game that has just begun know who is on vacation."""
    if table.days is not None:
        people = sorted({chair.guest for chair in table.chairs} - {""})
        for guest, until in (await Vacations(desk.store).until(people)).items():
            await _tell_table(desk, table.id, guest, until)


async def _tell_tables(desk: Desk, guest: str, until: float) -> None:
    for id in await tables_by_days(desk.store, guest):
        with contextlib.suppress(Refusal):  # only a newer program can play it
            await _tell_table(desk, id, guest, until)


async def _tell_table(desk: Desk, id: str, guest: str, until: float) -> None:
    for seat in (await desk.fresh(id)).seats_of(guest):
        await _rest(desk, id, seat, until)


async def _rest(desk: Desk, id: str, seat: int, until: float) -> None:
    await desk.commit(id, lambda t, at: t.may_rest(at, seat, until))
