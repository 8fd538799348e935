"""A house for tests: people who come to tables and leave them, on a clock that does not wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

from citadels import RULES_VERSION, Config, write_config
from citadels.server import limits
from citadels.server.bots.automation import Automation
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from tests.faults.virtual import MemoryStore
from tests.server.table import Reader

FOR_EVER: Final = 1800.0  # seconds after which nobody waits any more
Seated = tuple[str, str]  # a guest, and the table where they have a seat
STEP: Final = 0.1  # seconds between looks at what has become of a table


class Presence(MemoryStore):
    """Knows who was at which table when, as a database does."""

    def __init__(self) -> None:
        super().__init__()
        self.here: dict[Seated, float] = {}

    async def saw(self, ids: Sequence[str], places: Sequence[Seated] = ()) -> None:
        """Note who is where."""
        self.here |= dict.fromkeys(places, self.now())

    async def at_since(self, places: set[Seated], since: float) -> set[Seated]:
        """Give those who were there after a time."""
        return {place for place in places if self.here.get(place, 0.0) > since}

    async def open_tables_of(self, guest: str) -> int:
        """Nobody has too many."""
        return 0


class Quick:
    """Takes what is offered first, without thinking."""

    async def choose(self, table: Table, *_: object) -> str:
        """Choose for whoever is asked."""
        assert table.game is not None
        return table.game.options[0].text


class House:
    """Tables and who is at them; whoever leaves one goes to another, and is still connected."""

    def __init__(self) -> None:
        self.store = Presence()
        self.desk = Desk(self.store, lambda _: None)
        self.automation = Automation(self.desk, Quick())  # type: ignore[arg-type] # chooses as they do
        self.readers: dict[str, Reader] = {}

    async def open(
        self, config: Config, options: TableOptions | None = None, number: int = 0
    ) -> Table:
        """Begin a game with a person in every seat, all of them there."""
        now, host = self.store.now(), "guest0"
        setup, seed = write_config(config), f"{number:064x}"
        table = await self.desk.begin(
            log.Opened(now, host, setup, options or TableOptions(), seed, RULES_VERSION)
        )
        for seat in range(config.players):
            await self._sit(table.id, seat)
            await self.come(f"guest{seat}", table.id)
        return await self.desk.commit(table.id, lambda t, at: t.may_start(at, host))

    async def _sit(self, id: str, seat: int) -> None:
        guest = f"guest{seat}"
        await self.desk.commit(id, lambda t, at: t.may_sit(at, seat, guest, f"token of {guest}"))

    async def come(self, guest: str, id: str) -> Reader:
        """Be at a table, and no longer at another one."""
        reader = self.readers.setdefault(guest, Reader(self.desk, guest))
        await reader.command(do="join", table=id)
        return reader

    async def leave(self, guest: str) -> None:
        """Go to another table; bots play there."""
        other = await self.desk.open(guest, Config(2), TableOptions())
        await self.desk.commit(other.id, lambda t, at: t.may_sit(at, 0, guest, "token"))
        await self.come(guest, other.id)

    def table(self, id: str) -> Table:
        """A table as it is now."""
        return self.desk.live[id].table

    async def until(self, done: Callable[[], bool]) -> float:
        """Wait for something; say how many seconds it took, more than `FOR_EVER` if too long."""
        begun = self.store.now()
        while not done() and self.store.now() - begun <= FOR_EVER:  # noqa: ASYNC110 - on a clock that does not wait
            await asyncio.sleep(STEP)
        return self.store.now() - begun

    async def _note(self) -> None:
        while True:
            for reader in self.readers.values():
                await self.store.saw([], sorted(reader.client.places()))
            await asyncio.sleep(limits.PRESENCE_SECONDS)


@contextlib.asynccontextmanager
async def open_house() -> AsyncIterator[House]:
    """A house in which time passes."""
    house = House()
    works = [asyncio.create_task(work) for work in (house.automation.run(), house._note())]
    try:
        yield house
    finally:
        for work in works:
            work.cancel()
        await house.automation.stop()
