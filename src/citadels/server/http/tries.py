"""Tries by HTTP: a finished game played on from one of its moments, at a table of its own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from ... import record_of
from ...core.basics import Refusal
from ..bots.bot_pool import BotPool
from ..tables import entries as log
from ..tables.desk import Desk, new_seed
from ..tables.fields import OVER
from ..tables.options import TableOptions
from ..tables.table import Table
from ..tables.told_table import SITTER
from ..tables.tries import Moment, deal_try
from .dependencies import GuestId, TableId, TheDesk
from .guard import may_open
from .seating import Place, check_level, check_tables, keep_guest, seat_bot, take_seat


class NewTry(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a finished game, and how it is to be played on."""

    step: Annotated[int, Meta(ge=0)]  # choices that had been made by then
    seat: Annotated[int, Meta(ge=0, le=7)]  # whom the guest plays
    as_it_was: bool = False  # nothing is dealt anew
    level: Annotated[str, Meta(max_length=32)] = SITTER  # of bots in the seats of other people


@post("/api/tables/{id:str}/tries", guards=[may_open])
async def try_game(
    guest: GuestId, desk: TheDesk, state: State, id: TableId, data: JSONBody[NewTry]
) -> Place:
    """Begin a game from a moment of one that is over; bots keep their level."""
    check_level(data.level)
    table = await desk.fresh(id)
    await check_tables(desk.store, guest)
    pool: BotPool = state.pool
    entry = await deal_entry(desk, pool, table, guest, data)
    await check_tables(desk.store, guest)  # others may have been dealt meanwhile
    await keep_guest(desk.store, guest)
    fresh = await desk.begin(entry)
    place = await take_seat(desk, fresh.id, data.seat, guest)
    for seat, chair in enumerate(table.chairs):
        if seat != data.seat:
            level = data.level if chair.guest else chair.level
            await seat_bot(desk, fresh.id, guest, seat, level)
    await desk.commit(fresh.id, lambda t, at: t.may_start(at, guest))
    return place


async def deal_entry(
    desk: Desk, pool: BotPool, table: Table, guest: str, wanted: NewTry
) -> log.Tried:
    """The first entry of a try; only a game that is over can be tried."""
    if table.game is None or table.status != OVER:
        raise Refusal("the game is not over", "not-over")
    seed = new_seed()
    record = record_of(table.game).text()
    moment = Moment(record, wanted.step, wanted.seat, wanted.as_it_was)
    dealt = await pool.errand(deal_try, moment, seed, guest=guest)
    return log.Tried(
        at=desk.store.now(),
        host=guest,
        setup=dealt.setup,
        options=TableOptions(pace=table.options.pace),
        seed=seed,
        rules=dealt.rules,
        origin=table.id,
        step=wanted.step,
        round=dealt.round,
        seat=wanted.seat,
        as_it_was=wanted.as_it_was,
        position=dealt.position,
    )
