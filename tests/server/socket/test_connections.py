"""What an ended connection leaves behind: nothing that would have to be collected."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from citadels.server.app import make_app
from citadels.server.settings import Settings
from citadels.server.socket.protocol import CountedProtocol
from tests.server.live import free_port
from tests.server.served import fresh

GUESTS: Final = 5


@contextlib.contextmanager
def nothing_collected() -> Iterator[None]:
    """Let circles stay."""
    gc.collect()
    threshold = gc.get_threshold()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.set_threshold(*threshold)
        gc.unfreeze()
        gc.collect()


async def until(done: Callable[[], bool]) -> None:
    """Wait for something that tells nobody when it happens."""
    while not done():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[uvicorn.Server]:
    """A server in this process, so that its objects can be counted."""
    port = free_port()
    app = make_app(Settings(fresh(folder / "connections.db")))
    server = uvicorn.Server(
        uvicorn.Config(app, port=port, ws=CountedProtocol, log_config=None, lifespan="on")
    )
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield server
    finally:
        server.should_exit = True
        await task


def alive(kind: type) -> int:
    """How many of a kind are somewhere in the memory."""
    return sum(type(one) is kind for one in gc.get_objects())


async def left(folder: Path) -> tuple[int, int]:
    """Let guests come and go; count what stays of their connections."""
    with nothing_collected():
        async with serving(folder) as server:
            address = f"ws://127.0.0.1:{server.config.port}/ws"
            for _ in range(GUESTS):
                async with connect(address, proxy=None) as socket:
                    await socket.recv()
            await until(lambda: not server.server_state.tasks)
            await asyncio.sleep(0)  # the last one is noted before it is let go
            return alive(CountedProtocol), alive(ServerProtocol)


def test_an_ended_connection_is_gone_at_once(tmp_path: Path) -> None:
    assert asyncio.run(left(tmp_path)) == (0, 0)


def test_control_a_connection_that_holds_itself_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CountedProtocol, "_let_go", lambda _: None)
    assert asyncio.run(left(tmp_path))[1] == GUESTS
