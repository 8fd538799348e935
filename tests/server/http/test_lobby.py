"""The lobby: guests, tables, seats, records and everything else that is asked by HTTP."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import Config, __version__, random_config, write_config
from citadels.bots.names import NAMES
from citadels.core.text.setup_code import read_setup_code, setup_code
from citadels.server import metrics
from citadels.server.http.static_files import StaticFiles
from citadels.server.openapi import document
from citadels.server.settings import Settings
from citadels.server.tables.bot_names import bot_name, bot_shield
from tests.server.served import fresh, served

Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(fresh(tmp_path / "lobby.db"), requests=(1000.0, 1000))
    with served(settings) as client:
        yield client


def opened(client: Client, **parts: object) -> dict[str, Any]:
    answer = client.post("/api/tables", json=parts)
    assert answer.status_code == 201, answer.text
    place: dict[str, Any] = answer.json()
    return place


def code(client: Client, method: str, path: str, **more: Any) -> tuple[int, str]:  # noqa: ANN401
    answer = client.request(method, path, **more)
    return answer.status_code, answer.json()["code"]


def test_a_guest_has_a_signed_cookie_and_a_name(client: Client) -> None:
    me = client.get("/api/me").json()
    assert me["id"] and not me["name"]
    renamed = client.patch("/api/me", json={"name": " A\0da ", "shield": "lion", "language": "uk"})
    assert renamed.json()["name"] == "Ada"
    assert client.get("/api/me").json() == renamed.json()
    client.cookies.set("citadels_guest", me["id"] + ".0000")
    assert client.get("/api/me").json()["id"] != me["id"]


def test_what_a_guest_may_not_be_called(client: Client) -> None:
    assert code(client, "PATCH", "/api/me", json={"name": "x" * 21}) == (400, "malformed")
    assert code(client, "PATCH", "/api/me", json={"language": "tlh"}) == (409, "language")
    assert code(client, "PATCH", "/api/me", json={"admin": True}) == (400, "malformed")


def test_a_guest_is_forgotten_and_the_game_stays(client: Client) -> None:
    client.patch("/api/me", json={"name": "Ada"})
    place = opened(client, fill="novice")
    assert len(client.get("/api/me/tables").json()) == 1
    client.delete("/api/me")
    assert client.get("/api/me").json()["name"] == ""
    assert client.get("/api/me/tables").json() == []
    assert code(client, "GET", f"/api/tables/{place['table']}/record") == (409, "not-over")


def test_a_quick_game_is_one_call(client: Client) -> None:
    place = opened(client, fill="novice", start=True, options={"pace": "instant"})
    with client.websocket_connect("/ws") as socket:
        assert socket.receive_json()["tell"] == "welcome"
        socket.send_json({"do": "join", "id": 1, "table": place["table"]})
        messages = [socket.receive_json(), socket.receive_json()]
        table = next(message for message in messages if message["tell"] == "table")
        assert table["status"] == "playing"
        assert [chair.get("yours", False) for chair in table["chairs"]] == [1, 0, 0, 0]
        assert "seed" not in table


def test_tables_are_listed_joined_and_started(client: Client) -> None:
    place = opened(client, setup={"players": 2}, options={"listed": True})
    (line,) = client.get("/api/tables").json()
    assert (line["table"], line["seats"], line["taken"]) == (place["table"], 2, 1)
    path = f"/api/tables/{place['table']}"
    assert code(client, "POST", f"{path}/start") == (409, "seat-free")
    client.cookies.clear()
    assert code(client, "POST", f"{path}/start") == (403, "not-host")
    assert code(client, "POST", f"{path}/seats/0") == (409, "seat-taken")
    assert client.post(f"{path}/seats/1").status_code == 201
    assert code(client, "POST", f"{path}/seats/1") == (409, "sits-already")
    assert client.delete(f"{path}/seats/1").status_code == 204
    assert code(client, "DELETE", f"{path}/seats/0") == (403, "no-seat")


def test_lists_say_who_sits_where_and_whose_turn_it_is(client: Client) -> None:
    client.patch("/api/me", json={"name": "Ada", "shield": "lion"})
    setup = {"players": 3, "preset": "cunning_agents"}
    hidden = opened(client, setup=setup, bots=["novice", "citizen"], start=True)
    place = opened(client, setup=setup, options={"listed": True}, bots=["novice"])
    mine = client.get("/api/me/tables").json()
    touched = [line["touched"] for line in mine]
    assert touched == sorted(touched, reverse=True)
    statuses = {line["table"]: line["status"] for line in mine}
    assert statuses == {place["table"]: "open", hidden["table"]: "playing"}
    (line,) = client.get("/api/tables").json()
    assert (line["edition"], line["preset"]) == ("deluxe", "cunning_agents")
    ada, free, bot = line["chairs"]
    assert (ada["name"], ada["shield"], ada["yours"]) == ("Ada", "lion", True)
    assert (free["taken"], free["name"], free["level"]) == (False, "", "")
    assert bot["level"] == "novice" and bot["name"] and bot["shield"]
    assert (line["asked_seat"], line["asks_you"]) == (-1, False)
    assert client.put(f"/api/tables/{place['table']}/seats/1", json={"level": "citizen"}).is_success
    assert client.post(f"/api/tables/{place['table']}/start").is_success
    (line,) = client.get("/api/tables").json()
    assert line["status"] == "playing"
    assert line["asked_seat"] in range(3)
    assert line["asks_you"] == (line["asked_seat"] == 0)
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"do": "join", "id": 1, "table": place["table"]})
        table = next(
            message for message in iter(socket.receive_json, None) if message["tell"] == "table"
        )
        assert [chair["name"] for chair in table["chairs"]] == ["Ada", *_names(line)[1:]]
        assert table["chairs"][0]["here"] and table["chairs"][0]["host"]
        assert table["code"] == line["setup"]
    client.cookies.clear()
    assert not client.get("/api/tables").json()[0]["asks_you"]
    assert client.get("/api/me/tables").json() == []


def _names(line: dict[str, Any]) -> list[str]:
    return [chair["name"] for chair in line["chairs"]]


def test_a_game_that_nobody_may_watch_is_not_listed(client: Client) -> None:
    options = {"listed": True, "spectators": False}
    place = opened(client, setup={"players": 2}, options=options, fill="novice")
    assert len(client.get("/api/tables").json()) == 1
    client.post(f"/api/tables/{place['table']}/start")
    assert client.get("/api/tables").json() == []


def test_bots_have_names_of_their_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for table in ("a", "b", "hXk3_-9"):
        names = [bot_name(table, seat) for seat in range(8)]
        assert len(set(names)) == 8
        assert names == [bot_name(table, seat) for seat in range(8)]
        shields = {bot_shield(table, seat) for seat in range(8)}
        assert len(shields) == 8
        assert all(re.fullmatch("[a-z0-9-]{1,32}", shield) for shield in shields)


def test_a_bot_is_not_called_like_a_person_at_its_table() -> None:
    for table in ("a", "b", "hXk3_-9"):
        names = [bot_name(table, seat) for seat in range(8)]
        others = [bot_name(table, seat, [names[seat].lower(), "Ada"]) for seat in range(8)]
        assert len({*names, *others}) == 16
        assert bot_name(table, 0, NAMES) == names[0]  # as good as any


def test_a_bot_gives_way_to_a_person_of_its_name(client: Client) -> None:
    opened(client, setup={"players": 3}, fill="novice")
    _, bot, other = _names(client.get("/api/me/tables").json()[0])
    client.patch("/api/me", json={"name": bot})
    me, renamed, same = _names(client.get("/api/me/tables").json()[0])
    assert me == bot != renamed
    assert renamed in NAMES and same == other


def test_seats_are_changed_and_the_host_can_leave(client: Client) -> None:
    place = opened(client, setup={"players": 3})
    path = f"/api/tables/{place['table']}"
    host = dict(client.cookies)
    assert client.post(f"{path}/seats/2").status_code == 201
    assert [chair["yours"] for chair in client.get("/api/me/tables").json()[0]["chairs"]] == [
        *(False, False, True)
    ]
    client.cookies.clear()
    assert client.post(f"{path}/seats/0").status_code == 201
    assert code(client, "DELETE", path) == (403, "not-host")
    other = dict(client.cookies)
    client.cookies.clear()
    client.cookies.update(host)
    assert client.delete(f"{path}/seats/2").status_code == 204
    assert code(client, "DELETE", path) == (403, "not-host")
    client.cookies.clear()
    client.cookies.update(other)
    assert client.delete(path).status_code == 204


def test_a_shared_screen_has_several_seats(client: Client) -> None:
    place = opened(client, setup={"players": 3}, options={"hotseat": True}, bots=["novice"])
    assert client.post(f"/api/tables/{place['table']}/seats/1").status_code == 201
    (line,) = client.get("/api/me/tables").json()
    assert [chair["yours"] for chair in line["chairs"]] == [True, True, False]


def test_who_share_a_screen_are_told_apart(client: Client) -> None:
    client.patch("/api/me", json={"name": "Ada", "shield": "lion"})
    place = opened(client, setup={"players": 3}, options={"hotseat": True}, bots=["novice"])
    assert _names(client.get("/api/me/tables").json()[0])[:2] == ["Ada", ""]
    client.post(f"/api/tables/{place['table']}/seats/1")
    (line,) = client.get("/api/me/tables").json()
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"do": "join", "id": 1, "table": place["table"]})
        table = next(
            message for message in iter(socket.receive_json, None) if message["tell"] == "table"
        )
    for told in (line, table):
        assert _names(told)[:2] == ["Ada 1", "Ada 2"]
        assert [chair.get("shield", "") for chair in told["chairs"]][:2] == ["lion", ""]


def test_who_share_a_screen_have_names_of_their_own(client: Client) -> None:
    client.patch("/api/me", json={"name": "Ada"})
    place = opened(client, setup={"players": 3}, options={"hotseat": True}, bots=["novice"])
    path = f"/api/tables/{place['table']}/seats"
    client.post(f"{path}/1")
    assert client.patch(f"{path}/1", json={"name": " Xu "}).status_code == 200
    assert code(client, "PATCH", f"{path}/2", json={"name": "Cleo"}) == (403, "no-seat")
    assert client.patch(f"{path}/1", json={"name": "x" * 21}).status_code == 400
    assert _names(client.get("/api/me/tables").json()[0])[:2] == ["Ada", "Xu"]
    assert _names(_joined(client, place["table"]))[:2] == ["Ada", "Xu"]
    client.patch(f"{path}/0", json={"name": "Ann"})
    assert _names(_joined(client, place["table"]))[:2] == ["Ann", "Xu"]
    client.delete("/api/me")
    assert "Xu" not in str(_joined(client, place["table"])["chairs"])


def _joined(client: Client, table: str) -> dict[str, Any]:
    with client.websocket_connect("/ws") as socket:
        socket.send_json({"do": "join", "id": 1, "table": table})
        told: dict[str, Any] = next(
            message for message in iter(socket.receive_json, None) if message["tell"] == "table"
        )
    return told


def test_a_page_can_tell_that_it_is_old(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StaticFiles, "version", "abc")
    with client.websocket_connect("/ws") as socket:
        assert socket.receive_json()["client"] == "abc"


def test_the_host_seats_bots_and_closes(client: Client) -> None:
    place = opened(client, setup={"players": 3})
    path = f"/api/tables/{place['table']}"
    assert client.put(f"{path}/seats/1", json={"level": "citizen"}).status_code == 200
    assert code(client, "PUT", f"{path}/seats/2", json={"level": "clever"}) == (409, "bot")
    assert client.put(f"{path}/seats/1", json={"level": ""}).status_code == 200
    assert code(client, "PUT", f"{path}/seats/0", json={"level": "novice"}) == (409, "seat-taken")
    assert client.delete(path).status_code == 204
    assert code(client, "DELETE", path) == (409, "table-closed")


@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        ({"players": 9}, (400, "malformed")),
        ({"edition": "golden"}, (409, "edition")),
        ({"text": "players 4\ncast king king"}, (409, "record")),
        ({"code": "nonsense"}, (409, "setup-code")),
    ],
)
def test_a_wrong_set_up_is_refused(
    client: Client, setup: dict[str, object], expected: tuple[int, str]
) -> None:
    status, found = code(client, "POST", "/api/tables", json={"setup": setup})
    assert status == expected[0]
    assert found == expected[1] or status == 409


def test_set_up_codes_hold_every_configuration(client: Client) -> None:
    for seed in range(60):
        config = random_config(seed, edition=("deluxe", "czech", "classic")[seed % 3])
        assert write_config(read_setup_code(setup_code(config))) == write_config(config)
    place = opened(client, setup={"code": setup_code(Config(3, preset="cunning_agents"))})
    (line,) = client.get("/api/me/tables").json()
    assert line["table"] == place["table"]
    assert read_setup_code(line["setup"]).players == 3


def test_requests_of_other_sites_are_refused(client: Client) -> None:
    for origin in (
        "https://evil.example",
        "null",
        "http://citadels.local.evil.example",
        "http://citadels.local:81",
    ):
        headers = {"Origin": origin}
        assert code(client, "POST", "/api/tables", json={}, headers=headers) == (403, "origin")
    assert client.post(
        "/api/tables", json={}, headers={"Origin": "http://citadels.local"}
    ).is_success


def test_too_many_requests_of_one_address_are_refused(tmp_path: Path) -> None:
    settings = Settings(fresh(tmp_path / "few.db"), requests=(0.001, 3))
    with served(settings) as client:
        answers = [client.get("/api/me").status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]


def test_a_guest_has_so_many_tables_and_no_more(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citadels.server.limits.TABLES", 2)
    opened(client)
    opened(client)
    assert code(client, "POST", "/api/tables", json={}) == (409, "too-many-tables")


def test_what_does_not_exist_and_what_makes_no_sense(client: Client) -> None:
    assert code(client, "GET", "/api/tables/nowhere/record") == (404, "no-table")
    assert code(client, "GET", "/nowhere") == (404, "not-found")
    assert code(client, "POST", "/api/tables", content=b"{") == (400, "malformed")
    assert code(client, "POST", "/api/tables", content=b"[" * 5000)[0] == 400
    big = json.dumps({"setup": {"text": "x" * 20_000}}).encode()
    assert code(client, "POST", "/api/tables", content=big)[0] in (400, 413)


def test_every_answer_is_guarded_by_headers(client: Client) -> None:
    page = client.get("/")
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    assert "HttpOnly" in page.headers["Set-Cookie"]
    assert "SameSite=Lax" in page.headers["Set-Cookie"]


def test_dead_processes_have_nothing_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(metrics.SHARED, str(tmp_path))
    gone, alive = (tmp_path / f"gauge_livesum_{process}.db" for process in (1 << 30, os.getpid()))
    for file in (gone, alive):
        file.write_bytes(b"\0" * 64)
    metrics.report()
    assert (gone.exists(), alive.exists()) == (False, True)


def test_health_metrics_and_types(client: Client) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": __version__}
    opened(client, fill="novice", start=True)
    assert "citadels_entries_total" in client.get("/metrics").text
    schemas = document()["components"]["schemas"]  # type: ignore[index]
    assert {
        "Catalog",
        "Setup",
        "CompleteSetup",
        "ListedTable",
        "Replay",
        "HintMessage",
    } <= schemas.keys()
    assert {
        "Choose",
        "TableMessage",
        "ViewData",
        "AnyCommand",
        "AnyMessage",
        "Place",
    } <= schemas.keys()
    told = client.get("/schema/openapi.json")
    assert told.status_code == 200
    assert "Content-Security-Policy" in told.headers
    assert client.get("/schema").headers["Content-Type"].startswith("application/")  # and no page
