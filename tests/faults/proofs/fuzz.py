"""T11: messages that are mutated, random, wrong or deep: nothing breaks, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.exceptions import WebSocketException

from citadels import (
    Config,
    Game,
    read_config,
    read_position,
    read_record,
    record_of,
    write_config,
    write_position,
)
from citadels.server.socket import client as clients
from citadels.server.wire.commands import Command, decoder

from ..player import open_table
from ..process import Server, sqlite
from ..proof import Outcome
from ..swap import swapped
from ..virtual import run_virtually
from ..web import open_socket, request
from ..worlds import Telling

TITLE: Final = "T11: malformed messages, requests and records change nothing"
MESSAGES: Final = (100_000, 4_000)  # in a full and in a small run
TEXTS: Final = (4_000, 200)  # set-ups and records
FRAMES: Final = (400, 30)  # on a real socket, and as many requests
VALUES: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    1 << 70,
    1.5,
    "",
    "x" * 5000,
    "\u0000",
    [],
    {},
    [[]],
    float("1e308"),
)


def mutate(frame: bytes, rng: random.Random) -> bytes:
    """Change a message in one of many ways."""
    return rng.choice(WAYS)(frame, rng)


def _flip(frame: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(frame))
    return frame[:at] + bytes([frame[at] ^ 1 << rng.randrange(8)]) + frame[at + 1 :]


def _cut(frame: bytes, rng: random.Random) -> bytes:
    return frame[: rng.randrange(len(frame))]


def _double(frame: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(frame))
    return frame[:at] + frame[rng.randrange(len(frame)) :] + frame[at:]


def _noise(_: bytes, rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(1, 200))


def _deep(_: bytes, rng: random.Random) -> bytes:
    depth = rng.choice((10, 100, 1_000, 2_000))
    return rng.choice((b"[" * depth, b'{"do":' * (depth // 6), b"[" * depth + b"]" * depth))


def _value(frame: bytes, rng: random.Random) -> bytes:
    command = json.loads(frame)
    command[rng.choice([*command, "extra", "seat"])] = rng.choice(VALUES)
    return json.dumps(command).encode()


def _lack(frame: bytes, rng: random.Random) -> bytes:
    command = json.loads(frame)
    del command[rng.choice(list(command))]
    return json.dumps(command).encode()


def _long(_: bytes, rng: random.Random) -> bytes:
    return json.dumps({"do": "say", "id": 1, "text": "a" * rng.randrange(3_000, 9_000)}).encode()


WAYS: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    *(_flip, _cut, _double, _noise, _deep, _value, _lack, _long),
)


def valid(world: Telling) -> list[bytes]:
    """Messages that would be understood."""
    table = world.table
    assert table.game is not None
    rows: list[dict[str, object]] = [
        {"do": "choose", "id": 7, "question": table.question, "option": table.game.options[0].text},
        {"do": "choose", "id": 8, "question": table.question, "option": "gold", "seat": 0},
        {"do": "join", "id": 9, "table": "other", "token": "x" * 22},
        {"do": "undo", "id": 10, "count": 3},
        {"do": "pause", "id": 11, "pause": True},
        {"do": "say", "id": 12, "text": "hello"},
        {"do": "ping", "id": 13},
    ]
    return [msgspec.json.encode(row) for row in rows]


def is_understood(frame: bytes) -> bool:
    """Whether a message is one that a client may send, by a reader of its own."""
    try:
        command = json.loads(frame)
        return isinstance(command, dict) and isinstance(decoder.decode(frame), Command)
    except (ValueError, RecursionError, msgspec.MsgspecError):
        return False


async def _hear_all(most: int, seed: int) -> tuple[Counter[str], int]:
    """Send messages to a client in its seat; count the answers and the changes."""
    rng, count, changed = random.Random(seed), Counter[str](), 0
    game = Game(Config(players=4), 5)
    assert game.question is not None
    world = Telling(game, game.question.seat)
    await world.join()
    frames = valid(world)
    while sum(count.values()) < most:
        frame = mutate(rng.choice(frames), rng)
        if is_understood(frame):
            continue
        before = world.table.seq, len(world.store.lines)
        world.stream.clear()
        try:
            await world.client.hear(frame)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is counted
            count[f"crash: {type(error).__name__}"] += 1
            continue
        changed += (world.table.seq, len(world.store.lines)) != before
        answers = [msgspec.json.decode(message) for message in world.stream]
        refused = [message["code"] for message in answers if message["tell"] == "refused"]
        count[refused[0] if refused else "accepted"] += 1
    world.task.cancel()
    return count, changed


def hear_all(most: int, seed: int = 1) -> tuple[Counter[str], int]:
    """Send many messages to a client in its seat."""
    return run_virtually(_hear_all(most, seed))


def read_all(most: int) -> tuple[int, Counter[str]]:
    """Read mutated set-ups and records; give how many, and the errors that are not ours."""
    rng, crashes = random.Random(2), Counter[str]()
    game = Game(Config(players=3), bytes(32))
    for _ in range(60):
        game.play(game.options[-1])
    texts: list[tuple[Callable[[str], Any], bytes]] = [
        (read_config, write_config(game.config).encode()),
        (lambda text: read_record(text).replay(), record_of(game).text().encode()),
        (read_position, write_position(game).encode()),
    ]
    for number in range(most):
        read, text = texts[number % len(texts)]
        words = rng.choice((_flip, _cut, _double, _noise))(text, rng).decode("utf-8", "replace")
        try:
            read(words)
        except ValueError:
            continue
        except Exception as error:  # noqa: BLE001 - whatever it is, it is counted
            crashes[type(error).__name__] += 1
    return most, crashes


async def _over_the_wire(most: int) -> tuple[list[int], bool, bool, str]:
    """Send frames and bodies to a server; give bad answers, if it lives, if it changed, errors."""
    rng = random.Random(3)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), _db(folder)) as server:
        opened = await open_table(server.port, 1, 2)
        cookie = opened.cookies[0]
        before = await _numbers(server.port, opened.table, cookie)
        body = json.dumps({"setup": {"players": 3}, "bots": ["novice"], "start": False}).encode()
        wrong = []
        for number in range(most):
            await _one_socket(server.port, cookie, mutate(b'{"do":"ping","id":1}', rng), number)
            answer = await _post(server.port, mutate(body, rng), number)
            if answer >= 500:
                wrong.append(answer)
        after = await _numbers(server.port, opened.table, cookie)
        return wrong, server.alive, before == after, _errors(server.log.read_text())


def _db(folder: str) -> str:
    return sqlite(Path(folder) / "fuzz.db")


def _errors(log: str) -> str:
    lines = [line for line in log.splitlines() if "ERROR" in line or '"error"' in line]
    return lines[0] if lines else ""


async def _one_socket(port: int, cookie: str, frame: bytes, number: int) -> None:
    source = f"127.9.{number >> 8}.{number & 255}"
    try:
        async with asyncio.timeout(5), open_socket(port, cookie, source) as socket:
            if number % 3:
                await socket.send(frame)
            else:
                await socket.send(frame.decode("utf-8", "replace"))
            await socket.recv()
            await socket.recv()
    except (OSError, WebSocketException, TimeoutError):
        return


async def _post(port: int, body: bytes, number: int) -> int:
    source = f"127.8.{number >> 8}.{number & 255}"
    answer = await request(port, "POST", "/api/tables", source=source, raw=body)
    return answer.status


async def _numbers(port: int, table: str, cookie: str) -> int:
    async with open_socket(port, cookie, "127.7.0.1") as socket:
        await socket.send(json.dumps({"do": "join", "id": 1, "table": table}))
        while True:
            message = json.loads(await socket.recv())
            if message["tell"] == "table":
                return int(message["seq"])


def prove(small: bool) -> Outcome:
    """Fuzz a client, the readers and a real server; then a client that trusts what it hears."""
    count, changed = hear_all(MESSAGES[small])
    read, crashes = read_all(TEXTS[small])
    frames = FRAMES[small]
    outcome = Outcome(
        f"{count.total()} messages, {read} texts, {frames} frames and requests to a server"
    )
    broken = {code: n for code, n in count.items() if code.startswith("crash")}
    outcome.holds("messages that broke something", not broken, broken or 0)
    outcome.holds("messages that changed something", not changed, changed)
    refused = ", ".join(f"{code} {n}" for code, n in count.most_common())
    outcome.holds("all are refused", not count["accepted"], refused)
    outcome.holds("texts that broke a reader", not crashes, dict(crashes) or 0)
    wrong, alive, same, errors = asyncio.run(_over_the_wire(frames))
    outcome.holds(
        "requests that broke the server", not wrong and alive, f"{len(wrong)} of {frames}"
    )
    outcome.holds("the table is as it was", same)
    outcome.holds("no error in the log", not errors, errors)
    outcome.caught("a client that trusts what it hears", *_trusting(1_000))
    return outcome


def _trusting(most: int) -> tuple[bool, str]:
    """Let messages be read by something that does not expect them to be wrong."""
    with swapped(clients.Client, "_read", lambda _, frame: decoder.decode(frame)):
        count, _ = hear_all(most)
    crashes = sum(n for code, n in count.items() if code.startswith("crash"))
    return crashes > 0, f"{crashes} of {most} messages break it"
