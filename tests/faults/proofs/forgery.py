"""Forgery: forged, foreign and replayed requests and frames, for every route and every command.

The attacked tables are in play, and their players do nothing. A second server has the same tables
with other hands: whatever strangers ask of a watched table, it must answer in the same words.
Everything is sent to both, so that both know the same of the attackers, such as whom they blocked.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection

from ..apart import differ, differ_at
from ..grammar import COMMANDS, Grammar
from ..journals import journal
from ..player import LOST
from ..process import Server, sqlite
from ..proof import Outcome
from ..routes import Forged, forge
from ..twins import EPOCH, PLAYER, STRANGER, VICTIMS, Twins, make_twins, read_watched, victims_at
from ..web import address, open_socket, request

TITLE: Final = "T6, T8, T11: forged, foreign and replayed requests for every route and command"
REQUESTS: Final = (100_000, 360)  # in a full and in a small run, frames among them
SLICES: Final = (10, 1)  # each on databases of its own; whole ones are not done again
FRAMES: Final = 0.5  # of the requests: on sockets
PLANTED: Final = (4_000, 240)  # requests to servers with faults of our own making
BATCH: Final = 24  # requests of one address, frames of one connection: below the limits
AT_ONCE: Final = 6
PATIENCE: Final = 30.0  # seconds for an answer
FAULT: Final = 500
FOREIGN: Final = ("https://evil.example", "http://127.0.0.1:{port}.evil")  # pages
FIRST: Final = 1 << 18  # number of the first address that attackers come from
HOOKS: Final = (("fragile", "show hands"), ("any seat",))  # one after the other: acts hide leaks


PEOPLE: Final = (
    *("nobody", "a stranger", "a player of another table", "a void epoch", "an epoch to come"),
    *("a forged signature", "another's signature", "another site"),
)


class Person(NamedTuple):
    """Somebody who has no business at the watched tables, or is misused by another site."""

    name: str
    cookie: str
    origin: str = ""  # of the page that sends it; with a victim's own cookie

    @property
    def is_victim(self) -> bool:
        """Whether the answer goes to a victim's browser, and may hold what is the victim's."""
        return bool(self.origin)


def people(twins: Twins, port: int) -> list[Person]:
    """Everybody who attacks."""
    good = twins.cookie(VICTIMS[0], EPOCH)
    signed, _, proof = good.rpartition(".")
    stranger = twins.cookie(STRANGER)
    seen = (
        *("", stranger, twins.cookie(PLAYER), twins.cookie(VICTIMS[0])),
        f"{VICTIMS[0]}.{EPOCH + 1}.{proof}",
        f"{signed}.{'0' * len(proof)}",
        f"{signed}.{stranger.rpartition('.')[2]}",
    )
    return [
        *(Person(name, cookie) for name, cookie in zip(PEOPLE, seen, strict=False)),
        *(Person(PEOPLE[-1], good, origin.format(port=port)) for origin in FOREIGN),
    ]


class Result(msgspec.Struct):
    """What came of it; results add up."""

    sent: dict[str, int] = {}  # by route and command
    answers: dict[str, int] = {}
    faults: list[str] = []  # routes that answered with a fault
    compared: int = 0
    differ: list[str] = []  # routes and commands by which the worlds could be told apart
    once: list[str] = []  # answers that differed, and did not when the same was asked again
    leaks: dict[str, int] = {}
    changed: list[str] = []
    acted: int = 0  # entries that were added to the logs of watched tables
    errors: list[str] = []  # lines of logs
    dead: int = 0

    def add(self, other: Result) -> None:
        """Take another result in."""
        for field in self.__struct_fields__:
            ours, theirs = getattr(self, field), getattr(other, field)
            both = Counter(ours) + Counter(theirs) if isinstance(ours, dict) else ours + theirs
            setattr(self, field, both)


def count(tally: dict[str, int], what: str) -> None:
    """Count one more of something."""
    tally[what] = tally.get(what, 0) + 1


class Attack:
    """One run against two servers that differ in what is secret."""

    def __init__(self, servers: Sequence[Server], twins: Twins, number: int) -> None:
        self.servers = servers
        self.twins = twins
        self.rng = random.Random(number)
        self.people = people(twins, servers[0].port)
        self.result = Result()
        self.numbers = itertools.count(FIRST)
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.turns: dict[str, asyncio.Lock] = {}  # by cookie

    def turn(self, person: Person) -> asyncio.Lock:
        """Lets a guest do one thing after the other, so that it is in one order at both servers."""
        return self.turns.setdefault(person.cookie or str(next(self.numbers)), asyncio.Lock())

    @property
    def known(self) -> dict[str, Sequence[object]]:
        """What an attacker knows, by the names that requests and commands have for it."""
        twins = self.twins
        ids = [twins.open.id, twins.open.id, twins.closed.id, twins.elsewhere.id]
        assert twins.open.game is not None
        options = [option.text for option in twins.open.game.options]
        return {
            "id": ids,
            "table": ids,
            "seat": (0, 1, 2),
            "mark": twins.marks,
            "question": (twins.open.question, twins.open.question - 1),
            "option": [*options, "gold"],
        }

    # Requests

    async def request(self, forged: Forged, person: Person, source: str) -> None:
        """Send a request as somebody; where it is about a watched table, compare the answers."""
        count(self.result.sent, forged.route)
        about = forged.about and self.twins.elsewhere.id not in forged.path
        async with self.turn(person):
            told, twin = await self._ask_both(forged, person, source)
            status = told[:3].decode()
            count(self.result.answers, status)
            if not status.isdigit() or int(status) >= FAULT:
                self.result.faults.append(f"{forged.route} ({status}) by {person.name}")
            self._look_for_leaks(told, person, forged.route)
            if about and not person.is_victim:
                self.result.compared += 1
                apart = differ(told, twin)
                if apart:
                    again = differ(*await self._ask_both(forged, person, source))
                    self._note(f"{forged.route} by {person.name}: {apart}", again)

    async def _ask_both(self, forged: Forged, person: Person, source: str) -> tuple[bytes, bytes]:
        told = await self._ask(0, forged, person, source)
        return told, self.twins.same(await self._ask(1, forged, person, source))

    def _note(self, what: str, again: str | None) -> None:
        """Note what differed; a second look that shows nothing at all is no excuse."""
        (self.result.once if again == "" else self.result.differ).append(what)

    async def _ask(self, which: int, forged: Forged, person: Person, source: str) -> bytes:
        headers = {**forged.headers, **({"Origin": person.origin} if person.origin else {})}
        port = self.servers[which].port
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await request(
                    *(port, forged.method, forged.path, person.cookie, None, source, headers),
                    raw=forged.body,
                )
        except (*LOST, IndexError, ValueError) as error:
            return type(error).__name__.encode()
        return f"{answer.status} ".encode() + answer.body

    def _look_for_leaks(self, told: bytes, person: Person, what: str) -> None:
        if person.is_victim:
            return
        for kind, canaries in self.twins.canaries.items():
            if any(canary.encode() in told for canary in canaries):
                count(self.result.leaks, f"{kind} by {what}")

    async def requests(self, many: int) -> None:
        """Send some requests, for each route as each person in turn."""
        document = await request(self.servers[0].port, "GET", "/schema/openapi.json")
        per_route = max(1, many // (60 * len(self.people)))
        number = self.rng.randrange(1 << 30)
        known = self.known
        made = await asyncio.to_thread(  # while victims show that they are there
            forge, document.json(), per_route, number, known
        )
        self.rng.shuffle(made)
        pairs = [(made[n % len(made)], self._person(n, len(made))) for n in range(many)]
        batches = [pairs[start : start + BATCH] for start in range(0, many, BATCH)]
        await asyncio.gather(*(self._batch(batch) for batch in batches))

    def _person(self, number: int, routes: int) -> Person:
        """In each round over the requests, others send them."""
        return self.people[(number + number // routes) % len(self.people)]

    async def _batch(self, batch: list[tuple[Forged, Person]]) -> None:
        async with self.gate:
            source = address(next(self.numbers))
            for forged, person in batch:
                await self.request(forged, person, source)

    # Frames

    async def frames(self, many: int) -> None:
        """Send some frames, of each kind as each person in turn."""
        kinds = itertools.cycle(COMMANDS)
        grammar = Grammar(self.known, self.twins.frames, self.rng)
        lines = []
        for number in range(max(1, many // BATCH)):
            row = [grammar.frame(next(kinds)) for _ in range(BATCH - 1)]
            lines.append(
                (self.people[number % len(self.people)], [*row, grammar.last(next(kinds))])
            )
        await asyncio.gather(*(self._line(person, row) for person, row in lines))

    async def _line(self, person: Person, row: list[tuple[str, bytes]]) -> None:
        async with self.gate, self.turn(person):
            source = address(next(self.numbers))
            for kind, _ in row:
                count(self.result.sent, kind)
            told, twin = await self._speak_to_both(person, source, row)
            self._look_for_leaks(b"\n".join(told), person, "socket")
            if person.name != "a player of another table":
                self.result.compared += 1
                apart = {key: one for key, one in differ_at(told, twin).items() if one}
                if apart:
                    again = differ_at(*await self._speak_to_both(person, source, row))
                    key, one = next(iter(apart.items()))
                    self._note(f"socket by {person.name}: {key}: {one}", again.get(key))

    async def _speak_to_both(
        self, person: Person, source: str, row: list[tuple[str, bytes]]
    ) -> tuple[list[bytes], list[bytes]]:
        told = await self._speak(0, person, source, row)
        twin = await self._speak(1, person, source, row)
        return told, [self.twins.same(one) for one in twin]

    async def _speak(
        self, which: int, person: Person, source: str, row: list[tuple[str, bytes]]
    ) -> list[bytes]:
        """Say all frames on one connection, at the open table; give all that is told."""
        told: list[bytes] = []
        port, origin = self.servers[which].port, person.origin or None
        try:
            async with (
                asyncio.timeout(PATIENCE),
                open_socket(port, person.cookie, source, origin) as socket,
            ):
                join = {"do": "join", "id": 0, "table": self.twins.open.id}
                await self._say(socket, json.dumps(join).encode(), told)
                for _, frame in row:
                    await self._say(socket, frame, told)
        except (*LOST, TimeoutError) as error:
            if not which:
                count(self.result.answers, f"ended: {type(error).__name__}")
        return told

    async def _say(self, socket: ClientConnection, frame: bytes, told: list[bytes]) -> None:
        """Say a frame, and hear until it is answered."""
        await socket.send(frame, text=True)
        while True:
            heard = str(await socket.recv()).encode()
            told.append(heard)
            message = json.loads(heard)
            if message["tell"] in ("done", "refused"):
                count(self.result.answers, message.get("code", "done"))
                return


async def run(many: int, number: int, planted: int = 0) -> list[Result]:
    """Attack two servers, and look what has become of the watched tables.

    With `planted` the same is done once more, after faults were built into both of them.
    """
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as servers:
        twins = await make_twins(Path(folder), number)
        pair = [Server(Path(folder), sqlite(file), ["later"]) for file in twins.files]
        await asyncio.gather(*(asyncio.to_thread(servers.enter_context, server) for server in pair))
        async with victims_at(pair[0].port, twins), victims_at(pair[1].port, twins):
            results = [await _attack(pair, twins, many, number)]
            for hooks in HOOKS if planted else ():
                for server in pair:
                    await asyncio.to_thread(server.spoil, hooks)
                results.append(await _attack(pair, twins, planted // len(HOOKS), -number))
    return results


async def _attack(pair: Sequence[Server], twins: Twins, many: int, number: int) -> Result:
    watched = [twins.open.id, twins.closed.id]
    before = [read_watched(file, watched) for file in twins.files]
    logged = [server.log.stat().st_size for server in pair]
    attack = Attack(pair, twins, number)
    await attack.frames(int(many * FRAMES))
    await attack.requests(many - int(many * FRAMES))
    after = [read_watched(file, watched) for file in twins.files]
    result = attack.result
    result.dead = sum(not server.alive for server in pair)
    both = zip(before, after, strict=True)
    for was, now in both:
        result.changed += [name for name in was if was[name] != now[name]]
        result.acted += len(now["entries"]) - len(was["entries"])
    for server, size in zip(pair, logged, strict=True):
        result.errors += _errors(server.log.read_bytes()[size:].decode())
    return result


def _errors(text: str) -> list[str]:
    """The lines of a log that tell of an error, and what was logged in no line of ours."""
    return [
        line[:300]
        for line in text.splitlines()
        if '"level": "error"' in line or line.startswith("Traceback")
    ]


def run_all(small: bool) -> tuple[Result, list[Result]]:
    """Do all slices but those that these very sources did before; the first has the control."""
    total, bad = Result(), list[Result]()
    for number in range(SLICES[small]):
        file = journal(f"forgery-{number}", small)
        if small or not file.exists():
            many, planted = REQUESTS[small] // SLICES[small], PLANTED[small] if number == 0 else 0
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(asyncio.run(run(many, number + 1, planted))))
        good, *planted_ones = msgspec.json.decode(file.read_bytes(), type=list[Result])
        total.add(good)
        bad += planted_ones
    return total, bad


def judge(outcome: Outcome, result: Result) -> None:
    """Say what must hold of a run."""
    wrong = Counter(result.faults).most_common(3)
    outcome.holds("answers with a fault", not result.faults, wrong or 0)
    outcome.holds("errors in the logs", not result.errors, result.errors[:2] or 0)
    outcome.holds("servers that died", not result.dead, result.dead)
    changed = sorted(set(result.changed))
    outcome.holds("what of the watched tables changed", not changed, changed or 0)
    outcome.holds("secrets in answers", not result.leaks, result.leaks or 0)
    shown = f": {' | '.join(result.differ[:2])}" if result.differ else ""
    figure = f"{len(result.differ)} of {result.compared}, {len(result.once)} only once{shown}"
    outcome.holds("answers that differ by what is secret", not result.differ, figure)
    least = min(result.sent.items(), key=lambda one: one[1])
    outcome.holds(
        "every route and command was tried", least[1] > 0, f"least: {least[0]}, {least[1]} x"
    )


def prove(small: bool) -> Outcome:
    """Attack good servers; then let them break, tell, and let everybody act."""
    result, bad = run_all(small)
    routes = len(result.sent.keys() - COMMANDS.keys() - {"replayed"})
    outcome = Outcome(
        f"{sum(result.sent.values())} requests and frames for {routes} routes and"
        f" {len(COMMANDS)} commands, by {len(PEOPLE)} kinds of people"
    )
    judge(outcome, result)
    talking, loose = bad
    figure = Counter(one.partition(" (")[0] for one in talking.faults).most_common(2)
    outcome.caught("a route that breaks", bool(talking.faults and talking.errors), figure)
    told = f"{len(talking.differ)} of {talking.compared} differ, changed: {talking.changed or 0}"
    shown = bool(talking.differ) and not talking.changed
    outcome.caught("a server that shows hands", shown, told)
    acted = f"{loose.acted} entries written for others"
    outcome.caught("a server that lets everybody act", loose.acted > 0, acted)
    return outcome
