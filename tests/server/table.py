"""A table for tests: a desk on a fresh database, clients without a network, a bot that answers."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from citadels import Config
from citadels.server import limits
from citadels.server import messages as m
from citadels.server.client import Client
from citadels.server.desk import Desk
from citadels.server.migrate import migrate
from citadels.server.room import Room
from citadels.server.store import Guest, Store
from citadels.server.wishes import TableWishes


@contextlib.asynccontextmanager
async def make_desk(folder: Path, url: str = "") -> AsyncIterator[Desk]:
    """A desk on a database of its own."""
    store = await Store.connect(url or f"sqlite+aiosqlite:///{folder / 'test.db'}")
    await migrate(store.engine)
    try:
        yield Desk(store, lambda message: None)
    finally:
        await store.close()


async def open_table(
    desk: Desk, guests: list[str], config: Config | None = None, wishes: TableWishes | None = None
) -> Room:
    """A table that has begun, with a guest in every seat."""
    config = config or Config(len(guests))
    room = await desk.open(guests[0], config, wishes or TableWishes())
    for seat, guest in enumerate(guests):
        await desk.store.save_guest(Guest(guest, guest.title()))
        await _sit(desk, room.id, seat, guest)
    return await desk.commit(room.id, lambda r, at: r.may_start(at, guests[0]))


async def _sit(desk: Desk, table: str, seat: int, guest: str) -> None:
    await desk.commit(table, lambda r, at: r.may_sit(at, seat, guest, f"token of {guest}"))


class Reader:
    """A client whose messages are kept."""

    def __init__(self, desk: Desk, guest: str) -> None:
        self.tales: list[m.AnyTale] = []
        self.frames: list[bytes] = []
        self.client = Client(desk, guest, self._keep, limits.Crowd(limits.SPECTATORS))
        self.number = 0

    async def _keep(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.tales.append(msgspec.json.decode(frame, type=m.AnyTale))

    async def wish(self, **wish: object) -> m.Done | m.Refused:
        """Send a wish; give the answer."""
        self.number += 1
        return await self.send(msgspec.json.encode({"id": self.number, **wish}))

    async def send(self, frame: bytes) -> m.Done | m.Refused:
        """Send a frame as it is; give the answer."""
        await self.client.hear(frame)
        answer = self.tales[-1]
        assert isinstance(answer, m.Done | m.Refused)
        return answer

    async def look(self) -> m.TableTale:
        """Be told the table, if it has changed, and give what was told last."""
        if self.client.changed.is_set():
            self.client.changed.clear()
            assert self.client.held is not None
            await self.client._tell_table(self.client.held.room)
        return next(tale for tale in reversed(self.tales) if isinstance(tale, m.TableTale))


async def play_on(desk: Desk, id: str, rng: random.Random, choices: int = 10_000) -> Room:
    """Answer questions at random, as whoever is asked, until the game is over."""
    room = await desk.fresh(id)
    for _ in range(choices):
        if room.game is None or room.game.asking is None:
            break
        option = rng.choice(room.game.options).text
        room = await choose(desk, room, option)
    return room


async def choose(desk: Desk, room: Room, option: str) -> Room:
    """Answer the open question of a table, as whoever is asked."""
    seat, asked = room.asking, room.asked
    return await desk.commit(room.id, lambda r, at: r.may_choose(at, seat, asked, option, "player"))
