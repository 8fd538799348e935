"""T4, T13: seeds, tokens and cookies are in no message and no log while they are secret."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from ..ledger import read_log
from ..player import Opened, open_table
from ..process import Server, sqlite
from ..proof import Outcome
from ..web import open_socket, request
from .disk import Disk

TITLE: Final = "T4, T13: no seed, token or cookie in a message or a log"
TABLES: Final = (8, 2)  # in a full and in a small run
MOVES: Final = 12  # at each table


class Stream:
    """Everything that a server sent, in answer to anything, and its log."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.over: set[str] = set()


async def _play(port: int, opened: Opened, stream: Stream, rng: random.Random) -> None:
    """Play a little at a table, with everybody and a spectator listening."""
    for _ in range(MOVES):
        for number, cookie in enumerate([*opened.cookies, ""]):
            source = f"127.31.{number}.{rng.randrange(1, 250)}"
            async with open_socket(port, cookie, source) as socket:
                await socket.send(json.dumps({"do": "join", "id": 1, "table": opened.table}))
                message: dict[str, Any] = {"tell": ""}
                while message["tell"] != "table":
                    data = str(await socket.recv())
                    stream.told.append(data)
                    message = json.loads(data)
                await _choose(socket, message, stream, rng)


async def _choose(
    socket: ClientConnection, message: dict[str, Any], stream: Stream, rng: random.Random
) -> None:
    options = [view.get("options") for view in message["views"] if view.get("options")]
    wrong = {"do": "choose", "id": 2, "question": message["question"], "option": "nothing"}
    commands = [wrong, {"do": "join", "id": 3, "table": "x", "token": "y"}]
    if options:
        commands.insert(0, {**wrong, "option": rng.choice(options[0])})
    for command in commands:
        await socket.send(json.dumps(command))
    heard = 0
    while heard < len(commands):
        data = str(await socket.recv())
        stream.told.append(data)
        heard += json.loads(data)["tell"] in ("done", "refused")


async def _trouble(port: int, disk: Disk, server: Server, stream: Stream) -> None:
    """Make the server fail while it has secrets in its hands."""
    assert server.process is not None
    disk.fill(server.process.pid)
    for number in range(2):
        source = f"127.3.0.{number + 1}"
        answer = await request(port, "POST", "/api/tables", data={"start": True}, source=source)
        stream.told.append(answer.body.decode())
    disk.free(server.process.pid)


async def run(tables: int, hooks: Sequence[str] = ()) -> tuple[dict[str, int], int, int]:
    """Play and look; give the canaries found by kind, and how much was looked through."""
    stream, rng = Stream(), random.Random(5)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as logs:
        disk = Disk(Path(folder))
        try:
            database = sqlite(Path(folder) / "canaries.db")
            with Server(Path(logs), database, hooks) as server:
                opened = [await open_table(server.port, n, 2) for n in range(tables)]
                for one in opened:
                    await _play(server.port, one, stream, rng)
                for path in ("/metrics", "/health", "/api/tables", "/schema/openapi.json", "/"):
                    stream.told.append((await request(server.port, "GET", path)).body.decode())
                await _trouble(server.port, disk, server, stream)
            log = await read_log(database)
        finally:
            disk.close()
        text = server.log.read_text()
    secrets = {
        "seed": [entries[0]["seed"] for entries in log.values()],
        "token": [token for one in opened for token in one.tokens],
        "cookie": [cookie.rpartition(".")[2] for one in opened for cookie in one.cookies],
    }
    told = "\n".join(stream.told)
    found = {
        f"{kind} in {where}": sum(one in hay for one in canaries)
        for kind, canaries in secrets.items()
        for where, hay in (("a message", told), ("the log", text))
    }
    return {kind: n for kind, n in found.items() if n}, len(told), len(text)


def prove(small: bool) -> Outcome:
    """Look for canaries; then in the words of a server that talks."""
    found, told, logged = asyncio.run(run(TABLES[small]))
    outcome = Outcome(f"{TABLES[small]} unfinished tables, {told} characters told, {logged} logged")
    outcome.holds("canaries found", not found, found or 0)
    found, _, _ = asyncio.run(run(2, ["talk"]))
    outcome.caught("a server that logs and tells its seeds", len(found) >= 2, found)
    return outcome
