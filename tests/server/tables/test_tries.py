"""Tries: a finished game played on from a moment of it: blind, marked, through a restart."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import RULES_VERSION, Config, Record, read_record, record_of
from citadels.core.basics import Refusal
from citadels.review import try_from
from citadels.server.http.archive import record_of_log
from citadels.server.http.games import remember
from citadels.server.http.tries import NewTry, deal_entry
from citadels.server.storage.games import GameRow
from citadels.server.tables import entries as log
from citadels.server.tables.bot_names import bot_name
from citadels.server.tables.desk import Desk
from citadels.server.tables.fairness import is_fair
from citadels.server.tables.fields import OVER
from citadels.server.tables.options import TableOptions
from citadels.server.tables.summary import Summary
from citadels.server.tables.table import Table
from citadels.server.tables.tries import Moment, deal_try
from citadels.server.wire import messages as m
from citadels.server.wire.presenter import present_table
from citadels.server.wire.replay import make_replay
from tests.server.bots.test_hints import Here
from tests.server.http.test_previews import BROWSER
from tests.server.storage.test_older_database import client_of, database
from tests.server.table import make_desk, open_table, play_on

__all__ = ["database"]  # a fixture

GOLDEN = Path("tests/golden")
SEED = "5e" * 32
NAMES = ("deluxe-devious_dignitaries-7", "deluxe-first_game-2", "random-5-54")


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


def golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


def opened(record: Record, step: int, seat: int, *, as_it_was: bool) -> Table:
    """A try that has begun; what a log says of its origin is left out."""
    dealt = deal_try(Moment(record.text(), step, seat, as_it_was), SEED)
    options = TableOptions()
    entry = log.Tried(
        *(1.0, "ada", dealt.setup, options, SEED, RULES_VERSION),
        *("", 0, dealt.round, seat, as_it_was, dealt.position),
    )
    table = Table("try")
    table.apply(0, log.decode(log.encode(entry)))
    table.apply(1, log.Sat(1.0, seat, "ada", ""))
    for other in set(range(record.config.players)) - {seat}:
        table.apply(table.seq + 1, log.Assigned(1.0, other, "novice"))
    table.apply(table.seq + 1, log.Started(1.0))
    return table


def everything(table: Table, seat: int) -> bytes:
    """All that is stored of a try that has just begun, and all that anybody is told of it."""
    assert table.tried is not None and table.game is not None
    told = [present_table(table, "ada", seats, {}, 0, 1.0) for seats in ([seat], [])]
    return b"\n".join(
        [log.encode(table.tried), record_of(table.game).text().encode()]
        + [m.encoder.encode(message) for message in told]
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_try_tells_nothing_that_the_seat_could_not_know(name: str) -> None:
    """Two games that the seat cannot tell apart give the same try, without the truth."""
    record, rng = golden(name), random.Random(name)
    leaks = 0
    for _ in range(3):
        step = rng.randrange(len(record.choices) * 3 // 4)
        seat = rng.randrange(record.config.players)
        twin = record_of(try_from(record, step, seat, rng.randrange(1 << 64)))
        blind = [
            opened(*moment, as_it_was=False) for moment in ((record, step, seat), (twin, 0, seat))
        ]
        assert everything(blind[0], seat) == everything(blind[1], seat)
        open_eyed = [
            opened(*moment, as_it_was=True) for moment in ((record, step, seat), (twin, 0, seat))
        ]
        leaks += everything(open_eyed[0], seat) != everything(open_eyed[1], seat)
    assert leaks == 3  # the same check finds what lies as it was


@pytest.mark.parametrize("as_it_was", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_try_begins_with_what_the_seat_saw(name: str, as_it_was: bool) -> None:
    record = golden(name)
    rng = random.Random(name)
    for seat in range(record.config.players):
        step = rng.randrange(len(record.choices) - 1)
        before = record.replay(step, events=False)
        game = opened(record, step, seat, as_it_was=as_it_was).game
        assert game is not None
        assert plain(game.view(seat).text()) == plain(before.view(seat).text())
        assert game.undoable == 0  # what was chosen before cannot be taken back
        hands = [player.hand for player in game.state.players]
        same = hands == [player.hand for player in before.state.players]
        assert same if as_it_was else hands[seat] == before.state.players[seat].hand


def plain(view: str) -> str:
    """What a seat sees, but for what it may take back."""
    return re.sub("undoable=.*", "", view)


def test_no_try_of_what_is_over_or_was_never_there() -> None:
    record = golden(NAMES[1])
    for step, seat in ((len(record.choices), 0), (len(record.choices) + 1, 0), (-1, 0), (3, 2)):
        with pytest.raises(Refusal) as refusal:
            try_from(record, step, seat, 1)
        assert refusal.value.code == ("over" if step == len(record.choices) else "no-moment")


async def begin_try(desk: Desk, table: Table, wanted: NewTry) -> Table:
    """A try where the guest plays every seat, so that nobody waits for bots."""
    entry = await deal_entry(desk, Here(), table, "eve", wanted)
    fresh = await desk.begin(entry)
    for seat in range(len(table.chairs)):
        await desk.commit(fresh.id, lambda t, at, seat=seat: t.may_sit(at, seat, f"eve{seat}", "x"))  # type: ignore[misc]
    return await desk.commit(fresh.id, lambda t, at: t.may_start(at, t.acting_host))


def late(table: Table) -> int:
    """A step not long before the end."""
    assert table.game is not None
    return len(table.game.choices) - 40


def test_a_try_outlives_a_restart_and_has_record_and_replay(database: Path) -> None:
    """Of a game of 0.1, in a database of that version."""

    async def test() -> None:
        rng = random.Random(2)
        async with make_desk(database.parent) as desk:
            over = await desk.fresh("finished")
            table = await begin_try(desk, over, NewTry(step=late(over), seat=1))
            table = await play_on(desk, table.id, rng, 10)
            assert table.game is not None
        async with make_desk(database.parent) as desk:
            again = await desk.fresh(table.id)
            assert again.game == table.game and again.tried == table.tried
            assert again.commitment == table.commitment
            end = await play_on(desk, table.id, rng)
            assert end.game is not None and end.status == OVER
            record = record_of(end.game)
            bodies = [log.decode(body) for _, body in await desk.store.read(table.id)]
            assert record_of_log(bodies).text() == record.text()
            assert is_fair(read_record(record.text()), end.commitment)
            assert not is_fair(record, over.commitment)
            steps = msgspec.json.decode(make_replay(end.so_far).steps)
            assert len(steps) == len(record.choices) + 1
            entry = await deal_entry(desk, Here(), end, "eve", NewTry(step=3, seat=0))
            assert entry.origin == end.id  # a try can be tried, too

    run(test())


def test_a_game_that_goes_on_cannot_be_tried(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, ["ada", "ben"], Config(2))
            closed = await desk.commit(table.id, lambda t, at: t.may_close(at, "ada"))
            pool = Here()
            for unfinished in (table, closed):
                with pytest.raises(Refusal) as refusal:
                    await deal_entry(desk, pool, unfinished, "ada", NewTry(step=0, seat=0))
                assert refusal.value.code == "not-over"
            assert not pool.count

    run(test())


def test_a_try_is_opened_by_whoever_has_the_link_and_marked(database: Path) -> None:
    with client_of(database) as client:
        path = "/api/tables/finished/tries"
        refused = [
            client.post(path, json={"step": 10, "seat": 0, "level": "nobody"}),
            client.post(path, json={"step": 10**6, "seat": 0}),
            client.post("/api/tables/playing/tries", json={"step": 10, "seat": 0}),
        ]
        assert [answer.json()["code"] for answer in refused] == ["bot", "no-moment", "not-over"]
        assert client.get("/api/me/tables").json() == []
        place = client.post(path, json={"step": 10, "seat": 1, "level": "novice"}).json()
        assert place["seat"] == 1
        [mine] = client.get("/api/me/tables").json()
        assert mine["tried"] is True and mine["status"] == "playing"
        told, names = told_at(client, place["table"]), [chair["name"] for chair in mine["chairs"]]
        assert [chair.get("name", "") for chair in told["chairs"]] == names
        assert told["chairs"][0]["name"] == bot_name("finished", 0)  # as in the game that is tried
        tried = told["tried"]
        assert tried.pop("origin") == "finished"
        client.cookies.clear()
        assert told_at(client, place["table"])["tried"] == tried  # the way back is for the host
        page = client.get(f"/t/{place['table']}", headers=BROWSER).text
        assert 'og:title" content="A try ·' in page
        assert client.get(f"/api/tables/{place['table']}/record").json()["code"] == "not-over"


def told_at(client: TestClient[Any], table: str) -> dict[str, Any]:
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"do": "join", "id": 1, "table": table})
        told: dict[str, Any] = next(
            x for x in iter(socket.receive_json, None) if x["tell"] == "table"
        )
    return told


def test_a_try_counts_in_nobodys_results() -> None:
    game = Summary("players 2\n", OVER, ["ada", "novice"], results=[(1, 20), (2, 10)])
    for tried, counts in (("", True), ("origin", False)):
        summary = msgspec.json.encode(msgspec.structs.replace(game, tried=tried))
        row = GameRow("table", summary, 1.0, -1, None, None, None, None)
        assert (remember(row, "ada") is not None) == counts
