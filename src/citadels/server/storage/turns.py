"""Turns: where a guest is asked, at which tables that takes days, and what they saw of a game."""

from __future__ import annotations

import math

import msgspec
from sqlalchemy import Select, select, update

from ...core.basics import NOBODY
from .. import limits
from . import schema
from .store import Store


class _Options(msgspec.Struct, frozen=True):
    correspondence: dict[str, object] | None = None


class _Asking(msgspec.Struct, frozen=True, rename={"options": "wishes", "asked_seat": "asking"}):
    """What the row of a table says of whose turn it is; all else in it is not even read."""

    chairs: list[str]
    options: _Options = _Options()
    asked_seat: int = NOBODY
    deadline: float = math.inf


class MyTurn(msgspec.Struct, frozen=True):
    """A table that waits for somebody."""

    table: str
    deadline: float  # in seconds since 1970; infinite without a clock


_decoder = msgspec.json.Decoder(_Asking)


def correspondence_of(summary: bytes) -> bool:
    """Whether a row says that its table is one by correspondence."""
    return bool(_decoder.decode(summary).options.correspondence)


async def turns_of(store: Store, guest: str) -> list[MyTurn]:
    """The tables that wait for a guest, those with the least time first."""
    rows = await _read(store, _playing(guest).where(~schema.tables.c.bot))
    mine = [MyTurn(id, told.deadline) for id, told, seat in rows if _asks(told, guest, seat)]
    return sorted(mine, key=lambda one: one.deadline)


async def tables_by_days(store: Store, guest: str) -> list[str]:
    """The tables by correspondence where a guest plays."""
    rows = await _read(store, _playing(guest))
    return [id for id, told, _ in rows if told.options.correspondence]


def _playing(guest: str) -> Select[str, bytes, int]:
    tables, places = schema.tables, schema.places
    return (
        select(tables.c.id, tables.c.summary, places.c.seat)
        .select_from(places.join(tables))
        .where(places.c.guest == guest, tables.c.status == "playing")
        .order_by(tables.c.touched)
        .limit(limits.TURNS)
    )


async def _read(store: Store, query: Select[str, bytes, int]) -> list[tuple[str, _Asking, int]]:
    async with store.engine.connect() as connection:
        rows = await connection.execute(query)
        return [(id, _decoder.decode(summary), seat) for id, summary, seat in rows]


def _asks(told: _Asking, guest: str, linked: int) -> bool:
    """Whether a guest is asked, as such or by the link of a seat."""
    seat = told.asked_seat
    return seat != NOBODY and (told.chairs[seat] == guest or seat == linked)


async def note_seen(store: Store, guest: str, table: str, events: int) -> None:
    """Note how many events of a game a guest has seen."""
    places = schema.places
    here = (places.c.guest == guest) & (places.c.table_id == table)
    query = update(places).where(here).values(seen=events)
    await store.write(lambda connection: connection.execute(query).rowcount)


async def seen_by(store: Store, guest: str, table: str) -> int:
    """How many events of a game a guest had seen."""
    places = schema.places
    query = select(places.c.seen).where(places.c.guest == guest, places.c.table_id == table)
    async with store.engine.connect() as connection:
        return int(await connection.scalar(query) or 0)
