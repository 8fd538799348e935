"""Who is here is noted for as many as one process can have connected."""

from __future__ import annotations

import asyncio
from typing import Final

from citadels import Config
from citadels.server.storage.migrate import migrate
from citadels.server.storage.store import Guest, Store
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from tests.server.services import POSTGRES, need_postgres

MANY: Final = 40_000  # more than the values that a statement may have
LATER: Final = 100.0  # seconds after which nobody counts as here who has not been noted again


async def note_many() -> set[str]:
    """Note very many, of whom the last one has a seat."""
    store = await Store.connect(POSTGRES)
    try:
        await migrate(store.engine)
        guests = [f"guest{number:05}" for number in range(MANY)]
        last = guests[-1]
        await store.save_guest(Guest(last, "Last"))
        desk = Desk(store, lambda _: None)
        table = (await desk.open(last, Config(2), TableOptions())).id
        await desk.commit(table, lambda t, at: t.may_sit(at, 0, last, "token"))
        places = [(guest, table) for guest in guests]
        store._offset += LATER
        before = store.now()
        await store.saw(guests, places)
        return {guest for guest, _ in await store.at_since(set(places), before - 1.0)}
    finally:
        await store.close()


def test_more_guests_than_a_statement_has_values_are_noted() -> None:
    need_postgres()
    assert asyncio.run(note_many()) == {f"guest{MANY - 1}"}
