"""Leagues: friends who want to see how they stand; whoever has the link can join."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from ...core.basics import Refusal
from .. import limits
from . import schema
from .membership import leave_league
from .store import Store

ID_BYTES: Final = 12
TOKEN_BYTES: Final = 18


class LeagueRow(msgspec.Struct, frozen=True):
    """A league as the database has it."""

    id: str
    name: str
    owner: str
    token: str
    since: float
    ended: float | None


class Member(msgspec.Struct, frozen=True):
    """Who is in a league."""

    id: str
    guest: str
    since: float


class Leagues:
    """The leagues in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, guest: str, name: str) -> str:
        """Make a league with one member, who owns it; gives its id."""
        id, now = _new(ID_BYTES), self.store.now()
        values = {"id": id, "name": name, "owner": guest, "token": _new(TOKEN_BYTES), "since": now}

        def work(connection: Connection) -> None:
            _check_room(connection, guest)
            connection.execute(insert(schema.leagues), values)
            _join(connection, id, guest, now)

        await self.store.write(work)
        return id

    async def of(self, guest: str) -> list[tuple[LeagueRow, int, int]]:
        """The leagues of a guest, the newest first: each with its members, and its games."""
        leagues, members, played = schema.leagues, schema.members, schema.league_results
        inside = select(members.c.league).where(members.c.guest == guest, ~members.c.removed)
        people = (
            select(func.count())
            .select_from(members)
            .where(members.c.league == leagues.c.id, ~members.c.removed)
            .scalar_subquery()
        )
        games = (
            select(func.count(func.distinct(played.c.table_id)))
            .where(played.c.league == leagues.c.id)
            .scalar_subquery()
        )
        query = select(leagues, people, games).where(leagues.c.id.in_(inside))
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(leagues.c.since.desc()))).all()
        return [(LeagueRow(*row[:-2]), row[-2], row[-1]) for row in rows]

    async def find(self, id: str, guest: str) -> tuple[LeagueRow, list[Member]]:
        """A league and its members, for one of them; for others there is none."""
        row, members = await self._read(id)
        if guest not in {member.guest for member in members}:
            raise _missing()
        return row, members

    async def linked(self, id: str, token: str) -> tuple[LeagueRow, list[Member]]:
        """The same for whoever has its link."""
        row, members = await self._read(id)
        if not hmac.compare_digest(row.token.encode(), token.encode()):
            raise _missing()
        return row, members

    async def _read(self, id: str) -> tuple[LeagueRow, list[Member]]:
        leagues, members = schema.leagues, schema.members
        inside = (members.c.league == id) & ~members.c.removed
        query = select(members.c.id, members.c.guest, members.c.since).where(inside)
        async with self.store.engine.connect() as connection:
            found = (
                await connection.execute(select(leagues).where(leagues.c.id == id))
            ).one_or_none()
            rows = (await connection.execute(query.order_by(members.c.since, members.c.id))).all()
        if found is None:
            raise _missing()
        return LeagueRow(*found), [Member(*row) for row in rows]

    async def join(self, league: LeagueRow, guest: str) -> None:
        """Be a member, with the link; once more is no mistake."""
        members, now = schema.members, self.store.now()
        mine = (members.c.league == league.id) & (members.c.guest == guest)

        def work(connection: Connection) -> None:
            known = connection.scalar(select(members.c.removed).where(mine))
            if known is False:
                return
            if known:
                raise Refusal("the owner removed you", "league-removed")
            if league.ended is not None:
                raise Refusal("the league has ended", "league-ended")
            _check_room(connection, guest)
            inside = (members.c.league == league.id) & ~members.c.removed
            count = select(func.count()).select_from(members).where(inside)
            if int(connection.scalar(count) or 0) >= limits.MEMBERS:
                raise Refusal("the league is full", "league-full", most=limits.MEMBERS)
            _join(connection, league.id, guest, now)

        await self.store.write(work)

    async def leave(self, id: str, guest: str) -> None:
        """Be a member no more."""
        await self.store.write(lambda connection: leave_league(connection, id, guest))

    async def remove(self, id: str, member: str) -> None:
        """Let somebody be a member no more, who cannot come back."""
        members = schema.members
        whom = (members.c.league == id) & (members.c.id == member)
        query = update(members).where(whom).values(removed=True)
        await self.store.write(lambda connection: connection.execute(query).rowcount)

    async def change(self, id: str, **values: object) -> None:
        """Change the name of a league, or end it."""
        query = update(schema.leagues).where(schema.leagues.c.id == id).values(**values)
        await self.store.write(lambda connection: connection.execute(query).rowcount)

    async def renew_link(self, id: str) -> None:
        """Let the link lead nowhere, and have another one."""
        await self.change(id, token=_new(TOKEN_BYTES))

    async def end(self, id: str) -> None:
        """Let no more games count; the table stays."""
        await self.change(id, ended=self.store.now())

    async def games(self, id: str) -> list[dict[str, int]]:
        """The games that count, each as the members who sat there and their places."""
        played, results = schema.league_results, schema.results
        here = (results.c.table_id == played.c.table_id) & (results.c.seat == played.c.seat)
        query = (
            select(played.c.table_id, results.c.who, results.c.place)
            .select_from(played.join(results, here))
            .where(played.c.league == id)
        )
        found: dict[str, dict[str, int]] = {}
        async with self.store.engine.connect() as connection:
            for table, who, place in await connection.execute(query):
                found.setdefault(table, {})[who] = place
        return list(found.values())

    async def memberships(self, guest: str) -> list[Any]:
        """What is kept of a guest, in words for them."""
        leagues, members = schema.leagues, schema.members
        query = (
            select(leagues.c.name, leagues.c.owner, members.c.since, members.c.removed)
            .select_from(members.join(leagues, leagues.c.id == members.c.league))
            .where(members.c.guest == guest)
        )
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _new(size: int) -> str:
    return secrets.token_urlsafe(size)


def _missing() -> Refusal:
    return Refusal("there is no such league", "no-league")


def _check_room(connection: Connection, guest: str) -> None:
    """Refuse one league too many."""
    members = schema.members
    mine = select(func.count()).select_from(members).where(members.c.guest == guest)
    if int(connection.scalar(mine.where(~members.c.removed)) or 0) >= limits.LEAGUES:
        raise Refusal("too many leagues", "too-many-leagues", most=limits.LEAGUES)


def _join(connection: Connection, league: str, guest: str, now: float) -> None:
    row = {"id": _new(ID_BYTES), "league": league, "guest": guest, "since": now}
    connection.execute(insert(schema.members), {**row, "removed": False})
