"""Virtual: a clock that jumps to whatever comes next, and a store in memory, for exact proofs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from citadels.server.storage.store import Guest, Row, Store, Taken

BEGINNING: Final = 1_700_000_000.0
Result = TypeVar("Result")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop that never waits: when nothing is ready, it is later."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined] # of asyncio's own
        select = selector.select

        def jump(timeout: float | None) -> Any:
            ready = select(0)
            if not ready:
                if timeout is None:
                    raise RuntimeError("nothing will ever happen")
                self.clock += timeout
            return ready

        selector.select = jump

    def time(self) -> float:
        """The time, in seconds since the loop was made."""
        return self.clock


def run_virtually(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something on a clock that does not wait."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


async def settle() -> None:
    """Let everything happen that happens at this very moment."""
    for _ in range(12):
        await asyncio.sleep(0)


class MemoryStore(Store):
    """What desk, automation and clients need of a store, in memory, on the loop's clock."""

    def __init__(self) -> None:
        self.writer = None  # as where other processes write, too
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, Row] = {}
        self.claims: dict[str, float] = {}
        self.lines: list[tuple[int, str, str, str]] = []

    def now(self) -> float:
        """The time of the loop."""
        return BEGINNING + asyncio.get_running_loop().time()

    async def open(self, id: str, body: bytes, row: Row, host: str = "") -> None:
        """Keep a new table."""
        self.logs[id], self.rows[id], self.claims[id] = [body], row, 0.0

    async def append(
        self,
        id: str,
        seq: int,
        body: bytes,
        row: Row,
        places: Sequence[str] = (),
        unproven: Sequence[int] = (),
        left: Sequence[str] = (),
        conduct: Mapping[str, int] | None = None,
    ) -> None:
        """Keep the next entry."""
        if seq != len(self.logs[id]):
            raise Taken
        self.logs[id].append(body)
        self.rows[id], self.claims[id] = row, 0.0

    async def read(self, id: str, after: int = -1) -> list[tuple[int, bytes]]:
        """Give the entries that follow a number."""
        return [row for row in enumerate(self.logs.get(id, [])) if row[0] > after]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """Give the numbers of the last entries."""
        return {id: len(self.logs[id]) - 1 for id in ids}

    async def due(self, now: float, limit: int = 1000) -> list[str]:
        """Give the tables where something is due."""
        rows = self.rows.items()
        return [id for id, row in rows if row.due is not None and row.due <= now > self.claims[id]][
            :limit
        ]

    async def claim(self, id: str, seq: int, now: float, until: float) -> bool:
        """Claim a table."""
        if len(self.logs[id]) - 1 != seq or self.claims[id] >= now:
            return False
        self.claims[id] = until
        return True

    async def abandoned(self, statuses: Sequence[str], before: float) -> list[str]:
        """Nothing is abandoned."""
        return []

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        """Everybody is called by their id."""
        return {id: Guest(id, id) for id in ids}

    async def saw(self, ids: Sequence[str], places: Sequence[tuple[str, str]] = ()) -> None:
        """Nobody is ever gone, so nothing need be noted."""

    async def at_since(self, places: set[tuple[str, str]], since: float) -> set[tuple[str, str]]:
        """Nobody is ever gone."""
        return places

    async def conduct_of(self, guests: Sequence[str], games: int) -> dict[str, list[int]]:
        """Nobody has played before."""
        return {}

    async def say(self, table: str, guest: str, text: str) -> None:
        """Keep a line of chat."""
        self.lines.append((len(self.lines) + 1, table, guest, text))

    async def said(
        self, table: str, after: int, limit: int = 100
    ) -> list[tuple[int, str, str, float]]:
        """Give the lines of chat that follow a number."""
        rows = [(n, guest, text, 0.0) for n, at, guest, text in self.lines if at == table]
        return [row for row in rows if row[0] > after][-limit:]


def command(**parts: object) -> bytes:
    """Write a message of a client."""
    return msgspec.json.encode(parts)
