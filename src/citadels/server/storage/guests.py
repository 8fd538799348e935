"""Guests: how they are kept, how they played, and how all that is theirs is moved or deleted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Update,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from . import schema
from .membership import leave_leagues, move_member
from .ratings import rate_again
from .reported import forget_order
from .reservations import check_free, follow_name, release
from .results import alone, forget_results


def save_guest(connection: Connection, guest: Mapping[str, object], now: float) -> None:
    """Write a guest, or who shares a guest's screen; what others have reserved is refused."""
    table = schema.guests
    values = {name: guest[name] for name in ("id", "name", "shield", "language")}
    id, name = str(guest["id"]), str(guest["name"])
    owner = id.partition(".")[0]
    known = connection.scalar(select(table.c.name).where(table.c.id == id))
    check_free(connection, owner, name if name != known else "", now)
    if owner == id:
        follow_name(connection, id, name)
    if known is None:
        connection.execute(insert(table), {**values, "seen": now})
    else:
        connection.execute(update(table).where(table.c.id == id).values(**values, seen=now))


def take_name(connection: Connection, id: str) -> bool:
    """Take the name of a guest, and of those at the same screen; others may have it then."""
    table = schema.guests
    named = _is_or_shares(id) & (table.c.name != "")
    release(connection, id)
    return bool(connection.execute(update(table).where(named).values(name="")).rowcount)


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


def next_epoch(connection: Connection, id: str, now: float) -> int:
    """Make all cookies of a guest void; gives the epoch of those that are good from now on."""
    table = schema.guests
    own = table.c.id == id
    if not connection.execute(update(table).where(own).values(epoch=table.c.epoch + 1)).rowcount:
        blank = {"id": id, "name": "", "shield": "", "language": "", "seen": now, "epoch": 1}
        connection.execute(insert(table), blank)
    return int(connection.scalar(select(table.c.epoch).where(own)) or 0)


def forget_guest(connection: Connection, id: str) -> None:
    """Delete all rows of a guest, and reviews that are nobody else's."""
    connection.execute(delete(schema.guests).where(_is_or_shares(id)))
    forget_order(connection, id)
    forget_results(connection, id)
    leave_leagues(connection, id)
    connection.execute(delete(schema.reviews).where(_only_of(id)))
    friends = schema.friends
    connection.execute(delete(friends).where(or_(friends.c.guest == id, friends.c.other == id)))
    for table in OWN:
        connection.execute(delete(table).where(table.c.guest == id))


# Whose rows are one guest's alone.
OWN = (
    schema.chat,
    schema.places,
    schema.devices,
    schema.passkeys,
    schema.links,
    schema.reservations,
    schema.mentions,
    schema.vacations,
)


def move_guest(connection: Connection, old: str, new: str, tables: Sequence[str]) -> None:
    """Give what one guest has to another: some tables, all that was said, devices and friends."""
    for table in (schema.places, schema.mentions):
        mine = (table.c.guest == old) & table.c.table_id.in_(tables)
        connection.execute(update(table).where(mine).values(guest=new))
    for table in (schema.chat, schema.devices, schema.vacations):
        connection.execute(update(table).where(table.c.guest == old).values(guest=new))
    _move_sharers(connection, old, new, tables)
    _move_friends(connection, old, new)
    _move_results(connection, old, new, tables)
    move_member(connection, old, new)


def _move_sharers(connection: Connection, old: str, new: str, tables: Sequence[str]) -> None:
    guests = schema.guests
    for (id,) in connection.execute(select(guests.c.id).where(_shares(old))).all():
        _, table, seat = id.split(".")
        if table in tables:
            renamed = update(guests).where(guests.c.id == id).values(id=f"{new}.{table}.{seat}")
            connection.execute(renamed)


def _move_friends(connection: Connection, old: str, new: str) -> None:
    """Let another guest have somebody's friends, except those who are the same people."""
    friends = schema.friends
    for mine, theirs in ((friends.c.guest, friends.c.other), (friends.c.other, friends.c.guest)):
        known = select(theirs).where(mine == new)
        double = (mine == old) & (theirs.in_(known) | (theirs == new))
        connection.execute(delete(friends).where(double))
        connection.execute(update(friends).where(mine == old).values({mine: new}))


def _move_results(connection: Connection, old: str, new: str, tables: Sequence[str]) -> None:
    """Let another guest have the results of some tables, and rate both by what they have now."""
    results = schema.results
    alone(connection)
    mine = (results.c.who == old) & results.c.table_id.in_(tables)
    if connection.execute(update(results).where(mine).values(who=new)).rowcount:
        for who in (old, new):
            rate_again(connection, who)


def _shares(id: str) -> ColumnElement[bool]:
    return schema.guests.c.id.startswith(f"{id}.", autoescape=True)


def _is_or_shares(id: str) -> ColumnElement[bool]:
    return (schema.guests.c.id == id) | _shares(id)


def _only_of(guest: str) -> ColumnElement[bool]:
    """Whether a review is of a game in which a guest was the only person."""
    places, table = schema.places, schema.reviews.c.table_id
    mine = select(places.c.table_id).where(places.c.guest == guest)
    theirs = select(places.c.table_id).where(places.c.guest != guest)
    return table.in_(mine) & table.not_in(theirs.where(places.c.table_id.in_(mine)))
