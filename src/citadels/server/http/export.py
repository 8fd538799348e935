"""Export: everything that is kept of a guest, as one file for that guest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import get
from litestar.response import Stream
from sqlalchemy import Row, Select, select

from ... import __version__
from ..storage import schema
from ..storage.blocks import blocked_by
from ..storage.friends import Friends
from ..storage.keys import Keys
from ..storage.leagues import Leagues
from ..storage.profiles import is_open
from ..storage.store import Guest, Store
from ..tables import entries as log
from ..tables.chair import LATE, LEFT, RETURNED
from ..tables.fields import OVER
from ..tables.summary import Summary
from .archive import record_of_log
from .dependencies import GuestId, TheStore
from .guard import ALWAYS, may_export

FORMAT: Final = 1
NAME: Final = "citadels.json"
HEADERS: Final = {
    "Content-Disposition": f'attachment; filename="{NAME}"',
    "Cache-Control": "no-store",
}


@get("/api/me/export", guards=[may_export], media_type="application/json", opt={ALWAYS: True})
async def export(guest: GuestId, store: TheStore) -> Stream:
    """Everything about me as one file; of games that go on, nothing that is secret."""
    return Stream(_write(store, guest), headers=HEADERS, media_type="application/json")


async def _write(store: Store, guest: str) -> AsyncIterator[bytes]:
    """Write one part after the other; games, which take most room, one by one."""
    about = {"format": FORMAT, "program": __version__, "at": store.now()}
    parts: dict[str, object] = {"about": about, **await _profile(store, guest)}
    parts |= await _keys(store, guest)
    parts |= await _order(store, guest)
    parts["vacations"] = await _vacations(store, guest)
    parts["chat"] = await _chat(store, guest)
    parts |= await _standing(store, guest)
    yield msgspec.json.encode(parts)[:-1] + b',"games":['
    for number, row in enumerate(await _rows(store, _games(guest))):
        yield (b",\n" if number else b"\n") + msgspec.json.encode(await _game(store, guest, row))
    yield b"\n]}\n"


async def _profile(store: Store, guest: str) -> dict[str, object]:
    """Who somebody is, who shared their screen, and their friends."""
    guests = schema.guests
    me = await store.guest(guest) or Guest(guest)
    sharers = guests.c.id.startswith(f"{guest}.", autoescape=True)
    shared = await _rows(store, select(guests.c.id, guests.c.name).where(sharers))
    friends = await Friends(store).of(guest)
    known = await store.guests([friend.guest for friend in friends])
    seen = await _rows(store, select(guests.c.seen).where(guests.c.id == guest))
    return {
        "profile": {**msgspec.to_builtins(me), "seen": seen[0].seen if seen else None},
        "shared_screens": [{"id": row.id, "name": row.name} for row in shared],
        "friends": [known[friend.guest].name for friend in friends],
    }


async def _keys(store: Store, guest: str) -> dict[str, object]:
    """What brings somebody back, and what is told when it is their turn."""
    keys, devices = Keys(store), schema.devices
    about = (devices.c.language, devices.c.since, devices.c.remind)
    columns = (devices.c.id, devices.c.endpoint, *about)
    return {
        "passkeys": [
            {"id": one.id, "name": one.name, "site": one.site, "since": one.since, "used": one.used}
            for one in await keys.passkeys_of(guest)
        ],
        "links": {
            "back": await keys.link_since(guest, "back"),
            "friend": await keys.link_since(guest, "friend"),
        },
        "devices": [
            dict(row._mapping)  # noqa: SLF001 - a row as it is
            for row in await _rows(store, select(*columns).where(devices.c.guest == guest))
        ],
    }


async def _standing(store: Store, guest: str) -> dict[str, object]:
    """How strong somebody is, whether others may see more, the leagues, and results with drafts."""
    results, ratings = schema.results, schema.ratings
    rated = await _rows(store, select(ratings).where(ratings.c.who == guest))
    mine = select(*(column for column in results.c if column is not results.c.who))
    rows = await _rows(store, mine.where(results.c.who == guest))
    return {
        "rating": {"guest": guest, **_plain(rated[0], "mu", "sigma", "games")} if rated else None,
        "profile_open": await is_open(store, guest),
        "leagues": [
            {**_plain(row, "name", "since", "removed"), "owner": row.owner == guest}
            for row in await Leagues(store).memberships(guest)
        ],
        "results": [
            {
                **_plain(row, "table_id", "seat", "place", "points", "mu", "sigma"),
                "drafts": msgspec.json.decode(row.drafts or b"{}"),
            }
            for row in rows
        ],
    }


async def _order(store: Store, guest: str) -> dict[str, object]:
    """Whom somebody blocked or reported, what operators forbade them, and where they came from."""
    blocked = await blocked_by(store, guest)
    names = await store.guests(blocked)
    reports, penalties, visits = schema.reports, schema.penalties, schema.visits
    wrote = await _rows(store, select(reports).where(reports.c.author == guest))
    forbidden = await _rows(store, select(penalties).where(penalties.c.guest == guest))
    came = await _rows(store, select(visits).where(visits.c.guest == guest))
    return {
        "blocked": [names[one].name if one in names else "" for one in blocked],
        "reports": [_plain(row, "table_id", "reason", "words", "at") for row in wrote],
        "penalties": [_plain(row, "kind", "since", "until") for row in forbidden],
        "connections": [_plain(row, "network", "seen") for row in came],
    }


def _plain(row: Row[Any], *names: str) -> dict[str, object]:
    return {name: row._mapping[name] for name in names}  # noqa: SLF001 - a row as it is


async def _vacations(store: Store, guest: str) -> list[dict[str, object]]:
    table = schema.vacations
    query = select(table.c.since, table.c.until).where(table.c.guest == guest)
    return [{"since": row.since, "until": row.until} for row in await _rows(store, query)]


async def _chat(store: Store, guest: str) -> list[dict[str, object]]:
    chat = schema.chat
    query = select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.guest == guest)
    return [
        {"table": row.table_id, "text": row.text, "at": row.at}
        for row in await _rows(store, query.order_by(chat.c.number))
    ]


def _games(guest: str) -> Select[Any]:
    places, tables, reviews = schema.places, schema.tables, schema.reviews
    source = places.join(tables).outerjoin(reviews, reviews.c.table_id == tables.c.id)
    return (
        select(
            *(tables.c.id, tables.c.summary, tables.c.touched, places.c.seat, places.c.conduct),
            reviews.c.digests,
        )
        .select_from(source)
        .where(places.c.guest == guest)
        .order_by(tables.c.touched.desc())
    )


async def _game(store: Store, guest: str, row: Row[Any]) -> dict[str, object]:
    """A game: where they sat, how they played, and its record and review once it is over."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    seats = [seat for seat, who in enumerate(summary.chairs) if who == guest or seat == row.seat]
    told: dict[str, object] = {
        "table": row.id,
        "status": summary.status,
        "setup": summary.setup,
        "touched": row.touched,
        "seats": seats,
        "results": summary.results,
        "conduct": None if row.conduct is None else conduct(row.conduct),
    }
    if summary.status == OVER:
        entries = [log.decode(body) for _, body in await store.read(row.id)]
        told["record"] = record_of_log(entries).text()
    if row.digests:
        digests = msgspec.json.decode(row.digests)
        told["review"] = [digests[seat] for seat in seats]
    return told


def conduct(bits: int) -> dict[str, bool]:
    """How somebody played, in words."""
    return {
        "ran_out_of_time": bool(bits & LATE),
        "left": bool(bits & LEFT),
        "came_back": bool(bits & RETURNED),
    }


async def _rows(store: Store, query: Select[Any]) -> list[Row[Any]]:
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).all())
