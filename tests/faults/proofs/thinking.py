"""Thinking: one guest has the most tables of the strongest bots; people elsewhere hardly notice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection

from citadels.server import limits

from ..ledger import Ack, Ledger
from ..player import BOT, Player, at_random, open_table, players_of
from ..process import Server, sqlite
from ..proof import Outcome, quantile
from ..web import request

TITLE: Final = "Fairness: a guest with the most tables of the strongest bots slows nobody else down"
STRONGEST: Final = "regent"
GOAL: Final = 2.0  # how many times the p99 of a choice may be
PEOPLE: Final = (6, 2)  # who play against bots elsewhere, in a full and in a small run
PAIRS: Final = (9, 1)
SECONDS: Final = (10.0, 4.0)  # of peace, and of the other
PAUSE: Final = 0.1  # the longest for which a person thinks
GREEDY: Final = "127.60.0.1"


class Stopwatch(Ledger):
    """How long it takes until a choice is acknowledged, and until bots have answered it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: dict[str, float] = {}  # by table: when the last choice was sent
        self.done: dict[str, float] = {}  # and acknowledged
        self.choices: list[float] = []
        self.replies: list[float] = []

    def send(self, table: str, now: float) -> None:
        """Note that somebody has chosen; what bots had to do before that is done."""
        if table in self.done:
            self.replies.append(now - self.done.pop(table))
        self.sent[table] = now

    def acknowledge(self, ack: Ack) -> None:
        """Note that an answer was acknowledged."""
        now = time.monotonic()
        if ack.table in self.sent:
            self.choices.append(now - self.sent.pop(ack.table))
            self.done[ack.table] = now

    def tell(self, table: str, seq: int, over: bool) -> None:
        """Note what was told; nobody waits for anything where the game is over."""
        super().tell(table, seq, over)
        if over:
            self.sent.pop(table, None)
            self.done.pop(table, None)

    def take(self) -> tuple[list[float], list[float]]:
        """What was measured since the last time; whoever still waits has waited so long."""
        now = time.monotonic()
        choices = self.choices + [now - since for since in self.sent.values()]
        replies = self.replies + [now - since for since in self.done.values()]
        self.choices, self.replies = [], []
        return choices, replies


@dataclass
class Timed(Player):
    """A player whose answers are timed."""

    async def _send(self, socket: ClientConnection, **command: object) -> None:
        if command["do"] == "choose" and isinstance(self.ledger, Stopwatch):
            self.ledger.send(self.table, time.monotonic())
        await super()._send(socket, **command)


@dataclass
class Result:
    """Seconds at p99 in peace and beside the greedy guest, pair by pair: choices, and replies."""

    choices: list[tuple[float, float]] = field(default_factory=list)
    replies: list[tuple[float, float]] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """The median of how many times longer a choice takes."""
        return statistics.median(war / peace for peace, war in self.choices)

    @property
    def reply(self) -> float:
        """The median of how long bots elsewhere need beside the greedy guest."""
        return statistics.median(war for _, war in self.replies)

    def text(self) -> str:
        """Write the pairs in milliseconds, and the worst of them."""
        worst = max(war / peace for peace, war in self.choices)
        return f"{self.ratio:.1f}, at worst {worst:.1f} ({_pairs(self.choices)})"

    def replies_text(self) -> str:
        """The same of replies."""
        return f"{self.reply * 1e3:.0f} ms ({_pairs(self.replies)})"


def _pairs(rows: list[tuple[float, float]]) -> str:
    return "; ".join(f"{peace * 1e3:.1f} -> {war * 1e3:.1f} ms" for peace, war in rows)


async def _play_on(port: int, number: int, watch: Stopwatch) -> None:
    """Play against bots for ever, one game after the other."""
    rng = random.Random(number)
    while True:
        opened = await open_table(port, number, 1, [BOT] * 3)
        one = players_of(opened, port, watch, rng, pause=PAUSE)[0]
        await Timed(
            *(port, opened.table, one.cookie, one.source, watch, one.pick, rng), pause=PAUSE
        ).run()
        number += 1000


async def _be_greedy(port: int, cookie: str, ledger: Ledger) -> None:
    """Have one table of the strongest bots after the other."""
    rng = random.Random(1)
    data = {
        "setup": {"players": 7},
        "bots": [STRONGEST] * 6,
        "options": {"pace": "instant"},
        "start": True,
    }
    while True:
        made = await request(port, "POST", "/api/tables", cookie, data, GREEDY)
        if made.status != 201:
            await asyncio.sleep(1.0)
            continue
        table = str(made.json()["table"])
        await Player(port, table, cookie, GREEDY, ledger, at_random(rng), rng).run()


@contextlib.asynccontextmanager
async def _greedy(port: int) -> AsyncIterator[None]:
    """Have a guest who opens as many tables as the limits allow."""
    cookie = (await request(port, "GET", "/api/me", source=GREEDY)).cookie
    ledger = Ledger()
    tasks = [asyncio.create_task(_be_greedy(port, cookie, ledger)) for _ in range(limits.TABLES)]
    try:
        while len(ledger.told) < limits.TABLES:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        mine = (await request(port, "GET", "/api/me/tables", cookie, source=GREEDY)).json()
        for one in mine:
            await request(port, "DELETE", f"/api/tables/{one['table']}", cookie, source=GREEDY)


async def run(small: bool, pairs: int, hooks: Sequence[str] = ()) -> Result:
    """Measure people in peace and beside a greedy guest, in turn."""
    result, watch = Result(), Stopwatch()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), sqlite(Path(folder) / "thinking.db"), hooks)
        server.start()
        numbers = range(PEOPLE[small])
        tasks = [asyncio.create_task(_play_on(server.port, n, watch)) for n in numbers]
        try:
            await asyncio.sleep(SECONDS[small])  # until all processes have warmed up
            for _ in range(pairs):
                peace = await _measure(watch, SECONDS[small])
                async with _greedy(server.port):
                    war = await _measure(watch, SECONDS[small])
                result.choices.append((peace[0], war[0]))
                result.replies.append((peace[1], war[1]))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            server.stop()
    return result


async def _measure(watch: Stopwatch, seconds: float) -> tuple[float, float]:
    """Seconds at p99 of choices and of replies."""
    watch.take()
    await asyncio.sleep(seconds)
    choices, replies = watch.take()
    return quantile(choices, 0.99), quantile(replies, 0.99)


def prove(small: bool) -> Outcome:
    """Let somebody be greedy; then where bots think first come, first served, and in the way."""
    good = asyncio.run(run(small, PAIRS[small]))
    outcome = Outcome(
        f"{PEOPLE[small]} people against bots, beside one guest with {limits.TABLES} tables of six"
        f" of the strongest bots; {PAIRS[small]} pairs of {SECONDS[small]:g} s"
    )
    outcome.holds(f"p99 of a choice at most {GOAL:g} x", good.ratio <= GOAL, good.text())
    late = asyncio.run(run(small, 1, ["first come"]))
    told = f"p99 {good.replies_text()}; first come, first served: {late.replies_text()}"
    outcome.holds("bots elsewhere answer sooner than in one row", good.reply < late.reply, told)
    bad = asyncio.run(run(small, 1, ["think here"]))
    outcome.caught("bots that think in the server itself", bad.ratio > GOAL, bad.text())
    return outcome
