"""Guests whom nobody invited: what they may take from others at tables, in the list and in chat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import Config
from citadels.server import limits
from citadels.server.settings import Settings
from citadels.server.storage.store import Guest
from citadels.server.tables.desk import Desk
from citadels.server.tables.options import TableOptions
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from tests.server.served import fresh, served
from tests.server.table import Reader, make_desk, open_table, sit

Web = TestClient[Any]
TWO = ["ada", "ben"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Web]:
    settings = Settings(fresh(tmp_path / "test.db"), requests=(1000.0, 1000))
    with served(settings) as client:
        yield client


class People:
    """Several guests at one client."""

    def __init__(self, client: Web) -> None:
        self.client = client
        self.cookies: dict[str, dict[str, str]] = {}
        self.told: Any = None  # the last answer

    def ask(self, who: str, method: str, path: str, **more: Any) -> tuple[int, str]:  # noqa: ANN401
        """Ask for something as somebody; give the status and the code of a refusal."""
        self.client.cookies.clear()
        self.client.cookies.update(self.cookies.get(who, {}))
        answer = self.client.request(method, path, **more)
        self.cookies[who] = {one.name: one.value or "" for one in self.client.cookies.jar}
        self.told = answer.json() if answer.content else None
        return answer.status_code, self.told.get("code", "") if isinstance(self.told, dict) else ""

    def open(self, who: str, **options: object) -> str:
        """Open a table as somebody; give its address."""
        body = {"setup": {"players": 3}, "options": options}
        assert self.ask(who, "POST", "/api/tables", json=body)[0] == 201
        return f"/api/tables/{self.told['table']}"


def test_the_host_sends_a_guest_away_who_cannot_come_back(client: Web) -> None:
    people = People(client)
    path = people.open("ada")
    assert people.ask("eve", "POST", f"{path}/seats/1")[0] == 201
    assert people.ask("ben", "POST", f"{path}/seats/2")[0] == 201
    assert people.ask("ben", "DELETE", f"{path}/seats/1") == (403, "no-seat")
    assert people.ask("ada", "DELETE", f"{path}/seats/1") == (204, "")
    for seat in (1, 2):
        assert people.ask("eve", "POST", f"{path}/seats/{seat}") == (409, "removed")
    assert people.ask("eve", "GET", "/api/me/tables")[0] == 200 and people.told == []
    assert people.ask("cleo", "POST", f"{path}/seats/1")[0] == 201  # the seat is free for others
    assert people.ask("ada", "POST", f"{path}/start")[0] == 201
    assert people.ask("ada", "DELETE", f"{path}/seats/1") == (409, "begun")  # nobody is cheated
    assert people.ask("ben", "DELETE", f"{path}/seats/2") == (204, "")


def test_there_must_be_somebody_to_send_away(client: Web) -> None:
    people = People(client)
    path = people.open("ada")
    assert people.ask("ada", "PUT", f"{path}/seats/1", json={"level": "novice"})[0] == 200
    for seat in (1, 2, 7):
        assert people.ask("ada", "DELETE", f"{path}/seats/{seat}") == (409, "not-now")


def remove(table: Table, at: float) -> Any:  # noqa: ANN401
    return table.may_remove(at, "ada", 1)


def test_who_was_sent_away_is_told_nothing_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await desk.open("ada", Config(2), TableOptions())
            for seat, guest in enumerate(("ada", "eve")):
                await sit(desk, table.id, seat, guest)
            eve = Reader(desk, "eve")
            await eve.command(do="join", table=table.id)
            assert len((await eve.look()).chairs) == 2
            await desk.commit(table.id, remove)
            for text in ("say", "join"):
                more = {"text": "boo"} if text == "say" else {"table": table.id, "token": "x"}
                answer = await eve.command(do=text, **more)
                assert isinstance(answer, m.Refused) and answer.code == "removed"
            assert eve.client.live is None
            again = await desk.hold(table.id)
            assert not again.watchers and not again.table.seats_of("eve")
            desk.live.clear()
            assert (await desk.fresh(table.id)).removed == {"eve"}  # as the log tells it

    asyncio.run(test())


def test_who_is_at_the_table_hears_at_once_that_the_host_sent_them_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await desk.open("ada", Config(2), TableOptions())
            for seat, guest in enumerate(("ada", "eve")):
                await sit(desk, table.id, seat, guest)
            eve = Reader(desk, "eve")
            await eve.command(do="join", table=table.id)
            await eve.look()
            await desk.commit(table.id, remove)
            await eve.look()
            told = eve.messages[-1]
            assert isinstance(told, m.Refused) and (told.id, told.code) == (0, "removed")

    asyncio.run(test())


def test_who_gave_a_seat_back_does_not_watch_where_nobody_may(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await desk.open("ada", Config(2), TableOptions(spectators=False))
            for seat, guest in enumerate(("ada", "eve")):
                await sit(desk, table.id, seat, guest)
            eve = Reader(desk, "eve")
            await eve.command(do="join", table=table.id)
            await desk.commit(table.id, lambda t, at: t.may_stand(at, 1))
            assert (await eve.look()).status == "open"
            await sit(desk, table.id, 1, "ben")
            await desk.commit(table.id, lambda t, at: t.may_start(at, "ada"))
            assert (await eve.look()).status == "open"
            told = eve.messages[-1]
            assert isinstance(told, m.Refused) and told.code == "no-spectators"

    asyncio.run(test())


def test_nobody_sits_at_too_many_tables(client: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES", 2)
    people = People(client)
    paths = [people.open(host) for host in ("ada", "ben", "cleo")]
    for path in paths[:2]:
        assert people.ask("eve", "POST", f"{path}/seats/1")[0] == 201
    assert people.ask("eve", "POST", f"{paths[2]}/seats/1") == (409, "too-many-tables")
    assert people.ask("eve", "POST", f"{paths[0]}/seats/2")[0] == 201  # to move is no new table
    assert people.ask("eve", "DELETE", f"{paths[0]}/seats/2")[0] == 204
    assert people.ask("eve", "POST", f"{paths[2]}/seats/1")[0] == 201


def test_one_address_takes_so_many_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SEATS", (0.001, 2))
    with served(Settings(fresh(tmp_path / "test.db"))) as client:
        people = People(client)
        path = people.open("ada")
        answers = [people.ask(who, "POST", f"{path}/seats/1") for who in ("eve", "eva", "evi")]
    assert answers == [(201, ""), (409, "seat-taken"), (429, "too-fast")]


def test_one_address_lists_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LISTED", (0.001, 1))
    with served(Settings(fresh(tmp_path / "test.db"))) as client:
        people = People(client)
        people.open("eve", listed=True)
        body = {"options": {"listed": True}}
        assert people.ask("eva", "POST", "/api/tables", json=body) == (429, "too-fast")
        people.open("ada")  # by invitation: in nobody's way
        assert people.ask("ada", "GET", "/api/tables")[0] == 200 and len(people.told) == 1


def test_tables_of_nobody_push_none_off_the_list(
    client: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = People(client)
    old = people.open("ada", listed=True)
    for number in range(2):
        people.open(f"eve{number}", listed=True)
    store = client.app.state.store
    store._offset += limits.HERE_SECONDS + 1
    assert people.ask("eve1", "PATCH", "/api/me", json={"name": "Eve"})[0] == 200  # not there
    assert people.ask("ada", "GET", "/api/me")[0] == 200
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"id": 1, "do": "join", "table": old.rpartition("/")[2]})
        while socket.receive_json()["tell"] != "done":
            pass
    assert people.ask("ben", "GET", "/api/tables")[0] == 200
    assert [f"/api/tables/{one['table']}" for one in people.told].index(old) == 0
    monkeypatch.setattr(limits, "LISTED_SHOWN", 1)
    assert people.ask("ben", "GET", "/api/tables")[0] == 200
    assert [f"/api/tables/{one['table']}" for one in people.told] == [old]


def test_one_address_leaves_places_to_watch() -> None:
    gallery = limits.Gallery(most=3, of_one=2)
    assert [gallery.enter("table", "a") for _ in range(3)] == [True, True, False]
    assert gallery.enter("other", "a")
    assert [gallery.enter("table", "b") for _ in range(2)] == [True, False]
    gallery.leave("table", "a")
    assert gallery.enter("table", "b") and not gallery.enter("table", "c")


async def voices(desk: Desk, id: str, guests: list[str], address: str) -> list[Reader]:
    """Connections of some guests at one address."""
    readers = [Reader(desk, guest) for guest in guests]
    for reader in readers:
        reader.client.address = address
        await reader.command(do="join", table=id)
    return readers


async def shout(readers: list[Reader]) -> int:
    """Let everybody say as much as they may; count what was taken."""
    answers = [
        await one.command(do="say", text="boo") for one in readers for _ in range(limits.CHAT[1])
    ]
    return sum(isinstance(answer, m.Done) for answer in answers)


@pytest.mark.parametrize("guests", [["eve", "eva", "evi"], ["ada", "ada", "ada"]])
def test_many_connections_have_one_voice(tmp_path: Path, guests: list[str]) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            id = (await open_table(desk, TWO)).id
            readers = await voices(desk, id, guests, "10.0.0.1")
            assert limits.CHAT[1] <= await shout(readers) <= limits.CHAT[1] + 1
            (ben,) = await voices(desk, id, ["ben"], "10.0.0.1")
            assert await shout([ben]) == limits.CHAT[1]  # who plays is heard all the same

    asyncio.run(test())


def test_who_watch_do_not_drown_who_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            id = (await open_table(desk, TWO)).id
            crowd = [
                reader
                for number in range(10)
                for reader in await voices(desk, id, [f"eve{number}"], f"10.0.0.{number}")
            ]
            most = limits.CHAT_WATCHING[1]
            assert most <= await shout(crowd) <= most + 2
            assert await shout(await voices(desk, id, TWO, "10.0.1.1")) == 2 * limits.CHAT[1]

    asyncio.run(test())


def test_an_empty_remark_is_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            id = (await open_table(desk, TWO)).id
            await desk.store.save_guest(Guest("eve", "Eve"))
            (eve,) = await voices(desk, id, ["eve"], "10.0.0.1")
            for text in ("\0", " \x1b\n "):
                answer = await eve.command(do="say", text=text)
                assert isinstance(answer, m.Refused) and answer.code == "malformed"
            assert await desk.store.said(id, 0) == []

    asyncio.run(test())
