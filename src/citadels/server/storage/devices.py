"""Devices: where guests want to be told that it is their turn, and what they were told of."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from .. import limits
from . import schema
from .store import Store


class Device(msgspec.Struct, frozen=True):
    """A browser that a push service can reach, and the keys that only it can read with."""

    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    remind: bool = True  # before the time is up, too

    @property
    def id(self) -> str:
        """A name for it that does not tell its address."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


class Devices:
    """The devices in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, device: Device) -> None:
        """Keep a device for whoever uses it now; of too many, the oldest make room."""
        table = schema.devices
        values: dict[str, Any] = {**asdict(device), "since": self.store.now()}
        fresh = insert(table).values(id=device.id, **values)
        kept = fresh.on_conflict_do_update(index_elements=[table.c.id], set_=values)
        newest = select(table.c.id).where(table.c.guest == device.guest)
        newest = newest.order_by(table.c.since.desc(), table.c.id).limit(limits.DEVICES)
        others = delete(table).where(table.c.guest == device.guest, table.c.id.not_in(newest))

        def work(connection: Connection) -> None:
            connection.execute(kept)
            connection.execute(others)

        await self.store.write(work)

    async def drop(self, id: str, guest: str = "") -> None:
        """Forget a device; of a guest, only an own one."""
        table = schema.devices
        query = delete(table).where(table.c.id == id)
        if guest:
            query = query.where(table.c.guest == guest)
        await self.store.write(lambda connection: connection.execute(query).rowcount)

    async def of(self, guest: str) -> list[Device]:
        """The devices of a guest."""
        table = schema.devices
        columns = (table.c.guest, table.c.endpoint, table.c.p256dh, table.c.auth, table.c.language)
        query = (
            select(*columns, table.c.remind).where(table.c.guest == guest).order_by(table.c.since)
        )
        async with self.store.engine.connect() as connection:
            return [Device(*row) for row in await connection.execute(query)]

    async def tables(self, since: float) -> list[str]:
        """The running tables of guests who have devices, if something happened there lately."""
        tables, places, devices = schema.tables, schema.places, schema.devices
        people = places.join(devices, places.c.guest == devices.c.guest)
        query = (
            select(tables.c.id)
            .select_from(tables.join(people, tables.c.id == places.c.table_id))
            .where(tables.c.status == "playing", tables.c.touched > since)
            .distinct()
        )
        async with self.store.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def last_here(self, guest: str, table: str) -> float:
        """When a guest was last noted as connected at a table."""
        places = schema.places
        query = select(places.c.here).where(places.c.guest == guest, places.c.table_id == table)
        async with self.store.engine.connect() as connection:
            return float(await connection.scalar(query) or 0.0)

    async def claim(self, table: str, question: int, *, reminder: bool = False) -> bool:
        """Say that this process tells, or reminds, of a question; false if that was said before."""
        tables = schema.tables
        told = tables.c.reminded if reminder else tables.c.pushed
        query = (
            update(tables)
            .where(tables.c.id == table, told < question)
            .values({told.name: question})
        )
        return bool(
            await self.store.write(lambda connection: connection.execute(query).rowcount == 1)
        )

    async def told_of(self, table: str) -> int:
        """The last question of a table that devices were told of."""
        tables = schema.tables
        async with self.store.engine.connect() as connection:
            told = await connection.scalar(select(tables.c.pushed).where(tables.c.id == table))
        return -1 if told is None else int(told)
