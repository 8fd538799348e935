"""Order in the database: penalties, announcements, closings, processes and who is connected."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_not

from .. import limits
from . import schema
from .store import Store

MUTE, BAN, UNNAME = "mute", "ban", "unname"
LATELY = 120.0  # seconds within which processes look at deeds again: one may be written late
Visit = tuple[str, str]  # a guest, and the network they are connected from


class Penalty(msgspec.Struct, frozen=True):
    """Who may not speak or not be here, until when; a guest or a network."""

    kind: str
    guest: str
    network: str
    since: float
    until: float


class Announcement(msgspec.Struct, frozen=True):
    """What the operator tells everybody."""

    number: int
    text: str
    since: float
    until: float


class Process(msgspec.Struct, frozen=True):
    """A process that serves, or did so just now."""

    id: str
    name: str
    since: float
    seen: float
    drained: bool


class AuditRow(msgspec.Struct, frozen=True):
    """One thing that an operator did."""

    number: int
    at: float
    who: str
    deed: str
    target: str
    detail: str


class Standing(msgspec.Struct, frozen=True):
    """What holds now, as one process has to know it."""

    penalties: list[Penalty]
    announcements: list[Announcement]
    closings: list[str]
    drained: bool
    relieved: bool  # whether another process serves that is not drained


def note(
    connection: Connection, at: float, who: str, deed: str, target: str = "", detail: str = ""
) -> None:
    """Write into the audit log what an operator does, and wake other processes that listen."""
    values = {"at": at, "who": who[:64], "deed": deed, "target": target[:128]}
    connection.execute(insert(schema.audit), {**values, "detail": detail[:400]})
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify("citadels", "order now")))


async def last_deed(store: Store) -> int:
    """The number of the last thing that an operator did."""
    async with store.engine.connect() as connection:
        return int(await connection.scalar(select(func.max(schema.audit.c.number))) or 0)


async def standing(store: Store, process: str) -> Standing:
    """Read what holds now."""
    now, told = store.now(), schema.announcements
    mine = select(schema.processes.c.drained).where(schema.processes.c.id == process)
    news = select(told).where(told.c.until > now).order_by(told.c.number)
    others = select(func.count()).where(
        schema.processes.c.id != process,
        schema.processes.c.drained.is_(False),
        schema.processes.c.seen > now - limits.HERE_SECONDS,
    )
    penalised = await penalties(store)
    async with store.engine.connect() as connection:
        return Standing(
            penalised,
            [Announcement(*row) for row in await connection.execute(news)],
            list(await connection.scalars(select(schema.closings.c.table_id))),
            bool(await connection.scalar(mine)),
            bool(await connection.scalar(others)),
        )


async def penalties(store: Store) -> list[Penalty]:
    """All penalties that have not ended."""
    table = schema.penalties
    columns = (table.c.kind, table.c.guest, table.c.network, table.c.since, table.c.until)
    query = select(*columns).where(table.c.until > store.now()).order_by(table.c.number)
    async with store.engine.connect() as connection:
        return [Penalty(*row) for row in await connection.execute(query)]


async def unnamed(store: Store) -> list[str]:
    """Whose names were taken away lately."""
    audit = schema.audit
    lately = (audit.c.deed == UNNAME) & (audit.c.at > store.now() - LATELY)
    async with store.engine.connect() as connection:
        return list(await connection.scalars(select(audit.c.target).where(lately)))


async def audited(store: Store, limit: int) -> list[AuditRow]:
    """What operators did last, the newest first."""
    query = select(schema.audit).order_by(schema.audit.c.number.desc()).limit(limit)
    async with store.engine.connect() as connection:
        return [AuditRow(*row) for row in await connection.execute(query)]


async def processes(store: Store) -> list[Process]:
    """The processes that serve."""
    table = schema.processes
    query = select(table).where(table.c.seen > store.now() - limits.HERE_SECONDS)
    async with store.engine.connect() as connection:
        return [Process(*row) for row in await connection.execute(query.order_by(table.c.since))]


async def beat(
    store: Store,
    process: str,
    name: str,
    came: Collection[Visit] = (),
    went: Collection[Visit] = (),
) -> None:
    """Note that a process serves, and who has come to it or gone since the last time."""
    now, table, visits = store.now(), schema.processes, schema.visits
    fresh = insert_or_not(table).values(id=process, name=name, since=now, seen=now, drained=False)
    alive = fresh.on_conflict_do_update(index_elements=["id"], set_={"seen": now})
    moved = insert_or_not(visits)
    moved = moved.on_conflict_do_update(
        index_elements=["guest", "network", "process"],
        set_={"here": moved.excluded.here, "seen": moved.excluded.seen},
    )

    def work(connection: Connection) -> None:
        connection.execute(alive)
        for here, pairs in ((True, came), (False, went)):
            rows = [_visit(pair, process, here, now) for pair in sorted(pairs)]
            if rows:
                connection.execute(moved, rows)

    await store.write(work)


def _visit(visit: Visit, process: str, here: bool, now: float) -> dict[str, object]:
    guest, network = visit
    return {"guest": guest, "network": network, "process": process, "here": here, "seen": now}


async def leave(store: Store, process: str) -> None:
    """Note that a process serves no more."""
    visits = schema.visits
    gone = update(visits).where(visits.c.process == process, visits.c.here)

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.processes).where(schema.processes.c.id == process))
        connection.execute(gone.values(here=False, seen=store.now()))

    await store.write(work)


async def visits_of(store: Store, guests: Sequence[str] = ()) -> list[tuple[str, str, bool, float]]:
    """From where guests are connected, or were within a day; of all who are here without names."""
    visits = schema.visits
    here = _here(store.now())
    query = select(visits.c.guest, visits.c.network, here, visits.c.seen)
    query = query.where(visits.c.guest.in_(guests) if guests else here)
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            query.order_by(visits.c.seen.desc(), visits.c.guest, visits.c.network)
        )
        return [(guest, network, bool(on), seen) for guest, network, on, seen in rows]


async def closed(store: Store, table: str) -> None:
    """Note that a table is closed as an operator wanted."""
    query = delete(schema.closings).where(schema.closings.c.table_id == table)
    await store.write(lambda connection: connection.execute(query).rowcount)


async def games_with_others(store: Store, guest: str) -> int:
    """How many games with other people a guest has played to the end."""
    places, tables = schema.places, schema.tables
    played = (places.c.guest == guest) & places.c.conduct.is_not(None)
    query = select(func.count()).select_from(places.join(tables))
    async with store.engine.connect() as connection:
        found = await connection.scalar(query.where(played, tables.c.status == "over"))
    return int(found or 0)


async def tidy(store: Store, keep: float) -> None:
    """Delete what is older than it may be: reports and deeds, ended penalties, old visits."""
    now = store.now()
    ends = (
        (schema.audit.c.at, now - keep),
        (schema.reports.c.at, now - keep),
        (schema.penalties.c.until, now),
        (schema.announcements.c.until, now),
        (schema.visits.c.seen, now - limits.VISIT_SECONDS),
        (schema.processes.c.seen, now - limits.VISIT_SECONDS),
    )

    def work(connection: Connection) -> None:
        for column, end in ends:
            query = delete(column.table).where(column < end)
            if column.table is schema.visits:
                query = query.where(~_here(now))
            connection.execute(query)

    await store.write(work)


def _here(now: float) -> ColumnElement[bool]:
    """Whether a visit goes on: its process has not died."""
    table, visits = schema.processes, schema.visits
    alive = select(table.c.id).where(table.c.seen > now - limits.HERE_SECONDS)
    return visits.c.here & visits.c.process.in_(alive)
