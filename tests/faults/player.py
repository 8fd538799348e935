"""Player: a scripted guest who opens tables, plays, repeats and comes back after every fault."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake, WebSocketException

from .ledger import Ack, Ledger
from .process import START_SECONDS
from .web import Seen, SeenView, address, hear, open_socket, request

LOST: Final = (OSError, EOFError, WebSocketException, InvalidHandshake, TimeoutError)
CALM: Final = 0.2  # seconds that a player waits who was too fast
LONG: Final = 8.0  # seconds that a player waits for a table
BOT: Final = "novice"  # the quickest that may sit at a table
PATIENCE: Final = 2.0  # seconds without a word after which a player asks again
SOME: Final = 30  # choices
Pick = Callable[[SeenView], str]


def at_random(rng: random.Random) -> Pick:
    """Choose by chance."""
    return lambda view: rng.choice(view.options)


def by_rote(view: SeenView) -> str:
    """Choose by nothing but what is offered: the same game again gives the same choices."""
    words = f"{view.round}/{'|'.join(sorted(view.options))}"
    return sorted(view.options)[zlib.crc32(words.encode()) % len(view.options)]


async def play_on(ledger: Ledger, seconds: float) -> None:
    """Let everybody play for a while, and on until some more choices were acknowledged."""
    enough = len(ledger.acks) + SOME
    async with asyncio.timeout(seconds + START_SECONDS):
        await asyncio.sleep(seconds)
        while len(ledger.acks) < enough:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


@dataclass
class Player:
    """One guest at one table, on one connection after another."""

    port: int
    table: str
    cookie: str
    source: str
    ledger: Ledger
    pick: Pick
    rng: random.Random
    duplicates: float = 0.0
    pause: float = 0.0  # the longest wait before an answer
    over: bool = False
    known: int = -1  # the highest number this player was told
    waits: dict[int, Ack] = field(default_factory=dict)
    refused: dict[str, int] = field(default_factory=dict)
    commands: int = 0
    answered: int = -1
    connections: int = 0

    async def run(self) -> None:
        """Play until the game is over, whatever happens to the line."""
        while not self.over:
            try:
                async with open_socket(self.port, self.cookie, self.source) as socket:
                    self.connections += 1
                    await self._play(socket)
            except LOST:
                await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    async def _play(self, socket: ClientConnection) -> None:
        self.waits.clear()
        self.answered = -1
        await self._send(socket, do="join", table=self.table)
        joined = False
        last: Seen | None = None
        while not self.over:
            try:
                async with asyncio.timeout(PATIENCE if joined else LONG):
                    seen = await hear(socket)
            except TimeoutError:
                if last is None:
                    raise
                self.answered = -1
                await self._answer(socket, last)
                continue
            if seen.tell == "table":
                if not joined:
                    self.ledger.tell_joined(self.table, seen.seq, self.known)
                joined, last = True, seen
                self.known = max(self.known, seen.seq)
                self.over = seen.status == "over"
                self.ledger.tell(self.table, seen.seq, self.over)
                await self._answer(socket, seen)
            elif seen.tell == "done" and seen.id in self.waits:
                self.ledger.acknowledge(self.waits.pop(seen.id))
            elif seen.tell == "refused":
                self.refused[seen.code] = self.refused.get(seen.code, 0) + 1
                if seen.code == "too-fast" and last is not None:
                    await asyncio.sleep(CALM)
                    self.answered = -1
                    await self._answer(socket, last)

    async def _answer(self, socket: ClientConnection, seen: Seen) -> None:
        """Answer the open question if it is ours, sometimes twice."""
        view = next((view for view in seen.views if view.options), None)
        if view is None or view.question is None:
            return
        if seen.status != "playing" or seen.question == self.answered:
            return
        self.answered = seen.question
        option = self.pick(view)
        if self.pause:
            await asyncio.sleep(self.rng.uniform(0, self.pause))
        ack = Ack(self.table, seen.question, view.question.seat, option)
        for _ in range(1 + (self.rng.random() < self.duplicates)):
            self.waits[self.commands + 1] = ack
            await self._send(socket, do="choose", question=seen.question, option=option)

    async def _send(self, socket: ClientConnection, **command: object) -> None:
        self.commands += 1
        await socket.send(json.dumps({**command, "id": self.commands}))


@dataclass
class Opened:
    """A table that was opened, with the cookies of those who sit there."""

    table: str
    cookies: list[str]
    sources: list[str]
    tokens: list[str]


async def open_table(
    port: int,
    number: int,
    people: int,
    bots: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    start: bool = True,
    seats: int = 0,
) -> Opened:
    """Open a table with some people, each with an address, and some bots."""
    sources = [address(number * 8 + one + 1) for one in range(people)]
    cookies = [(await request(port, "GET", "/api/me", source=one)).cookie for one in sources]
    data = {
        "setup": {"players": seats or people + len(bots)},
        "bots": list(bots),
        "options": {"pace": "instant", **(options or {})},
    }
    made = await request(port, "POST", "/api/tables", cookies[0], data, sources[0])
    assert made.status == 201, made.body
    places = [made.json()]
    table = str(places[0]["table"])
    for seat in range(1, people):
        path = f"/api/tables/{table}/seats/{seat}"
        places.append((await request(port, "POST", path, cookies[seat], {}, sources[seat])).json())
    if start:
        path = f"/api/tables/{table}/start"
        begun = await request(port, "POST", path, cookies[0], {}, sources[0])
        assert begun.status == 201, begun.body
    return Opened(table, cookies, sources, [place["token"] for place in places])


def players_of(
    opened: Opened, port: int, ledger: Ledger, rng: random.Random, **more: Any
) -> list[Player]:
    """A player for everybody who sits at a table."""
    more.setdefault("pick", at_random(rng))
    rows = zip(opened.cookies, opened.sources, strict=True)
    return [
        Player(port, opened.table, cookie, source, ledger, rng=rng, **more)
        for cookie, source in rows
    ]
