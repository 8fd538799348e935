"""Deploy: a new version takes over from the old one while everybody plays on, three times."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import asyncpg
from websockets.asyncio.client import ClientConnection

from citadels.server.order.deeds import Deeds
from citadels.server.storage.migrate import HEAD
from citadels.server.storage.ownership import LEASE
from citadels.server.storage.store import Store

from .. import daemons
from ..front import Front
from ..ledger import Ack, Ledger, answered_twice, gaps, read_log
from ..player import BOT, LOST, Player, by_rote, open_table, play_on
from ..process import START_SECONDS, Server
from ..proof import Outcome
from ..web import Seen, address, request

TITLE: Final = "Three deploys under play: nothing is lost, nobody refused"
TABLES: Final = (20, 2)  # in a full and in a small run, of two people and a bot
DEPLOYS: Final = (3, 1)
BETWEEN: Final = (5.0, 0.5)  # seconds of play
THINKING: Final = (0.5, 0.3)  # seconds at most for which a player thinks
OPENING: Final = 0.3  # seconds between new tables
MORE: Final = 100  # between the numbers of the games at one table
NEWCOMER: Final = 60_000  # number of the first who comes to open one
HELD_UP: Final = LEASE / 2  # seconds that everybody notices
EXPAND: Final = (  # what a later version may do to the schema under the feet of this one
    "ALTER TABLE tables ADD COLUMN later_on text",
    "ALTER TABLE guests ADD COLUMN later_on integer NOT NULL DEFAULT 0",
    "CREATE TABLE later_on (id text PRIMARY KEY)",
    "UPDATE alembic_version SET version_num = 'later'",
)
CONTRACT: Final = f"UPDATE alembic_version SET version_num = '{HEAD}'"  # noqa: S608 - no secret


@dataclass
class Guest(Player):
    """A player who notices for how long nothing was to be seen."""

    gone: float = 0.0  # since when
    again: int = 0  # reconnects
    pauses: list[float] = field(default_factory=list)

    async def _play(self, socket: ClientConnection) -> None:
        self.again += self.gone > 0
        try:
            await super()._play(socket)
        finally:
            self.gone = self.gone or time.monotonic()

    async def _answer(self, socket: ClientConnection, seen: Seen) -> None:
        if self.gone:
            self.pauses.append(time.monotonic() - self.gone)
            self.gone = 0.0
        await super()._answer(socket, seen)


@dataclass
class Result:
    """What came of it."""

    acks: int = 0
    lost: list[Ack] = field(default_factory=list)
    twice: int = 0
    gaps: int = 0
    unsaid: int = 0
    refused: Counter[str] = field(default_factory=Counter)  # by code, at sockets and of requests
    good: Counter[str] = field(default_factory=Counter)  # the same, before the control
    opened: int = 0  # tables, by people who came meanwhile
    again: list[int] = field(default_factory=list)  # by deploy: reconnects of whoever had most
    pauses: list[float] = field(default_factory=list)  # by deploy: the longest that anybody saw
    versions: list[str] = field(default_factory=list)  # that were served, in order
    after: int = 0  # choices after the schema was changed
    killed: float = 0.0  # the longest pause after an end without a hand-over


class Site:
    """Players before one address, and the process that serves them."""

    def __init__(self, folder: Path, database: str, small: bool) -> None:
        self.folder, self.database, self.small = folder, database, small
        self.ledger, self.rng, self.result = Ledger(), random.Random(4), Result()
        self.number = 1
        self.server = self._new()
        self.front = Front(self.server.port)
        self.guests: list[Guest] = []
        self.tasks: list[asyncio.Task[None]] = []

    def _new(self) -> Server:
        """A process of the next version."""
        server = Server(self.folder, self.database, [f"version {self.number}"])
        self.number += 1
        return server

    async def begin(self) -> None:
        """Let everybody come and play."""
        await asyncio.to_thread(self.server.start)
        await self.front.start()
        for number in range(TABLES[self.small]):
            self.tasks.append(asyncio.create_task(self._keep_playing(number)))
        self.tasks.append(asyncio.create_task(self._keep_opening()))
        await play_on(self.ledger, BETWEEN[self.small])

    async def _keep_playing(self, number: int) -> None:
        """Let two people play one game after the other."""
        port, pause = self.front.port, THINKING[self.small]
        while True:
            try:
                opened = await open_table(port, number, 2, [BOT])
            except (*LOST, IndexError, AssertionError) as error:
                self.result.refused[f"a next game: {type(error).__name__}"] += 1
                number += MORE
                continue
            guests = [
                Guest(
                    *(port, opened.table, cookie, source, self.ledger, by_rote, self.rng),
                    pause=pause,
                )
                for cookie, source in zip(opened.cookies, opened.sources, strict=True)
            ]
            self.guests += guests
            await asyncio.gather(*(guest.run() for guest in guests))
            number += MORE

    async def _keep_opening(self) -> None:
        """Let somebody new come again and again, to open a table."""
        while True:
            source = address(NEWCOMER + self.result.opened)
            data = {"setup": {"players": 2}, "bots": [BOT], "start": True}
            try:
                made = await request(
                    self.front.port, "POST", "/api/tables", data=data, source=source
                )
                self.result.opened += 1
                if made.status != 201:
                    self.result.refused[f"{made.status} {made.body.decode()[:60]}"] += 1
            except (*LOST, IndexError) as error:
                self.result.refused[f"a new table: {type(error).__name__}"] += 1
            await asyncio.sleep(OPENING)

    async def deploy(self, *, hand_over: bool = True) -> None:
        """Have the next version serve instead of the present one."""
        old, new = self.server, self._new()
        await asyncio.to_thread(new.start)
        self.front.ports.append(new.port)
        await asyncio.sleep(BETWEEN[self.small])  # both serve
        for guest in self.guests:
            guest.again, guest.pauses = 0, []
        if hand_over:
            await self._drain(old)
            await asyncio.to_thread(old.end, signal.SIGTERM)
        else:
            old.kill()
        self.front.ports.remove(old.port)
        self.server = new
        await self._until_all_are_back()
        await play_on(self.ledger, BETWEEN[self.small])
        longest = max((pause for guest in self.guests for pause in guest.pauses), default=0.0)
        if hand_over:
            self.result.again.append(max(guest.again for guest in self.guests))
            self.result.pauses.append(longest)
            health = (await request(self.front.port, "GET", "/health")).json()
            self.result.versions.append(health["version"])
        else:
            self.result.killed = longest

    async def _drain(self, server: Server) -> None:
        """Do as an operator does, and wait until the process says so."""
        assert server.process is not None
        store = await Store.connect(self.database)
        try:
            name = f"{socket.gethostname()}:{server.process.pid}"[:128]
            await Deeds(store, "operator").drain(name, drained=True)
        finally:
            await store.close()
        async with asyncio.timeout(START_SECONDS):
            while True:
                health = await request(server.port, "GET", "/health", source="127.70.0.1")
                if health.json()["status"] == "draining":
                    return
                await asyncio.sleep(0.2)

    async def _until_all_are_back(self) -> None:
        async with asyncio.timeout(START_SECONDS):
            while any(guest.gone and not guest.over for guest in self.guests):  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def expand(self) -> None:
        """Change the schema as a later version would, and let everybody play on."""
        await self._execute(*EXPAND)
        before = len(self.ledger.acks)
        await play_on(self.ledger, BETWEEN[self.small])
        self.result.after = len(self.ledger.acks) - before
        await self._execute(CONTRACT)

    async def _execute(self, *statements: str) -> None:
        connection = await asyncpg.connect(self.database.replace("+asyncpg", ""))
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    def note_refusals(self) -> None:
        """Count what anybody was refused so far; what comes later is the control's."""
        refused = self.result.refused.copy()
        for guest in self.guests:
            refused.update(guest.refused)
        self.result.refused, self.result.good = Counter(), refused

    async def end(self) -> Result:
        """Let everybody go; compare what was acknowledged with what was kept."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.front.stop()
        self.server.stop()
        result, log = self.result, await read_log(self.database)
        result.acks, result.lost = len(self.ledger.acks), self.ledger.lost(log)
        result.twice, result.gaps = answered_twice(log), gaps(log)
        result.unsaid = len(self.ledger.unsaid)
        return result


async def run(small: bool, database: str) -> Result:
    """Deploy some times under play, change the schema, and once end a process as a fault would."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), database, small)
        try:
            await site.begin()
            for _ in range(DEPLOYS[small]):
                await site.deploy()
            await site.expand()
            site.note_refusals()
            await site.deploy(hand_over=False)
        finally:
            result = await site.end()
    return result


def judge(outcome: Outcome, result: Result, small: bool) -> None:
    """Say what must hold of a run."""
    figure = f"{len(result.lost)} of {result.acks}"
    outcome.holds("acknowledged answers lost", not result.lost, figure)
    outcome.holds("questions answered twice", not result.twice, result.twice)
    outcome.holds("entries missing between others", not result.gaps, result.gaps)
    outcome.holds("tables that were told back", not result.unsaid, result.unsaid)
    told = f"{dict(result.good) or 0}; {result.opened} new tables"
    outcome.holds("refusals", not result.good, told)
    most = max(result.again)
    outcome.holds("reconnects of one player in one deploy", most <= 1, f"at most {most}")
    longest = max(result.pauses)
    told = f"{longest:.2f} s ({'; '.join(f'{one:.2f}' for one in result.pauses)})"
    bound = result.killed if small else HELD_UP  # beside other tests everything takes longer
    outcome.holds("the longest pause that a player saw", longest < bound, told)
    wanted = [f"{n + 2}.0" for n in range(len(result.versions))]
    outcome.holds("each version served", result.versions == wanted, ", ".join(result.versions))
    outcome.holds("choices after an additive change of the schema", result.after > 0, result.after)
    held_up = result.killed > max(HELD_UP, longest)
    outcome.caught("a process that ends without handing over", held_up, f"{result.killed:.2f} s")


async def prove_on(cluster: str, small: bool) -> Outcome:
    """Deploy on a database of its own."""
    tables, deploys = TABLES[small], DEPLOYS[small]
    outcome = Outcome(
        f"{tables} tables of two people and a bot, {deploys} deploys behind one address"
    )
    database = await daemons.make_database(cluster)
    try:
        judge(outcome, await run(small, database), small)
    finally:
        await daemons.drop_database(cluster, database)
    return outcome


def prove(small: bool) -> Outcome:
    """Run it on the PostgreSQL that is there."""
    try:
        database = asyncio.run(daemons.make_database(daemons.POSTGRES))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        return Outcome("", not_run=f"no PostgreSQL at {daemons.POSTGRES} ({type(error).__name__})")
    asyncio.run(daemons.drop_database(daemons.POSTGRES, database))
    return asyncio.run(prove_on(daemons.POSTGRES, small))
