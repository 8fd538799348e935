"""Attack: floods, huge frames and readers who do not read, from a process of their own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from .raw import EMPTY_MORE, EMPTY_PING, TEXT_BEGUN, pongs_until_the_end, raw_socket
from .web import open_socket

SOCKETS: Final = 12  # of each kind
BURST: Final = 20  # messages at once
RETURN: Final = 0.5  # seconds until somebody who was thrown out comes back
PAUSE: Final = 0.05  # seconds between bursts
HUGE: Final = 1 << 20
MANY: Final = 2_000  # frames at once
Way = Callable[[int, int, Sequence[str]], Awaitable[None]]
LOST: Final = (OSError, EOFError, WebSocketException, TimeoutError)


async def flood(port: int, number: int, tables: Sequence[str]) -> None:
    """Go from table to table, each of which has to be read and told; many more than anybody may."""
    commands = itertools.cycle(json.dumps({"do": "join", "id": 1, "table": one}) for one in tables)
    async with open_socket(port, source=f"127.20.0.{number + 1}") as socket:
        reader = asyncio.create_task(_swallow(socket))
        try:
            while True:
                for command in itertools.islice(commands, BURST):
                    await socket.send(command)
                await asyncio.sleep(PAUSE)
        finally:
            reader.cancel()


async def _swallow(socket: ClientConnection) -> None:
    with contextlib.suppress(*LOST):
        while True:
            await socket.recv()


async def send_huge(port: int, number: int, _: Sequence[str]) -> None:
    """Send frames that are far too long."""
    async with open_socket(port, source=f"127.21.0.{number + 1}") as socket:
        await socket.send("x" * HUGE)
        await socket.recv()
        await socket.recv()


async def read_nothing(port: int, number: int, tables: Sequence[str]) -> None:
    """Join a table, ask for it again and again, and never read what comes."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(f"127.22.0.{number + 1}", 0), limit=1024
    )
    head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    writer.write(f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{head}{key}\r\n".encode())
    reader._transport.pause_reading()  # type: ignore[attr-defined]
    table = tables[number % len(tables)]
    command = json.dumps({"do": "join", "id": 1, "table": table}).encode()
    frame = bytes([0x81, 0x80 | len(command), 0, 0, 0, 0]) + command
    for _ in itertools.count():
        writer.write(frame)
        await writer.drain()
        await asyncio.sleep(PAUSE)


async def knock(port: int, *_: object) -> None:
    """Open more connections from one address than anybody may, and hold them."""
    async with contextlib.AsyncExitStack() as stack:
        for _number in range(20):
            await stack.enter_async_context(open_socket(port, source="127.23.0.1"))
        await asyncio.sleep(1.0)


async def send_frames(port: int, number: int, frames: bytes, *, read: bool) -> None:
    """Send frames that are no messages without a pause; read what comes, or let it pile up."""
    async with raw_socket(port, f"127.24.0.{number + 1}") as (reader, writer):
        answers = asyncio.create_task(pongs_until_the_end(reader)) if read else None
        if answers is None:
            reader._transport.pause_reading()  # type: ignore[attr-defined]
        while not (answers and answers.done()):
            writer.write(frames)
            await writer.drain()


async def ping(port: int, number: int, _: Sequence[str]) -> None:
    """Send empty pings, each of which the standard wants to be answered."""
    await send_frames(port, number, EMPTY_PING * MANY, read=True)


async def ping_unread(port: int, number: int, _: Sequence[str]) -> None:
    """Send pings, and read none of the answers."""
    await send_frames(port, 50 + number, EMPTY_PING * MANY, read=False)


async def never_end(port: int, number: int, _: Sequence[str]) -> None:
    """Send a message in pieces that hold nothing."""
    await send_frames(port, 100 + number, TEXT_BEGUN + EMPTY_MORE * MANY, read=True)


async def come_and_go(port: int, number: int, _: Sequence[str]) -> None:
    """Connect with packed messages, and leave at once."""
    async with open_socket(port, source=f"127.25.0.{number + 1}", compression="deflate") as socket:
        await socket.recv()


async def keep_on(port: int, seconds: float, tables: list[str]) -> None:
    """Attack in every way for a while."""

    async def again(way: Way, number: int) -> None:
        while True:
            with contextlib.suppress(*LOST):
                await way(port, number, tables)
            await asyncio.sleep(RETURN)

    ways = (flood, send_huge, read_nothing, knock, ping, ping_unread, never_end, come_and_go)
    tasks = [asyncio.create_task(again(way, n)) for way in ways for n in range(SOCKETS)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    os.nice(10)
    asyncio.run(keep_on(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
