"""T5: a seed that was promised is the seed that was played; one flipped bit is found."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Final

from citadels import read_record
from citadels.server.tables.fairness import commitment_to, is_fair

from ..ledger import Ledger
from ..player import BOT, open_table, players_of
from ..process import Server, sqlite
from ..proof import Outcome
from ..web import open_socket, request

TITLE: Final = "T5: a record is what was promised, and one flipped bit is not"


async def play_one() -> tuple[str, str, str]:
    """Play a game; give the promise shown first, the record, and the seed shown last."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(folder, sqlite(folder / "fair.db")) as server:
            opened = await open_table(server.port, 1, 1, [BOT])
            promise = (await _table(server.port, opened.table))["commitment"]
            players = players_of(opened, server.port, Ledger(), random.Random(1))
            async with asyncio.timeout(60):
                await asyncio.gather(*(player.run() for player in players))
            seed = (await _table(server.port, opened.table))["seed"]
            path = f"/api/tables/{opened.table}/record"
            record = (await request(server.port, "GET", path)).body.decode()
            return promise, record, seed


async def _table(port: int, table: str) -> dict[str, str]:
    async with open_socket(port) as socket:
        await socket.send(json.dumps({"do": "join", "id": 1, "table": table}))
        while True:
            message: dict[str, str] = json.loads(await socket.recv())
            if message["tell"] == "table":
                return message


def prove(small: bool) -> Outcome:
    """Check a game, then every seed that is one bit apart, and every promise."""
    promise, text, seed = asyncio.run(play_one())
    record = read_record(text)
    outcome = Outcome(f"one game of {len(record.choices)} choices, 512 flipped bits")
    outcome.holds("the promise is kept", is_fair(record, promise))
    outcome.holds("the record has the seed that was shown", record.seed == bytes.fromhex(seed))
    outcome.holds("the record plays to its end", record.replay().over)
    passed = 0
    for bit in range(256):
        flipped = (int.from_bytes(bytes.fromhex(seed), "big") ^ 1 << bit).to_bytes(32, "big")
        other = read_record(text.replace(seed, flipped.hex()))
        passed += is_fair(other, promise)
        passed += is_fair(record, f"{int(promise, 16) ^ 1 << bit:064x}")
    outcome.holds("flipped bits that pass", not passed, passed)
    weak = commitment_to(bytes.fromhex(seed))[:1] == promise[:1]
    flips = [(int(seed, 16) ^ 1 << bit).to_bytes(32, "big") for bit in range(256)]
    found = sum(commitment_to(one)[:1] == promise[:1] for one in flips)
    outcome.caught("a check of the first digit only", weak and found > 0, f"{found} of 256 pass it")
    return outcome
