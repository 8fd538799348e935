"""Thinking is shared fairly: who has many tables delays nobody else by more than a thought."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Final

import pytest

from citadels.core.basics import Refusal
from citadels.server import limits
from citadels.server.bots.bot_pool import AHEAD, BotPool
from citadels.server.bots.fair_queue import FairQueue, Places
from citadels.server.bots.lane import Lane
from tests.faults.swap import swapped

MANY, FEW = "who has the most tables", "somebody else"
ROUNDS: Final = 6


class Counted(BotPool):
    """Thinks when it is told to, and notes for whom."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thought: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    def _new_pool(self) -> Any:  # noqa: ANN401 - nobody asks it
        return SimpleNamespace(shutdown=lambda **_: None)

    async def _run_in(self, _: object, work: object, *arguments: Any) -> tuple[float, Any]:  # noqa: ANN401
        await self.go_on.acquire()
        self.thought.append(arguments[0])
        return 0.0, ""


class Asked:
    """A table at which a bot of somebody's is asked, as far as anybody looks here."""

    def __init__(self, host: str) -> None:
        self.id, self.host, self.so_far = "", host, host
        self.question, self.asked_seat = 1, 0
        self.chairs = [SimpleNamespace(guest=host)]
        self.table = self


def table_of(host: str) -> Any:  # noqa: ANN401 - takes the place of a table
    """A table at which a bot is asked."""
    return Asked(host)


async def settle() -> None:
    """Let all go on that can."""
    for _ in range(30):
        await asyncio.sleep(0)


async def served_before() -> int:
    """How many thoughts of a guest with the most tables come before one of somebody else's."""
    pool = Counted()

    async def play() -> None:
        table = table_of(MANY)
        while True:
            await pool.choose(table, "master_builder")

    tasks = [asyncio.create_task(play()) for _ in range(limits.TABLES)]
    worst = 0
    for _ in range(ROUNDS):
        await settle()
        asked = len(pool.thought)
        mine = asyncio.create_task(pool.choose(table_of(FEW), "master_builder"))
        while not mine.done():
            pool.go_on.release()
            for _ in range(10):
                await asyncio.sleep(0)
        worst = max(worst, pool.thought[asked:].index(FEW))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return worst


def test_a_bot_waits_for_no_more_than_what_is_being_thought() -> None:
    assert asyncio.run(served_before()) <= 1 + AHEAD + 1  # under way, laid ready, and one in turn


def test_control_first_come_first_served_waits_for_all_tables_of_another_guest() -> None:
    with first_come():
        assert asyncio.run(served_before()) >= limits.TABLES


@contextmanager
def first_come() -> Iterator[None]:
    """Let all wait in one row."""
    put = FairQueue.put
    with swapped(FairQueue, "put", lambda self, _, item: put(self, "", item)):
        yield


def test_guests_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for guest, item in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1")]:
        queue.put(guest, item)
    queue.put("a", "a1")  # waits already
    queue.remove("c1")
    queue.put("c", "c2")
    assert [queue.pop() for _ in range(len(queue))] == ["a1", "b1", "c2", "a2", "a3"]
    assert not queue.rows and not queue.guests


def test_one_guest_fills_no_queue() -> None:
    async def run() -> None:
        places = Places(1, most=3)
        held = [asyncio.create_task(hold(places, MANY)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refusal:
            await hold(places, MANY)
        assert refusal.value.code == "busy"
        other = asyncio.create_task(hold(places, FEW))
        await asyncio.sleep(0)
        held[0].cancel()  # who has the place
        held[1].cancel()  # who would be next
        await asyncio.gather(*held[:2], return_exceptions=True)
        assert places.queue.waiting(FEW) + places.queue.waiting(MANY) == 2
        for task in (*held, other):
            task.cancel()
        await asyncio.gather(*held, other, return_exceptions=True)
        assert places.free == 1 and not places.queue

    asyncio.run(run())


async def hold(places: Places, guest: str) -> None:
    """Have a place for ever."""
    async with places.place(guest):
        await asyncio.Event().wait()


def test_hints_of_one_guest_leave_room_for_others() -> None:
    async def run() -> None:
        pool = Counted()
        mine = [asyncio.create_task(pool.advise(table_of(MANY))) for _ in range(limits.ERRANDS)]
        await settle()
        refused = [task for task in mine if task.done()]
        assert len(refused) == limits.ERRANDS - limits.ERRANDS_OF_ONE - 1
        assert all(isinstance(task.exception(), Refusal) for task in refused)
        other = asyncio.create_task(pool.advise(table_of(FEW)))
        for _ in range(3):
            pool.go_on.release()
            for _ in range(20):
                await asyncio.sleep(0)
        assert other.done() and pool.thought == [MANY, MANY, FEW]  # under way, in turn, ours
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)

    asyncio.run(run())


def test_tables_that_nobody_watches_wait_in_turn_for_each_host() -> None:
    async def run() -> list[str]:
        acted: list[str] = []
        lane = Lane(lambda: 0.0, lambda live: acted.append(live.table.host))
        for host in [*[MANY] * 5, FEW]:
            lane.join(table_of(host))
        assert lane.task is not None
        await lane.task
        return acted

    with swapped(limits, "UNWATCHED", (1e9, 100)):
        assert asyncio.run(run()).index(FEW) == 1
