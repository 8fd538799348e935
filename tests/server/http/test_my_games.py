"""The page of one's own games: results of all, what reviews say of some, and nobody else's."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from citadels import Config
from citadels.review import FORMAT, KINDS, Digest
from citadels.review.weights import shipped_judge
from citadels.server import limits
from citadels.server.http import cookies
from citadels.server.http.games import MyGames, present_games
from citadels.server.settings import Settings
from citadels.server.storage import schema
from citadels.server.storage.games import games_of, tables_of
from citadels.server.storage.reviews import Kept, KeptReviews
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from tests.server.served import fresh, served
from tests.server.table import Reader, make_desk, open_table, play_on, sit

TWO = ["ada", "ben"]
PROOF = "token of ben"  # as `sit` makes it
DUEL = Config(2, edition="classic")


def digest(cards: float) -> Digest:
    return Digest(cards, 0.0, 0.0, 0.0, -cards, 20, (1, 0, 0, 0), (0.1, 0.0, 0.0, 0.0))


async def finish(desk: Desk, seed: int, options: TableOptions | None = None) -> Table:
    table = await open_table(desk, TWO, DUEL, options)
    return await play_on(desk, table.id, random.Random(seed))


async def keep(desk: Desk, table: Table, effort: str = "normal", value: str = "") -> None:
    """Keep a review of a game, as if it had been made."""
    kept, digests = KeptReviews(desk.store), [digest(0.2), digest(-0.2)]
    body = msgspec.json.encode(digests)
    value = value or shipped_judge().version
    assert await kept.claim(table.id, 0.0)
    await kept.keep(table.id, Kept(effort, FORMAT, value, b"large", 1.0, 0.0, body))


async def games(desk: Desk, guest: str) -> MyGames:
    return present_games(await games_of(desk.store, guest), guest)


def test_all_games_count_and_reviews_say_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            tables = [await finish(desk, seed) for seed in range(4)]
            await open_table(desk, TWO, DUEL)  # goes on
            await keep(desk, tables[0])
            await keep(desk, tables[1], value="older")
            await keep(desk, tables[2], effort="quick")  # the better one is still to come
            for guest, seat in (("ada", 0), ("ben", 1)):
                mine = await games(desk, guest)
                assert [game.table for game in mine.games] == [t.id for t in reversed(tables)]
                states = [game.review for game in mine.games]
                assert states == ["none", "none", "older", "made"]
                places = [table.game.ranking().index(seat) + 1 for table in tables if table.game]
                assert [game.place for game in reversed(mine.games)] == places
                told = mine.history
                assert (told.games, told.reviewed) == (4, 2)
                assert told.results[0].places == (places.count(1), places.count(2))
                assert told.luck[0].figure.mean == pytest.approx((0.2, -0.2)[seat])
                assert (told.mistakes[0].kind, told.mistakes[0].errors) == (KINDS[0], 2)
            assert (await games(desk, "eve")).games == []

    asyncio.run(test())


def test_every_game_that_counts_is_listed(tmp_path: Path) -> None:
    """A button has all of them reviewed: what is not listed would stay without."""

    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            await finish(desk, 1)
            (row,) = await games_of(desk.store, "ada")
            rows = [msgspec.structs.replace(row, table=str(at)) for at in range(limits.GAMES)]
            mine = present_games(rows, "ada")
            assert len(mine.games) == mine.history.games == limits.GAMES

    asyncio.run(test())


def test_who_shares_a_screen_has_no_result_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, ["ada", "ada"], DUEL, TableOptions(hotseat=True))
            await play_on(desk, table.id, random.Random(1))
            assert (await games(desk, "ada")).history.games == 0

    asyncio.run(test())


def test_the_link_of_a_seat_takes_its_game_to_another_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await finish(desk, 1)
            await keep(desk, table)
            phone = Reader(desk, "phone")
            await phone.command(do="join", table=table.id, token=PROOF[:-1])
            assert (await games(desk, "phone")).games == []
            phone.client.leave()
            await phone.command(do="join", table=table.id, token=PROOF)
            assert await games(desk, "phone") == await games(desk, "ben")
            (row,) = await tables_of(desk.store, "phone")
            assert row.seat == 1
            await desk.forget("phone")
            assert (await games(desk, "phone")).games == []
            assert (await games(desk, "ben")).games

    asyncio.run(test())


def test_a_link_counts_only_while_it_proves_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            for guest in ("phone", "watch"):
                table = await desk.open("ada", Config(4, edition="classic"), TableOptions())
                for seat, who in enumerate(TWO):
                    await sit(desk, table.id, seat, who)
                reader = Reader(desk, guest)
                await reader.command(do="join", table=table.id, token=PROOF)
                assert [row.seat for row in await tables_of(desk.store, guest)] == [1]
                if guest == "phone":  # Ben moves, and somebody else sits there now
                    for seat, who in ((2, "ben"), (1, "cleo"), (3, "dan")):
                        await sit(desk, table.id, seat, who)
                else:  # takes a seat of their own
                    for seat, who in ((2, "watch"), (3, "dan")):
                        await sit(desk, table.id, seat, who)
                assert [row.seat for row in await tables_of(desk.store, guest)] == [-1]
                await desk.commit(table.id, lambda t, at: t.may_start(at, "ada"))
                await play_on(desk, table.id, random.Random(1))
            assert (await games(desk, "phone")).games == []
            assert len((await games(desk, "watch")).games) == 1
            assert [game.table for game in (await games(desk, "watch")).games] == [table.id]

    asyncio.run(test())


def test_who_had_a_seat_and_comes_with_a_link_has_that_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await desk.open("ada", Config(3), TableOptions())
            for seat, who in enumerate((*TWO, "phone")):
                await sit(desk, table.id, seat, who)
            await desk.commit(table.id, lambda t, at: t.may_stand(at, 2))
            await Reader(desk, "phone").command(do="join", table=table.id, token=PROOF)
            assert [row.seat for row in await tables_of(desk.store, "phone")] == [1]

    asyncio.run(test())


def test_tries_push_no_game_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GAMES", 1)

    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            real, tried = [await finish(desk, seed) for seed in (1, 2)]
            mark = update(schema.tables).where(schema.tables.c.id == tried.id).values(tried=True)
            await desk.store.write(lambda connection: connection.execute(mark).rowcount)
            assert [game.table for game in (await games(desk, "ada")).games] == [real.id]
            assert [row.id for row in await tables_of(desk.store, "ada", 1)] == [real.id]
            both = [row.id for row in await tables_of(desk.store, "ada")]
            assert both == [tried.id, real.id]

    asyncio.run(test())


def test_a_forgotten_guest_has_no_games_and_leaves_no_review_of_a_game_alone(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            shared = await finish(desk, 1)
            alone = await desk.open("ada", DUEL, TableOptions())
            await desk.commit(alone.id, lambda t, at: t.may_sit(at, 0, "ada", "token"))
            await desk.commit(alone.id, lambda t, at: t.may_seat(at, "ada", 1, "novice"))
            await desk.commit(alone.id, lambda t, at: t.may_start(at, "ada"))
            alone = await play_on(desk, alone.id, random.Random(2))
            for table in (shared, alone):
                await keep(desk, table)
            await desk.forget("ada")
            kept = KeptReviews(desk.store)
            assert (await games(desk, "ada")).history.games == 0
            assert (await kept.of(alone.id)).effort == ""
            assert (await kept.of(shared.id)).effort == "normal"  # Ben's, too
            await desk.forget("ben")
            assert (await kept.of(shared.id)).effort == ""

    asyncio.run(test())


def test_they_are_asked_for_by_http(tmp_path: Path) -> None:
    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            await keep(desk, await finish(desk, 1))

    asyncio.run(play())
    settings = Settings(fresh(tmp_path / "test.db"))
    with served(settings) as client:
        assert client.get("/api/me/games").json()["history"]["games"] == 0
        client.cookies.set(cookies.NAME, cookies.sign("ada", client.app.state.key))
        told: dict[str, Any] = client.get("/api/me/games").json()
        assert told["history"]["games"] == len(told["games"]) == 1
        assert told["history"]["luck"][0]["figure"]["says"] == "few"
