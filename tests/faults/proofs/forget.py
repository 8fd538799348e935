"""T14: who wants to be forgotten is, and the games still verify."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from citadels import read_record

from ..ledger import Ledger
from ..player import BOT, open_table, players_of
from ..process import Server, sqlite
from ..proof import Outcome
from ..web import open_socket, request

TITLE: Final = "T14: a forgotten guest is nowhere, and the game still replays"
NAME: Final = "Canary Name 7Q"
CHAT: Final = "canary chat 8X"


async def run(hooks: Sequence[str] = ()) -> tuple[list[str], bool, bool]:
    """Play under a name, be forgotten, look; give where it is, if it was there, if it replays."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder), sqlite(Path(folder) / "forget.db"), hooks) as server:
            found, was_there, record = await _be_forgotten(server.port, bool(hooks))
        for file in Path(folder).iterdir():  # noqa: ASYNC240 - nothing else is going on
            if _canaries(file.read_bytes().decode("latin-1")):
                found.append(f"the file {file.suffix}")
        return found, was_there, not hooks and read_record(record).replay().over


async def _be_forgotten(port: int, early: bool) -> tuple[list[str], bool, str]:
    """Do all of it at a server, before the game is over if that is early enough."""
    opened = await open_table(port, 1, 1, [BOT])
    cookie = opened.cookies[0]
    await request(port, "PATCH", "/api/me", cookie, {"name": NAME})
    players = players_of(opened, port, Ledger(), random.Random(1))
    if not early:
        async with asyncio.timeout(60):
            await asyncio.gather(*(player.run() for player in players))
    told = await _told(port, opened.table, cookie, CHAT)
    was_there = NAME in told and CHAT in told
    await request(port, "DELETE", "/api/me", cookie)
    found = []
    if _canaries(await _told(port, opened.table, "", "")):
        found.append("the socket of a spectator")
    if _canaries((await request(port, "GET", "/api/me", cookie)).body.decode()):
        found.append("/api/me")
    path = f"/api/tables/{opened.table}/record"
    record = (await request(port, "GET", path)).body.decode()
    if _canaries(record):
        found.append("the record")
    return found, was_there, record


def _canaries(text: str) -> bool:
    return NAME in text or CHAT in text


async def _told(port: int, table: str, cookie: str, say: str) -> str:
    """Everything that is told within a second to somebody who joins, and perhaps speaks."""
    told = []
    async with open_socket(port, cookie) as socket:
        await socket.send(json.dumps({"do": "join", "id": 1, "table": table}))
        if say:
            await socket.send(json.dumps({"do": "say", "id": 2, "text": say}))
        try:
            async with asyncio.timeout(1.0):
                while True:
                    told.append(str(await socket.recv()))
        except TimeoutError:
            pass
    return "".join(told)


def prove(small: bool) -> Outcome:
    """Be forgotten; then by a server that only says so."""
    found, was_there, plays = asyncio.run(run())
    outcome = Outcome("one guest with a name and a line of chat, one finished game")
    outcome.holds("the canary was there before", was_there)
    outcome.holds("places where it still is", not found, found or 0)
    outcome.holds("the game still replays to its end", plays)
    found, _, _ = asyncio.run(run(["remember"]))
    outcome.caught("a server that only says so", len(found) > 1, found)
    return outcome
