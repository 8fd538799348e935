"""F4: the wall clock jumps by an hour; no clock of a table runs out early, none stays away."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection

from ..player import open_table
from ..process import Server, sqlite
from ..proof import Outcome
from ..web import hear, open_socket

TITLE: Final = "F4: the wall clock jumps by an hour, forth and back"
HOUR: Final = 3600.0
CHOICE: Final = 5  # seconds, the shortest that a table may have
LATE: Final = 4.0  # seconds after which a clock that has not rung is missing


async def seconds_until_rung(shift: float, hooks: Sequence[str] = ()) -> float:
    """Let a question wait while the wall clock jumps; give when the clock answered it."""
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(Path(folder) / "clock.db")
        server = Server(Path(folder), database, ["wall clock", *hooks])
        await asyncio.to_thread(server.start)
        try:
            opened = await open_table(server.port, 1, 2, options={"timer": {"turn": CHOICE}})
            began = time.monotonic()
            async with open_socket(server.port, opened.cookies[0]) as socket:
                await socket.send(json.dumps({"do": "join", "id": 1, "table": opened.table}))
                first = await _number(0, socket, began + 5)
                await asyncio.sleep(1.0)
                server.shift.write_text(str(shift))
                await _number(first + 1, socket, began + CHOICE + LATE + 0.5)
                return time.monotonic() - began
        finally:
            await asyncio.to_thread(server.stop)


async def _number(least: int, socket: ClientConnection, until: float) -> int:
    """Wait for a told table with at least a number; give the number."""
    try:
        async with asyncio.timeout(until - time.monotonic()):
            while True:
                seen = await hear(socket)
                if seen.tell == "table" and seen.seq >= least:
                    return seen.seq
    except TimeoutError:
        return -1


async def _all() -> tuple[float, float, float, float]:
    """Both directions, good and naive, side by side: nearly all of it is waiting."""
    return await asyncio.gather(
        seconds_until_rung(HOUR),
        seconds_until_rung(-HOUR),
        seconds_until_rung(HOUR, ["naive clock"]),
        seconds_until_rung(-HOUR, ["naive clock"]),
    )


def in_time(seconds: float) -> bool:
    """Whether a clock rang when it had to."""
    return CHOICE - 0.2 <= seconds <= CHOICE + LATE


def prove(small: bool) -> Outcome:
    """Jump in both directions; then with a server that looks at the wall clock."""
    forth, back, naive_forth, naive_back = asyncio.run(_all())
    outcome = Outcome(f"a question of {CHOICE} s, the wall clock set 1 h forth and back after 1 s")
    outcome.holds("set forth, the clock rings in time", in_time(forth), f"after {forth:.1f} s")
    outcome.holds("set back, the clock rings in time", in_time(back), f"after {back:.1f} s")
    figure = f"after {naive_forth:.1f} s"
    outcome.caught(
        "a server that looks at the wall clock, set forth", not in_time(naive_forth), figure
    )
    figure = f"after {naive_back:.1f} s"
    outcome.caught(
        "a server that looks at the wall clock, set back", not in_time(naive_back), figure
    )
    return outcome
