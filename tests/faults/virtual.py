"""Virtual: a clock that jumps to whatever comes next, and a store in memory, for exact proofs."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Coroutine, Sequence
from typing import Any, Final, TypeVar

import msgspec

from citadels.server.standing.formula import Shown
from citadels.server.storage.ownership import NOBODY, Holder
from citadels.server.storage.places import Changes
from citadels.server.storage.store import NOTHING, Guest, Row, Store, Taken

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
        self.owners: defaultdict[str, str] = defaultdict(lambda: NOBODY)
        self.lines: list[tuple[int, str, str, str]] = []

    def now(self) -> float:
        """The time of the loop."""
        return BEGINNING + asyncio.get_running_loop().time()

    async def is_blocked(self, one: str, other: str) -> bool:
        """Nobody has blocked anybody."""
        return False

    async def open(
        self, id: str, body: bytes, row: Row, owner: str = NOBODY, host: str = ""
    ) -> None:
        """Keep a new table."""
        self.logs[id], self.rows[id], self.owners[id] = [body], row, owner

    async def append(
        self,
        id: str,
        seq: int,
        body: bytes,
        row: Row,
        owner: str | None = None,
        changes: Changes = NOTHING,
    ) -> None:
        """Keep the next entry."""
        if seq != len(self.logs[id]) or owner not in (None, self.owners[id]):
            raise Taken
        self.logs[id].append(body)
        self.rows[id] = row

    async def read(self, id: str, after: int = -1) -> list[tuple[int, bytes]]:
        """Give the entries that follow a number."""
        return [row for row in enumerate(self.logs.get(id, [])) if row[0] > after]

    async def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """Give the numbers of the last entries."""
        return {id: len(self.logs[id]) - 1 for id in ids}

    async def due(
        self, now: float, *, bot: bool, limit: int, without: Collection[str] = ()
    ) -> list[str]:
        """Give the tables that nobody owns where something is due."""
        rows = [(row.due, id) for id, row in self.rows.items() if row.bot == bot]
        found = [(due, id) for due, id in rows if due is not None and due <= now]
        return [id for _, id in sorted(found) if self.owners[id] == NOBODY][:limit]

    async def owner_of(self, table: str) -> Holder:
        """Say who owns a table."""
        return Holder(self.owners.get(table, NOBODY), alive=True)

    async def take(self, table: str, owner: str) -> bool:
        """Own a table."""
        if self.owners[table] not in (NOBODY, owner):
            return False
        self.owners[table] = owner
        return True

    async def give(self, table: str, owner: str, to: str, due: float | None) -> bool:
        """Let another one own a table."""
        self.owners[table] = to
        self.rows[table] = msgspec.structs.replace(self.rows[table], due=due)
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

    async def ratings_of(self, players: Sequence[str]) -> dict[str, Shown]:
        """Nobody has a rating."""
        return {}

    async def ratings_after(self, table: str) -> list[Shown]:
        """No game is rated."""
        return []

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
