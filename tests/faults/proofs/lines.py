"""F2: bad lines between players and server; the games end exactly as on good ones."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from citadels import Game, read_config, write_position

from ..ledger import Ledger, Log, read_log
from ..player import Opened, Player, by_rote, open_table
from ..process import Server, sqlite
from ..proof import Outcome
from ..proxy import Faults, Proxy
from ..web import SeenQuestion, SeenView, address, request

TITLE: Final = "F2: delay, split, duplicate, reorder, half-close, garbage: the same game"
TABLES: Final = (12, 1)  # in a full and in a small run
ENOUGH: Final = (240.0, 40.0)  # seconds for all games
CONTROL: Final = 40.0  # seconds in which a bad server must go astray
LOOK: Final = 0.5  # seconds between looks at whether it has


async def open_shared(port: int, number: int) -> Opened:
    """Open a table of two seats that share a screen: one socket answers every question."""
    source = address(number + 60_000)
    cookie = (await request(port, "GET", "/api/me", source=source)).cookie
    data = {"setup": {"players": 2}, "options": {"hotseat": True}}
    place = (await request(port, "POST", "/api/tables", cookie, data, source)).json()
    table = str(place["table"])
    await request(port, "POST", f"/api/tables/{table}/seats/1", cookie, {}, source)
    await request(port, "POST", f"/api/tables/{table}/start", cookie, {}, source)
    return Opened(table, [cookie], [source], [place["token"]])


def expected(opened: dict[str, Any]) -> Game:
    """The game that must come of a set-up and a seed when everybody chooses by rote."""
    game = Game(read_config(opened["setup"]), bytes.fromhex(opened["seed"]))
    while game.question is not None:
        seen = game.view(game.question.seat)
        options = [option.text for option in seen.options]
        game.play(by_rote(SeenView(round=seen.round, question=SeenQuestion(options=options))))
    return game


def played(entries: list[dict[str, Any]]) -> Game:
    """The game that came of a log."""
    game = Game(read_config(entries[0]["setup"]), bytes.fromhex(entries[0]["seed"]))
    for entry in entries:
        if entry["kind"] == "chose":
            game.play(entry["option"])
    return game


def unlike(log: Log) -> list[str]:
    """The tables that did not end as they must."""
    found = []
    for table, entries in log.items():
        if write_position(played(entries)) != write_position(expected(entries[0])):
            found.append(table)
    return found


async def run(
    tables: int,
    seconds: float,
    hooks: Sequence[str] = (),
    enough: Callable[[Log], bool] | None = None,
) -> tuple[Log, Faults, Ledger]:
    """Play games by rote through a bad line, until they end or the log says enough."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "lines.db")
        faults, ledger = Faults(7), Ledger()
        with Server(Path(folder), database, hooks) as server:
            proxy = Proxy(server.port, faults)
            await proxy.start()
            rng = random.Random(8)
            players = []
            for number in range(tables):
                shared = number % 2 == 0
                opened = await (
                    open_shared(server.port, number)
                    if shared
                    else open_table(server.port, number, 2)
                )
                for cookie in opened.cookies:
                    source = "127.0.0.1"
                    players.append(
                        Player(
                            proxy.port,
                            opened.table,
                            cookie,
                            source,
                            ledger,
                            by_rote,
                            rng,
                            0.1,
                            0.02,
                        )
                    )
            tasks = [asyncio.create_task(player.run()) for player in players]
            pending, end = set(tasks), time.monotonic() + seconds
            while pending and time.monotonic() < end:
                if enough is not None and enough(await read_log(database)):
                    break
                _, pending = await asyncio.wait(pending, timeout=LOOK)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            proxy.stop()
        return await read_log(database), faults, ledger


def prove(small: bool) -> Outcome:
    """Play through bad lines; then with a server that does not look which question is answered."""
    tables = TABLES[small]
    log, faults, ledger = asyncio.run(run(tables, ENOUGH[small]))
    struck = ", ".join(f"{name} {n}" for name, n in sorted(faults.count.items()))
    outcome = Outcome(f"{tables} games of two, {len(ledger.acks)} answers; {struck}")
    outcome.holds("games that ended", len(ledger.over) == tables, f"{len(ledger.over)}/{tables}")
    wrong = unlike(log) if len(ledger.over) == tables else ["unfinished"]
    outcome.holds("games that ended otherwise than on a good line", not wrong, len(wrong))
    outcome.holds("acknowledged answers lost", not ledger.lost(log), len(ledger.lost(log)))
    log, _, _ = asyncio.run(run(2, CONTROL, ["any question"], _astray))
    found = sum(_went_astray(entries) for entries in log.values())
    outcome.caught(
        "a server that takes an answer for any question", found > 0, f"{found} of 2 games"
    )
    return outcome


def _astray(log: Log) -> bool:
    return any(_went_astray(entries) for entries in log.values())


def _went_astray(entries: list[dict[str, Any]]) -> bool:
    """Whether a game, ended or not, left the way that it would have gone by rote."""
    choices = [entry["option"] for entry in entries if entry["kind"] == "chose"]
    right = [option.text for option in expected(entries[0]).choices]
    return choices != right[: len(choices)]
