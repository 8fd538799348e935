"""A table for tests: a desk on a fresh database, clients without a network, a bot that answers."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from citadels import Config
from citadels.server import limits
from citadels.server.socket.client import Client
from citadels.server.storage.store import Guest
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.server.served import connected, fresh


@contextlib.asynccontextmanager
async def make_desk(folder: Path, url: str = "") -> AsyncIterator[Desk]:
    """A desk on a database of its own."""
    async with connected(url or fresh(folder / "test.db")) as store:
        yield Desk(store, lambda message: None)


async def open_table(
    desk: Desk, guests: list[str], config: Config | None = None, options: TableOptions | None = None
) -> Table:
    """A table that has begun, with a guest in every seat."""
    config = config or Config(len(guests))
    table = await desk.open(guests[0], config, options or TableOptions())
    for seat, guest in enumerate(guests):
        await desk.store.save_guest(Guest(guest, guest.title()))
        await sit(desk, table.id, seat, guest)
    return await desk.commit(table.id, lambda t, at: t.may_start(at, guests[0]))


async def sit(desk: Desk, table: str, seat: int, guest: str) -> None:
    """Give a seat to a guest."""
    await desk.commit(table, lambda t, at: t.may_sit(at, seat, guest, f"token of {guest}"))


class Reader:
    """A client whose messages are kept."""

    def __init__(self, desk: Desk, guest: str) -> None:
        self.messages: list[m.AnyMessage] = []
        self.frames: list[bytes] = []
        self.client = Client(desk, guest, self._keep, limits.Gallery())
        self.number = 0

    async def _keep(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.messages.append(msgspec.json.decode(frame, type=m.AnyMessage))

    async def command(self, **command: object) -> m.Done | m.Refused:
        """Send a command; give the answer."""
        self.number += 1
        return await self.send(msgspec.json.encode({"id": self.number, **command}))

    async def send(self, frame: bytes) -> m.Done | m.Refused:
        """Send a frame as it is; give the answer."""
        await self.client.hear(frame)
        answer = self.messages[-1]
        assert isinstance(answer, m.Done | m.Refused)
        return answer

    async def look(self) -> m.TableMessage:
        """Be told the table, if it has changed, and give what was told last."""
        if self.client.changed.is_set():
            self.client.changed.clear()
            assert self.client.live is not None
            await self.client._tell_table(self.client.live.table)
        return next(
            message for message in reversed(self.messages) if isinstance(message, m.TableMessage)
        )


async def forget(desk: Desk) -> None:
    """Have no table in memory, and own none, as after a restart."""
    desk.live.clear()
    await desk.store.bury(desk.owner.id)


async def play_on(desk: Desk, id: str, rng: random.Random, choices: int = 10_000) -> Table:
    """Answer questions at random, as whoever is asked, until the game is over."""
    table = await desk.fresh(id)
    for _ in range(choices):
        if table.game is None or table.game.question is None:
            break
        option = rng.choice(table.game.options).text
        table = await choose(desk, table, option)
    return table


async def choose(desk: Desk, table: Table, option: str) -> Table:
    """Answer the open question of a table, as whoever is asked."""
    seat, question = table.asked_seat, table.question
    return await desk.commit(
        table.id, lambda t, at: t.may_choose(at, seat, question, option, "player")
    )
