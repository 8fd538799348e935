"""Vacations: until when a guest is away, and how much of that they have had within a year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ...core.basics import Refusal
from .. import limits
from . import schema
from .store import Store

DAY: Final = 86_400.0


class Vacation(msgspec.Struct, frozen=True):
    """Until when a guest is on vacation, and how many seconds they may still have this year."""

    until: float  # 0 for who is not
    left: float
    most: float = limits.VACATION_SECONDS


class Vacations:
    """The vacations in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> Vacation:
        """Whether a guest is on vacation."""
        now = self.store.now()
        async with self.store.engine.connect() as connection:
            rows = await connection.run_sync(_rows, guest, now)
        return _told(rows, now)

    async def until(self, guests: Sequence[str]) -> dict[str, float]:
        """Until when those of some guests are on vacation who are."""
        table = schema.vacations
        query = select(table.c.guest, table.c.until)
        query = query.where(table.c.guest.in_(guests), table.c.until > self.store.now())
        async with self.store.engine.connect() as connection:
            return {row.guest: row.until for row in await connection.execute(query)}

    async def begin(self, guest: str, until: float) -> Vacation:
        """Be on vacation until a time, from now on or as before; refused if that is too long."""
        told: Vacation = await self.store.write(lambda link: self._begin(link, guest, until))
        return told

    def _begin(self, connection: Connection, guest: str, until: float) -> Vacation:
        table, now = schema.vacations, self.store.now()
        _lock(connection, guest)
        rows = _rows(connection, guest, now)
        going = [since for since, end in rows if end > now]
        since = going[0] if going else now
        others = [(begun, end) for begun, end in rows if begun != since]
        if _used([*others, (since, until)], now) > limits.VACATION_SECONDS:
            most = int(limits.VACATION_SECONDS // DAY)
            left = max(0, int((limits.VACATION_SECONDS - _used(others, now)) // DAY))
            raise Refusal("too long a vacation", "vacation-long", amount=left, most=most)
        mine = (table.c.guest == guest) & (table.c.since == since)
        if going:
            connection.execute(update(table).where(mine).values(until=until))
        else:
            old = (table.c.guest == guest) & (table.c.until < now - limits.YEAR_SECONDS)
            connection.execute(delete(table).where(old))
            connection.execute(insert(table), {"guest": guest, "since": now, "until": until})
        return _told([*others, (since, until)], now)

    async def end(self, guest: str) -> bool:
        """Be back; says whether they were away."""
        table, now = schema.vacations, self.store.now()
        going = (table.c.guest == guest) & (table.c.until > now)
        query = update(table).where(going).values(until=now)
        return bool(await self.store.write(lambda connection: connection.execute(query).rowcount))


def _lock(connection: Connection, guest: str) -> None:
    """Let nobody count the days of a guest at the same time."""
    guests = schema.guests
    connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())


def _rows(connection: Connection, guest: str, now: float) -> list[tuple[float, float]]:
    table = schema.vacations
    query = select(table.c.since, table.c.until)
    lately = table.c.until > now - limits.YEAR_SECONDS
    found = connection.execute(query.where(table.c.guest == guest, lately))
    return [(since, until) for since, until in found]


def _used(rows: Sequence[tuple[float, float]], now: float) -> float:
    """How many seconds of vacation there were within a year; each is a day at least."""
    year = now - limits.YEAR_SECONDS
    return sum(max(end - max(begun, year), limits.VACATION_LEAST) for begun, end in rows)


def _told(rows: Sequence[tuple[float, float]], now: float) -> Vacation:
    until = max((end for _, end in rows), default=0.0)
    left = max(0.0, limits.VACATION_SECONDS - _used(rows, now))
    return Vacation(until if until > now else 0.0, left)
