"""Renaming: guests are forgotten, or joined with one of another device, in every log.

Games stay as they are: where a log named the guest, it names another id, of nobody or of the guest
who has come. Tables that are in the memory of some process hear of it by an entry, as of all else.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from sqlalchemy import Connection, LargeBinary, delete, func, select, update

from ...core.basics import Refusal
from ..storage import guests, schema
from ..storage.places import MENTION
from ..storage.results import is_nobody, new_nobody
from ..storage.store import ENTRY, Store, Taken
from . import entries as log
from .desk import ATTEMPTS, TABLE, Desk
from .fields import OPEN, PAUSED, PLAYING
from .summary import Summary
from .table import Table

BEGINNINGS: Final = (b'["o', b'["t', b'["s', b'["r')  # of entries that may name a guest
OBJECT: Final = b"{"  # of any entry in older logs
HOSTED: Final = (log.Opened,)
SEATED: Final = (log.Sat, log.Renamed)


async def forget(desk: Desk, guest: str) -> None:
    """Delete all that is kept of a guest; others play on, with bots and nameless players."""
    await _leave(desk, guest)
    while tables := await _mentions(desk.store, guest):  # more, if they play on meanwhile
        for table in tables:
            await _rename(desk, table, guest, new_nobody())
    await desk.forget(guest)


async def join(desk: Desk, guest: str, host: str) -> int:
    """Let a guest have all that is another one's; says at how many tables.

    Where both of them are, each stays who they are: nobody gets two seats against others.
    """
    taken = set(await _mentions(desk.store, host))
    tables = [table for table in await _mentions(desk.store, guest) if table not in taken]
    for table in tables:
        await _rename(desk, table, guest, host)
    await desk.store.write(lambda connection: guests.move_guest(connection, guest, host, tables))
    desk.renamed(guest)
    desk.renamed(host)
    return len(tables)


async def _leave(desk: Desk, guest: str) -> None:
    """Give back all seats in games that are not over, so that nobody waits there."""
    for table in await _mentions(desk.store, guest):
        try:
            found = await desk.fresh(table)
        except Refusal:  # nothing for this program; renaming is enough
            continue
        if found.status == OPEN and found.host == guest and len(found.people) <= 1:
            await desk.commit(table, lambda t, at: t.may_close(at, t.acting_host))
        for seat in found.seats_of(guest) if found.status in (OPEN, PLAYING, PAUSED) else ():
            await _stand(desk, table, guest, seat)


async def _stand(desk: Desk, table: str, guest: str, seat: int) -> None:
    def leave(found: Table, at: float) -> log.Stood | None:
        there = found.status in (OPEN, PLAYING, PAUSED) and seat in found.seats_of(guest)
        return found.may_stand(at, seat) if there else None

    await desk.commit(table, leave)
    await desk.commit(table, lambda t, at: t.may_settle(at))


async def _mentions(store: Store, guest: str) -> list[str]:
    mentions = schema.mentions
    query = select(mentions.c.table_id).where(mentions.c.guest == guest)
    async with store.engine.connect() as connection:
        return list(await connection.scalars(query.order_by(mentions.c.table_id)))


async def _rename(desk: Desk, table: str, old: str, new: str) -> None:
    """Rename a guest at a table, in its log and in its row; then let all processes look."""
    for _ in range(ATTEMPTS):
        seq = None
        with contextlib.suppress(Taken):
            seq = await desk.store.write(lambda c: rename_at(c, table, old, new, desk.store.now()))
        if seq is not None:
            desk.publish(f"{TABLE} {table} {seq}")
            if table in desk.live:
                await desk.fresh(table)
            return
        await asyncio.sleep(0)
    raise Refusal("the table is too busy", "busy")


def rename_at(connection: Connection, table: str, old: str, new: str, now: float) -> int | None:
    """Write another id into the log and the row of a table; none if somebody else was first."""
    tables, mentions = schema.tables, schema.mentions
    row = connection.execute(
        select(tables.c.seq, tables.c.summary).where(tables.c.id == table)
    ).one()
    summary = msgspec.json.decode(row.summary, type=Summary)
    began = summary.began or summary.chairs  # who has left is named there, too
    both = zip(summary.chairs, began, strict=True)
    seats = tuple(seat for seat, names in enumerate(both) if old in names)
    seq = int(row.seq)
    if seats:
        seq += 1
        people, first = (
            [new if one == old else one for one in names]
            for names in (summary.chairs, summary.began)
        )
        told = msgspec.json.encode(msgspec.structs.replace(summary, chairs=people, began=first))
        here = (tables.c.id == table) & (tables.c.seq == row.seq)
        values = {"seq": seq, "summary": told, "stray": True}  # its owner has to look
        if connection.execute(update(tables).where(here).values(values)).rowcount != 1:
            return None
        entry = {"table_id": table, "seq": seq, "body": log.encode(log.Renamed(now, new, seats))}
        if connection.execute(ENTRY, entry).rowcount != 1:
            raise Taken
    _rewrite(connection, table, old, new)
    here = (mentions.c.guest == old) & (mentions.c.table_id == table)
    connection.execute(delete(mentions).where(here))
    if not is_nobody(new):
        connection.execute(MENTION, {"guest": new, "table_id": table})
    return seq


def _rewrite(connection: Connection, table: str, old: str, new: str) -> None:
    entries = schema.entries
    begin = func.substr(entries.c.body, 1, 3, type_=LargeBinary)
    query = select(entries.c.seq, entries.c.body).where(
        entries.c.table_id == table,
        begin.in_(BEGINNINGS) | (func.substr(begin, 1, 1) == OBJECT),
    )
    for seq, body in connection.execute(query).all():
        entry = log.decode(body)
        renamed = renamed_entry(entry, old, new)
        if renamed is not entry:
            here = (entries.c.table_id == table) & (entries.c.seq == seq)
            values = {"body": log.encode(renamed)}
            connection.execute(update(entries).where(here).values(values))


def renamed_entry(entry: log.AnyEntry, old: str, new: str) -> log.AnyEntry:
    """An entry with another id in the place of one; the same where it names somebody else."""
    if isinstance(entry, HOSTED) and entry.host == old:
        return msgspec.structs.replace(entry, host=new)
    if isinstance(entry, SEATED) and entry.guest == old:
        return msgspec.structs.replace(entry, guest=new)
    return entry
