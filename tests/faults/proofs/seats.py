"""T6: nobody acts for another's seat, whatever they send and whoever they say they are."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from ..ledger import read_log
from ..player import Opened, open_table
from ..process import START_SECONDS, Server, sqlite
from ..proof import Outcome
from ..web import open_socket, request

TITLE: Final = "T6: every command for another's seat is refused"


@dataclass
class Stranger:
    """Somebody who is not asked, and how they come."""

    name: str
    cookie: str
    token: str
    seats: tuple[int, ...]  # that they may play


def strangers(mine: Opened, other: Opened, asked: int) -> list[Stranger]:
    """Everybody who may not answer for the seat that is asked."""
    guest, _, proof = mine.cookies[asked].rpartition(".")
    forged = f"{guest}.{'0' * len(proof)}"
    swapped = f"{guest}.{mine.cookies[1 - asked].rpartition('.')[2]}"
    own = 1 - asked
    return [
        Stranger("the other player", mine.cookies[own], "", (own,)),
        Stranger("by the other's token", "", mine.tokens[own], (own,)),
        Stranger("player of another table", other.cookies[0], "", ()),
        Stranger("token of another table", other.cookies[0], other.tokens[0], ()),
        Stranger("no cookie", "", "", ()),
        Stranger("forged cookie", forged, "", ()),
        Stranger("another's signature", swapped, "", ()),
        Stranger("token cut short", "", mine.tokens[asked][:-1], ()),
        Stranger("token in other case", "", mine.tokens[asked].swapcase(), ()),
        Stranger("guest id as token", "", guest, ()),
    ]


async def _tell(socket: ClientConnection, kind: str) -> Any:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), START_SECONDS))
        if message["tell"] in kind.split():
            return message


async def _socket_commands(port: int, table: str, who: Stranger, asked: int) -> list[str]:
    """Send everything that would act for the asked seat; give what was done."""
    done = []
    async with open_socket(port, who.cookie) as socket:
        await socket.send(json.dumps({"do": "join", "id": 1, "table": table, "token": who.token}))
        message = await _tell(socket, "table")
        yours = tuple(seat for seat, chair in enumerate(message["chairs"]) if chair.get("yours"))
        if yours != who.seats:
            done.append(f"{who.name} has seats {yours}")
        question = message["question"]
        hidden = [view for view in message["views"] if view.get("options")]
        if hidden:
            done.append(f"{who.name} sees the options")
        commands: list[dict[str, object]] = [
            {"do": "choose", "question": question, "option": option, **seat}
            for option in ("gold", "king", "warlord", "magician")
            for seat in ({}, {"seat": asked}, {"seat": 1 - asked})
        ]
        commands.append({"do": "undo", "count": 1})
        if not who.seats:
            commands.append({"do": "pause", "pause": True})
        for number, command in enumerate(commands, 2):
            await socket.send(json.dumps({**command, "id": number}))
            answer = await _tell(socket, "done refused")
            if answer["tell"] == "done":
                done.append(f"{who.name}: {command}")
    return done


async def _requests(port: int, table: str, who: Stranger, asked: int, number: int) -> list[str]:
    """Send every request that only the asked player, who is also the host, may make."""
    tries: list[tuple[str, str, object]] = [
        ("DELETE", f"/api/tables/{table}/seats/{asked}", None),
        ("PUT", f"/api/tables/{table}/seats/{asked}", {"level": "novice"}),
        ("POST", f"/api/tables/{table}/seats/{asked}", {}),
        ("POST", f"/api/tables/{table}/start", {}),
        ("GET", f"/api/tables/{table}/record", None),
        ("POST", f"/api/tables/{table}/rematch", {}),
        ("POST", f"/api/tables/{table}/tries", {"step": 0, "seat": asked, "as_it_was": True}),
    ]
    if 0 not in who.seats:
        tries.append(("DELETE", f"/api/tables/{table}", None))
    done = []
    for method, path, data in tries:
        answer = await request(port, method, path, who.cookie, data, f"127.5.0.{number + 1}")
        if answer.status < 300:
            done.append(f"{who.name}: {method} {path}")
    return done


async def run(hooks: Sequence[str] = ()) -> tuple[list[str], int, bool]:
    """Try the matrix; give what was done, how much was tried, and whether the log changed."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "seats.db")
        with Server(Path(folder), database, hooks) as server:
            mine = await open_table(server.port, 1, 2)
            other = await open_table(server.port, 2, 2)
            before = await read_log(database)
            asked = await _asked(server.port, mine)
            done = []
            for number, who in enumerate(strangers(mine, other, asked)):
                done += await _socket_commands(server.port, mine.table, who, asked)
                done += await _requests(server.port, mine.table, who, asked, number)
            after = await read_log(database)
            return done, len(strangers(mine, other, asked)) * 20, before != after


async def _asked(port: int, opened: Opened) -> int:
    async with open_socket(port) as socket:
        await socket.send(json.dumps({"do": "join", "id": 1, "table": opened.table}))
        message = await _tell(socket, "table")
        return int(message["views"][0]["question"]["seat"])


def prove(small: bool) -> Outcome:
    """Try the matrix; then at a server that gives everybody every seat."""
    done, tried, changed = asyncio.run(run())
    outcome = Outcome(f"10 strangers, about {tried} commands and requests")
    outcome.holds("commands for another's seat that were done", not done, done[:3] or 0)
    outcome.holds("the log is as it was", not changed)
    done, _, _ = asyncio.run(run(["any seat"]))
    outcome.caught("a server that gives everybody every seat", bool(done), f"{len(done)} were done")
    return outcome
