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
from websockets.exceptions import ConnectionClosed, InvalidStatus

from citadels.server import limits
from tests.faults.checking import check
from tests.faults.process import START_SECONDS, Server, sqlite
from tests.faults.proofs import forgery, fuzz, origins, scripts, seats
from tests.faults.web import open_socket

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
    with pytest.raises(InvalidStatus):
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


def test_threat_11_malformed_messages_change_nothing() -> None:
    check(fuzz.prove)


@pytest.mark.long  # few requests do not always find the planted fault
def test_threats_6_8_11_forged_requests_for_every_route_and_command() -> None:
    check(forgery.prove)
