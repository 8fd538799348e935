"""Keys: the passkeys and links by which guests come back, as the database has them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Literal

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_not

from ...core.basics import Refusal
from .. import limits
from . import schema
from .reservations import release
from .store import Store

LINK_BYTES: Final = 24
Kind = Literal["back", "friend"]  # to come back with, and to find friends by


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a guest: its public half, and what its owner calls it."""

    id: str  # hash of the credential's id
    credential: bytes
    guest: str
    public_key: bytes
    count: int
    site: str
    name: str
    since: float
    used: float


class Keys:
    """The passkeys and links in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def passkey(self, id: str) -> Passkey | None:
        """Find a passkey."""
        table = schema.passkeys
        query = select(*table.c).where(table.c.id == id)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else Passkey(**found)

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, the oldest first."""
        table = schema.passkeys
        query = select(*table.c).where(table.c.guest == guest).order_by(table.c.since, table.c.id)
        async with self.store.engine.connect() as connection:
            return [Passkey(**row) for row in (await connection.execute(query)).mappings()]

    async def add(self, passkey: Passkey, challenge: bytes, until: float) -> None:
        """Keep a new passkey, for a challenge that nothing was made for before."""
        table = schema.passkeys
        mine = select(func.count()).where(table.c.guest == passkey.guest)
        fresh = insert_or_not(table).on_conflict_do_nothing()

        def work(connection: Connection) -> bool:
            if not _spend(connection, challenge, until, self.store.now()):
                return False
            if int(connection.scalar(mine) or 0) >= limits.PASSKEYS:
                raise Refusal("too many passkeys", "too-many-keys", most=limits.PASSKEYS)
            return connection.execute(fresh, asdict(passkey)).rowcount == 1

        if not await self.store.write(work):
            raise Refusal("that key is known", "unknown-key")

    async def use(self, passkey: Passkey, count: int, challenge: bytes, until: float) -> bool:
        """Note that a passkey has answered a challenge; false if that was answered before."""
        table, now = schema.passkeys, self.store.now()
        values = {"count": count, "used": now}
        here = update(table).where(table.c.id == passkey.id).values(values)

        def work(connection: Connection) -> bool:
            spent = _spend(connection, challenge, until, now)
            return spent and connection.execute(here).rowcount == 1

        return bool(await self.store.write(work))

    async def drop_passkey(self, id: str, guest: str) -> None:
        """Forget a passkey of a guest."""
        table = schema.passkeys
        query = delete(table).where(table.c.id == id, table.c.guest == guest)

        def work(connection: Connection) -> None:
            connection.execute(query)
            _release_unkept(connection, guest)

        await self.store.write(work)

    async def make_link(self, guest: str, kind: Kind) -> str:
        """Make the link of a guest anew: whoever has the one before has nothing."""
        token, table = secrets.token_urlsafe(LINK_BYTES), schema.links
        values = {"hash": hash_link(kind, token), "guest": guest, "kind": kind}
        values["since"] = self.store.now()  # type: ignore[assignment] # a number among texts
        before = delete(table).where(table.c.guest == guest, table.c.kind == kind)

        def work(connection: Connection) -> None:
            connection.execute(before)
            connection.execute(insert(table), values)

        await self.store.write(work)
        return token

    async def drop_link(self, guest: str, kind: Kind) -> None:
        """Let a link lead nowhere."""
        table = schema.links
        query = delete(table).where(table.c.guest == guest, table.c.kind == kind)

        def work(connection: Connection) -> None:
            connection.execute(query)
            _release_unkept(connection, guest)

        await self.store.write(work)

    async def owner(self, kind: Kind, token: str) -> str:
        """Whose link that is; empty if nobody's."""
        table = schema.links
        query = select(table.c.guest).where(table.c.hash == hash_link(kind, token))
        async with self.store.engine.connect() as connection:
            return str(await connection.scalar(query) or "")

    async def link_since(self, guest: str, kind: Kind) -> float:
        """When a guest made the link; 0 without one."""
        table = schema.links
        query = select(table.c.since).where(table.c.guest == guest, table.c.kind == kind)
        async with self.store.engine.connect() as connection:
            return float(await connection.scalar(query) or 0.0)

    async def is_kept(self, guest: str) -> bool:
        """Whether a guest can come back without the cookie."""
        async with self.store.engine.connect() as connection:
            return bool(await connection.run_sync(lambda sync: is_kept(sync, guest)))


def hash_link(kind: Kind, token: str) -> str:
    """What is stored of a link; one kind is never taken for another."""
    return hashlib.sha256(f"{kind} {token}".encode()).hexdigest()


def is_kept(connection: Connection, guest: str) -> bool:
    """Whether a guest has a passkey, or a link to come back with."""
    keys, links = schema.passkeys, schema.links
    key = select(keys.c.id).where(keys.c.guest == guest).limit(1)
    link = select(links.c.hash).where(links.c.guest == guest, links.c.kind == "back")
    return connection.scalar(key) is not None or connection.scalar(link) is not None


def _release_unkept(connection: Connection, guest: str) -> None:
    """Who cannot come back keeps no name from others."""
    if not is_kept(connection, guest):
        release(connection, guest)


def _spend(connection: Connection, challenge: bytes, until: float, now: float) -> bool:
    """Let a challenge be answered once; those that are too old anyway are dropped."""
    spent = schema.spent
    connection.execute(delete(spent).where(spent.c.until < now))
    values = {"challenge": hashlib.sha256(challenge).hexdigest(), "until": until}
    fresh = insert_or_not(spent).on_conflict_do_nothing()
    return connection.execute(fresh, values).rowcount == 1
