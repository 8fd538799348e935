"""Order: what operators do by commands reaches a running server, and is written down."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from citadels.commands.app import run
from citadels.core.basics import Refusal
from citadels.server import limits, serve
from citadels.server.app import make_app
from citadels.server.bus import Bus
from citadels.server.order import order, overview
from citadels.server.order.deeds import Deeds
from citadels.server.order.networks import Networks, read_network, read_target
from citadels.server.order.order import Order
from citadels.server.order.overview import open_reports, open_tables, people
from citadels.server.settings import Settings
from citadels.server.storage import order as kept
from citadels.server.storage.store import Guest, Store
from tests.server.order.test_unwelcome import People, Web
from tests.server.served import fresh, served
from tests.server.services import POSTGRES, need_postgres
from tests.server.table import make_desk, open_table

WAIT = 20.0


@pytest.fixture
def database(tmp_path: Path) -> str:
    return fresh(tmp_path / "test.db")


@pytest.fixture
def client(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    monkeypatch.setattr(order, "LOOK", 0.02)
    monkeypatch.setattr(order, "BEAT", 1)
    settings = Settings(database, requests=(1000.0, 1000))
    with served(settings) as client:
        yield client


class Console:
    """An operator at the command line."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.capsys = capsys

    def do(self, *words: str) -> str:
        """Do something, which works; give what is printed."""
        self.capsys.readouterr()
        code = run(["admin", *words, "--database", self.database, "--language", "en"])
        said = self.capsys.readouterr()
        assert code == 0, said.err
        return said.out

    def read(self, *words: str) -> Any:  # noqa: ANN401
        """What is printed for other programs."""
        return json.loads(self.do(*words, "--json"))


@pytest.fixture
def console(database: str, capsys: pytest.CaptureFixture[str]) -> Console:
    return Console(database, capsys)


def until(true: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def id_of(people: People, who: str) -> str:
    people.ask(who, "PATCH", "/api/me", json={"name": who})
    return str(people.told["id"])


def test_a_banned_guest_is_sent_away_and_hears_until_when(client: Web, console: Console) -> None:
    people = People(client)
    eve = id_of(people, "eve")
    with client.websocket_connect("/ws") as socket:
        assert socket.receive_json()["tell"] == "welcome"
        console.do("ban", eve, "--for", "2h")
        bye = socket.receive_json(timeout=WAIT)
        assert bye["tell"] == "bye" and bye["reason"] == "banned"
        assert abs(bye["until"] - time.time() - 7200) < 60
    assert people.ask("eve", "GET", "/api/me") == (403, "banned")
    assert people.told["facts"] == {"until": int(bye["until"])}
    with client.websocket_connect("/ws") as socket:  # who comes back hears the same, and no more
        assert socket.receive_json() == bye
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_json(timeout=WAIT)
        assert end.value.code == 4410
    assert people.ask("eve", "GET", "/api/me/export")[0] == 200  # what is theirs, they may have
    assert people.told["penalties"][0]["kind"] == "ban"
    assert people.ask("ada", "GET", "/api/me")[0] == 200
    assert [(one["kind"], one["guest"]) for one in console.read("penalties")] == [("ban", eve)]
    assert eve in console.do("penalties")
    console.do("unban", eve)
    assert console.read("penalties") == []
    until(lambda: people.ask("eve", "GET", "/api/me")[0] == 200)
    console.do("ban", eve)
    until(lambda: people.ask("eve", "GET", "/api/me")[0] == 403)
    assert people.ask("eve", "DELETE", "/api/me") == (204, "")  # and delete
    assert console.read("audit")[0]["target"] == ""  # of whoever is forgotten, no id is kept


def test_a_name_that_was_taken_away_is_seen_no_more(client: Web, console: Console) -> None:
    people = People(client)
    eve = id_of(people, "Rude")
    id = people.open("Rude", listed=True).rpartition("/")[2]

    def names() -> list[str]:
        people.ask("ada", "GET", "/api/tables")
        return [one["chairs"][0]["name"] for one in people.told if one["table"] == id]

    assert names() == ["Rude"]
    console.do("unname", eve)
    until(lambda: names() == [""])
    people.ask("Rude", "GET", "/api/me")
    assert people.told["name"] == ""
    assert people.ask("Rude", "PATCH", "/api/me", json={"name": "Polite"})[0] == 200
    assert names() == ["Polite"]


def test_a_ban_ends_by_itself(client: Web, console: Console) -> None:
    people = People(client)
    eve = id_of(people, "eve")
    console.do("ban", eve, "--for", "1s")
    until(lambda: people.ask("eve", "GET", "/api/me")[0] == 403)
    until(lambda: people.ask("eve", "GET", "/api/me")[0] == 200)


def test_a_muted_guest_says_nothing(client: Web, console: Console) -> None:
    people = People(client)
    path = people.open("ada")
    ada = id_of(people, "ada")
    with client.websocket_connect("/ws") as socket:
        socket.receive_json()
        socket.send_json({"id": 1, "do": "join", "table": path.rpartition("/")[2]})

        def say(id: int) -> Any:  # noqa: ANN401
            socket.send_json({"id": id, "do": "say", "text": "boo"})
            while (told := socket.receive_json(timeout=WAIT)).get("id") != id:
                pass
            return told

        assert say(2)["tell"] == "done"
        console.do("mute", ada)
        until(lambda: client.app.state.order.muted)
        refused = say(3)
        assert refused["code"] == "muted" and refused["facts"]["until"] > time.time() + 7000
        console.do("unmute", ada)
        until(lambda: not client.app.state.order.muted)
        assert say(4)["tell"] == "done"


def test_an_announcement_is_told_once_to_all_and_to_who_comes_later(
    client: Web, console: Console
) -> None:
    with client.websocket_connect("/ws") as socket:
        socket.receive_json()
        console.do("announce", "Back at noon.")
        told = socket.receive_json(timeout=WAIT)
        assert told == {"tell": "announcement", "number": 1, "text": "Back at noon."}
        console.do("announce", "Back at one.")
        assert socket.receive_json(timeout=WAIT)["text"] == "Back at one."
    with client.websocket_connect("/ws") as socket:
        assert [socket.receive_json()["tell"] for _ in range(3)][1:] == ["announcement"] * 2
    assert [one["text"] for one in client.get("/api/announcements").json()][-1] == "Back at one."
    console.do("announce")
    until(lambda: client.get("/api/announcements").json() == [])


def test_a_drained_process_begins_nothing_and_says_so(client: Web, console: Console) -> None:
    people = People(client)
    path = people.open("ada")
    for seat in (1, 2):
        people.ask("ada", "PUT", f"{path}/seats/{seat}", json={"level": "novice"})
    console.do("drain")
    until(lambda: client.get("/health").json()["status"] == "draining")
    assert people.ask("ada", "POST", f"{path}/start") == (503, "draining")
    assert people.ask("eve", "POST", "/api/tables", json={}) == (503, "draining")
    assert people.ask("ada", "GET", "/api/me/tables")[0] == 200
    console.do("drain", "--off")
    until(lambda: client.get("/health").json()["status"] == "ok")
    assert people.ask("ada", "POST", f"{path}/start")[0] == 201


def test_a_closed_table_is_closed_by_the_process_that_serves(client: Web, console: Console) -> None:
    people = People(client)
    id = people.open("ada").rpartition("/")[2]
    ada = id_of(people, "ada")
    [line] = console.read("tables")
    assert (line["table"], line["seats"], line["status"]) == (id, [ada, "", ""], "open")
    assert console.do("close", id) == "Done.\n"
    assert console.read("tables") == []
    assert people.ask("eve", "POST", f"/api/tables/{id}/seats/1") == (409, "begun")


def test_who_is_on_is_seen_with_where_they_come_from(client: Web, console: Console) -> None:
    people = People(client)
    eve = id_of(people, "eve")
    people.ask("eve", "PATCH", "/api/me", json={"name": "[bold]Eve"})
    with client.websocket_connect("/ws") as socket:
        socket.receive_json()
        until(lambda: console.read("who"))
        [one] = console.read("who")
        assert (one["guest"], one["name"], one["networks"]) == (eve, "[bold]Eve", ["testclient"])
        assert "[bold]Eve" in console.do("who")
    until(lambda: console.read("who") == [])


def test_of_a_crowd_the_page_shows_who_came_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            crowd = [f"guest{number:05}" for number in range(33_000)]  # more than a statement takes
            for begin in (0, 16_500):
                came = [(one, "203.0.113.7") for one in crowd[begin : begin + 16_500]]
                await kept.beat(desk.store, "one", "host:1", came)
            await open_table(desk, ["ada", "ben"])
            monkeypatch.setattr(overview, "SHOWN", 1)
            later = desk.store.now() + 1
            monkeypatch.setattr(Store, "now", lambda _: later)
            await kept.beat(desk.store, "one", "host:1", [("last", "203.0.113.7")])
            await open_table(desk, ["cleo", "dan"])
            seen = await overview.overview(desk.store, "Ada", [])
            assert [one.guest for one in seen.people] == ["last"] and seen.connected == 33_001
            assert [one.seats for one in seen.tables] == [["cleo", "dan"]] and seen.in_use == 2
            assert len(await people(desk.store)) == 33_001

    asyncio.run(test())


def test_each_deed_is_written_down_with_who_did_it(client: Web, console: Console) -> None:
    people = People(client)
    id, eve = people.open("ada").rpartition("/")[2], id_of(people, "eve")
    for words in (
        *(["ban", eve, "--for", "1d"], ["ban", "203.0.113.7", "--for", "1h"]),
        *(["mute", eve], ["unmute", eve], ["unban", eve], ["unname", eve], ["announce", "Hello"]),
        *(["drain"], ["drain", "--off"], ["close", id], ["ratings", "--recompute"], ["key"]),
    ):
        console.do(*words, "--as", "Ada")
    told = [(one["who"], one["deed"], one["target"]) for one in reversed(console.read("audit"))]
    assert told == [
        *(("Ada", "ban", eve), ("Ada", "ban", "203.0.113.7/32"), ("Ada", "mute", eve)),
        *(("Ada", "unmute", eve), ("Ada", "unban", eve), ("Ada", "unname", eve)),
        *(("Ada", "announce", ""), ("Ada", "drain", ""), ("Ada", "undrain", "")),
        *(("Ada", "close", id), ("Ada", "rate-again", ""), ("Ada", "key", "Ada")),
    ]


UNDONE = (
    *(["ban", "eve", "--for", "soon"], ["ban", "10.0.0.0/4"], ["ban", "a.b"]),
    *(["ban", "nobody"], ["mute", "nobody"], ["unname", "nobody"]),
    *(["mute", "1.2.3.4"], ["unban", "nobody"], ["close", "nowhere"], ["resolve", "7"]),
    *(["key", "--revoke"], ["announce"]),
)


def test_what_changes_nothing_is_refused_and_not_written_down(
    client: Web, console: Console
) -> None:
    for words in UNDONE:
        assert run(["admin", *words, "--database", console.database]) != 0
    assert console.read("audit") == []


def test_there_must_be_a_database(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    assert run(["admin", "who", "--database", f"sqlite+aiosqlite:///{file}"]) == 2
    assert not file.exists()


# Networks


def test_networks_are_households_or_wider() -> None:
    assert read_network("203.0.113.7") == "203.0.113.7/32"
    assert read_network("203.0.113.7/24") == "203.0.113.0/24"
    assert read_network("2001:db8::7") == "2001:db8::/64"
    assert read_network("2001:db8::7/48") == "2001:db8::/48"
    assert read_target("-Ab_9") == ("-Ab_9", "")
    for wrong in ("0.0.0.0/0", "::/0", "1.2.3", "a b", "1.2.3.4/33", "é"):
        with pytest.raises(Refusal):
            read_target(wrong)


def test_an_address_is_found_in_a_banned_network() -> None:
    banned = Networks({"203.0.113.0/24": 5.0, "2001:db8::/48": 7.0, "203.0.113.7/32": 9.0})
    asked = ("203.0.113.9", "203.0.113.7", "203.0.114.1", "2001:db8:0:7::/64", "2001:db9::/64")
    assert [banned.banned_until(one) for one in asked] == [5.0, 9.0, 0.0, 7.0, 0.0]
    assert banned.banned_until("testclient") == 0.0 == Networks({}).banned_until("203.0.113.7")


NAMED, STRANGER = "192.0.2.1", "198.51.100.7"


FORGED = (
    (STRANGER, "", 403),
    (STRANGER, "8.8.8.8", 403),  # whoever is not a named proxy claims what they like
    (STRANGER, f"8.8.8.8, {NAMED}", 403),
    ("8.8.8.8", STRANGER, 200),  # nor can they have somebody else banned
    (NAMED, STRANGER, 403),
    (NAMED, f"8.8.8.8, {STRANGER}", 403),  # the proxy says whom it heard it from, at the end
    (NAMED, "8.8.8.8", 200),  # the control: a header of the named proxy counts
)


def test_only_a_named_proxy_says_where_somebody_comes_from(database: str) -> None:
    async def test() -> None:
        app = make_app(Settings(database))
        same: Any = app
        proxied: Any = ProxyHeadersMiddleware(same, trusted_hosts=NAMED)
        async with app.lifespan():
            await Deeds(app.state.store, "Ada").ban(STRANGER, 60)
            await app.state.order.look(everything=True)
            for peer, claimed, status in FORGED:
                transport = httpx.ASGITransport(proxied, client=(peer, 1))
                headers = {"X-Forwarded-For": claimed} if claimed else {}
                async with httpx.AsyncClient(transport=transport, base_url="http://here") as asks:
                    answer = await asks.get("/api/me", headers=headers)
                assert answer.status_code == status, (peer, claimed)

    asyncio.run(test())


def test_no_proxy_but_this_machine_is_named_unless_the_operator_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert serve._config(Settings(), "127.0.0.1", 1, 1).forwarded_allow_ips == "127.0.0.1,::1"
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", NAMED)
    assert serve._config(Settings(), "127.0.0.1", 1, 1).forwarded_allow_ips == NAMED


# What stays, and for how long


def test_old_reports_and_deeds_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            store, day = desk.store, 86_400.0
            deeds = Deeds(store, "Ada")
            await deeds.announce("Hello", 60)
            await kept.beat(store, "one", "host:1", came=[("eve", "203.0.113.7")])
            await deeds.ban("eve", 60)
            await kept.beat(store, "one", "host:1", went=[("eve", "203.0.113.7")])
            await kept.tidy(store, 90 * day)
            assert len(await kept.audited(store, 9)) == 2
            assert await kept.visits_of(store, ["eve"])
            later = store.now() + 91 * day
            monkeypatch.setattr(Store, "now", lambda _: later)
            await kept.tidy(store, 92 * day)
            assert len(await kept.audited(store, 9)) == 2  # kept for longer where that is wanted
            await kept.tidy(store, 90 * day)
            assert await kept.audited(store, 9) == [] == await kept.visits_of(store, ["eve"])
            assert (await kept.standing(store, "one")).penalties == []

    asyncio.run(test())


def test_a_process_that_died_has_nobody_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            await kept.beat(desk.store, "one", "host:1", came=[("eve", "203.0.113.7")])
            assert [one.guest for one in await people(desk.store)] == ["eve"]
            later = desk.store.now() + limits.HERE_SECONDS + 1
            monkeypatch.setattr(Store, "now", lambda _: later)
            assert await people(desk.store) == [] == await kept.processes(desk.store)

    asyncio.run(test())


def test_on_postgresql_a_deed_wakes_other_processes(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path, POSTGRES) as desk:
            heard = asyncio.Event()
            keeper = Order(desk)
            await keeper.look(everything=True)

            async def hear(notice: str) -> None:
                await keeper.hear(notice)
                if notice.startswith(order.ORDER):
                    heard.set()

            ready = asyncio.Event()
            listening = asyncio.create_task(Bus(Settings(POSTGRES)).run(hear, ready.set))
            try:
                async with asyncio.timeout(WAIT):
                    await ready.wait()
                    await desk.store.save_guest(Guest("eve-on-postgres", "Eve"))
                    assert (await desk.people.names(["eve-on-postgres"]))[
                        "eve-on-postgres"
                    ].name == "Eve"
                    await Deeds(desk.store, "Ada").ban("eve-on-postgres", 60)
                    await heard.wait()
                    assert keeper._wake.is_set()
                    await keeper.look()
                    assert keeper.banned_until("eve-on-postgres", "", desk.store.now())
                    await Deeds(desk.store, "Ada").unname("eve-on-postgres")
                    await keeper.look()
                    known = await desk.people.names(["eve-on-postgres"])
                    assert known["eve-on-postgres"].name == ""
                    await keeper.beat()
                    await Deeds(desk.store, "Ada").drain(keeper.process, drained=True)
                    await keeper.look()
                    assert keeper.draining
                    table = await open_table(desk, ["pat", "sam"])
                    assert table.id in [one.table for one in await open_tables(desk.store)]
                    await Deeds(desk.store, "Ada").close(table.id)
                    await keeper.look()
                    assert (await desk.fresh(table.id)).status == "closed"
                    await open_reports(desk.store, everything=True)
                    await kept.tidy(desk.store, 90 * 86_400.0)
                    await Deeds(desk.store, "Ada").lift("ban", "eve-on-postgres")
                    await keeper.stop()
            finally:
                listening.cancel()

    need_postgres()
    asyncio.run(test())
