"""Blocks: whom a guest does not want to meet."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from ...core.basics import Refusal
from .. import limits
from . import schema
from .store import Store


async def block(store: Store, guest: str, other: str) -> None:
    """Block somebody, who is no friend then; once more is no mistake."""
    table, friends = schema.blocks, schema.friends
    pair = (guest, other)
    both = friends.c.guest.in_(pair) & friends.c.other.in_(pair)
    count = select(func.count()).select_from(table).where(table.c.guest == guest)
    row = insert(table).values(guest=guest, other=other, since=store.now())

    def work(connection: Connection) -> bool:
        if (connection.scalar(count) or 0) >= limits.BLOCKS:
            return False
        connection.execute(row.on_conflict_do_nothing())
        connection.execute(delete(friends).where(both))
        return True

    if not await store.write(work):
        raise Refusal("too many blocks", "too-many-blocks", most=limits.BLOCKS)


async def unblock(store: Store, guest: str, other: str) -> None:
    """Block somebody no more."""
    table = schema.blocks
    query = delete(table).where(table.c.guest == guest, table.c.other == other)
    await store.write(lambda connection: connection.execute(query).rowcount)


async def blocked_by(store: Store, guest: str) -> list[str]:
    """Whom a guest has blocked, the newest first."""
    table = schema.blocks
    query = select(table.c.other).where(table.c.guest == guest)
    async with store.engine.connect() as connection:
        return list(await connection.scalars(query.order_by(table.c.since.desc(), table.c.other)))
