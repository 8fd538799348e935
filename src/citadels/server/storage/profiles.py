"""Profiles: what the finished games of a guest tell of them, and who may see that."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select, update

from .. import limits
from ..standing.drafts import Offers
from . import schema
from .store import Store


class PlayedRow(msgspec.Struct, frozen=True):
    """A finished game of a guest: how many played, the place, and what was drafted."""

    players: int
    place: int
    drafts: dict[str, Offers]


async def played_by(store: Store, guest: str) -> list[PlayedRow]:
    """The finished games that a guest began, the oldest first: also those they left."""
    results, finished, others = schema.results, schema.finished, schema.results.alias()
    players = (
        select(func.count())
        .select_from(others)
        .where(others.c.table_id == results.c.table_id)
        .scalar_subquery()
    )
    query = (
        select(players, results.c.place, results.c.drafts)
        .select_from(results.join(finished, finished.c.table_id == results.c.table_id))
        .where(results.c.who == guest)
        .order_by(finished.c.at.desc(), results.c.table_id)
        .limit(limits.GAMES)
    )
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [
        PlayedRow(count, place, msgspec.json.decode(drafts or b"{}", type=dict[str, Offers]))
        for count, place, drafts in reversed(rows)
    ]


async def is_open(store: Store, guest: str) -> bool:
    """Whether a guest shows the profile to those they play with."""
    guests = schema.guests
    async with store.engine.connect() as connection:
        return bool(await connection.scalar(select(guests.c.open).where(guests.c.id == guest)))


async def set_open(store: Store, guest: str, *, wanted: bool) -> None:
    """Let a guest show the profile, or not."""
    query = update(schema.guests).where(schema.guests.c.id == guest).values(open=wanted)

    def work(connection: Connection) -> int:
        return connection.execute(query).rowcount

    await store.write(work)
