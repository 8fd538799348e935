"""Tables: seats, choices, taking back, pausing, the clock, leaving and coming back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from citadels import RULES_VERSION, Config, record_of, write_config
from citadels.core.basics import Refusal
from citadels.server import entries as log
from citadels.server import limits, schema
from citadels.server import messages as m
from citadels.server.client import Flood
from citadels.server.desk import row_of
from citadels.server.entries import Chose, decode
from citadels.server.migrate import HEAD, SCRIPTS
from citadels.server.room import CLOSED, OVER, PAUSED, PLAYING, Room
from citadels.server.store import Taken
from citadels.server.telling import tell_chairs
from citadels.server.wishes import TableWishes, Timer
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import Reader, make_desk, open_table, play_on

FOUR = ["ada", "ben", "cleo", "dan"]


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


def test_a_game_is_played_and_read_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            room = await play_on(desk, room.id, random.Random(1))
            assert room.status == OVER
            assert room.game is not None
            desk.held.clear()
            again = (await desk.hold(room.id)).room
            assert again.game is not None
            assert record_of(again.game).text() == record_of(room.game).text()
            assert again.seq == room.seq

    run(test())


def test_two_desks_on_one_database_make_one_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as one, make_desk(tmp_path) as other:
            room = await open_table(one, FOUR)
            rng = random.Random(2)
            for number in range(60):
                desk = (one, other)[number % 2]
                await play_on(desk, room.id, rng, 1)
            first, second = await one.fresh(room.id), await other.fresh(room.id)
            assert first.seq == second.seq
            assert first.game is not None and second.game is not None
            assert first.game.choices == second.game.choices

    run(test())


def test_only_one_of_two_writers_gets_a_number(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            rows = await desk.store.read(room.id, room.seq - 1)
            row = row_of(room)
            with pytest.raises(Taken):
                await desk.store.append(room.id, room.seq, rows[0][1], row)

    run(test())


def test_a_choice_is_for_one_question_and_may_come_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            reader = Reader(desk, FOUR[room.asking])
            await reader.wish(do="join", table=room.id)
            tale = await reader.look()
            option = tale.views[0].options[0]
            wish = {"do": "choose", "ask": tale.ask, "option": option}
            assert isinstance(await reader.wish(**wish), m.Done)
            before = (await desk.hold(room.id)).room.seq
            assert isinstance(await reader.wish(**wish), m.Done)
            assert (await desk.hold(room.id)).room.seq == before
            other = next(o for o in tale.views[0].options if o != option)
            late = await reader.wish(do="choose", ask=tale.ask, option=other)
            assert isinstance(late, m.Refused)
            assert late.code in ("stale", "not-asked")

    run(test())


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            assert room.game is not None
            option = room.game.options[0].text
            for guest in [*FOUR, "eve", ""]:
                reader = Reader(desk, guest)
                await reader.wish(do="join", table=room.id)
                if guest == FOUR[room.asking]:
                    continue
                answer = await reader.wish(
                    do="choose", ask=room.asked, option=option, seat=room.asking
                )
                assert isinstance(answer, m.Refused)
                assert answer.code == "no-seat"
            assert (await desk.fresh(room.id)).seq == room.seq

    run(test())


def test_a_seat_is_proved_by_its_token_elsewhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            phone = Reader(desk, "another guest")
            await phone.wish(do="join", table=room.id, token="token of ben")  # noqa: S106 - of the test
            assert [chair.yours for chair in (await phone.look()).chairs] == [0, 1, 0, 0]
            stranger = Reader(desk, "stranger")
            await stranger.wish(do="join", table=room.id, token="token of nobody")  # noqa: S106 - of the test
            assert not any(chair.yours for chair in (await stranger.look()).chairs)

    run(test())


def test_taking_back_takes_events_back_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            rng = random.Random(3)
            told = before = 0
            while not (room.game is not None and room.game.undoable and told > before):
                before = told
                room = await play_on(desk, room.id, rng, 1)
                told = len(room.game.events or ()) if room.game else 0
            me, other = Reader(desk, FOUR[room.asking]), Reader(desk, "eve")
            for reader in (me, other):
                await reader.wish(do="join", table=room.id)
                await reader.look()
            assert isinstance(await me.wish(do="undo"), m.Done)
            for reader in (me, other):
                tale = await reader.look()
                assert tale.keep < told
                assert tale.keep + len(tale.events) < told
            again = await me.wish(do="undo", count=100)
            assert isinstance(again, m.Refused) and again.code == "undo"

    run(test())


def test_an_old_answer_does_not_fit_a_question_that_was_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            rng = random.Random(3)
            while True:
                before = room
                room = await play_on(desk, room.id, rng, 1)
                if room.game is not None and room.game.undoable:
                    break
            entry = decode((await desk.store.read(room.id, room.seq - 1))[0][1])
            assert isinstance(entry, Chose)
            reader = Reader(desk, FOUR[entry.seat])
            await reader.wish(do="join", table=room.id)
            await reader.wish(do="undo")
            assert before.game is not None
            others = [o.text for o in before.game.options if o.text != entry.option]
            if others:
                late = await reader.wish(do="choose", ask=entry.asked, option=others[0])
                assert isinstance(late, m.Refused) and late.code == "stale"

    run(test())


def test_all_agree_to_pause_and_to_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            readers = [Reader(desk, guest) for guest in FOUR]
            for reader in readers:
                await reader.wish(do="join", table=room.id)
            for reader in readers:
                assert (await desk.fresh(room.id)).status == PLAYING
                await reader.wish(do="pause", pause=True)
            room = await desk.fresh(room.id)
            assert room.status == PAUSED
            assert room.game is not None
            asked = next(r for r, g in zip(readers, FOUR, strict=True) if room.seats_of(g))
            answer = await asked.wish(do="choose", ask=room.asked, option="gold")
            assert isinstance(answer, m.Refused) and answer.code == "paused"
            for reader in readers:
                await reader.wish(do="pause", pause=False)
            assert (await desk.fresh(room.id)).status == PLAYING

    run(test())


def test_who_share_a_screen_agree_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            guests = ["anna", "anna", "boris"]
            room = await open_table(desk, guests, wishes=TableWishes(hotseat=True))
            anna, boris = Reader(desk, "anna"), Reader(desk, "boris")
            for reader in (anna, boris):
                await reader.wish(do="join", table=room.id)
            for pause, before, after in ((True, PLAYING, PAUSED), (False, PAUSED, PLAYING)):
                await anna.wish(do="pause", pause=pause)
                room = await desk.fresh(room.id)
                assert (room.status, room.agreed) == (before, {0, 1})
                await boris.wish(do="pause", pause=pause)
                assert (await desk.fresh(room.id)).status == after

    run(test())


def test_the_clock_counts_turn_and_bank() -> None:
    room = _room(TableWishes(timer=Timer(10, 5)))
    assert room.deadline == 100.0 + 15
    assert room.game is not None
    seat, asked, option = room.asking, room.asked, room.game.options[0].text
    late = room.after(room.may_choose(112.0, seat, asked, option, "player"))
    assert late.chairs[seat].bank == pytest.approx(3.0)
    quick = room.after(room.may_choose(109.0, seat, asked, option, "player"))
    assert quick.chairs[seat].bank == pytest.approx(5.0)


def test_banks_are_told_where_a_clock_runs() -> None:
    room = _room(TableWishes(timer=Timer(10, 5)))
    assert [chair.bank for chair in tell_chairs(room, (), {})] == [5.0] * 4
    assert [chair.bank for chair in tell_chairs(_room(TableWishes()), (), {})] == [None] * 4


def test_others_see_who_comes_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMING_SECONDS", 0.01)

    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            ada, ben, eve = Reader(desk, "ada"), Reader(desk, "ben"), Reader(desk, "eve")

            async def seen(reader: Reader) -> list[str]:
                await asyncio.sleep(0.05)
                return _here(await reader.look())

            await ada.wish(do="join", table=room.id)
            assert await seen(ada) == ["Ada"]
            await eve.wish(do="join", table=room.id)
            await asyncio.sleep(0.05)
            assert not ada.client.changed.is_set()
            await ben.wish(do="join", table=room.id)
            assert await seen(ada) == await seen(eve) == ["Ada", "Ben"]
            ben.client.leave()
            assert await seen(ada) == ["Ada"]
            await desk.store.saw(["cleo"])
            await desk.look_who_is_elsewhere()
            assert "Cleo" in _here(await ada.look())

    run(test())


def _here(tale: m.TableTale) -> list[str]:
    return [chair.name for chair in tale.chairs if chair.here]


def test_the_clock_runs_on_while_the_same_player_is_asked() -> None:
    room = _room(TableWishes(timer=Timer(10, 5)))
    at, rng = 100.0, random.Random(4)
    for _ in range(40):
        assert room.game is not None
        before, deadline = room.asking, room.deadline
        option = rng.choice(room.game.options).text
        at += 1.0
        room = room.after(room.may_choose(at, before, room.asked, option, "player"))
        if room.asking == before:
            assert room.deadline == deadline
        else:
            assert room.deadline == at + 15


def _room(wishes: TableWishes) -> Room:
    room = Room("x").after(
        log.Opened(1.0, "ada", write_config(Config()), wishes, "ab" * 32, RULES_VERSION)
    )
    for seat, guest in enumerate(FOUR):
        room = room.after(room.may_sit(2.0, seat, guest, guest))
    return room.after(room.may_start(100.0, "ada"))


def test_a_player_who_left_is_replaced_and_may_return(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            seat = room.asking
            room = await desk.commit(room.id, lambda r, at: r.may_go_away(at, seat))
            assert room.awaits_bot
            reader = Reader(desk, FOUR[seat])
            await reader.wish(do="join", table=room.id)
            assert not (await desk.fresh(room.id)).awaits_bot

    run(test())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (lambda r: r.may_sit(1.0, 0, "eve", "t"), "begun"),
        (lambda r: r.may_start(1.0, "ada"), "begun"),
        (lambda r: r.may_start(1.0, "ben"), "not-host"),
        (lambda r: r.may_choose(1.0, r.asking, r.asked, "nonsense", "player"), "not-offered"),
        (lambda r: r.may_choose(1.0, r.asking, r.asked + 1, "gold", "player"), "stale"),
        (lambda r: r.may_choose(1.0, (r.asking + 1) % 4, r.asked, "gold", "player"), "not-asked"),
        (lambda r: r.may_take_back(1.0, r.asking, 1), "undo"),
        (lambda r: r.may_agree(1.0, 0, False), "not-now"),
        (lambda r: r.may_close(1.0, "ben"), "not-host"),
        (lambda r: r.may_come_back(1.0, 0), "not-now"),
        (lambda r: r.may_follow(1.0, "other"), "not-now"),
    ],
)
def test_what_is_not_allowed_is_refused(wish: object, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        wish(_room(TableWishes()))  # type: ignore[operator]
    assert refusal.value.code == code


def test_a_closed_table_is_closed() -> None:
    room = _room(TableWishes())
    closed = room.after(room.may_close(200.0, "ada"))
    assert closed.status == CLOSED
    assert room.status == PLAYING


def test_postgresql_keeps_the_same_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path, POSTGRES) as one, make_desk(tmp_path, POSTGRES) as other:
            room = await open_table(one, FOUR)
            rng = random.Random(5)
            for number in range(40):
                await play_on((one, other)[number % 2], room.id, rng, 1)
            first, second = await one.fresh(room.id), await other.fresh(room.id)
            assert first.seq == second.seq == len(await one.store.read(room.id)) - 1
            with pytest.raises(Taken):
                await one.store.append(room.id, first.seq, b"", row_of(first))
            assert await one.store.claim(room.id, first.seq, 1e12, 2e12)
            assert not await other.store.claim(room.id, first.seq, 1.5e12, 3e12)

    need_postgres()
    run(test())


def test_a_client_that_does_not_stop_is_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            reader = Reader(desk, "ada")
            with pytest.raises(Flood):
                await flood(reader)
            assert reader.tales[-1] == m.ByeTale("flood")
            codes = [tale.code for tale in reader.tales if isinstance(tale, m.Refused)]
            assert set(codes) == {"too-fast"}

    run(test())


async def flood(reader: Reader) -> None:
    for _ in range(1000):
        await reader.wish(do="ping")


def test_the_newest_migration_is_known_and_makes_the_schema(tmp_path: Path) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD

    async def test() -> None:
        async with make_desk(tmp_path) as desk, desk.store.engine.connect() as connection:
            different = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
            )
            assert different == []

    run(test())
