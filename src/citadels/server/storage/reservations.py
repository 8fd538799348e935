"""Reservations: names that belong to one guest, for as long as that guest comes."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select, update

from ...core.basics import Refusal
from .. import limits
from ..looks import look_of
from . import schema


def check_free(connection: Connection, guest: str, name: str, now: float) -> None:
    """Refuse a name that somebody else has reserved, or one that looks like it."""
    look = look_of(name)
    if look and connection.scalar(_of_others(guest, schema.reservations.c.look == look, now)):
        raise Refusal("the name is somebody else's", "name-taken")


def _of_others(guest: str, which: ColumnElement[bool], now: float) -> Select[str]:
    """Ask who else has reserved something, and has been here within a year."""
    held, guests = schema.reservations, schema.guests
    lasting = guests.c.seen > now - limits.RESERVED_SECONDS
    source = held.join(guests, guests.c.id == held.c.guest)
    query = select(held.c.guest).select_from(source)
    return query.where(which, held.c.guest != guest, lasting)


def reserve(connection: Connection, guest: str, now: float) -> None:
    """Let nobody else have the name that a guest has now."""
    guests, held = schema.guests, schema.reservations
    name = connection.scalar(select(guests.c.name).where(guests.c.id == guest)) or ""
    look = _look(name)
    check_free(connection, guest, name, now)
    lapsed = held.c.look == look  # of who came no more
    connection.execute(delete(held).where(lapsed | (held.c.guest == guest)))
    connection.execute(insert(held), {"look": look, "guest": guest, "since": now})


def follow_name(connection: Connection, guest: str, name: str) -> None:
    """Let a reservation go along with a new name; without a name there is none."""
    held = schema.reservations
    mine = held.c.guest == guest
    if connection.scalar(select(held.c.guest).where(mine)) is None:
        return
    if not name:
        connection.execute(delete(held).where(mine))
        return
    look = _look(name)
    connection.execute(delete(held).where(held.c.look == look, held.c.guest != guest))
    connection.execute(update(held).where(mine).values(look=look))


def release(connection: Connection, guest: str) -> None:
    """Let others have a guest's name again."""
    held = schema.reservations
    connection.execute(delete(held).where(held.c.guest == guest))


def _look(name: str) -> str:
    """How a name looks that can be reserved: not like nothing."""
    look = look_of(name)
    if not look:
        raise Refusal("there is nothing to reserve", "name-empty")
    return look
