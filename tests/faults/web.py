"""Web: the least of HTTP and WebSocket that a guest needs, each from an address of its own."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

COOKIE: Final = "citadels_guest"


class Answer(msgspec.Struct):
    """What came back from a request."""

    status: int
    cookie: str
    body: bytes

    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


def address(number: int) -> str:
    """An address of this machine for the guest of a number: limits count by address."""
    return f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"


async def request(
    port: int,
    method: str,
    path: str,
    cookie: str = "",
    data: object = None,
    source: str = "127.0.0.1",
    headers: dict[str, str] | None = None,
    raw: bytes = b"",
) -> Answer:
    """Ask once, on a connection of its own."""
    body = raw if data is None else json.dumps(data).encode()
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Connection": "close",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        **({"Cookie": f"{COOKIE}={cookie}"} if cookie else {}),
        **(headers or {}),
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        got = await reader.read()
    finally:
        writer.close()
    top, _, rest = got.partition(b"\r\n\r\n")
    return Answer(int(top.split(b" ", 2)[1]), _cookie_of(top), _plain(top, rest))


def _cookie_of(top: bytes) -> str:
    for line in top.decode().split("\r\n"):
        name, _, value = line.partition(": ")
        if name.lower() == "set-cookie" and value.startswith(COOKIE):
            return value.partition("=")[2].partition(";")[0]
    return ""


def _plain(top: bytes, rest: bytes) -> bytes:
    if b"transfer-encoding: chunked" not in top.lower():
        return rest
    parts = []
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        parts.append(rest[: int(size, 16)])
        rest = rest[int(size, 16) + 2 :]
    return b"".join(parts)


def open_socket(
    port: int,
    cookie: str = "",
    source: str = "127.0.0.1",
    origin: str | None = None,
    compression: str | None = None,
    table: str = "",
) -> connect:
    """Open the socket of a guest; like a browser, it may say which table it is for."""
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    if origin is not None:
        headers["Origin"] = origin
    return connect(
        f"ws://127.0.0.1:{port}/ws{f'?table={table}' if table else ''}",
        additional_headers=headers,
        local_addr=(source, 0),
        compression=compression,
        max_size=None,
        ping_interval=None,
        open_timeout=10,
        close_timeout=1,
        proxy=None,
    )


class SeenChair(msgspec.Struct):
    """What a player needs to know of a seat."""

    yours: bool = False
    name: str = ""


class SeenQuestion(msgspec.Struct):
    """What a player needs to know of a question."""

    seat: int = -1
    options: list[str] = []


class SeenView(msgspec.Struct):
    """What a player needs to know of a view."""

    observer: int = -1
    round: int = 0
    question: SeenQuestion | None = None

    @property
    def options(self) -> list[str]:
        """What the player may answer."""
        return [] if self.question is None else self.question.options


class Seen(msgspec.Struct):
    """Any message, as far as a scripted player reads it."""

    tell: str
    id: int = 0
    code: str = ""
    seq: int = -1
    status: str = ""
    question: int = -1
    chairs: list[SeenChair] = []
    views: list[SeenView] = []


decoder = msgspec.json.Decoder(Seen)


async def hear(socket: ClientConnection) -> Seen:
    """Wait for the next message."""
    return decoder.decode(await socket.recv())
