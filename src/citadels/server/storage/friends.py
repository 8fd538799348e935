"""Friends: two people who each want to know the other; one wish alone tells nobody anything."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_not

from ...core.basics import Refusal
from .. import limits
from . import schema
from .store import Store
from .turns import correspondence_of

ID_BYTES: Final = 12
DECLINED: Final = -1.0  # in the place of when a wish was made: it is not shown again


class FriendRow(msgspec.Struct, frozen=True):
    """A friend of a guest, and what the database knows of what they do."""

    id: str
    guest: str
    seen: float
    invited_to: str  # a table of the friend's that waits for this guest
    open_at: str  # a table that everybody may join, where the friend waits for players


class Friends:
    """The friends in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def wish(self, guest: str, other: str) -> None:
        """Want somebody as a friend; both have to. Whoever is blocked is not heard, nor told."""
        if not await self.store.is_blocked(guest, other):
            await self.store.write(lambda c: self._wish(c, guest, other))

    async def unite(self, guest: str, other: str) -> None:
        """Make friends of two who have both agreed."""
        if await self.store.is_blocked(guest, other):
            raise Refusal("one of the two blocked the other", "friend-blocked")

        def work(connection: Connection) -> None:
            self._wish(connection, guest, other)
            self._wish(connection, other, guest)

        await self.store.write(work)

    def _wish(self, connection: Connection, guest: str, other: str) -> None:
        friends, now = schema.friends, self.store.now()
        mine = select(func.count()).where(friends.c.guest == guest)
        if int(connection.scalar(mine) or 0) >= limits.FRIENDS:
            raise Refusal("too many friends", "too-many-friends", most=limits.FRIENDS)
        values = {
            "id": secrets.token_urlsafe(ID_BYTES),
            "guest": guest,
            "other": other,
            "since": now,
            "invited": 0.0,
        }
        connection.execute(insert_or_not(friends).on_conflict_do_nothing(), values)

    async def of(self, guest: str) -> list[FriendRow]:
        """The friends of a guest: who want each other."""
        mine, theirs, guests = schema.friends, schema.friends.alias(), schema.guests
        tables, now = schema.tables.alias(), self.store.now()
        mutual = and_(theirs.c.guest == mine.c.other, theirs.c.other == mine.c.guest)
        lately = theirs.c.invited > now - limits.ROOM_SECONDS
        waits = and_(tables.c.id == theirs.c.table_id, tables.c.status == "open", lately)
        source = mine.join(theirs, mutual).join(guests, guests.c.id == mine.c.other)
        query = (
            select(mine.c.id, mine.c.other, guests.c.seen)
            .add_columns(tables.c.id, tables.c.summary, theirs.c.invited)
            .select_from(source.outerjoin(tables, waits))
            .where(mine.c.guest == guest)
            .order_by(guests.c.seen.desc(), mine.c.id)
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            listed = await connection.run_sync(_listed, [row[1] for row in rows])
        return [
            FriendRow(
                row.id,
                row.other,
                row.seen,
                row[3] if row[3] and row.invited > now - _lasting(row.summary) else "",
                listed.get(row.other, ""),
            )
            for row in rows
        ]

    async def wishes(self, guest: str) -> list[tuple[str, str]]:
        """Who want a guest as a friend, and have had no answer yet: the wish, and whose it is."""
        theirs, mine = schema.friends, schema.friends.alias()
        answered = and_(mine.c.guest == guest, mine.c.other == theirs.c.guest)
        query = (
            select(theirs.c.id, theirs.c.guest)
            .select_from(theirs.outerjoin(mine, answered))
            .where(theirs.c.other == guest, theirs.c.since > 0, mine.c.id.is_(None))
            .order_by(theirs.c.since.desc())
            .limit(limits.FRIENDS)
        )
        async with self.store.engine.connect() as connection:
            return [(id, who) for id, who in await connection.execute(query)]

    async def accept(self, guest: str, id: str) -> None:
        """Want somebody, too, who has wished so."""
        friends = schema.friends
        query = select(friends.c.guest).where(friends.c.id == id, friends.c.other == guest)
        async with self.store.engine.connect() as connection:
            other = await connection.scalar(query)
        if other is None:
            raise Refusal("nobody wishes so", "no-friend")
        await self.wish(guest, other)

    async def drop(self, guest: str, id: str) -> None:
        """End a friendship; or decline a wish, of which nobody is told."""
        friends = schema.friends
        mine = select(friends.c.other).where(friends.c.id == id, friends.c.guest == guest)
        wish = (friends.c.id == id) & (friends.c.other == guest)

        def work(connection: Connection) -> None:
            connection.execute(update(friends).where(wish).values(since=DECLINED))
            other = connection.scalar(mine)
            if other is not None:
                pair = (guest, other)
                both = friends.c.guest.in_(pair) & friends.c.other.in_(pair)
                connection.execute(delete(friends).where(both))

        await self.store.write(work)

    async def invite(
        self, guest: str, table: str, *, id: str = "", at: Collection[str] = ()
    ) -> int:
        """Invite a friend to a table, or those among some guests; says how many."""
        mine, theirs = schema.friends, schema.friends.alias()
        mutual = select(theirs.c.guest).where(theirs.c.other == guest)
        whom = or_(mine.c.id == id, mine.c.other.in_(at))
        query = (
            update(mine)
            .where(mine.c.guest == guest, mine.c.other.in_(mutual), whom)
            .values(table_id=table, invited=self.store.now())
        )
        return int(await self.store.write(lambda c: c.execute(query).rowcount))


def _lasting(summary: bytes) -> float:
    """For how long an invitation to a table is shown: by correspondence, as long as it waits."""
    by_days = correspondence_of(summary)
    return limits.ROOM_SECONDS if by_days else limits.INVITED_SECONDS


def _listed(connection: Connection, guests: Sequence[str]) -> dict[str, str]:
    """Where guests wait for players at tables that everybody may know of."""
    places, tables = schema.places, schema.tables
    query = (
        select(places.c.guest, tables.c.id)
        .select_from(places.join(tables))
        .where(places.c.guest.in_(guests), tables.c.status == "open", tables.c.listed)
        .order_by(tables.c.touched)
    )
    return {row.guest: row.id for row in connection.execute(query)}
