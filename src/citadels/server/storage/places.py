"""Places: what an entry changes besides its table: who has a place there, and how they played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, update
from sqlalchemy.dialects.postgresql import insert

from . import schema
from .guests import keep_conduct
from .results import Ending, write_ending

_place: Final = insert(schema.places)
PLACE: Final = _place.on_conflict_do_update(
    index_elements=["guest", "table_id"], set_={"seat": _place.excluded.seat}
)
MENTION: Final = insert(schema.mentions).on_conflict_do_nothing()  # the log names that guest


class Changes(msgspec.Struct, frozen=True):
    """What changes with an entry: hardly any entry changes anything here.

    Links no longer prove `unproven` seats: whoever came with one has them no more. The table is
    no longer among those of guests who `left`. Of some guests it is kept how they played, and of
    a game that is over how it ended.
    """

    came: Sequence[str] = ()
    unproven: Sequence[int] = ()
    left: Sequence[str] = ()
    conduct: Mapping[str, int] = {}
    ending: Ending | None = None

    def __bool__(self) -> bool:
        """Whether anything does."""
        return bool(self.came or self.unproven or self.left or self.conduct or self.ending)


def write_changes(connection: Connection, table: str, changes: Changes) -> None:
    """Write them, in the transaction of the entry."""
    places = schema.places
    here = places.c.table_id == table
    if changes.unproven:
        linked = here & places.c.seat.in_(changes.unproven)
        connection.execute(update(places).where(linked).values(seat=-1))
    if changes.left:
        connection.execute(delete(places).where(here & places.c.guest.in_(changes.left)))
    for guest in changes.came:
        connection.execute(PLACE, {"guest": guest, "table_id": table, "seat": -1})
        connection.execute(MENTION, {"guest": guest, "table_id": table})
    for guest, bits in changes.conduct.items():
        connection.execute(keep_conduct(table, guest, bits))
    if changes.ending is not None:
        write_ending(connection, table, changes.ending)
