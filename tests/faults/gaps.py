"""Gaps: somebody who only watches times the bots of a real server; the logs say what they hid."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from citadels import Game, read_config
from citadels.server.bots import pace

from .hooks import QUICK_PACES
from .ledger import read_log
from .player import BOT
from .process import Server, sqlite
from .swap import swapped
from .tells import SECRETS, Gap, Verdict, judge, secret_of
from .web import address, hear, open_socket, request

PLAYERS: Final = 5  # of eight characters: markers in most rounds, some of them on nobody's
ENOUGH: Final = 120.0  # seconds for all games
HOST, WATCHER = 40_000, 50_000  # the first guests of each kind, by number
MARKERS: Final = (("assassin", "blackmailer"), ("magistrate", "thief"), ("witch", "blackmailer"))
OTHERS: Final = ("magician", "king", "bishop", "merchant", "architect", "warlord")
Told = dict[int, float]  # by the number of an entry: when it was told


class Bots(NamedTuple):
    """A table where nobody but bots sits, and its host."""

    table: str
    cookie: str
    source: str


async def open_bots(port: int, number: int) -> Bots:
    """Open a table; the host gives the own seat to a bot too."""
    source = address(HOST + number)
    cookie = (await request(port, "GET", "/api/me", source=source)).cookie
    setup = {"players": PLAYERS, "cast": [*MARKERS[number % len(MARKERS)], *OTHERS]}
    data = {"setup": setup, "fill": BOT, "options": {"pace": "natural"}}
    made = await request(port, "POST", "/api/tables", cookie, data, source)
    assert made.status == 201, made.body
    table = str(made.json()["table"])
    seat = f"/api/tables/{table}/seats/0"
    await request(port, "DELETE", seat, cookie, None, source)
    await request(port, "PUT", seat, cookie, {"level": BOT}, source)
    return Bots(table, cookie, source)


async def watch(port: int, number: int, table: str, most: int, told: Told) -> None:
    """Note when each change of a table is told, until its game is over or enough was told."""
    async with open_socket(port, source=address(WATCHER + number)) as socket:
        await socket.send(json.dumps({"do": "join", "id": 1, "table": table}))
        status = ""
        while status != "over" and len(told) < most:
            seen = await hear(socket)
            if seen.tell == "table":
                told.setdefault(seen.seq, time.perf_counter())
                status = seen.status


async def run(
    tables: int, most: int, hooks: Sequence[str]
) -> list[tuple[list[dict[str, Any]], str, Told]]:
    """Let bots play before somebody's eyes; give each table's log, name and times."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "gaps.db")
        with Server(Path(folder), database, ["quick", *hooks]) as server:
            opened = [await open_bots(server.port, number) for number in range(tables)]
            times: list[Told] = [{} for _ in opened]
            tasks = [
                asyncio.create_task(watch(server.port, number, one.table, most, times[number]))
                for number, one in enumerate(opened)
            ]
            for one in opened:
                path = f"/api/tables/{one.table}/start"
                begun = await request(server.port, "POST", path, one.cookie, {}, one.source)
                assert begun.status == 201, begun.body
            await asyncio.wait(tasks, timeout=ENOUGH)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        log = await read_log(database)
    return [(log[one.table], one.table, told) for one, told in zip(opened, times, strict=True)]


def gaps_of(entries: list[dict[str, Any]], table: str, told: Told) -> Iterator[tuple[str, Gap]]:
    """Play a game again; give the gaps that were timed, with the secrets of their questions."""
    game = Game(read_config(entries[0]["setup"]), bytes.fromhex(entries[0]["seed"]))
    for entry in entries:
        if entry["kind"] != "chose":
            continue
        seq, question, happened = entry["seq"], game.question, len(game.events)
        assert question is not None
        hidden = secret_of(game)
        turn = (table, game.state.round.number, question.seat)
        game.play(entry["option"])
        names = [event.name for event in game.events[happened:]] or [""]
        look = (question.asker.id, question.name, names[0], names[-1])
        if hidden is not None and seq in told and seq - 1 in told:
            extra = told[seq] - told[seq - 1] - pace.pause_before(table, seq - 1, "natural", BOT)
            yield hidden[0], Gap(look, turn, extra, hidden[1])


def time_bots(tables: int, most: int, hooks: Sequence[str] = ()) -> dict[str, Verdict]:
    """Say for each secret whether the times betray it."""
    found: dict[str, list[Gap]] = {name: [] for name in SECRETS}
    played = asyncio.run(run(tables, most, hooks))
    with swapped(pace, "PACES", QUICK_PACES):
        for game in played:
            for name, gap in gaps_of(*game):
                found[name].append(gap)
    return {name: judge(gaps) for name, gaps in found.items()}
