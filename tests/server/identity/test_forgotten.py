"""Forgotten: whoever asks for it leaves nothing behind, and may first take everything along."""

from __future__ import annotations

import asyncio
import io
import logging
import random
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import Column, Connection, MetaData, String, Table, create_engine, inspect, select

from citadels import read_record
from citadels.server import limits, logs
from citadels.server.bots.automation import Automation
from citadels.server.http import cookies
from citadels.server.order.deeds import Deeds
from citadels.server.settings import Settings
from citadels.server.storage import schema
from citadels.server.storage.backup import back_up, restore
from citadels.server.storage.devices import Device, Devices
from citadels.server.storage.store import Store
from tests.server.authenticator import Authenticator
from tests.server.served import SQLITE, fresh, served
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import play_on

Client = TestClient[Any]
# Tables with nothing of anybody: keys of the server, hashes of chance, reviews by seat, processes,
# what operators say, games and seats of leagues.
NOBODYS = {
    *("secrets", "spent", "reviews", "workers", "processes", "announcements", "operators"),
    *("closings", "finished", "league_results"),
}
# Where everybody finds what a table has of them in their own file:
# all but what operators did.
TAKEN_ALONG = {
    **dict.fromkeys(("guests", "reservations"), "profile"),
    **dict.fromkeys(("tables", "entries", "places", "mentions"), "games"),
    **dict.fromkeys(("leagues", "members"), "leagues"),
    **{name: name for name in ("passkeys", "links", "devices", "friends", "vacations", "chat")},
    **{name: name for name in ("results", "reports", "penalties")},
    "ratings": "rating",
    "blocks": "blocked",
    "visits": "connections",
    "audit": "about",
}


class House:
    """A server with a guest who has left a mark in every table."""

    def __init__(self, url: str) -> None:
        tag = secrets.token_hex(4)  # others use the same database
        self.url = url
        self.said = io.StringIO()
        self.device = Authenticator()
        self.finished = ""
        self.running = ""
        self.me, self.ben = f"marked-{tag}", f"ben-{tag}"
        self.name, self.sharer, self.shield = f"Name {tag}", f"Sharer {tag}", f"shield-{tag}"
        self.chat, self.key = f"a remark {tag}", f"Phone {tag}"
        self.league = f"League {tag}"
        self.endpoint = f"https://push.example.org/{tag}"

    def texts(self) -> list[str]:
        """What a guest has left behind, except for a key."""
        named = [self.me, self.name, self.sharer, self.shield]
        return [*named, self.chat, self.key, self.endpoint]

    def marks(self) -> list[bytes]:
        """What nobody may find."""
        return [*(text.encode() for text in self.texts()), self.device.id]


def browser(client: Client, guest: str = "") -> Client:
    """Another browser at the same server, of a guest or of nobody."""
    other = TestClient(client.app, base_url="http://citadels.local")
    other.blocking_portal = client.blocking_portal
    if guest:
        other.cookies.set(cookies.NAME, cookies.sign(guest, client.app.state.key))
    return other


def leave_marks(client: Client, house: House) -> None:
    """Do everything of which something is kept."""
    me, ben = browser(client, house.me), browser(client, house.ben)
    me.patch("/api/me", json={"name": house.name, "shield": house.shield, "language": "en"})
    challenge = me.post("/api/me/passkeys/challenge").json()
    assert me.post("/api/me/passkeys", json=house.device.register(challenge, house.key)).is_success
    assert me.post("/api/me/link").is_success and me.put("/api/me/name").is_success
    link = me.post("/api/me/friends/link").json()
    assert ben.post("/api/friends", json=link).is_success
    league = me.post("/api/leagues", json={"name": house.league}).json()
    joined = {"token": league["token"]}
    assert ben.post(f"/api/leagues/{league['id']}/members", json=joined).is_success
    house.finished, house.running = (_play(me, ben) for _ in range(2))
    shared = me.post("/api/tables", json={"setup": {"players": 2}, "options": {"hotseat": True}})
    path = f"/api/tables/{shared.json()['table']}/seats/1"
    assert me.post(path).is_success and me.patch(path, json={"name": house.sharer}).is_success
    sent_away = ben.post("/api/tables", json={"setup": {"players": 3}}).json()["table"]
    me.post(f"/api/tables/{sent_away}/seats/1")
    assert ben.delete(f"/api/tables/{sent_away}/seats/1").is_success
    cleo = f"cleo-{house.ben}"
    assert browser(client, cleo).post(f"/api/tables/{sent_away}/seats/2").is_success
    mark = client.app.state.order.mark(sent_away, cleo)
    assert me.post(f"/api/tables/{sent_away}/blocks", json={"mark": mark}).is_success
    friend = me.get("/api/me/friends").json()["friends"][0]["id"]
    path = f"/api/me/friends/{friend}/invitation"
    assert me.post(path, json={"table": shared.json()["table"]}).is_success
    with me.websocket_connect("/ws") as socket:
        socket.send_json({"do": "join", "id": 1, "table": house.running})
        socket.send_json({"do": "say", "id": 2, "text": house.chat})
        while socket.receive_json().get("id") != 2:
            pass
        _keep_order(client, me, house)
    until = client.app.state.store.now() + 100_000
    assert me.put("/api/me/vacation", json={"until": until}).is_success
    state = client.app.state
    portal = client.blocking_portal
    device = Device(house.me, house.endpoint, "key", "auth", "en")
    portal.call(Devices(state.store).keep, device)
    portal.call(play_on, state.desk, house.finished, random.Random(1))
    portal.call(state.keeper.look)
    assert me.get(f"/api/leagues/{league['id']}").json()["games"] == 1


def _keep_order(client: Client, me: Client, house: House) -> None:
    """Report somebody, while connected."""
    order = client.app.state.order
    path, mark = f"/api/tables/{house.running}", order.mark(house.running, house.ben)
    report = {"mark": mark, "reason": "insult", "words": house.chat}
    assert me.post(f"{path}/reports", json=report).is_success
    client.blocking_portal.call(order.beat)
    client.blocking_portal.call(Deeds(client.app.state.store, "Olga").mute, house.me, 1000.0)


def _play(me: Client, ben: Client) -> str:
    table = str(me.post("/api/tables", json={"setup": {"players": 2}}).json()["table"])
    assert ben.post(f"/api/tables/{table}/seats/1").is_success
    assert me.post(f"/api/tables/{table}/start").is_success
    return table


def found(connection: Connection, marks: list[bytes], metadata: MetaData) -> dict[str, set[str]]:
    """In which columns of which tables there is a mark."""
    hits: dict[str, set[str]] = {}
    for table in metadata.tables.values():
        for row in connection.execute(select(table)):
            for name, value in row._mapping.items():
                data = value if isinstance(value, bytes) else str(value).encode()
                if any(mark in data for mark in marks):
                    hits.setdefault(table.name, set()).add(name)
    return hits


def look(house: House, url: str = "") -> dict[str, set[str]]:
    """Look at every table that the database has, whether the program knows it or not."""

    async def work() -> dict[str, set[str]]:
        store = await Store.connect(url or house.url)
        try:
            async with store.engine.connect() as connection:
                return await connection.run_sync(_look, house.marks())
        finally:
            await store.close()

    return asyncio.run(work())


def _look(connection: Connection, marks: list[bytes]) -> dict[str, set[str]]:
    there = MetaData()
    there.reflect(connection)
    assert schema.metadata.tables.keys() <= there.tables.keys()
    return found(connection, marks, there)


@pytest.fixture
def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[House]:
    url = fresh(tmp_path / "marks.db")
    if request.param == "postgresql":
        need_postgres()
        url = POSTGRES
    for limit in ("SIGN_INS", "RESERVED", "EXPORTS"):
        monkeypatch.setattr(limits, limit, (1000.0, 1000))
    monkeypatch.setattr(Automation, "run", _rest)
    house = House(url)
    handler = logging.StreamHandler(house.said)
    handler.setFormatter(logs.JsonFormatter())
    handler.addFilter(logs.Discreet())
    logging.getLogger().addHandler(handler)
    level = logging.getLogger().level
    logging.getLogger().setLevel(logging.INFO)
    yield house
    logging.getLogger().removeHandler(handler)
    logging.getLogger().setLevel(level)


async def _rest(_: Automation) -> None:
    """Let no bot play: nothing here is about them."""


@pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
def test_nothing_of_a_guest_is_left(house: House) -> None:
    settings = Settings(house.url, requests=(1000.0, 1000))
    with served(settings) as client:
        leave_marks(client, house)
        before = look(house)
        # Whoever adds a table says here that it is nobody's, or leaves a mark in it above.
        assert before.keys() == schema.metadata.tables.keys() - NOBODYS
        record = client.get(f"/api/tables/{house.finished}/record").text
        me, ben = browser(client, house.me), browser(client, house.ben)
        stale = client.app.state.desk.live[house.running].table
        assert me.delete("/api/me").status_code == 204
        assert me.get("/api/me").json()["id"] != house.me
        assert client.get(f"/api/tables/{house.finished}/record").text == record
        assert read_record(record).choices
        _check_who_is_left(client, ben, house)
        assert stale is not client.app.state.desk.live[house.running].table
        ben.post(f"/api/tables/{house.finished}/rematch")
    assert look(house) == {}
    assert not any(mark.decode("latin-1") in house.said.getvalue() for mark in house.marks())
    if house.url.startswith("sqlite"):
        _search_file(Path(house.url.partition("///")[2]), house.marks())


def _check_who_is_left(client: Client, ben: Client, house: House) -> None:
    """Others have their games, with nobody in the place of the guest."""
    mine = {line["table"]: line for line in ben.get("/api/me/tables").json()}
    assert [chair["name"] for chair in mine[house.finished]["chairs"]] == ["", ""]
    assert [chair["taken"] for chair in mine[house.finished]["chairs"]] == [True, True]
    table = client.app.state.desk.live[house.running].table
    assert table.chairs[0].guest == "" and table.chairs[0].level and table.host == house.ben
    assert ben.get("/api/me/friends").json()["friends"] == []
    (league,) = ben.get("/api/me/leagues").json()
    lines = ben.get(f"/api/leagues/{league['id']}").json()["table"]
    assert league["owner"] and [line["games"] for line in lines] == [1, 1]
    assert ben.get("/api/me/profile").json()["rated"] == 1


def _search_file(file: Path, marks: list[bytes]) -> None:
    """Look into the file itself: what was deleted is not only out of sight."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert not [mark for mark in marks if mark in file.read_bytes()]


def look_into_backup(house: House, file: Path) -> dict[str, set[str]]:
    """Back all of it up as it is now, restore that elsewhere, and look there."""
    archive = io.BytesIO()
    back_up(house.url, archive, lambda *_: None)
    archive.seek(0)
    url = f"{SQLITE}{file}"
    restore(archive, url, lambda *_: None)
    return look(house, url)


@pytest.mark.parametrize("house", ["sqlite"], indirect=True)
def test_nothing_of_a_guest_is_in_a_backup_that_is_made_later(house: House, tmp_path: Path) -> None:
    with served(Settings(house.url, requests=(1000.0, 1000))) as client:
        leave_marks(client, house)
        before = look_into_backup(house, tmp_path / "before.db")
        assert before.keys() == schema.metadata.tables.keys() - NOBODYS  # the control
        assert browser(client, house.me).delete("/api/me").status_code == 204
        assert look_into_backup(house, tmp_path / "after.db") == {}


def test_a_table_that_was_forgotten_would_be_found(tmp_path: Path) -> None:
    """The control: a mark in a table that the program has never heard of."""
    engine = create_engine(f"sqlite:///{tmp_path / 'control.db'}")
    other = Table("other", MetaData(), Column("note", String), Column("blob", String))
    with engine.begin() as connection:
        schema.metadata.create_all(connection)
        assert _look(connection, [b"marked"]) == {}
        other.metadata.create_all(connection)
        connection.execute(other.insert(), {"note": "x marked x", "blob": ""})
        connection.execute(schema.spent.insert(), {"challenge": "marked", "until": 0.0})
        assert _look(connection, [b"marked"]) == {"other": {"note"}, "spent": {"challenge"}}
        assert "other" in inspect(connection).get_table_names()
    engine.dispose()


@pytest.mark.parametrize("house", ["sqlite"], indirect=True)
def test_everything_can_be_taken_along(house: House) -> None:
    settings = Settings(house.url, requests=(1000.0, 1000))
    with served(settings) as client:
        leave_marks(client, house)
        kept = look(house).keys()
        answer = browser(client, house.me).get("/api/me/export")
        seed = client.app.state.desk.live[house.running].table.seed
        record = client.get(f"/api/tables/{house.finished}/record").text
    assert answer.headers["Content-Disposition"] == 'attachment; filename="citadels.json"'
    told = msgspec.json.decode(answer.content)
    # Whoever adds a table says above where its owner finds that.
    assert kept == TAKEN_ALONG.keys() and all(told[part] for part in TAKEN_ALONG.values())
    assert (told["profile"]["id"], told["profile"]["name"]) == (house.me, house.name)
    for text in house.texts():
        assert text.encode() in answer.content
    games = {game["table"]: game for game in told["games"]}
    assert games[house.finished]["record"] == record
    assert games[house.finished]["conduct"] is not None
    assert games[house.running]["status"] == "playing"
    assert "record" not in games[house.running] and seed.encode() not in answer.content
    assert told["links"]["back"] > 0 and len(told["passkeys"]) == 1
    assert told["rating"]["games"] == 1 and told["profile_open"] is False
    assert told["leagues"][0]["name"] == house.league and told["leagues"][0]["owner"]
    assert [line["table_id"] for line in told["results"]] == [house.finished]
    assert told["results"][0]["drafts"]
