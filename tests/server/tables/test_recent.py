"""Who came and went leaves nothing in memory: neither names and cookies, nor what limits count."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from citadels.server import limits
from citadels.server.storage.store import Guest
from citadels.server.tables.people import People
from citadels.server.tables.recent import KEPT, Recent


class Book:
    """As much of a store as says who guests are; counts how often it was asked."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.asked = 0

    def now(self) -> float:
        return self.time

    async def guests(self, ids: Iterable[str]) -> dict[str, Guest]:
        self.asked += 1
        return {id: Guest(id, f"name of {id}") for id in ids}

    async def epochs(self, ids: Iterable[str]) -> dict[str, int]:
        self.asked += 1
        return dict.fromkeys(ids, 2)


def test_who_is_asked_about_stays_and_others_go() -> None:
    book = Book()
    recent: Recent[int] = Recent(book.now)
    for number in range(100):
        recent.put(str(number), number)
    for _ in range(10):
        book.time += KEPT / 2
        assert recent.get("7") == 7
    assert [*recent] == ["7"] and recent.get("8") is None
    recent.forget("7")
    assert len(recent) == 0
    recent.put("9", 9)
    book.time += 3 * KEPT  # nobody has asked for anything meanwhile
    assert recent.get("9") is None


def test_waves_of_guests_leave_nothing() -> None:
    book = Book()
    people = People(book)  # type: ignore[arg-type] # as much of it as is asked
    most = 0

    async def come(wave: int) -> None:
        ids = [f"{wave}-{number}" for number in range(50)]
        for _ in range(3):  # the second time nobody asks the database
            assert (await people.names(ids))[ids[3]].name == f"name of {ids[3]}"
            assert [await people.epoch_of(id) for id in ids] == [2] * 50

    for wave in range(20):
        before = book.asked
        asyncio.run(come(wave))
        assert book.asked - before == 51
        book.time += KEPT
        most = max(most, len(people.guests), len(people.epochs))
    assert most <= 100  # those of two waves


def test_buckets_that_are_full_again_are_forgotten() -> None:
    buckets, now, most = limits.Buckets(1.0, 2), 0.0, 0
    greedy = "the address that goes on"
    taken = 0
    for wave in range(50):
        for number in range(300):
            assert buckets.take(f"{wave}-{number}", now)
        taken += sum(buckets.take(greedy, now) for _ in range(5))
        most = max(most, len(buckets.buckets))
        now += 1.0  # less than it takes for the greedy one
    assert taken == 2 + 49  # it was never forgotten
    assert most <= 4 * 300


def test_there_are_never_too_many_buckets() -> None:
    buckets = limits.Buckets(0.001, 1)
    for number in range(3 * limits.ADDRESSES):
        assert buckets.take(str(number), 0.0)
        assert len(buckets.buckets) <= limits.ADDRESSES
    assert not buckets.take(str(3 * limits.ADDRESSES - 1), 0.0)  # who came last is known
