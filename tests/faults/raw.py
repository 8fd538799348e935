"""Raw: a socket spoken by hand, for frames that no library would send."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

HANDSHAKE: Final = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
MASK: Final = bytes(4)
TEXT_BEGUN: Final = bytes([0x01, 0x80]) + MASK  # a message that is not at its end
EMPTY_MORE: Final = bytes([0x00, 0x80]) + MASK  # the next piece of it, which holds nothing
EMPTY_PING: Final = bytes([0x89, 0x80]) + MASK
PONG: Final = bytes([0x8A, 0x00])

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def raw_socket(port: int, source: str, more: bytes = b"") -> AsyncIterator[Streams]:
    """A socket after the server's greeting, or at its end where the server refused it."""
    streams = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    reader, writer = streams
    try:
        head = HANDSHAKE.format(port=port, more="\0").encode().replace(b"\0", more)
        writer.write(head)
        await reader.readuntil(b"\r\n\r\n")
        yield streams
    finally:
        writer.close()


async def pongs_until_the_end(reader: asyncio.StreamReader) -> int:
    """Read until the connection ends; say how often a ping was answered."""
    got = bytearray()
    with contextlib.suppress(ConnectionError):
        while piece := await reader.read(1 << 16):
            got += piece
    return got.count(PONG)
