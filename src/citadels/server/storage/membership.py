"""Membership: who is in which league, and what becomes of a league when somebody leaves."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from . import schema


def leave_league(connection: Connection, league: str, guest: str) -> None:
    """Let a guest leave; the oldest member owns what they owned, and nobody's league is deleted."""
    members = schema.members
    mine = (members.c.league == league) & (members.c.guest == guest)
    connection.execute(delete(members).where(mine))
    _pass_on(connection, league, guest)


def leave_leagues(connection: Connection, guest: str) -> None:
    """Let a guest be in no league any more, nor be kept out of one."""
    members = schema.members
    query = select(members.c.league).where(members.c.guest == guest)
    for league in connection.scalars(query).all():
        leave_league(connection, league, guest)


def move_member(connection: Connection, old: str, new: str) -> None:
    """Let another guest be where one was; who owned a league owns it still."""
    leagues, members = schema.leagues, schema.members
    known = select(members.c.league).where(members.c.guest == new)
    double = (members.c.guest == old) & members.c.league.in_(known)
    connection.execute(delete(members).where(double))
    connection.execute(update(members).where(members.c.guest == old).values(guest=new))
    connection.execute(update(leagues).where(leagues.c.owner == old).values(owner=new))


def _pass_on(connection: Connection, league: str, guest: str) -> None:
    leagues, members = schema.leagues, schema.members
    inside = (members.c.league == league) & ~members.c.removed
    oldest = select(members.c.guest).where(inside).order_by(members.c.since, members.c.id).limit(1)
    heir = connection.scalar(oldest)
    if heir is None:
        _delete(connection, league)
    else:
        owned = (leagues.c.id == league) & (leagues.c.owner == guest)
        connection.execute(update(leagues).where(owned).values(owner=heir))


def _delete(connection: Connection, league: str) -> None:
    for table in (schema.league_results, schema.members):
        connection.execute(delete(table).where(table.c.league == league))
    connection.execute(delete(schema.leagues).where(schema.leagues.c.id == league))
