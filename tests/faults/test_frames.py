"""Frames that are no messages count too; a bad cookie does not cost anybody a connection."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from citadels.server import limits
from tests.faults.process import START_SECONDS, Server, sqlite
from tests.faults.raw import EMPTY_MORE, EMPTY_PING, TEXT_BEGUN, pongs_until_the_end, raw_socket
from tests.faults.web import open_socket, request

MANY: Final = 20_000  # frames; without a limit all of them are answered
BAD_COOKIE: Final = "Cookie: citadels_guest=a.é\r\n".encode()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server."""
    folder = tmp_path_factory.mktemp("frames")
    with Server(folder, sqlite(folder / "frames.db")) as server:
        yield server.port
        assert server.alive


async def flood(port: int, source: str, frames: bytes) -> int:
    """Send frames until the server has had enough; say how many pings it answered."""
    async with raw_socket(port, source) as (reader, writer):
        answers = asyncio.create_task(pongs_until_the_end(reader))
        with contextlib.suppress(ConnectionError):
            writer.write(frames)
            await writer.drain()
            if answers.done():
                writer.write_eof()
        return await answers


@pytest.mark.parametrize(
    ("source", "frames"),
    [("127.31.0.1", EMPTY_PING * MANY), ("127.31.0.2", TEXT_BEGUN + EMPTY_MORE * MANY)],
    ids=["empty pings", "empty pieces"],
)
def test_a_flood_of_frames_ends_the_connection(port: int, source: str, frames: bytes) -> None:
    async def run() -> None:
        began = time.monotonic()
        answered = await flood(port, source, frames)
        rate, at_once = limits.FRAMES
        assert answered <= at_once + rate * (time.monotonic() - began)
        with pytest.raises(InvalidHandshake):  # and for a while the address is cut, unread
            async with open_socket(port, source=source):
                pass
        async with open_socket(port, source="127.31.0.9") as other:
            await other.recv()

    asyncio.run(run())


def test_control_without_limits_every_ping_is_answered(tmp_path: Path) -> None:
    async def run(port: int) -> int:
        async with raw_socket(port, "127.31.0.3") as (reader, writer):
            answers = asyncio.create_task(pongs_until_the_end(reader))
            writer.write(EMPTY_PING * MANY + bytes([0x88, 0x80, 0, 0, 0, 0]))  # and a close
            await writer.drain()
            return await answers

    with Server(tmp_path, sqlite(tmp_path / "control.db"), ["no limits"]) as server:
        assert asyncio.run(run(server.port)) == MANY


def test_a_cookie_with_foreign_letters_is_nobodys(port: int) -> None:
    async def run() -> None:
        source = "127.31.0.4"
        for _ in range(limits.SOCKETS + 2):
            async with raw_socket(port, source, BAD_COOKIE):
                pass
            await asyncio.sleep(1 / limits.REQUESTS[0])
        async with open_socket(port, source=source) as honest:
            await honest.recv()
        answer = await request(port, "GET", "/api/me", "a.é", source="127.31.0.5")
        assert answer.status == 200

    asyncio.run(run())


def test_bytes_that_are_no_letters_end_the_connection_quietly(tmp_path: Path) -> None:
    async def run(port: int) -> None:
        async with open_socket(port, source="127.31.0.6") as socket:
            await socket.recv()
            await socket.send(b'{"do": "ping", "id": \xff1}', text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(socket.recv(), START_SECONDS)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007

    with Server(tmp_path, sqlite(tmp_path / "bytes.db")) as server:
        asyncio.run(run(server.port))
        assert server.alive
    assert '"level": "error"' not in server.log.read_text()  # or anybody could raise an alarm


def test_who_asks_for_nothing_is_not_held(port: int) -> None:
    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n")  # and no more
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), START_SECONDS) == b""
        writer.close()

    asyncio.run(run())
