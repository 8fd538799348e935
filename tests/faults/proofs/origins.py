"""T8: pages of other sites can neither open a socket nor change anything."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from websockets.exceptions import WebSocketException

from ..process import START_SECONDS, Server, sqlite
from ..proof import Outcome
from ..web import open_socket, request

TITLE: Final = "T8: foreign, null, suffix, prefix, port and scheme-less origins are refused"


def foreign(port: int) -> list[str]:
    """Origins that are not ours, each of them nearly."""
    return [
        "null",
        "http://evil.example",
        f"http://evil.example:{port}",
        f"http://127.0.0.1.evil.example:{port}",
        f"http://evil127.0.0.1:{port}",
        f"http://127.0.0.1:{port + 1}",
        "http://127.0.0.1",
        f"http://localhost:{port}",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://127.0.0.1:{port}@evil.example",
        f"http://evil.example/127.0.0.1:{port}",
        f"http://evil.example#127.0.0.1:{port}",
        f"127.0.0.1:{port}",
        "file://",
        f"http://[::1]:{port}",
    ]


async def socket_opens(port: int, origin: str | None) -> bool:
    """Whether a page of an origin gets a word over a socket."""
    try:
        async with asyncio.timeout(START_SECONDS), open_socket(port, origin=origin) as socket:
            await socket.recv()
            return True
    except (OSError, WebSocketException, TimeoutError):
        return False


async def request_works(port: int, origin: str, number: int) -> bool:
    """Whether a page of an origin can open a table."""
    source = f"127.6.0.{number + 1}"
    answer = await request(
        port, "POST", "/api/tables", data={}, source=source, headers={"Origin": origin}
    )
    return answer.status < 300


async def run(hooks: Sequence[str] = ()) -> tuple[list[str], bool, int]:
    """Try all; give the foreign ones that got in, whether our own does, and how many were tried."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "origins.db")
        with Server(Path(folder), database, hooks) as server:
            port = server.port
            own = f"http://127.0.0.1:{port}"
            works = await socket_opens(port, own) and await socket_opens(port, None)
            works = works and await request_works(port, own, 100)
            let_in = []
            for number, origin in enumerate(foreign(port)):
                if await socket_opens(port, origin):
                    let_in.append(f"socket {origin}")
                if await request_works(port, origin, number):
                    let_in.append(f"request {origin}")
            return let_in, works, 2 * len(foreign(port))


def prove(small: bool) -> Outcome:
    """Knock with many origins; then at a server that opens to all."""
    let_in, works, tried = asyncio.run(run())
    outcome = Outcome(f"{tried} sockets and requests with foreign origins")
    outcome.holds("foreign pages that got in", not let_in, let_in or 0)
    outcome.holds("our own page gets in", works)
    let_in, _, _ = asyncio.run(run(["any origin"]))
    outcome.caught("a server that opens to all", len(let_in) == tried, f"{len(let_in)} of {tried}")
    return outcome
