"""Reviews of finished games: made once, by one process, kept, and never for a game that goes on."""

from __future__ import annotations

import asyncio
import gzip
import random
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import Config, Record, read_record
from citadels.core.basics import Refusal
from citadels.review import FORMAT, read_review, review
from citadels.review.effort import Effort
from citadels.review.walk import Walk
from citadels.review.weights import shipped_judge
from citadels.server import limits
from citadels.server.bots import review_worker, reviewer
from citadels.server.bots.review_worker import AskedReview, make_review
from citadels.server.bots.reviewer import PLAN, Reviewer, is_whole
from citadels.server.http.archive import encode_review
from citadels.server.settings import Settings
from citadels.server.storage.reviews import Kept, KeptReviews
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import CLOSED
from citadels.server.tables.table import Table
from citadels.server.wire.review import ReviewAnswer
from tests.server.bots.test_hints import Here
from tests.server.served import fresh, served
from tests.server.storage.test_older_database import DUMP
from tests.server.table import make_desk, open_table, play_on

TWO = ["ada", "ben"]
EXAMPLE = read_record(Path("docs/examples/game.record").read_text(encoding="utf-8"))
LITTLE = Effort(worlds=2, spare=1, exact=1, draws=1, setups=1, ahead=False)
WAIT = 400.0  # seconds; long: it only ends what hangs


class Staged(NamedTuple):
    """A database, and the ids of its tables."""

    file: Path
    over: str
    other: str
    playing: str


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


def permit() -> None:
    """Let everything begin."""


@pytest.fixture(autouse=True)
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The efforts begun here; a short game is reviewed in the place of each."""
    efforts: list[str] = []

    def stand_in(_: Record, effort: str, __: tuple[int, ...]) -> Walk:
        efforts.append(effort)
        return Walk(EXAMPLE, LITTLE, shipped_judge(), ())

    monkeypatch.setattr(review_worker, "begin_review", stand_in)
    return efforts


def hurried(record: Record, _: str, substitutes: tuple[int, ...]) -> Walk:
    """Review the true game, with little work."""
    return Walk(record, LITTLE, shipped_judge(), frozenset(substitutes))


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Staged:
    """A database with two finished games and one that goes on."""
    folder = tmp_path_factory.mktemp("staged")
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(folder) as desk:
            for seed in (1, 2):
                table = await open_table(desk, TWO, Config(2, edition="classic"))
                ids.append((await play_on(desk, table.id, random.Random(seed))).id)
            ids.append((await open_table(desk, TWO)).id)

    run(play())
    return Staged(folder / "test.db", *ids)


@pytest.fixture
def games(staged: Staged, tmp_path: Path) -> Staged:
    """The same for one test, which may change it."""
    return staged._replace(file=Path(shutil.copy(staged.file, tmp_path)))


async def made(maker: Reviewer, table: Table) -> Kept:
    """The review, once everything that is made for it is made."""
    await maker.of(table, permit)
    await asyncio.gather(*maker.tasks.values())
    return await maker.kept.of(table.id)


def test_a_review_is_made_once_and_kept(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table, pool = await desk.fresh(games.over), Here()
            maker = Reviewer(desk.store, pool)
            first = await maker.of(table, permit)
            assert (first.effort, first.done) == ("", 0.0)
            for _ in range(3):  # whoever asks meanwhile begins nothing
                await maker.of(table, refuse)
            kept = await made(maker, table)
            assert is_whole(kept) and kept.done == 1.0
            found = read_review(gzip.decompress(kept.body).decode())
            assert found.effort == "normal" and found.players == EXAMPLE.config.players
            assert (found.format, found.value) == (kept.format, kept.value) == (FORMAT, found.value)
            count = pool.count
            assert await made(Reviewer(desk.store, pool), table) == kept  # another process
            assert pool.count == count

    run(test())


def refuse() -> None:
    raise Refusal("too many reviews", "too-fast")


def test_a_game_that_is_not_over_has_no_review(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            pool = Here()
            maker = Reviewer(desk.store, pool)
            table = await open_table(desk, TWO)
            table = await play_on(desk, table.id, random.Random(1), 30)
            closed = await desk.commit(table.id, lambda t, at: t.may_close(at, "ada"))
            assert closed.status == CLOSED
            for unfinished in (table, closed, await desk.open("ada", Config(2), table.options)):
                with pytest.raises(Refusal) as refusal:
                    await maker.of(unfinished, permit)
                assert refusal.value.code == "not-over"
            assert not maker.tasks and not pool.count

    run(test())


def test_not_even_the_process_that_makes_them_reviews_an_unfinished_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    short = Record(EXAMPLE.config, None, EXAMPLE.choices[:2], position=EXAMPLE.position)
    with pytest.raises(Refusal, match="finished"):
        make_review(AskedReview("table", short.text(), "quick", ()), 0.0)  # before any work


def test_one_of_two_processes_makes_it(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table = await desk.fresh(games.over)
            pools = Here(), Here()
            both = [Reviewer(desk.store, pool) for pool in pools]
            for one in both:
                await one.of(table, permit)
            for one in both:
                await asyncio.gather(*one.tasks.values())
            assert is_whole(await both[0].kept.of(table.id))
            assert min(pool.count for pool in pools) == 0 < max(pool.count for pool in pools)

    run(test())


def test_after_a_process_has_died_another_goes_on(games: Staged) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table = await desk.fresh(games.over)
            kept = KeptReviews(desk.store)
            assert await kept.claim(table.id, 60.0)
            assert not await kept.claim(table.id, 60.0)
            maker = Reviewer(desk.store, Here())
            assert not is_whole(await made(maker, table))  # somebody is at it
            await desk.store.go_on()  # the only process of an embedded database starts again
            assert is_whole(await made(maker, table))

    run(test())


def test_what_was_made_before_is_not_made_again(games: Staged, begun: list[str]) -> None:
    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table = await desk.fresh(games.over)
            maker = Reviewer(desk.store, Here())
            whole = await made(maker, table)
            assert begun == ["quick", "normal"]
            half = msgspec.structs.replace(whole, effort="quick", done=PLAN["quick"])
            await maker.kept.keep(table.id, half)
            begun.clear()
            assert is_whole(await made(maker, table))
            assert begun == ["normal"]
            await maker.kept.keep(table.id, msgspec.structs.replace(whole, format=FORMAT - 1))
            begun.clear()
            assert is_whole(await made(maker, table))  # nobody could read the other format
            assert begun == ["quick", "normal"]
            await maker.kept.keep(table.id, msgspec.structs.replace(whole, value="older"))
            assert (await made(maker, table)).value == "older"  # it stays as it was

    run(test())


def test_slices_make_the_same_review_as_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # in earnest
    asked = AskedReview("table", EXAMPLE.text(), "quick", (3,))
    parts = [make_review(asked, 0.0)]
    while not parts[-1].body:
        parts.append(make_review(asked, 0.0))
    assert len(parts) == len(EXAMPLE.choices) + 1
    assert [part.done for part in parts] == sorted({part.done for part in parts})
    expected = review(EXAMPLE, "quick", substitutes=[3])
    assert gzip.decompress(parts[-1].body).decode() == expected.text()
    assert expected.steps[4].substitute and not review_worker._walks


def test_progress_is_seen_and_a_failure_is_said(
    games: Staged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SLICE", 0.0)
    monkeypatch.setattr(reviewer, "NOTES", 0.0)

    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            table, pool = await desk.fresh(games.over), Here()
            maker = Reviewer(desk.store, pool)
            seen = [await maker.of(table, permit)]
            while maker.tasks:
                await asyncio.sleep(0.01)
                seen.append(await maker.kept.of(table.id))
                pool.fails = len(set(seen)) > 4 and seen[-1].effort == "quick"
            failed = await maker.kept.of(table.id)
            done = [one.done for one in seen if one != failed]
            assert done == sorted(done) and len(set(done)) > 4
            answer = await encode_review(failed, "quick")
            told = msgspec.json.decode(answer, type=ReviewAnswer)
            assert (told.state, told.done, told.effort, told.review) == ("failed", 0, "quick", None)
            begun = pool.count
            await made(maker, table)
            assert pool.count == begun  # not again at once

    run(test())


def test_too_many_at_once_are_refused(games: Staged, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REVIEWS_AT_ONCE", 1)

    async def test() -> None:
        async with make_desk(games.file.parent) as desk:
            one, other = await desk.fresh(games.over), await desk.fresh(games.other)
            pool = Here()
            pool.free.clear()  # so that the first one is under way
            maker = Reviewer(desk.store, pool)
            with pytest.raises(Refusal) as refusal:
                await maker.of(one, refuse)
            assert refusal.value.code == "too-fast" and not maker.tasks
            await maker.of(one, permit)
            with pytest.raises(Refusal) as refusal:
                await maker.of(other, permit)
            assert refusal.value.code == "busy"
            await maker.stop()
            assert not (await maker.kept.of(one.id)).claimed_until > desk.store.now()

    run(test())


def test_what_was_played_for_somebody_is_known_across_undo(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO)
            table = await answer_for(desk, table.id, "player")
            assert table.substitutes == ()
            while table.game is not None and not table.game.undoable:
                table = await answer_for(desk, table.id, "clock")
            assert table.game is not None
            assert table.substitutes == tuple(range(1, len(table.game.choices)))
            seat = table.asked_seat
            table = await desk.commit(table.id, lambda t, at: t.may_take_back(at, seat, 1))
            assert table.game is not None
            assert table.substitutes == tuple(range(1, len(table.game.choices)))
            desk.live.clear()
            assert (await desk.fresh(table.id)).substitutes == table.substitutes

    run(test())


async def answer_for(desk: Desk, id: str, by: str) -> Table:
    table = await desk.fresh(id)
    assert table.game is not None
    seat, question, option = table.asked_seat, table.question, table.game.options[0].text
    return await desk.commit(id, lambda t, at: t.may_choose(at, seat, question, option, by))


def serving(file: Path) -> AbstractContextManager[TestClient[Any]]:
    return served(Settings(fresh(file)))


def wait_until(answered: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not answered():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_review_is_asked_for_by_http(games: Staged) -> None:
    over, playing = games.over, games.playing
    with serving(games.file) as client:
        client.app.state.reviewer.pool = Here()
        first = client.get(f"/api/tables/{over}/review").json()
        begun = {"state": "working", "done": 0, "effort": "", "older": False, "review": None}
        assert first == begun
        wait_until(lambda: client.get(f"/api/tables/{over}/review").json()["state"] == "whole")
        whole = client.get(f"/api/tables/{over}/review")
        assert whole.headers["Content-Encoding"] == "gzip"
        told = msgspec.json.decode(whole.content, type=ReviewAnswer)
        assert told.review is not None and len(told.review.accounts) == told.review.players
        assert not any(word in whole.text for word in ("ada", "Ada", "ben", "Ben"))  # nobody's name
        mark = {"If-None-Match": whole.headers["ETag"]}
        assert client.get(f"/api/tables/{over}/review", headers=mark).status_code == 304
        known = client.get(f"/api/tables/{over}/review?have=normal").json()
        assert (known["state"], known["review"]) == ("whole", None)
        assert client.get(f"/api/tables/{playing}/review").json()["code"] == "not-over"
        assert client.get("/api/tables/nowhere/review").json()["code"] == "no-table"
        assert client.get(f"/api/tables/{over}/review?have=all").status_code == 400


def test_one_address_begins_only_a_few(games: Staged) -> None:
    over = games.over
    with serving(games.file) as client:
        pool = client.app.state.reviewer.pool = Here()
        client.app.state.reviews = limits.Buckets(0.0, 1)
        assert client.app.state.reviews.take("testclient", 0.0)
        assert client.get(f"/api/tables/{over}/review").json()["code"] == "too-fast"
        assert pool.count == 0


def test_a_process_of_its_own_makes_it_and_nobody_waits_for_that(games: Staged) -> None:
    over = games.over
    with serving(games.file) as client:
        path = f"/api/tables/{over}/review"
        begun = time.monotonic()
        assert client.get(path).json()["review"] is None
        assert time.monotonic() - begun < WAIT / 10
        wait_until(lambda: client.get(path).json()["effort"] in ("quick", "normal"))
    with sqlite3.connect(games.file) as connection:  # the server has stopped
        effort, body, claimed = connection.execute(
            "SELECT effort, body, claimed_until FROM reviews"
        ).fetchone()
    assert read_review(gzip.decompress(body).decode()).effort == effort
    assert claimed < time.time() + 1  # whoever comes next may go on


def test_a_game_of_an_older_database_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_worker, "begin_review", hurried)
    file = tmp_path / "test.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    with serving(file) as client:
        client.app.state.reviewer.pool = Here()
        path = "/api/tables/finished/review"
        wait_until(lambda: client.get(path).json()["state"] == "whole")
        assert client.get(path).json()["review"]["players"] == 2
        assert client.get("/api/tables/playing/review").json()["code"] == "not-over"
