"""Reviews as they are kept: what decided a finished game, and who is working on it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects.postgresql import insert

from . import schema
from .store import Store


class Kept(msgspec.Struct, frozen=True):
    """The review of a game as far as it was made."""

    effort: str = ""  # of what is kept; empty if nothing is
    format: int = 0
    value: str = ""
    body: bytes = b""  # compressed JSON
    done: float = 0.0  # part of the work; negative if it failed
    claimed_until: float = 0.0
    digests: bytes = b""  # JSON: the `Digest` of each seat


class KeptReviews:
    """The reviews in a database. They name seats, never guests: nothing in them is personal."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> Kept:
        """What is kept for a table."""
        reviews = schema.reviews
        columns = [reviews.c[name] for name in Kept.__struct_fields__]
        query = select(*columns).where(reviews.c.table_id == table)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return Kept() if found is None else Kept(*found)

    async def claim(self, table: str, seconds: float) -> bool:
        """Say that this process makes a review; false if another one does."""
        reviews, now = schema.reviews, self.store.now()
        blank = msgspec.structs.asdict(Kept())
        row = insert(reviews).values(table_id=table, **blank).on_conflict_do_nothing()
        free = (reviews.c.table_id == table) & (reviews.c.claimed_until < now)
        mine = update(reviews).where(free).values(claimed_until=now + seconds, done=0.0)

        def work(connection: Connection) -> bool:
            connection.execute(row)
            return connection.execute(mine).rowcount == 1

        return bool(await self.store.write(work))

    async def note(self, table: str, done: float, seconds: float) -> None:
        """Say how much is done; the claim lasts on."""
        await self._write(table, done=done, claimed_until=self.store.now() + seconds)

    async def add_digests(self, table: str, digests: bytes) -> None:
        """Keep the digests of a review that has none, unless a new one came first."""
        reviews = schema.reviews
        bare = (reviews.c.table_id == table) & (func.length(reviews.c.digests) == 0)
        query = update(reviews).where(bare).values(digests=digests)
        await self.store.write(lambda connection: connection.execute(query).rowcount)

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep what was made."""
        await self._write(table, **msgspec.structs.asdict(kept))

    async def _write(self, table: str, **values: Any) -> None:  # noqa: ANN401 - of any column
        query = update(schema.reviews).where(schema.reviews.c.table_id == table).values(values)
        await self.store.write(lambda connection: connection.execute(query).rowcount)
