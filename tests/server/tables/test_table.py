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
from citadels.server import limits
from citadels.server.socket.client import Flood
from citadels.server.storage import schema
from citadels.server.storage.migrate import HEAD, SCRIPTS
from citadels.server.storage.store import Taken
from citadels.server.tables import entries as log
from citadels.server.tables.entries import Chose, decode
from citadels.server.tables.fields import CLOSED, OVER, PAUSED, PLAYING
from citadels.server.tables.options import TableOptions, Timer
from citadels.server.tables.summary import row_of
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from citadels.server.wire.presenter import present_chairs
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import Reader, make_desk, open_table, play_on

FOUR = ["ada", "ben", "cleo", "dan"]


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


def test_a_game_is_played_and_read_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            table = await play_on(desk, table.id, random.Random(1))
            assert table.status == OVER
            assert table.game is not None
            desk.live.clear()
            again = (await desk.hold(table.id)).table
            assert again.game is not None
            assert record_of(again.game).text() == record_of(table.game).text()
            assert again.seq == table.seq

    run(test())


def test_two_desks_on_one_database_make_one_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as one, make_desk(tmp_path) as other:
            table = await open_table(one, FOUR)
            rng = random.Random(2)
            for number in range(60):
                desk = (one, other)[number % 2]
                await play_on(desk, table.id, rng, 1)
            first, second = await one.fresh(table.id), await other.fresh(table.id)
            assert first.seq == second.seq
            assert first.game is not None and second.game is not None
            assert first.game.choices == second.game.choices

    run(test())


def test_only_one_of_two_writers_gets_a_number(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            rows = await desk.store.read(table.id, table.seq - 1)
            row = row_of(table)
            with pytest.raises(Taken):
                await desk.store.append(table.id, table.seq, rows[0][1], row)

    run(test())


def test_a_choice_is_for_one_question_and_may_come_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            reader = Reader(desk, FOUR[table.asked_seat])
            await reader.command(do="join", table=table.id)
            message = await reader.look()
            option = message.views[0].question.options[0]
            command = {"do": "choose", "question": message.question, "option": option}
            assert isinstance(await reader.command(**command), m.Done)
            before = (await desk.hold(table.id)).table.seq
            assert isinstance(await reader.command(**command), m.Done)
            assert (await desk.hold(table.id)).table.seq == before
            other = next(o for o in message.views[0].question.options if o != option)
            late = await reader.command(do="choose", question=message.question, option=other)
            assert isinstance(late, m.Refused)
            assert late.code in ("stale", "not-asked")

    run(test())


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            assert table.game is not None
            option = table.game.options[0].text
            for guest in [*FOUR, "eve", ""]:
                reader = Reader(desk, guest)
                await reader.command(do="join", table=table.id)
                if guest == FOUR[table.asked_seat]:
                    continue
                answer = await reader.command(
                    do="choose", question=table.question, option=option, seat=table.asked_seat
                )
                assert isinstance(answer, m.Refused)
                assert answer.code == "no-seat"
            assert (await desk.fresh(table.id)).seq == table.seq

    run(test())


def test_a_seat_is_proved_by_its_token_elsewhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            phone = Reader(desk, "another guest")
            await phone.command(do="join", table=table.id, token="token of ben")  # noqa: S106 - of the test
            assert [chair.yours for chair in (await phone.look()).chairs] == [0, 1, 0, 0]
            stranger = Reader(desk, "stranger")
            await stranger.command(do="join", table=table.id, token="token of nobody")  # noqa: S106 - of the test
            assert not any(chair.yours for chair in (await stranger.look()).chairs)

    run(test())


def test_taking_back_takes_events_back_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            rng = random.Random(3)
            told = before = 0
            while not (table.game is not None and table.game.undoable and told > before):
                before = told
                table = await play_on(desk, table.id, rng, 1)
                told = len(table.game.events) if table.game else 0
            me, other = Reader(desk, FOUR[table.asked_seat]), Reader(desk, "eve")
            for reader in (me, other):
                await reader.command(do="join", table=table.id)
                await reader.look()
            assert isinstance(await me.command(do="undo"), m.Done)
            for reader in (me, other):
                message = await reader.look()
                assert message.keep < told
                assert message.keep + len(message.events) < told
            again = await me.command(do="undo", count=100)
            assert isinstance(again, m.Refused) and again.code == "undo"

    run(test())


def test_an_old_answer_does_not_fit_a_question_that_was_asked_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            rng = random.Random(3)
            while True:
                before = table
                table = await play_on(desk, table.id, rng, 1)
                if table.game is not None and table.game.undoable:
                    break
            entry = decode((await desk.store.read(table.id, table.seq - 1))[0][1])
            assert isinstance(entry, Chose)
            reader = Reader(desk, FOUR[entry.seat])
            await reader.command(do="join", table=table.id)
            await reader.command(do="undo")
            assert before.game is not None
            others = [o.text for o in before.game.options if o.text != entry.option]
            if others:
                late = await reader.command(do="choose", question=entry.question, option=others[0])
                assert isinstance(late, m.Refused) and late.code == "stale"

    run(test())


def test_all_agree_to_pause_and_to_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            readers = [Reader(desk, guest) for guest in FOUR]
            for reader in readers:
                await reader.command(do="join", table=table.id)
            for reader in readers:
                assert (await desk.fresh(table.id)).status == PLAYING
                await reader.command(do="pause", pause=True)
            table = await desk.fresh(table.id)
            assert table.status == PAUSED
            assert table.game is not None
            asked = next(r for r, g in zip(readers, FOUR, strict=True) if table.seats_of(g))
            answer = await asked.command(do="choose", question=table.question, option="gold")
            assert isinstance(answer, m.Refused) and answer.code == "paused"
            for reader in readers:
                await reader.command(do="pause", pause=False)
            assert (await desk.fresh(table.id)).status == PLAYING

    run(test())


def test_who_share_a_screen_agree_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            guests = ["anna", "anna", "boris"]
            table = await open_table(desk, guests, options=TableOptions(hotseat=True))
            anna, boris = Reader(desk, "anna"), Reader(desk, "boris")
            for reader in (anna, boris):
                await reader.command(do="join", table=table.id)
            for pause, before, after in ((True, PLAYING, PAUSED), (False, PAUSED, PLAYING)):
                await anna.command(do="pause", pause=pause)
                table = await desk.fresh(table.id)
                assert (table.status, table.agreed) == (before, {0, 1})
                await boris.command(do="pause", pause=pause)
                assert (await desk.fresh(table.id)).status == after

    run(test())


def test_the_clock_counts_turn_and_bank() -> None:
    table = _table(TableOptions(timer=Timer(10, 5)))
    assert table.deadline == 100.0 + 15
    assert table.game is not None
    seat, question, option = table.asked_seat, table.question, table.game.options[0].text
    late = table.after(table.may_choose(112.0, seat, question, option, "player"))
    assert late.chairs[seat].bank == pytest.approx(3.0)
    quick = table.after(table.may_choose(109.0, seat, question, option, "player"))
    assert quick.chairs[seat].bank == pytest.approx(5.0)


def test_banks_are_told_where_a_clock_runs() -> None:
    table = _table(TableOptions(timer=Timer(10, 5)))
    assert [chair.bank for chair in present_chairs(table, (), {})] == [5.0] * 4
    assert [chair.bank for chair in present_chairs(_table(TableOptions()), (), {})] == [None] * 4


def test_others_see_who_comes_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "COMING_SECONDS", 0.01)

    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            ada, ben, eve = Reader(desk, "ada"), Reader(desk, "ben"), Reader(desk, "eve")

            async def seen(reader: Reader) -> list[str]:
                await asyncio.sleep(0.05)
                return _here(await reader.look())

            await ada.command(do="join", table=table.id)
            assert await seen(ada) == ["Ada"]
            await eve.command(do="join", table=table.id)
            await asyncio.sleep(0.05)
            assert not ada.client.changed.is_set()
            await ben.command(do="join", table=table.id)
            assert await seen(ada) == await seen(eve) == ["Ada", "Ben"]
            ben.client.leave()
            assert await seen(ada) == ["Ada"]

    run(test())


def _here(message: m.TableMessage) -> list[str]:
    return [chair.name for chair in message.chairs if chair.here]


def test_the_clock_runs_on_while_the_same_player_is_asked() -> None:
    table = _table(TableOptions(timer=Timer(10, 5)))
    at, rng = 100.0, random.Random(4)
    for _ in range(40):
        assert table.game is not None
        before, deadline = table.asked_seat, table.deadline
        option = rng.choice(table.game.options).text
        at += 1.0
        table = table.after(table.may_choose(at, before, table.question, option, "player"))
        if table.asked_seat == before:
            assert table.deadline == deadline
        else:
            assert table.deadline == at + 15


def _table(options: TableOptions) -> Table:
    table = Table("x").after(
        log.Opened(1.0, "ada", write_config(Config()), options, "ab" * 32, RULES_VERSION)
    )
    for seat, guest in enumerate(FOUR):
        table = table.after(table.may_sit(2.0, seat, guest, guest))
    return table.after(table.may_start(100.0, "ada"))


def test_a_player_who_left_is_replaced_and_may_return(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            seat = table.asked_seat
            table = await desk.commit(table.id, lambda t, at: t.may_go_away(at, seat))
            assert table.awaits_bot
            reader = Reader(desk, FOUR[seat])
            await reader.command(do="join", table=table.id)
            assert not (await desk.fresh(table.id)).awaits_bot

    run(test())


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (lambda t: t.may_sit(1.0, 0, "eve", "t"), "begun"),
        (lambda t: t.may_start(1.0, "ada"), "begun"),
        (lambda t: t.may_start(1.0, "ben"), "not-host"),
        (
            lambda t: t.may_choose(1.0, t.asked_seat, t.question, "nonsense", "player"),
            "not-offered",
        ),
        (lambda t: t.may_choose(1.0, t.asked_seat, t.question + 1, "gold", "player"), "stale"),
        (
            lambda t: t.may_choose(1.0, (t.asked_seat + 1) % 4, t.question, "gold", "player"),
            "not-asked",
        ),
        (lambda t: t.may_take_back(1.0, t.asked_seat, 1), "undo"),
        (lambda t: t.may_agree(1.0, 0, False), "not-now"),
        (lambda t: t.may_close(1.0, "ben"), "not-host"),
        (lambda t: t.may_come_back(1.0, 0), "not-now"),
        (lambda t: t.may_follow(1.0, "other"), "not-now"),
    ],
)
def test_what_is_not_allowed_is_refused(command: object, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        command(_table(TableOptions()))  # type: ignore[operator]
    assert refusal.value.code == code


def test_a_closed_table_is_closed() -> None:
    table = _table(TableOptions())
    closed = table.after(table.may_close(200.0, "ada"))
    assert closed.status == CLOSED
    assert table.status == PLAYING


def test_postgresql_keeps_the_same_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path, POSTGRES) as one, make_desk(tmp_path, POSTGRES) as other:
            table = await open_table(one, FOUR)
            rng = random.Random(5)
            for number in range(40):
                await play_on((one, other)[number % 2], table.id, rng, 1)
            first, second = await one.fresh(table.id), await other.fresh(table.id)
            assert first.seq == second.seq == len(await one.store.read(table.id)) - 1
            with pytest.raises(Taken):
                await one.store.append(table.id, first.seq, b"", row_of(first))

    need_postgres()
    run(test())


def test_a_client_that_does_not_stop_is_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            reader = Reader(desk, "ada")
            with pytest.raises(Flood):
                await flood(reader)
            assert reader.messages[-1] == m.Bye("flood")
            codes = [message.code for message in reader.messages if isinstance(message, m.Refused)]
            assert set(codes) == {"too-fast"}

    run(test())


async def flood(reader: Reader) -> None:
    for _ in range(1000):
        await reader.command(do="ping")


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
