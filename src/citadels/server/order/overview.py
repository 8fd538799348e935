"""Overview: what operators see, from the rows of the database: no log and no game is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

import msgspec
from sqlalchemy import func, select

from ...bots import BOTS
from .. import limits
from ..storage import schema
from ..storage.order import (
    Announcement,
    AuditRow,
    Penalty,
    Process,
    penalties,
    processes,
    visits_of,
)
from ..storage.order import audited as read_audit
from ..storage.reports import Report, reports
from ..storage.store import Guest, Store
from ..tables.summary import Summary

SHOWN = 200  # rows of each list
IN_USE = schema.tables.c.status.in_(("open", "playing", "paused"))


class Connected(msgspec.Struct, frozen=True):
    """Somebody who is connected."""

    guest: str
    name: str
    networks: list[str]
    tables: list[str]  # where they have a seat and are


class TableLine(msgspec.Struct, frozen=True):
    """A table that is not over; who has its seats, and nothing of its game."""

    table: str
    status: str
    listed: bool
    seats: list[str]  # the ids of guests, and levels of bots
    names: list[str]
    touched: float


class Remark(msgspec.Struct, frozen=True):
    """Something that was said around what a report is about."""

    guest: str
    name: str
    text: str
    at: float


class ReportLine(msgspec.Struct, frozen=True):
    """A report with the names of today, and where its guests come from."""

    number: int
    table: str
    author: str
    author_name: str
    about: str
    about_name: str
    networks: list[str]  # of whom it is about, within a day
    reason: str
    words: str
    chat: list[Remark]
    at: float
    resolved: float | None
    outcome: str


class Overview(msgspec.Struct, frozen=True):
    """Everything that the operator's page shows."""

    now: float
    operator: str
    people: list[Connected]  # who came last
    connected: int  # all of them
    tables: list[TableLine]  # touched last
    in_use: int  # all of them
    reports: list[ReportLine]
    penalties: list[Penalty]
    announcements: list[Announcement]
    processes: list[Process]
    audit: list[AuditRow]


async def people(store: Store) -> list[Connected]:
    """Who is connected, to any process; who came last, first."""
    return await _people(store, await _networks(store))


async def _networks(store: Store, guests: Sequence[str] = ()) -> dict[str, list[str]]:
    """From where each guest is connected; or some are or were, within a day."""
    networks: dict[str, list[str]] = {}
    for guest, network, _, _ in await visits_of(store, guests):
        if network not in networks.setdefault(guest, []):
            networks[guest].append(network)
    return networks


async def _people(store: Store, networks: Mapping[str, list[str]]) -> list[Connected]:
    names = await _names(store, set(networks))
    places = schema.places
    since = store.now() - limits.HERE_SECONDS
    query = select(places.c.guest, places.c.table_id).where(places.c.here > since)
    at: dict[str, list[str]] = {}
    async with store.engine.connect() as connection:
        for guest, table in await connection.execute(query.order_by(places.c.table_id)):
            at.setdefault(guest, []).append(table)
    return [Connected(who, names[who], networks[who], at.get(who, [])) for who in networks]


async def open_tables(store: Store) -> list[TableLine]:
    """The tables that are not over, the last touched first."""
    tables = schema.tables
    query = select(tables.c.id, tables.c.status, tables.c.listed, tables.c.touched)
    query = query.add_columns(tables.c.summary).limit(SHOWN).where(IN_USE)
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(query.order_by(tables.c.touched.desc(), tables.c.id)))
    read = [msgspec.json.decode(row.summary, type=Summary).chairs for row in rows]
    names = await _names(store, {who for chairs in read for who in chairs} - {"", *BOTS})
    return [
        TableLine(
            table=row.id,
            status=row.status,
            listed=row.listed,
            seats=chairs,
            names=[names.get(who, "") for who in chairs],
            touched=row.touched,
        )
        for row, chairs in zip(rows, read, strict=True)
    ]


async def open_reports(store: Store, *, everything: bool = False) -> list[ReportLine]:
    """Reports, the newest first, with what was said."""
    found = await reports(store, everything=everything, limit=SHOWN)
    about = {one.about for one in found} - {""}
    guests = {who for one in found for who in (one.author, one.about)}
    guests |= {said.guest for one in found for said in one.chat}
    names = await _names(store, guests - {""})
    networks = await _networks(store, sorted(about)) if about else {}
    return [_report(one, names, networks.get(one.about, [])) for one in found]


def _report(one: Report, names: dict[str, str], networks: list[str]) -> ReportLine:
    return ReportLine(
        number=one.number,
        table=one.table_id,
        author=one.author,
        author_name=names.get(one.author, ""),
        about=one.about,
        about_name=names.get(one.about, ""),
        networks=networks,
        reason=one.reason,
        words=one.words,
        chat=[Remark(said.guest, names[said.guest], said.text, said.at) for said in one.chat],
        at=one.at,
        resolved=one.resolved,
        outcome=one.outcome,
    )


async def _names(store: Store, guests: set[str]) -> dict[str, str]:
    found = await store.guests(sorted(guests)) if guests else {}
    return {who: found.get(who, Guest(who)).name for who in guests}


async def overview(store: Store, operator: str, announcements: list[Announcement]) -> Overview:
    """Everything at once; of long lists, what is newest."""
    here = await _networks(store)
    count = select(func.count()).where(IN_USE)
    async with store.engine.connect() as connection:
        in_use = int(await connection.scalar(count) or 0)
    return Overview(
        now=store.now(),
        operator=operator,
        people=await _people(store, dict(islice(here.items(), SHOWN))),
        connected=len(here),
        tables=await open_tables(store),
        in_use=in_use,
        reports=await open_reports(store),
        penalties=await penalties(store),
        announcements=announcements,
        processes=await processes(store),
        audit=await read_audit(store, SHOWN),
    )
