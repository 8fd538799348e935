"""Size: how much memory an idle table takes, and how much room a finished game."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

import asyncpg

from citadels import random_config
from citadels.bots import BOTS, Seated
from citadels.core.rng import FastRng
from citadels.server.http import cookies
from citadels.server.storage.migrate import migrate
from citadels.server.storage.store import Guest, Store
from citadels.server.tables import entries as log
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import OVER, PAUSED
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table

from .. import daemons
from ..player import BOT
from ..process import Server, sqlite
from ..proof import Outcome
from ..swap import swapped
from ..web import address, hear, open_socket

TITLE: Final = "Size: memory of an idle table, room of a finished game"
MEMORY: Final = 200_000  # bytes that an idle table may take
FIRST: Final = 4  # games after which every table of a database has rows
STORED: Final = 50_000  # bytes that a finished game may take
IDLE: Final = (300, 16)  # tables in a full and in a small run
GAMES: Final = (60, 4)
WARM: Final = 5  # tables before the first look, so that what all share is there
LATE: Final = 200  # choices after which a table is paused, if it is not over before
PADDING: Final = b" " * 400  # in every entry of a log that wastes room
WHOLE: Final = 1 << 30


@contextlib.asynccontextmanager
async def desk_on(database: str) -> AsyncIterator[Desk]:
    """A desk of our own on a database."""
    store = await Store.connect(database)
    try:
        await migrate(store.engine)
        yield Desk(store, lambda _: None)
    finally:
        await store.close()


async def play(desk: Desk, number: int, choices: int = WHOLE) -> Table:
    """Let people who choose as bots do play a game of a random set-up, or its beginning."""
    rng = FastRng(number)
    config = random_config(rng)
    guests = [cookies.new_guest() for _ in range(config.players)]
    table = await desk.open(guests[0], config, TableOptions())
    for seat, guest in enumerate(guests):
        await desk.store.save_guest(Guest(guest, f"Guest {number} {seat}"))
        table = await _sit(desk, table.id, seat, guest)
    table = await desk.commit(table.id, lambda t, at: t.may_start(at, guests[0]))
    bot = BOTS[BOT](rng)
    while table.game is not None and table.status != OVER and len(table.game.choices) < choices:
        table = await _choose(
            desk, table, Seated(bot, table.asked_seat, rng).choose(table.game).text
        )
    return table


async def _sit(desk: Desk, table: str, seat: int, guest: str) -> Table:
    return await desk.commit(table, lambda t, at: t.may_sit(at, seat, guest, guest))


async def _choose(desk: Desk, table: Table, option: str) -> Table:
    seat, question = table.asked_seat, table.question
    return await desk.commit(
        table.id, lambda t, at: t.may_choose(at, seat, question, option, "player")
    )


async def pause(desk: Desk, table: Table) -> Table:
    """Let all agree to stop for today."""
    for seat in range(len(table.chairs)):
        if table.status != OVER:
            table = await _agree(desk, table.id, seat)
    assert table.status in (PAUSED, OVER)
    return table


async def _agree(desk: Desk, table: str, seat: int) -> Table:
    return await desk.commit(table, lambda t, at: t.may_agree(at, seat, pause=True))


# What a finished game takes in a database


async def store_games(database: str, games: int, first: int = 0) -> float:
    """Play games to their end, all at once; say how many entries each has on average."""
    async with desk_on(database) as desk:
        numbers = range(first, first + games)
        tables = await asyncio.gather(*(play(desk, number) for number in numbers))
    assert all(table.status == OVER for table in tables)
    return sum(table.seq + 1 for table in tables) / games


async def measure_sqlite(games: int) -> tuple[float, float]:
    """How many bytes a game takes in a file, and how many entries it has."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "size.db"
        async with desk_on(sqlite(file)):
            pass
        empty = file.stat().st_size
        entries = await store_games(sqlite(file), games)
        return (file.stat().st_size - empty) / games, entries


async def try_postgres(games: int) -> float | None:
    """Measure in a database of its own, where there is a PostgreSQL."""
    try:
        database = await daemons.make_database(daemons.POSTGRES)
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return None
    try:
        return await measure_postgres(database, games)
    finally:
        await daemons.drop_database(daemons.POSTGRES, database)


async def measure_postgres(database: str, games: int) -> float:
    """How many bytes a game more takes in PostgreSQL, once it has tidied up.

    The first rows of a table and of its indexes take whole pages.
    """
    await store_games(database, FIRST)
    before = await _postgres_size(database)
    await store_games(database, games, FIRST)
    return (await _postgres_size(database) - before) / games


async def _postgres_size(database: str) -> int:
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        await connection.execute("VACUUM FULL")  # else old versions of rows would count
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


# What an idle table takes in memory


async def pause_games(database: str, tables: int) -> list[str]:
    """Play games to their middle, all at once, and pause them."""
    async with desk_on(database) as desk:
        played = (play(desk, number, LATE) for number in range(WARM + tables))
        return [(await pause(desk, table)).id for table in await asyncio.gather(*played)]


async def measure_memory(database: str, ids: Sequence[str], hooks: Sequence[str] = ()) -> float:
    """How many bytes of memory a server takes for each paused game that somebody looks at."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), database, hooks) as server:
        async with contextlib.AsyncExitStack() as stack:
            await _watch(stack, server.port, ids[:WARM], 0)
            before = _memory_of(server)
            await _watch(stack, server.port, ids[WARM:], WARM)
            return (_memory_of(server) - before) / len(ids[WARM:])


async def compare_memory(tables: int) -> tuple[float, float]:
    """The memory of our server, and of one that keeps every position, for the same games."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "idle.db")
        ids = await pause_games(database, tables)
        ours = await measure_memory(database, ids)
        return ours, await measure_memory(database, ids[: WARM + IDLE[1]], ["hoard"])


async def _watch(
    stack: contextlib.AsyncExitStack, port: int, ids: Sequence[str], first: int
) -> None:
    """Look at tables, each on a connection of its own, and stay."""
    for number, table in enumerate(ids, first + 1):
        socket = await stack.enter_async_context(open_socket(port, source=address(number)))
        await socket.send(f'{{"do": "join", "id": 1, "table": "{table}"}}')
        while (await hear(socket)).tell != "table":
            pass


def _memory_of(server: Server) -> int:
    """The memory that a server has, as the system counts it."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the system does not say how much memory there is")


def prove(small: bool) -> Outcome:
    """Measure; then measure a server that keeps every position, and a log that wastes room."""
    games, tables = GAMES[small], IDLE[small]
    bytes_each, entries = asyncio.run(measure_sqlite(games))
    outcome = Outcome(f"{games} finished games of {entries:.0f} entries, {tables} paused ones")
    outcome.holds("SQLite, stored per game", bytes_each <= STORED, f"{bytes_each / 1000:.1f} kB")
    there = asyncio.run(try_postgres(games))
    if there is not None:
        outcome.holds("PostgreSQL, stored per game", there <= STORED, f"{there / 1000:.1f} kB")
    memory, hoarded = asyncio.run(compare_memory(tables))
    outcome.holds("memory per idle table", memory <= MEMORY, f"{memory / 1000:.1f} kB")
    encode = log.encode
    with swapped(log, "encode", lambda entry: encode(entry) + PADDING):
        wasted, _ = asyncio.run(measure_sqlite(GAMES[1]))
    outcome.caught("a log that wastes room", wasted > STORED, f"{wasted / 1000:.1f} kB")
    outcome.caught(
        "a server that keeps every position", hoarded > MEMORY, f"{hoarded / 1000:.1f} kB"
    )
    return outcome
