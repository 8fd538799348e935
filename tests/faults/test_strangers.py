"""Strangers, other sites, malformed messages, scripts and floods change nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from citadels.server import limits
from tests.faults.checking import check
from tests.faults.process import START_SECONDS, Server, sqlite
from tests.faults.proofs import forgery, fuzz, origins, scripts, seats
from tests.faults.web import open_socket, request

FLOODER: Final = "127.30.0.1"
BURST: Final = 10  # messages at once


def test_threat_6_nobody_acts_for_another_seat() -> None:
    check(seats.prove)


def test_threat_8_other_sites_are_refused() -> None:
    check(origins.prove)


def test_threat_9_scripts_do_not_run() -> None:
    check(scripts.prove)


def test_threat_10_limits(tmp_path: Path) -> None:
    async def run(port: int) -> None:
        await flood(port)
        await send_huge(port)
        await open_too_many(port)
        await ask_for_too_much(port, "/api/catalog", *limits.REQUESTS)
        await ask_for_too_much(port, "/favicon.ico", *limits.FILES)

    with Server(tmp_path, sqlite(tmp_path / "limits.db")) as server:
        asyncio.run(run(server.port))
        assert server.alive


async def flood(port: int) -> None:
    """Much more than anybody may send ends the connection; for a while there is no new one."""
    codes: Counter[str] = Counter()
    began = time.monotonic()
    async with open_socket(port, source=FLOODER) as socket:
        await socket.recv()
        with pytest.raises(ConnectionClosed):
            await ping(socket, codes)
    seconds = time.monotonic() - began
    for code, (rate, at_once) in (("done", limits.MESSAGES), ("too-fast", limits.PATIENCE)):
        assert at_once - BURST <= codes[code] <= at_once + rate * seconds + 1
    with pytest.raises((InvalidHandshake, OSError)):
        async with open_socket(port, source=FLOODER):
            pass


async def ping(socket: ClientConnection, codes: Counter[str]) -> None:
    """Send many messages and count the answers; reading in between, or the last would be lost."""
    for _ in range(100):
        for number in range(BURST):
            await socket.send(json.dumps({"do": "ping", "id": number}))
        for _ in range(BURST):
            message = json.loads(await asyncio.wait_for(socket.recv(), START_SECONDS))
            codes[message.get("code", message["tell"])] += 1


async def send_huge(port: int) -> None:
    """A frame that is too long ends the connection, and is not read to its end."""
    async with open_socket(port, source="127.30.0.2") as socket:
        await socket.recv()
        await socket.send("x" * (1 << 20))
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), START_SECONDS)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


async def open_too_many(port: int) -> None:
    """One address has so many connections and no more; another is not concerned."""
    held = 0
    async with contextlib.AsyncExitStack() as stack:
        with contextlib.suppress(ConnectionClosed, InvalidStatus):
            while held <= limits.SOCKETS:
                socket = await stack.enter_async_context(open_socket(port, source="127.30.0.3"))
                await socket.recv()
                held += 1
        assert 10 < held <= limits.SOCKETS
        async with open_socket(port, source="127.30.0.4") as socket:
            await socket.recv()


async def ask_for_too_much(port: int, path: str, rate: float, at_once: int) -> None:
    """Whoever goes on after many refusals is not even refused; another is not concerned."""
    source, codes, began = f"127.30.1.{at_once % 256}", Counter[int](), time.monotonic()
    asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    async with asyncio.timeout(START_SECONDS):
        with pytest.raises((EOFError, OSError)):
            await keep_asking(reader, writer, asked, codes)
    writer.close()
    seconds = time.monotonic() - began
    refused = codes.pop(429)
    assert at_once <= codes.total() <= at_once + rate * seconds + 1
    rate, at_once = limits.PATIENCE
    assert at_once <= refused <= at_once + rate * seconds + BURST
    with pytest.raises((EOFError, OSError, IndexError)):  # and a new connection is no way out
        await request(port, "GET", path, source=source)
    assert (await request(port, "GET", "/health", source="127.30.1.254")).status == 200


async def keep_asking(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes, codes: Counter[int]
) -> None:
    """Ask for ever, and count the answers."""
    while True:
        writer.write(request * BURST)
        for _ in range(BURST):
            head = await reader.readuntil(b"\r\n\r\n")
            codes[int(head.split(b" ", 2)[1])] += 1
            length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await reader.readexactly(int(length))


def test_threat_11_malformed_messages_change_nothing() -> None:
    check(fuzz.prove)


@pytest.mark.long  # few requests do not always find the planted fault
def test_threats_6_8_11_forged_requests_for_every_route_and_command() -> None:
    check(forgery.prove)
