"""Guests: what is kept of how they played, and how all that is theirs is deleted."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Select, Update, delete, func, select, update

from . import schema
from .reported import forget_order


def keep_conduct(table: str, guest: str, bits: int) -> Update:
    """Keep how a guest plays a game; games that began before that was kept count nowhere."""
    places = schema.places
    which = (places.c.guest == guest) & (places.c.table_id == table)
    if bits:
        which &= places.c.conduct.is_not(None)
    return update(places).where(which).values(conduct=bits)


def last_conduct(guests: Sequence[str], games: int) -> Select[str, int]:
    """Ask how some guests played their last games, the newest first."""
    places, tables = schema.places, schema.tables
    newest = func.row_number().over(
        partition_by=places.c.guest, order_by=(tables.c.touched.desc(), tables.c.id)
    )
    counted = places.c.guest.in_(guests) & places.c.conduct.is_not(None)
    found = (
        select(places.c.guest, places.c.conduct, newest.label("newest"))
        .select_from(places.join(tables))
        .where(counted)
        .subquery()
    )
    query = select(found.c.guest, found.c.conduct).where(found.c.newest <= games)
    return query.order_by(found.c.guest, found.c.newest)


def forget_guest(connection: Connection, id: str) -> None:
    """Delete a guest: name, chat, places and devices, and reviews that are nobody else's."""
    own, sharing = (
        schema.guests.c.id == id,
        schema.guests.c.id.startswith(f"{id}.", autoescape=True),
    )
    connection.execute(delete(schema.guests).where(own | sharing))
    forget_order(connection, id)
    connection.execute(delete(schema.chat).where(schema.chat.c.guest == id))
    connection.execute(delete(schema.reviews).where(_only_of(id)))
    connection.execute(delete(schema.places).where(schema.places.c.guest == id))
    connection.execute(delete(schema.devices).where(schema.devices.c.guest == id))


def _only_of(guest: str) -> ColumnElement[bool]:
    """Whether a review is of a game in which a guest was the only person."""
    places, table = schema.places, schema.reviews.c.table_id
    mine = select(places.c.table_id).where(places.c.guest == guest)
    theirs = select(places.c.table_id).where(places.c.guest != guest)
    return table.in_(mine) & table.not_in(theirs.where(places.c.table_id.in_(mine)))
