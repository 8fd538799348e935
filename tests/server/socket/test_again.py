"""What comes twice, at once, too late or far too often does no harm."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from citadels.core.basics import Refusal
from citadels.server import limits
from citadels.server.http import cookies
from citadels.server.http.lobby import Lobby
from citadels.server.settings import Settings
from citadels.server.storage.games import tables_of
from citadels.server.tables import entries as log
from citadels.server.tables import table as tables
from citadels.server.tables.desk import Desk
from citadels.server.tables.fields import CLOSED, OPEN, PAUSED, PLAYING
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.server.served import fresh, served
from tests.server.table import Reader, make_desk, open_table, play_on

THREE = ["ada", "ben", "cleo"]
UNDOS = 40


async def agree(desk: Desk, id: str, seat: int, *, pause: bool) -> Table:
    return await desk.commit(id, lambda t, at: t.may_agree(at, seat, pause))


async def take_back(desk: Desk, id: str, seat: int) -> Table:
    return await desk.commit(id, lambda t, at: t.may_take_back(at, seat, 1))


async def finished(desk: Desk) -> Table:
    return await play_on(desk, (await open_table(desk, THREE)).id, random.Random(4))


async def undoable(desk: Desk, choices: int) -> Table:
    """A table at which somebody may take back so many choices."""
    table, rng = await open_table(desk, THREE), random.Random(3)
    while table.game is None or table.game.undoable < choices:
        table = await play_on(desk, table.id, rng, 1)
        assert table.status == PLAYING
    return table


def test_a_rematch_wanted_by_three_at_once_is_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            over = await finished(desk)
            again: Any = Lobby.rematch.fn
            places = await asyncio.gather(
                *(again(None, guest=guest, desk=desk, id=over.id) for guest in THREE)
            )
            (id,) = {place.table for place in places}
            table = await desk.fresh(id)
            assert (await desk.fresh(over.id)).next == id
            assert sorted(chair.guest for chair in table.chairs) == THREE
            rows = {row.id for guest in THREE for row in await tables_of(desk.store, guest)}
            others = [(await desk.fresh(one)).status for one in rows - {id, over.id}]
            assert set(others) <= {CLOSED}
            assert table.status == OPEN

    asyncio.run(test())


def test_taking_back_twice_by_one_command_takes_back_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await undoable(desk, 2)
            assert table.game is not None
            before = len(table.game.choices)
            me = Reader(desk, THREE[table.asked_seat])
            await me.command(do="join", table=table.id)
            command = {"do": "undo", "question": table.question}
            for _ in range(2):
                assert isinstance(await me.command(**command), m.Done)
            table = await desk.fresh(table.id)
            assert table.game is not None and len(table.game.choices) == before - 1
            desk.live.clear()
            await me.command(do="join", table=table.id)
            assert isinstance(await me.command(**command), m.Done)  # as the log remembers it
            assert (await desk.fresh(table.id)).seq == table.seq
            late = await me.command(do="undo", question=table.question - 2)
            assert isinstance(late, m.Refused) and late.code == "stale"

    asyncio.run(test())


def test_a_seat_is_not_given_back_after_the_game(tmp_path: Path) -> None:
    ids: list[str] = []

    async def play() -> None:
        async with make_desk(tmp_path) as desk:
            ids.append((await finished(desk)).id)

    asyncio.run(play())
    settings = Settings(fresh(tmp_path / "test.db"))
    with served(settings) as client:
        client.cookies.set(cookies.NAME, cookies.sign("ben", client.app.state.key))
        before = client.get("/api/me/tables").json()
        answer = client.delete(f"/api/tables/{ids[0]}/seats/1")
        assert (answer.status_code, answer.json()["code"]) == (409, "over")
        after = client.get("/api/me/tables").json()
    assert after == before
    assert after[0]["chairs"][1]["name"] == "Ben"


@pytest.mark.parametrize(
    ("frame", "id", "code"),
    [
        (b'{"id":7,"do":"ping"}', 7, "too-fast"),
        (b'{"do":"ping"}', 0, "too-fast"),
        (b'{"id":"seven","do":"ping"}', 0, "too-fast"),
        (b'{"id":', 0, "too-fast"),
        (b"[" * 4000, 0, "too-fast"),
        (b'{"id":7,"do":"dance"}', 7, "malformed"),
        (b'{"id":7,"do":"say","text":"' + b"x" * limits.FRAME + b'"}', 0, "too-long"),
    ],
)
def test_a_refusal_says_which_command_it_is_about(
    tmp_path: Path, frame: bytes, id: int, code: str
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            reader = Reader(desk, "ada")
            if code == "too-fast":
                reader.client.bucket = limits.Bucket(0.0, 0)
            assert await reader.send(frame) == m.Refused(id, code)

    asyncio.run(test())


def test_a_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await undoable(desk, 1)
            seat = table.asked_seat
            monkeypatch.setattr(tables, "LONGEST", table.seq, raising=False)
            for proposal in (
                lambda t, at: t.may_take_back(at, seat, 1),
                lambda t, at: t.may_agree_to_take_back(at, seat),
                lambda t, at: t.may_agree(at, seat, True),
                lambda t, at: t.may_pace(at, "ada", "quick"),
            ):
                with pytest.raises(Refusal) as refusal:
                    await desk.commit(table.id, proposal)
                assert refusal.value.code == "too-many-changes"
            await desk.commit(table.id, lambda t, at: t.may_go_away(at, seat))
            await desk.commit(table.id, lambda t, at: t.may_come_back(at, seat))
            assert (await play_on(desk, table.id, random.Random(1))).status == "over"

    asyncio.run(test())


def test_a_paused_game_goes_on_however_long_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            id = (await open_table(desk, THREE)).id
            for pause, status in ((True, PAUSED), (False, PLAYING)):
                for seat in range(3):
                    table = await agree(desk, id, seat, pause=pause)
                assert table.status == status
                monkeypatch.setattr(tables, "LONGEST", 1, raising=False)

    asyncio.run(test())


def test_others_have_their_turn_while_a_game_is_played_again_and_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await undoable(desk, 1)
            seat = table.asked_seat
            while table.seq < UNDOS * 2:
                table = await take_back(desk, table.id, seat)
                while not (table.game and table.game.undoable and table.asked_seat == seat):
                    table = await play_on(desk, table.id, random.Random(table.seq), 1)
                    seat = table.asked_seat
            bodies = [log.decode(body) for _, body in await desk.store.read(table.id)]
            undos = sum(isinstance(entry, log.TookBack) for entry in bodies)
            desk.live.clear()
            turns = 0
            loading = asyncio.create_task(desk.hold(table.id))
            while not loading.done():
                await asyncio.sleep(0)
                turns += 1
            assert turns >= undos > 5

    asyncio.run(test())
