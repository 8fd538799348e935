"""Identity: passkeys and links bring guests back, on any device, and nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels.server import limits
from citadels.server.http import cookies
from citadels.server.identity import passkeys
from citadels.server.settings import Settings
from citadels.server.storage.keys import hash_link
from tests.server.authenticator import Authenticator, text
from tests.server.served import fresh, served

Client = TestClient[Any]
Visit = Callable[[], Client]
SITE = "http://citadels.local"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("identity")


@pytest.fixture(scope="module")
def visit(folder: Path) -> Iterator[Visit]:
    """A server, and as many browsers as are wanted; nobody is in a hurry."""
    with pytest.MonkeyPatch.context() as patch:
        for limit in ("SIGN_INS", "RESERVED"):
            patch.setattr(limits, limit, (1000.0, 1000))
        settings = Settings(fresh(folder / "who.db"), requests=(1000.0, 1000))
        with served(settings) as first:

            def browser() -> Client:
                other = TestClient(first.app, base_url=SITE)
                other.blocking_portal = first.blocking_portal
                return other

            yield browser


def code(client: Client, method: str, path: str, **more: Any) -> tuple[int, str]:  # noqa: ANN401
    answer = client.request(method, path, **more)
    return answer.status_code, answer.json()["code"]


def make_passkey(client: Client, name: str = "Phone") -> Authenticator:
    device = Authenticator()
    challenge = client.post("/api/me/passkeys/challenge").json()
    answer = client.post("/api/me/passkeys", json=device.register(challenge, name))
    assert answer.status_code == 201, answer.text
    return device


def sign_in(client: Client, device: Authenticator, *, bring: bool = False) -> dict[str, Any]:
    challenge = client.post("/api/sign-in/challenge").json()
    answer = client.post("/api/sign-in/passkey", json={**device.sign(challenge), "bring": bring})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def who(client: Client) -> str:
    return str(client.get("/api/me").json()["id"])


def _as(guest: str, client: Client) -> Client:
    """A browser with the cookie of a guest."""
    client.cookies.clear()
    client.cookies.set(cookies.NAME, cookies.sign(guest, client.app.state.key))
    return client


def open_table(client: Client, **parts: object) -> str:
    return str(client.post("/api/tables", json={"setup": {"players": 2}, **parts}).json()["table"])


def tables(client: Client) -> set[str]:
    return {line["table"] for line in client.get("/api/me/tables").json()}


def test_who_comes_now_and_then_is_never_forgotten_by_the_browser(visit: Visit) -> None:
    ada = visit()
    ada.patch("/api/me", json={"name": "Ada"})
    for _ in range(2):  # each page begins with this question
        answer = ada.get("/api/me")
        assert "Max-Age=31536000" in answer.headers["Set-Cookie"] and answer.json()["name"] == "Ada"
    ada.post("/api/me/sign-out", json={"everywhere": True})
    assert ada.get("/api/me").json()["name"] == "Ada"  # renewed as it is by now


def test_a_passkey_brings_a_guest_back_on_another_device(visit: Visit) -> None:
    ada, other = visit(), visit()
    ada.patch("/api/me", json={"name": "Ada"})
    table = open_table(ada)
    device = make_passkey(ada)
    (line,) = ada.get("/api/me/keys").json()["passkeys"]
    assert (line["name"], line["site"], line["used"]) == ("Phone", "citadels.local", 0.0)
    assert who(other) != who(ada)
    told = sign_in(other, device)
    assert (told["me"]["name"], told["brought"]) == ("Ada", 0)
    assert who(other) == who(ada) and tables(other) == {table}
    assert other.get("/api/me/keys").json()["passkeys"][0]["used"] > line["since"]
    sign_in(visit(), device)
    assert other.delete(f"/api/me/passkeys/{line['id']}").status_code == 204
    challenge = ada.post("/api/sign-in/challenge").json()
    stale = device.sign(challenge)
    assert code(ada, "POST", "/api/sign-in/passkey", json=stale) == (403, "unknown-key")


def test_a_link_brings_a_guest_back_until_it_is_made_anew(visit: Visit) -> None:
    ada, other = visit(), visit()
    ada.patch("/api/me", json={"name": "Ada"})
    old = ada.post("/api/me/link").json()["token"]
    assert other.post("/api/sign-in/look", json={"token": old}).json()["name"] == "Ada"
    assert other.post("/api/sign-in/link", json={"token": old}).json()["me"]["name"] == "Ada"
    assert who(other) == who(ada)
    new = ada.post("/api/me/link").json()["token"]
    for token in (old, "", "x" * 32):
        for deed in ("look", "link"):
            path = f"/api/sign-in/{deed}"
            assert code(visit(), "POST", path, json={"token": token}) == (403, "unknown-key")
    third = visit()
    third.post("/api/sign-in/link", json={"token": new})
    assert who(third) == who(ada)
    ada.delete("/api/me/link")
    assert code(visit(), "POST", "/api/sign-in/link", json={"token": new})[1] == "unknown-key"


def test_a_link_is_stored_only_as_a_hash(visit: Visit, folder: Path) -> None:
    token = visit().post("/api/me/link").json()["token"]
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert token.encode() not in stored
    assert hash_link("back", token).encode() in stored


def test_games_of_the_other_device_come_along_if_that_is_wanted(visit: Visit) -> None:
    ada, phone, tablet = visit(), visit(), visit()
    device = make_passkey(ada)
    at_home, on_phone = open_table(ada), open_table(phone)
    before = who(phone)
    assert sign_in(phone, device, bring=True)["brought"] == 1
    assert tables(ada) == {at_home, on_phone}
    table = phone.app.state.desk.live[on_phone].table
    assert table.host == who(ada) and table.chairs[0].guest == who(ada) != before
    assert ada.post(f"/api/tables/{on_phone}/start").json()["code"] == "seat-free"  # as its host
    elsewhere = open_table(tablet)
    assert sign_in(tablet, device)["brought"] == 0
    assert elsewhere not in tables(ada)


def test_nobody_gets_two_seats_against_others_by_signing_in(visit: Visit) -> None:
    ada, phone = visit(), visit()
    device = make_passkey(ada)
    table = open_table(ada)
    assert phone.post(f"/api/tables/{table}/seats/1").status_code == 201
    alone = open_table(phone)
    assert sign_in(phone, device, bring=True)["brought"] == 1
    assert tables(ada) == {table, alone}
    (line,) = [one for one in ada.get("/api/me/tables").json() if one["table"] == table]
    assert [chair["yours"] for chair in line["chairs"]] == [True, False]


def test_who_has_a_key_of_their_own_is_not_joined(visit: Visit) -> None:
    ada, ben = visit(), visit()
    device, own = make_passkey(ada), make_passkey(ben)
    table = open_table(ben)
    assert sign_in(ben, device, bring=True)["brought"] == 0
    assert tables(ben) == set()
    sign_in(ben, own)
    assert tables(ben) == {table}


def test_a_challenge_is_for_one_browser_one_deed_and_one_answer(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, other = visit(), visit()
    device = make_passkey(ada)
    path, late = "/api/sign-in/passkey", (403, "key-too-late")
    device.counts = False  # as most do not: only the challenge says that it was answered before
    signed = device.sign(other.post("/api/sign-in/challenge").json())
    assert code(visit(), "POST", path, json=signed) == late  # of another browser
    assert other.post(path, json=signed).is_success
    assert code(_as("x", visit()), "POST", path, json=signed) == late
    again = device.sign(_as("x", thief := visit()).post("/api/sign-in/challenge").json())
    assert thief.post(path, json=again).is_success
    assert code(_as("x", thief), "POST", path, json=again) == (403, "unknown-key")
    new = device.sign(other.post("/api/me/passkeys/challenge").json())
    assert code(other, "POST", path, json=new) == late  # made for another deed
    made_up = device.sign({"site": "citadels.local", "challenge": text(bytes(56))})
    assert code(other, "POST", path, json=made_up) == late
    monkeypatch.setattr(limits, "CHALLENGE_SECONDS", -1.0)
    old = device.sign(other.post("/api/sign-in/challenge").json())
    assert code(other, "POST", path, json=old) == late


def test_what_was_not_signed_for_us_is_refused_alike(visit: Visit) -> None:
    ada, other = visit(), visit()
    device, stranger = make_passkey(ada), Authenticator()
    foreign = Authenticator("https://evil.example")
    foreign.id, foreign.key = device.id, device.key
    forged = Authenticator()
    forged.id = device.id
    answers = set()
    for one in (stranger, foreign, forged):
        signed = one.sign(other.post("/api/sign-in/challenge").json())
        answers.add(other.post("/api/sign-in/passkey", json=signed).text)
    elsewhere = device.sign({**other.post("/api/sign-in/challenge").json(), "site": "evil.example"})
    answers.add(other.post("/api/sign-in/passkey", json=elsewhere).text)
    assert answers == {'{"code":"unknown-key","facts":{}}'}
    assert who(other) != who(ada)


def test_an_unknown_passkey_costs_as_much_work(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[bytes] = []
    check = passkeys.check_signed

    def note(*parts: Any) -> int:  # noqa: ANN401
        checked.append(parts[3])
        return check(*parts)

    monkeypatch.setattr(passkeys, "check_signed", note)
    other = visit()
    stranger = Authenticator().sign(other.post("/api/sign-in/challenge").json())
    assert code(other, "POST", "/api/sign-in/passkey", json=stranger)[1] == "unknown-key"
    assert checked == [passkeys.NOBODYS_KEY]
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    known = Authenticator()
    known.key = ec.derive_private_key(1, ec.SECP256R1())  # nobody's key is everybody's
    signed = known.sign(other.post("/api/sign-in/challenge").json())
    assert code(other, "POST", "/api/sign-in/passkey", json=signed) == (403, "unknown-key")


def test_a_guest_has_so_many_passkeys_and_each_only_once(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PASSKEYS", 2)
    ada, ben = visit(), visit()
    device = make_passkey(ada)
    challenge = ben.post("/api/me/passkeys/challenge").json()
    again = device.register(challenge)
    assert code(ben, "POST", "/api/me/passkeys", json=again) == (403, "unknown-key")
    make_passkey(ada)
    more = Authenticator().register(ada.post("/api/me/passkeys/challenge").json())
    assert code(ada, "POST", "/api/me/passkeys", json=more) == (409, "too-many-keys")
    assert len(ada.post("/api/me/passkeys/challenge").json()["known"]) == 2


def test_attempts_of_one_address_are_counted(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    client = visit()
    monkeypatch.setattr(client.app.state, "sign_ins", limits.Buckets(0.001, 3))
    wrong = [visit().post("/api/sign-in/link", json={"token": "x"}).status_code for _ in range(5)]
    assert wrong == [403, 403, 403, 429, 429]
    for path in ("/api/sign-in/challenge", "/api/me/link", "/api/me/passkeys/challenge"):
        assert code(visit(), "POST", path) == (429, "too-fast")


def test_other_sites_and_nonsense_are_refused(visit: Visit) -> None:
    client = visit()
    for path in ("/api/sign-in/link", "/api/me/link", "/api/me/sign-out", "/api/me/passkeys"):
        headers = {"Origin": "https://evil.example"}
        assert code(client, "POST", path, json={}, headers=headers) == (403, "origin")
    good = Authenticator().register(client.post("/api/me/passkeys/challenge").json())
    for field in ("id", "client_data", "attestation"):
        for wrong in ("", "AAAA", "A", text(b"\xff" * 40), text(b"{}"), text(b"[" * 4000)):
            answer = client.post("/api/me/passkeys", json={**good, field: wrong})
            assert answer.status_code in (400, 403), (field, wrong)
    assert client.get("/api/me/keys").json()["passkeys"] == []


def test_without_the_package_there_are_links_but_no_passkeys(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "is_offered", lambda: False)
    client = visit()
    assert not client.get("/api/me/keys").json()["offered"]
    assert code(client, "POST", "/api/me/passkeys/challenge") == (409, "no-passkeys")
    assert code(client, "POST", "/api/sign-in/challenge") == (409, "no-passkeys")
    assert client.post("/api/me/link").is_success


def test_signing_out_everywhere_voids_older_cookies(visit: Visit) -> None:
    ada, thief = visit(), visit()
    ada.patch("/api/me", json={"name": "Ada"})
    me, table = who(ada), open_table(ada, fill="novice", start=True)
    stolen = ada.cookies[cookies.NAME]
    assert stolen.count(".") == 1  # as version 0.1 wrote it
    thief.cookies.set(cookies.NAME, stolen)
    assert who(thief) == me
    with thief.websocket_connect("/ws") as socket:
        assert socket.receive_json()["guest"] == me
        assert ada.post("/api/me/sign-out", json={"everywhere": True}).is_success
        with pytest.raises(Exception):  # noqa: B017, PT011 - however the connection ends
            socket.receive_json()
    assert who(ada) == me and table in tables(ada)
    assert ada.cookies[cookies.NAME].count(".") == 2
    for cookie in (stolen, cookies.sign(me, ada.app.state.key), f"{me}.1.{'0' * 64}"):
        thief = visit()
        thief.cookies.set(cookies.NAME, cookie)
        with thief.websocket_connect("/ws") as socket:
            assert socket.receive_json()["guest"] == ""
        assert who(thief) != me
    token = ada.post("/api/me/link").json()["token"]
    ada.post("/api/me/sign-out", json={"everywhere": True})
    back = visit()
    back.post("/api/sign-in/link", json={"token": token})
    assert who(back) == me == who(ada)


def test_who_has_no_way_back_is_not_signed_out(visit: Visit) -> None:
    ada = visit()
    me = who(ada)
    assert code(ada, "POST", "/api/me/sign-out", json={}) == (409, "not-kept")
    device = make_passkey(ada)
    ada.post("/api/me/sign-out", json={})
    assert who(ada) != me
    sign_in(ada, device)
    assert who(ada) == me
