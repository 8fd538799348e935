"""Churn: connections that come and go leave no memory behind."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..process import Server, sqlite
from ..proof import Outcome
from ..web import address, open_socket

TITLE: Final = "Churn: connections that come and go, packed as a browser's"
GOAL: Final = 1.2  # how many times the memory after the first of them there may be at the end
AT_ONCE: Final = 50
HELD: Final = 0.2  # seconds for which each is there: long enough to be no young object any more


@dataclass
class Plan:
    """How many come."""

    first: int
    all: int


FULL: Final = Plan(2_000, 20_000)
SMALL: Final = Plan(1_000, 6_000)  # fewer would show nothing: what is young is collected


async def visit(port: int, number: int) -> None:
    """Come, hear the greeting, and go."""
    async with open_socket(port, source=address(number), compression="deflate") as socket:
        await socket.recv()
        await asyncio.sleep(HELD)


async def run(plan: Plan, hooks: Sequence[str] = ()) -> tuple[float, float]:
    """The megabytes of a server after the first connections, and after all."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), sqlite(Path(folder) / "churn.db"), hooks) as server,
    ):
        first = 0.0
        for begin in range(0, plan.all, AT_ONCE):
            visits = [visit(server.port, begin + number) for number in range(AT_ONCE)]
            await asyncio.gather(*visits)
            if begin + AT_ONCE == plan.first:
                first = server.memory()
        return first, server.memory()


def prove(small: bool) -> Outcome:
    """Let many come and go; then at a server that never collects what they leave."""
    plan = SMALL if small else FULL
    outcome = Outcome(f"{plan.all} connections; memory after the first {plan.first} and at the end")
    first, last = asyncio.run(run(plan))
    outcome.holds(f"at most {GOAL:g} x", last <= GOAL * first, f"{first:.0f} -> {last:.0f} MB")
    first, last = asyncio.run(run(plan, ["circles"]))
    outcome.caught(
        "connections that hold themselves, never collected",
        last > GOAL * first,
        f"{first:.0f} -> {last:.0f} MB",
    )
    return outcome
