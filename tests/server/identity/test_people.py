"""People: names that belong to somebody, and friends who find each other again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, update

from citadels.server import limits
from citadels.server.looks import look_of
from citadels.server.settings import Settings
from citadels.server.storage import schema
from tests.server.served import fresh, served

Client = TestClient[Any]
Visit = Callable[..., Client]
SITE = "http://citadels.local"


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """A server, and as many people as are wanted, each with a name."""
    file = tmp_path_factory.mktemp("people") / "people.db"
    with pytest.MonkeyPatch.context() as patch:
        for limit in ("SIGN_INS", "RESERVED"):
            patch.setattr(limits, limit, (1000.0, 1000))
        settings = Settings(fresh(file), requests=(1000.0, 1000))
        with served(settings) as first:

            def come(name: str = "", *, kept: bool = False) -> Client:
                client = TestClient(first.app, base_url=SITE)
                client.blocking_portal = first.blocking_portal
                client.get("/api/me")
                if name:
                    assert client.patch("/api/me", json={"name": name}).is_success
                if kept:
                    client.post("/api/me/link")
                return client

            yield come


def code(client: Client, method: str, path: str, **more: Any) -> tuple[int, str]:  # noqa: ANN401
    answer = client.request(method, path, **more)
    return answer.status_code, answer.json()["code"]


def rename(client: Client, name: str, shield: str = "") -> int:
    return client.patch("/api/me", json={"name": name, "shield": shield}).status_code


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", " a.d-a "),
        ("Ada", "Аdа"),
        ("Ada", "Ädá"),
        ("Bill", "BiIl"),
        ("Bill", "B1ll"),
        ("Leo", "Lе0"),
        ("Corn", "Com"),
        ("Олена", "Oлeнa"),
        ("Jiří", "jiri"),
        ("Łukasz", "lukasz"),
        ("Ada", "A\u200bda"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert look_of(name) == look_of(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Ada", "Adam"), ("Ada", "Ida"), ("Ann", "Anna"), ("Олег", "Олена")]
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert look_of(name) != look_of(other)


def test_a_reserved_name_is_nobody_elses(visit: Visit) -> None:
    nora, other = visit("Nora", kept=True), visit("Other")
    nora.patch("/api/me", json={"name": "Nora", "shield": "0a1b"})
    assert nora.put("/api/me/name").json()["reserved"]
    for look_alike in ("Nora", "NORA", "N0ra", "nоra"):
        assert code(other, "PATCH", "/api/me", json={"name": look_alike}) == (409, "name-taken")
    alike = {"name": "Other", "shield": "0a1b"}  # there are few shields, and many people
    assert other.patch("/api/me", json=alike).json()["shield"] == "0a1b"
    assert other.get("/api/me").json()["name"] == "Other"
    table = other.post("/api/tables", json={"options": {"hotseat": True}}).json()["table"]
    seat = f"/api/tables/{table}/seats/0"
    assert code(other, "PATCH", seat, json={"name": "Nora"}) == (409, "name-taken")
    assert nora.patch("/api/me", json={"name": "Nora 2"}).json()["name"] == "Nora 2"  # it follows
    assert nora.get("/api/me").json()["reserved"]
    assert rename(other, "Nora") == 200
    assert code(other, "PATCH", "/api/me", json={"name": "nora2"}) == (409, "name-taken")
    nora.delete("/api/me/name")
    assert rename(other, "nora2") == 200


def test_only_who_can_come_back_reserves_a_name(visit: Visit) -> None:
    paul = visit("Paul")
    assert code(paul, "PUT", "/api/me/name") == (409, "not-kept")
    paul.post("/api/me/link")
    assert paul.put("/api/me/name").is_success
    assert code(visit("Pavel", kept=True), "PATCH", "/api/me", json={"name": "Paul"})[0] == 409
    paul.delete("/api/me/link")  # the last way back
    assert not paul.get("/api/me").json()["reserved"]
    assert code(visit(kept=True), "PUT", "/api/me/name") == (409, "name-empty")


def test_who_had_the_name_before_keeps_it_without_the_mark(visit: Visit) -> None:
    before, rita = visit("Rita"), visit("Rita", kept=True)
    assert rita.put("/api/me/name").is_success
    assert before.patch("/api/me", json={"name": "Rita", "language": "cs"}).is_success
    assert not before.get("/api/me").json()["reserved"]
    assert code(visit("Rina", kept=True), "PATCH", "/api/me", json={"name": "Rita"})[0] == 409


def test_a_name_is_free_when_its_owner_has_not_come_for_a_year(visit: Visit) -> None:
    tom, heir = visit("Tom", kept=True), visit("Heir", kept=True)
    tom.put("/api/me/name")
    me = tom.get("/api/me").json()["id"]
    long_ago = time.time() - limits.RESERVED_SECONDS - 1
    guests = schema.guests

    def age(connection: Connection) -> int:
        return connection.execute(
            update(guests).where(guests.c.id == me).values(seen=long_ago)
        ).rowcount

    assert rename(heir, "Tom") == 409
    assert heir.blocking_portal.call(heir.app.state.store.write, age) == 1
    assert rename(heir, "Tom") == 200
    assert heir.put("/api/me/name").is_success
    assert not tom.get("/api/me").json()["reserved"]


def test_the_table_shows_whose_name_it_is(visit: Visit) -> None:
    uma = visit("Uma", kept=True)
    uma.put("/api/me/name")
    table = uma.post("/api/tables", json={"setup": {"players": 2}}).json()["table"]
    assert visit("Ugo").post(f"/api/tables/{table}/seats/1").is_success
    (line,) = uma.get("/api/me/tables").json()
    with uma.websocket_connect("/ws") as socket:
        socket.send_json({"do": "join", "id": 1, "table": table})
        told = next(one for one in iter(socket.receive_json, None) if one["tell"] == "table")
    for chairs in (line["chairs"], told["chairs"]):
        assert [chair.get("reserved", False) for chair in chairs] == [True, False]


BY_DAYS = {"correspondence": {"hours": 24}}
DAY = 86_400.0


def friends(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/friends").json()["friends"]
    return found


def wishes(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/friends").json()["wishes"]
    return found


def sit_together(visit: Visit) -> tuple[Client, Client, str]:
    one, two = visit("One"), visit("Two")
    table = one.post("/api/tables", json={"setup": {"players": 2}}).json()["table"]
    two.post(f"/api/tables/{table}/seats/1")
    return one, two, table


def test_both_have_to_want_it(visit: Visit) -> None:
    one, two, table = sit_together(visit)
    assert one.post(f"/api/tables/{table}/seats/1/friend").is_success
    assert friends(one) == friends(two) == []
    (wish,) = wishes(two)
    assert wish["name"] == "One" and "here" not in wish and wishes(one) == []
    assert code(one, "POST", f"/api/me/friends/{wish['id']}") == (409, "no-friend")  # not for me
    assert two.post(f"/api/me/friends/{wish['id']}").is_success
    assert [friend["name"] for friend in friends(one)] == ["Two"]
    assert [friend["here"] for friend in friends(two)] == [True]
    me = one.get("/api/me").json()["id"]
    assert me not in two.get("/api/me/friends").text
    two.delete(f"/api/me/friends/{friends(two)[0]['id']}")
    assert friends(one) == friends(two) == []


def test_who_declines_is_not_asked_again_and_nobody_is_told(visit: Visit) -> None:
    one, two, table = sit_together(visit)
    path = f"/api/tables/{table}/seats/1/friend"
    first = one.post(path)
    two.delete(f"/api/me/friends/{wishes(two)[0]['id']}")
    again = one.post(path)
    assert (first.status_code, first.text) == (again.status_code, again.text)
    assert wishes(two) == [] and friends(one) == []
    assert two.post(f"/api/tables/{table}/seats/0/friend").is_success  # after all
    assert len(friends(one)) == 1


def test_only_who_sit_together_can_be_asked(visit: Visit) -> None:
    _, two, table = sit_together(visit)
    for seat in (1, 2, 7):  # oneself, and nobody
        assert code(two, "POST", f"/api/tables/{table}/seats/{seat}/friend") == (403, "no-seat")
    assert code(visit(), "POST", f"/api/tables/{table}/seats/0/friend") == (403, "no-seat")


def test_friends_by_link(visit: Visit) -> None:
    one, two = visit("Vera"), visit("Willi")
    old, link = (one.post("/api/me/friends/link").json() for _ in range(2))
    assert two.post("/api/friends/look", json=link).json()["name"] == "Vera"
    assert code(two, "POST", "/api/friends", json=old) == (403, "unknown-key")
    assert code(two, "POST", "/api/sign-in/link", json=link) == (403, "unknown-key")  # no way in
    assert two.post("/api/friends", json=link).is_success
    assert [friend["name"] for friend in friends(one)] == ["Willi"]
    assert one.post("/api/friends", json=link).is_success and len(friends(one)) == 1
    one.delete("/api/me/friends/link")
    assert code(visit(), "POST", "/api/friends", json=link) == (403, "unknown-key")


def test_friends_are_invited_and_found(visit: Visit) -> None:
    one, two, other = visit("Xena"), visit("Yuri"), visit("Zoe")
    link = one.post("/api/me/friends/link").json()
    two.post("/api/friends", json=link)
    setup = {"players": 2}
    hidden = one.post("/api/tables", json={"setup": setup}).json()["table"]
    (friend,) = friends(two)
    assert (friend["invites"], friend["waits"]) == ("", "")  # nobody has been told of it
    (friend,) = friends(one)
    path = f"/api/me/friends/{friend['id']}/invitation"
    assert code(other, "POST", path, json={"table": hidden}) == (403, "no-seat")
    assert one.post(path, json={"table": hidden}).is_success
    assert friends(two)[0]["invites"] == hidden
    elsewhere = other.post("/api/tables", json={"setup": setup}).json()["table"]
    assert code(one, "POST", path, json={"table": elsewhere}) == (403, "no-seat")
    two.post(f"/api/tables/{hidden}/seats/1")
    one.post(f"/api/tables/{hidden}/start")
    assert friends(two)[0]["invites"] == ""  # it has begun
    options = {"listed": True}
    listed = one.post("/api/tables", json={"setup": setup, "options": options}).json()["table"]
    assert friends(two)[0]["waits"] == listed


def test_an_invitation_to_a_table_that_takes_days_lasts_as_long_as_it_waits(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = visit("Ulrike"), visit("Quentin")
    two.post("/api/friends", json=one.post("/api/me/friends/link").json())
    now = one.app.state.store.now()
    for options, days, invited in (({}, 0.02, True), ({}, 2, False), (BY_DAYS, 6, True)):
        opened = {"setup": {"players": 2}, "options": options}
        table = one.post("/api/tables", json=opened).json()["table"]
        path = f"/api/me/friends/{friends(one)[0]['id']}/invitation"
        assert one.post(path, json={"table": table}).is_success
        with monkeypatch.context() as patch:
            patch.setattr(type(one.app.state.store), "now", lambda _, at=now + days * DAY: at)
            assert (friends(two)[0]["invites"] == table) is invited


def test_who_is_blocked_is_no_friend(visit: Visit) -> None:
    one, two, table = sit_together(visit)
    for client, seat in ((one, 1), (two, 0)):
        assert client.post(f"/api/tables/{table}/seats/{seat}/friend").is_success
    assert len(friends(one)) == len(friends(two)) == 1
    mark = one.app.state.order.mark(table, two.get("/api/me").json()["id"])
    assert one.post(f"/api/tables/{table}/blocks", json={"mark": mark}).is_success
    assert friends(one) == friends(two) == []
    assert two.post(f"/api/tables/{table}/seats/0/friend").is_success  # nothing is told of it
    assert wishes(one) == []
    link = two.post("/api/me/friends/link").json()
    assert code(one, "POST", "/api/friends", json=link) == (409, "friend-blocked")
    assert one.delete(f"/api/tables/{table}/blocks/{mark}").is_success
    assert two.post(f"/api/tables/{table}/seats/0/friend").is_success
    assert [wish["name"] for wish in wishes(one)] == ["Two"]  # the control


def test_friends_have_their_number(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FRIENDS", 1)
    one = visit("Many")
    link = one.post("/api/me/friends/link").json()
    assert visit().post("/api/friends", json=link).is_success
    assert code(visit(), "POST", "/api/friends", json=link) == (409, "too-many-friends")
