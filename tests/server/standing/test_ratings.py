"""Ratings: whole rankings change them, once for each game, and only where all knew of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from citadels import Config
from citadels.core.basics import Refusal
from citadels.server.http.seating import seat_bot
from citadels.server.standing.formula import NEW, Rating, rate, rate_players, show
from citadels.server.storage import ratings, schema
from citadels.server.storage.results import Ending, SeatResult, write_ending
from citadels.server.storage.store import Store
from citadels.server.tables import renaming
from citadels.server.tables.desk import Desk
from citadels.server.tables.ending import ending_of
from citadels.server.tables.fields import OVER
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import Reader, make_desk, open_table, play_on, sit

RATED = TableOptions(rated=True)
TWO = ["ada", "ben"]


async def finish(
    desk: Desk, guests: Sequence[str], seed: int, options: TableOptions = RATED
) -> Table:
    """A game that some guests have played to its end."""
    table = await open_table(desk, list(guests), Config(len(guests)), options)
    return await play_on(desk, table.id, random.Random(seed))


async def conclude(desk: Desk, guests: Sequence[str], options: TableOptions) -> Table:
    """A game that the first of some guests has won, as far as results tell; it is not played."""
    table = await open_table(desk, list(guests), Config(len(guests)), options)
    seats = [SeatResult(who, place, 9, True) for place, who in enumerate(guests, 1)]
    ending = Ending(desk.store.now(), table.is_rated, seats)
    await desk.store.write(lambda connection: write_ending(connection, table.id, ending))
    return table


async def rate_all(store: Store) -> list[str]:
    """Rate whatever waits; gives which games."""
    found = []
    while table := await store.write(ratings.rate_next):
        found.append(table)
    return found


async def known(store: Store) -> dict[str, tuple[float, float, int]]:
    """All ratings as the database has them."""
    async with store.engine.connect() as connection:
        rows = (await connection.execute(select(schema.ratings))).all()
    return {row.who: (row.mu, row.sigma, row.games) for row in rows}


async def end(store: Store, table: str, at: float, places: dict[str, int]) -> None:
    """Write the end of a game of people, without playing it."""

    def work(connection: Connection) -> None:
        row = {"seq": 0, "status": "over", "listed": False, "summary": b"{}", "touched": at}
        connection.execute(schema.tables.insert(), {"id": table, **row})
        seats = [SeatResult(who, place, 10 - place, True) for who, place in places.items()]
        assert write_ending(connection, table, Ending(at, True, seats))

    await store.write(work)


# The formula


@pytest.mark.parametrize("players", range(2, 9))
def test_better_places_gain_more_in_games_of_any_size(players: int) -> None:
    after = rate([NEW] * players, range(1, players + 1))
    assert [one.mu for one in after] == sorted((one.mu for one in after), reverse=True)
    assert after[0].mu > NEW.mu > after[-1].mu
    assert all(one.sigma < NEW.sigma for one in after)
    assert sum(one.mu for one in after) == pytest.approx(NEW.mu * players, rel=0.02)


def test_who_is_placed_alike_is_rated_alike() -> None:
    first, second, last = rate([NEW] * 3, [1, 1, 3])
    assert first == second and first.mu > last.mu
    apart = rate([NEW] * 3, [1, 2, 3])
    assert apart[0].mu > first.mu and apart[0] != apart[1]  # the control


def test_a_level_of_bots_is_one_player_whatever_seats_it_has() -> None:
    found = rate_players(["ada", "novice", "novice"], [NEW] * 3, [1, 2, 3])
    seats = rate([NEW] * 3, [1, 2, 3])
    assert found["novice"].mu == (seats[1].mu + seats[2].mu) / 2
    assert found["ada"] == seats[0]


def test_a_rating_is_shown_with_its_reach_and_new_until_it_is_narrow() -> None:
    assert show(NEW, 0)[:3] == (1500, 250, 0) and not show(NEW, 0).is_sure
    sure = show(Rating(26.0, 2.0), 40, NEW)
    assert (sure.value, sure.reach, sure.gained, sure.is_sure) == (1530, 120, 30, True)


# What is rated


def test_a_finished_game_of_people_is_rated_by_its_own_ranking(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await finish(desk, ["ada", "ben", "cleo"], 1)
            assert await known(desk.store) == {}
            assert await rate_all(desk.store) == [table.id]
            assert table.game is not None
            best = [["ada", "ben", "cleo"][seat] for seat in table.game.ranking()]
            found = await known(desk.store)
            assert sorted(found, key=lambda who: -found[who][0]) == best
            assert {one[2] for one in found.values()} == {1}

    asyncio.run(test())


def test_equal_points_are_ranked_as_the_game_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, ["ada", "ben", "cleo", "dan"], Config(4), RATED)

            class Tied:
                """The game, with points that are equal."""

                over = True

                def scores(self) -> list[Any]:
                    ranks = [(7, 20), (5, 20), (0, 9), (0, 9)]
                    return [Score(seat, rank, total) for seat, (rank, total) in enumerate(ranks)]

            class Score(msgspec.Struct):
                seat: int
                tie_rank: int
                total: int

            table.game = Tied()  # type: ignore[assignment]  # as much as is asked of it
            table.status = OVER
            found = ending_of(table)
            assert found is not None
            assert [one.place for one in found.seats] == [1, 2, 3, 3]

    asyncio.run(test())


def test_bots_are_rated_as_levels_and_games_alone_with_them_are_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            for people in (TWO, TWO[:1]):
                table = await desk.open("ada", Config(4), RATED)
                for seat, guest in enumerate(people):
                    await sit(desk, table.id, seat, guest)
                for seat in range(len(people), 4):
                    await seat_bot(desk, table.id, "ada", seat, "novice")
                started = await desk.commit(table.id, lambda t, at: t.may_start(at, "ada"))
                assert started.is_rated == (len(people) > 1)
                if started.is_rated:
                    await play_on(desk, table.id, random.Random(1))
            assert len(await rate_all(desk.store)) == 1
            found = await known(desk.store)
            assert found.keys() == {"ada", "ben", "novice"} and found["novice"][2] == 1

    asyncio.run(test())


@pytest.mark.parametrize(
    "options", [TableOptions(), TableOptions(rated=False), TableOptions(rated=True, hotseat=True)]
)
def test_other_tables_change_no_rating(tmp_path: Path, options: TableOptions) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), options)
            assert not table.is_rated
            if options.rated is False:  # the others would take as long
                await play_on(desk, table.id, random.Random(2))
                assert await rate_all(desk.store) == [] and await known(desk.store) == {}
            await conclude(desk, TWO, RATED)
            assert len(await rate_all(desk.store)) == 1  # the control

    asyncio.run(test())


def test_who_leaves_has_the_rank_that_the_bot_brings_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, TWO, Config(2), RATED)
            await desk.commit(table.id, lambda t, at: t.may_stand(at, 1))
            table = await play_on(desk, table.id, random.Random(1))
            found = ending_of(table)
            assert found is not None and [one.who for one in found.seats] == TWO
            await rate_all(desk.store)
            assert (await known(desk.store)).keys() == set(TWO)

    asyncio.run(test())


def test_a_rated_game_has_no_hints_and_is_not_closed_by_its_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            rated = await open_table(desk, TWO, Config(2), RATED)
            other = await open_table(desk, TWO, Config(2), TableOptions(rated=False))
            assert (rated.gives_hints, other.gives_hints) == (False, True)
            for table, code in ((rated, "rated-hints"), (other, "no-hints")):  # nobody thinks here
                reader = Reader(desk, TWO[table.asked_seat])
                await reader.command(do="join", table=table.id)
                answer = await reader.command(do="hint")
                assert isinstance(answer, m.Refused) and answer.code == code
            with pytest.raises(Refusal, match="to its end"):
                await desk.commit(rated.id, lambda t, at: t.may_close(at, "ada"))
            await desk.commit(other.id, lambda t, at: t.may_close(at, "ada"))

    asyncio.run(test())


def test_nothing_of_it_is_told_while_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            await conclude(desk, TWO, RATED)
            await rate_all(desk.store)
            table = await desk.open("ada", Config(2), RATED)
            for seat, guest in enumerate(TWO):
                await sit(desk, table.id, seat, guest)
            reader = Reader(desk, "ada")
            await reader.command(do="join", table=table.id)
            before = await reader.look()
            assert before.rated and all(chair.rating for chair in before.chairs)
            await desk.commit(table.id, lambda t, at: t.may_start(at, "ada"))
            assert [chair.rating for chair in (await reader.look()).chairs] == [None, None]
            await play_on(desk, table.id, random.Random(5))
            assert [chair.rating for chair in (await reader.look()).chairs] == [None, None]
            await rate_all(desk.store)
            desk.nudge(table.id)
            after = [chair.rating for chair in (await reader.look()).chairs]
            assert [bool(one and one.gained) for one in after] == [True, True]

    asyncio.run(test())


# Exactly once, in order


async def race(url: str, folder: Path) -> dict[str, int]:
    """Let two processes rate the same games at once; says how many games each player has."""
    async with make_desk(folder, url) as one, make_desk(folder, url) as two:
        await one.store.write(
            lambda connection: connection.execute(schema.ratings.delete()).rowcount
        )
        mark = f"{random.random()}"[2:12]
        for number in range(12):
            places = {f"a-{mark}": 1 + number % 2, f"b-{mark}": 2 - number % 2}
            await end(one.store, f"{mark}-{number}", float(number), places)
        await asyncio.gather(*(rate_all(desk.store) for desk in (one, two, one, two)))
        found = await known(one.store)
        return {who[0]: found[who][2] for who in found if who.endswith(mark)}


def test_each_game_counts_once_whoever_sees_its_end(tmp_path: Path) -> None:
    need_postgres()
    assert asyncio.run(race(POSTGRES, tmp_path)) == {"a": 12, "b": 12}


def test_without_the_guard_games_would_count_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: who only looks which game waits, and does not take it, finds it again."""

    def look(connection: Connection) -> str:
        table = schema.finished
        query = select(table.c.table_id).where(table.c.rated, table.c.number.is_(None))
        return str(connection.scalar(query.order_by(table.c.at).limit(1)) or "")

    async def test() -> list[int]:
        async with make_desk(tmp_path) as desk:
            found = []
            for claim in (ratings._claim, look):
                monkeypatch.setattr(ratings, "_claim", claim)
                await end(desk.store, claim.__name__, 1.0, {claim.__name__: 1, "ben": 2})
                for _ in range(2):  # two processes
                    await desk.store.write(ratings.rate_next)
                found.append((await known(desk.store))[claim.__name__][2])
            return found

    assert asyncio.run(test()) == [1, 2]


def test_rating_all_anew_gives_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            store, rng = desk.store, random.Random(4)
            for number in range(40):
                people = rng.sample(["ada", "ben", "cleo", "dan", "eve", "citizen"], 4)
                places = {who: place for place, who in enumerate(people, 1)}
                await end(store, f"g{number}", float(number % 7), places)
                if number % 3 == 0:
                    await rate_all(store)
            await rate_all(store)
            before = await known(store)
            assert await store.write(ratings.recompute) == 40
            assert await known(store) == before
            wrong = update(schema.ratings).values(mu=1.0)
            await store.write(lambda connection: connection.execute(wrong).rowcount)
            assert await known(store) != before
            await store.write(ratings.recompute)
            assert await known(store) == before

    asyncio.run(test())


# Guests who go, or become one


def test_who_is_forgotten_has_no_rating_and_the_others_keep_theirs(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            for _ in range(3):
                await conclude(desk, ["ada", "ben", "cleo"], RATED)
            await rate_all(desk.store)
            before = await known(desk.store)
            running = await open_table(desk, TWO, Config(2), RATED)
            await desk.commit(running.id, lambda t, at: t.may_stand(at, 1))
            await renaming.forget(desk, "ben")
            assert await known(desk.store) == {who: before[who] for who in ("ada", "cleo")}
            await play_on(desk, running.id, random.Random(1))
            await rate_all(desk.store)
            assert (await known(desk.store)).keys() == {"ada", "cleo"}
            await desk.store.write(ratings.recompute)
            again = await known(desk.store)
            assert again["cleo"][0] == pytest.approx(before["cleo"][0], abs=0.3)
            async with desk.store.engine.connect() as connection:
                results = (await connection.execute(select(schema.results))).all()
            gone = [row for row in results if row.who.startswith("~")]
            assert len(gone) == len({row.who for row in gone}) == 4
            assert all(row.mu is None or row.mu == round(row.mu) for row in gone[:3])

    asyncio.run(test())


def test_two_devices_of_one_person_are_rated_by_all_games(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            store = desk.store
            for who in ("phone", "home", "phone"):
                await conclude(desk, [who, "ben"], RATED)
            both = await conclude(desk, ["phone", "home"], RATED)
            await rate_all(store)
            ben = (await known(store))["ben"]
            assert await renaming.join(desk, "phone", "home") == 3 - 1
            found = await known(store)
            assert found["home"][2] == 4 and found["phone"][2] == 1 and found["ben"] == ben
            assert both.began == ("phone", "home")

    asyncio.run(test())
