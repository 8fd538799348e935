"""Reviews: claimed by one of two processes, limited for a guest, and made again when asked."""

from __future__ import annotations

import asyncio
import gzip
import multiprocessing
import random
from pathlib import Path

import msgspec
import pytest

from citadels import Config
from citadels.core.basics import Refusal
from citadels.review import read_review
from citadels.server import limits
from citadels.server.bots.reviewer import Reviewer, is_older, is_whole
from citadels.server.http import cookies
from citadels.server.http.archive import review_head
from citadels.server.storage.reviews import Kept, KeptReviews
from citadels.server.storage.store import Store
from tests.server.bots.test_hints import Here
from tests.server.bots.test_review import (
    TWO,
    Staged,
    begun,
    games,
    made,
    permit,
    refuse,
    serving,
    staged,
    wait_until,
)
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import make_desk, open_table

__all__ = ["begun", "games", "staged"]  # fixtures
CLAIMS = 25


def claim_all(url: str, tables: list[str]) -> list[str]:
    """What another process does: claim every review, and say which ones it got."""

    async def claim() -> list[str]:
        store = await Store.connect(url)
        kept = KeptReviews(store)
        try:
            return [table for table in tables if await kept.claim(table, 60.0)]
        finally:
            await store.close()

    return asyncio.run(claim())


def test_of_two_processes_on_postgresql_one_has_each_claim(tmp_path: Path) -> None:
    async def open_all() -> list[str]:
        async with make_desk(tmp_path, POSTGRES) as desk:
            return [(await open_table(desk, TWO, Config(2))).id for _ in range(CLAIMS)]

    need_postgres()
    tables = asyncio.run(open_all())
    orders = [random.Random(seed).sample(tables, CLAIMS) for seed in (1, 2)]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        got = pool.starmap(claim_all, [(POSTGRES, order) for order in orders], chunksize=1)
    assert sorted(got[0] + got[1]) == sorted(tables)


def test_one_by_an_older_judge_stays_until_somebody_asks(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table, pool = await desk.fresh(games.over), Here()
            maker = Reviewer(desk.store, pool)
            whole = await made(maker, table)
            assert not is_older(whole) and not review_head(whole).older
            before = pool.count
            assert await maker.of(table, refuse, again=True) == whole  # today's judge made it
            older = msgspec.structs.replace(whole, value="older")
            await maker.kept.keep(table.id, older)
            assert await maker.of(table, refuse) == older and pool.count == before
            with pytest.raises(Refusal):
                await maker.of(table, refuse, again=True)
            pool.free.clear()
            asked = review_head(await maker.of(table, permit, again=True))
            assert (asked.state, asked.effort, asked.older) == ("working", "normal", True)
            meanwhile = await maker.kept.of(table.id)
            assert (meanwhile.body, meanwhile.value) == (older.body, "older")
            assert review_head(meanwhile).state == "working"
            pool.free.set()
            await asyncio.gather(*maker.tasks.values())
            assert await maker.kept.of(table.id) == whole

    asyncio.run(test())


def test_a_stop_in_between_loses_neither_the_old_one_nor_the_wish(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table, pool = await desk.fresh(games.over), Here()
            maker = Reviewer(desk.store, pool)
            older = msgspec.structs.replace(await made(maker, table), value="older")
            await maker.kept.keep(table.id, older)
            pool.free.clear()
            await maker.of(table, permit, again=True)
            await maker.stop()
            kept = await maker.kept.of(table.id)
            assert kept.body == older.body and not is_whole(kept)
            assert not is_older(await made(Reviewer(desk.store, Here()), table))

    asyncio.run(test())


def test_a_failure_leaves_the_old_one_whole(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table, pool = await desk.fresh(games.over), Here()
            maker = Reviewer(desk.store, pool)
            older = msgspec.structs.replace(await made(maker, table), value="older")
            await maker.kept.keep(table.id, older)
            pool.fails = True
            await maker.of(table, permit, again=True)
            await asyncio.gather(*maker.tasks.values())
            kept = await maker.kept.of(table.id)
            assert is_whole(kept) and kept.body == older.body

    asyncio.run(test())


def test_what_can_be_read_is_shown_though_no_other_may_begin(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table, pool = await desk.fresh(games.over), Here()
            maker = Reviewer(desk.store, pool)
            whole = await made(maker, table)
            before = pool.count
            await maker.kept.keep(table.id, msgspec.structs.replace(whole, digests=b""))
            assert await maker.of(table, refuse) == whole  # the body says what was missing
            assert await maker.kept.of(table.id) == whole and pool.count == before
            stopped = msgspec.structs.replace(whole, value="older", done=0.0)
            await maker.kept.keep(table.id, stopped)
            assert await maker.of(table, refuse) == stopped

    asyncio.run(test())


def test_who_has_begun_too_many_takes_nothing_from_others_there(games: Staged) -> None:
    with serving(games.file) as client:
        client.app.state.reviewer.pool = Here()
        buckets = client.app.state.reviews = limits.Buckets(0.0, 1)
        client.cookies.set(cookies.NAME, cookies.sign("ada", client.app.state.key))
        assert buckets.take("ada", 0.0)
        assert client.get(f"/api/tables/{games.over}/review").json()["code"] == "too-fast"
        assert buckets.take("testclient", 0.0)


def test_one_guest_begins_only_a_few_wherever_they_are(games: Staged) -> None:
    with serving(games.file) as client:
        pool = client.app.state.reviewer.pool = Here()
        client.app.state.reviews = limits.Buckets(0.0, 1)
        client.cookies.set(cookies.NAME, cookies.sign("ada", client.app.state.key))
        assert client.app.state.reviews.take("ada", 0.0)  # from another address
        path = f"/api/tables/{games.over}/review"
        assert client.get(path).json()["code"] == "too-fast"
        assert pool.count == 0
        client.app.state.reviews = limits.Buckets(0.0, 1)
        assert client.get(path).json()["state"] == "working"
        wait_until(lambda: client.get(path).json()["state"] == "whole")
        assert client.post(path).json()["state"] == "whole"  # nothing to do: it costs nothing
        assert client.post(f"/api/tables/{games.playing}/review").json()["code"] == "not-over"


def test_only_who_has_the_link_finds_a_finished_game(games: Staged) -> None:
    """No list of anybody else names it: the id in the link is what opens its review."""
    with serving(games.file) as client:
        assert client.get("/api/tables").json() == []
        assert client.get("/api/me/tables").json() == []
        assert client.get("/api/me/games").json()["games"] == []


def test_the_digests_are_those_of_the_review(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            kept = await made(Reviewer(desk.store, Here()), await desk.fresh(games.over))
            review = read_review(gzip.decompress(kept.body).decode())
            digests = msgspec.json.decode(kept.digests)
            assert len(digests) == review.players
            assert [row[0] for row in digests] == [round(a.cards, 6) for a in review.accounts]

    asyncio.run(test())


def test_what_is_in_the_making_goes_with_its_guests(games: Staged) -> None:
    """It is not kept once they are forgotten, although the work goes on to its end."""

    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table, pool = await desk.fresh(games.over), Here()
            pool.free.clear()
            maker = Reviewer(desk.store, pool)
            await maker.of(table, permit)
            for guest in TWO:
                await desk.forget(guest)
            pool.free.set()
            await asyncio.gather(*maker.tasks.values())
            assert pool.count > 1 and await maker.kept.of(table.id) == Kept()
            assert is_whole(await made(maker, table))  # whoever has the link may ask again

    asyncio.run(test())
