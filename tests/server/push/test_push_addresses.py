"""Where pushes may go: never to this machine or the nets near it, whatever a name says."""

from __future__ import annotations

import asyncio
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels.core.basics import InvalidConfig, Refusal
from citadels.server.push import addresses
from citadels.server.push.sender import Sender, new_key
from citadels.server.settings import Settings
from citadels.server.storage.devices import Device, Devices
from tests.server.push_service import Browser, push_service
from tests.server.served import fresh, served
from tests.server.table import make_desk

PUBLIC = "https://push.example.org/send/abc"
NAME = "push.example.org"
CONTACT = "mailto:test@example.org"


def answers(*found: str) -> Any:  # noqa: ANN401 - stands in for getaddrinfo
    """A lookup that finds some addresses, whoever is asked for."""

    def look_up(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        if not found:
            raise socket.gaierror("there is no such host")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    return look_up


def check(address: str) -> None:
    with ThreadPoolExecutor(1) as threads:
        asyncio.run(addresses.check_endpoint(address, threads))


@pytest.mark.parametrize(
    "address",
    [
        "",
        "push.example.org/send",
        f"http://{NAME}/send",
        f"ftp://{NAME}/send",
        f"https://{NAME}:8443/send",
        f"https://user:word@{NAME}/send",
        f"https://{NAME}:x/send",
        f"https://{NAME}/\nHost: x",
        "https://127.0.0.1/send",
        "https://[::1]/send",
        "https://[::ffff:10.0.0.1]/send",
        "https://2130706433/send",
        "https://0x7f.1/send",
        "https://127.1/send",
        "https://8.8.8.8/send",
        "https://localhost/send",
        "https://localhost./send",
        f"https://{NAME}/{'x' * addresses.LONGEST}",
    ],
)
def test_what_is_no_address_of_a_push_service_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answers("8.8.8.8"))
    with pytest.raises(Refusal, match="push address"):
        check(address)


@pytest.mark.parametrize(
    "found",
    [
        (),
        ("127.0.0.1",),
        ("10.1.2.3",),
        ("172.16.0.1",),
        ("192.168.1.1",),
        ("169.254.169.254",),
        ("100.64.0.1",),
        ("0.0.0.0",),  # noqa: S104 - to be refused
        ("224.0.0.1",),
        ("240.0.0.1",),
        ("255.255.255.255",),
        ("::",),
        ("::1",),
        ("fe80::1",),
        ("fe80::1%eth0",),
        ("fc00::1",),
        ("fec0::1",),
        ("ff02::1",),
        ("::ffff:127.0.0.1",),
        ("::127.0.0.1",),
        ("2002:7f00:1::",),
        ("64:ff9b::7f00:1",),
        ("2001:0:7f00:1::",),
        ("2001:db8::1",),
        ("8.8.8.8", "127.0.0.1"),
    ],
)
def test_a_name_of_a_place_nearby_is_refused(
    found: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answers(*found))
    with pytest.raises(Refusal, match="no public address"):
        check(PUBLIC)


@pytest.mark.parametrize("found", ["8.8.8.8", "2a00:1450:4001::1", "64:ff9b::808:808"])
def test_a_public_name_is_not(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answers(found))
    check(PUBLIC)


@pytest.mark.parametrize("guarded", [True, False])
def test_a_name_that_is_given_another_address_later_leads_nowhere(
    guarded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was public when it was checked; by the time of the push it is this machine."""
    monkeypatch.setattr(socket, "getaddrinfo", answers("127.0.0.1"))
    if not guarded:
        monkeypatch.setattr(addresses, "is_public", lambda _: True)
    met: list[object] = []

    async def test() -> None:
        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            met.append(writer.get_extra_info("peername"))
            writer.close()

        async with await asyncio.start_server(meet, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            monkeypatch.setattr(addresses, "HTTPS", port)
            device = Browser(f"https://{NAME}:{port}/send").device("ada")
            sender = Sender(new_key(), CONTACT)
            assert await sender.send(device, b"{}", "topic", 60) == "later"
            await sender.close()

    asyncio.run(test())
    assert bool(met) is not guarded


def client_of(
    folder: Path,
    **settings: Any,  # noqa: ANN401 - as Settings has
) -> AbstractContextManager[TestClient[Any]]:
    return served(Settings(fresh(folder / "test.db"), **settings))


async def devices_of(folder: Path, guest: str) -> list[Device]:
    """What the database has of a guest."""
    async with make_desk(folder) as desk:
        return await Devices(desk.store).of(guest)


async def key_of(folder: Path) -> bytes:
    async with make_desk(folder) as desk:
        return await desk.store.secret("push", b"")


def test_devices_are_added_and_dropped_by_http(tmp_path: Path) -> None:
    with push_service() as service, client_of(tmp_path, push=CONTACT, push_anywhere=True) as client:
        key = client.get("/api/push").json()["key"]
        browser = service.browser("phone")
        told = {"endpoint": browser.endpoint, **browser.keys, "language": "uk"}
        answer = client.post("/api/me/devices", json=told)
        assert answer.status_code == 201, answer.text
        guest = client.get("/api/me").json()["id"]
        device = browser.device(guest, "uk")
        assert asyncio.run(devices_of(tmp_path, guest)) == [device]
        wrong = client.post("/api/me/devices", json=told | {"p256dh": "AAAA"})
        assert (wrong.status_code, wrong.json()["code"]) == (409, "malformed")
        wrong = client.post("/api/me/devices", json=told | {"language": "xx"})
        assert wrong.json()["code"] == "language"
        assert client.delete(f"/api/me/devices/{device.id}").status_code == 204
        assert asyncio.run(devices_of(tmp_path, guest)) == []
    with client_of(tmp_path, push=CONTACT) as client:
        assert client.get("/api/push").json()["key"] == key  # it is kept
        refused = client.post("/api/me/devices", json=told)
        assert (refused.status_code, refused.json()["code"]) == (409, "push-address")


def test_a_server_that_does_not_push_says_so(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        assert client.get("/api/push").json() == {"key": ""}
        told = {"endpoint": PUBLIC, **Browser(PUBLIC).keys}
        assert client.post("/api/me/devices", json=told).json()["code"] == "no-push"


def test_neither_keys_nor_endpoints_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with push_service() as service, client_of(tmp_path, push=CONTACT, push_anywhere=True) as client:
        browser = service.browser("canary")
        client.post("/api/me/devices", json={"endpoint": browser.endpoint, **browser.keys})
        client.post("/api/me/devices", json={"endpoint": "canary", **browser.keys})
        secret = asyncio.run(key_of(tmp_path))
    said = caplog.text
    for one in ("canary", browser.keys["auth"], secret.hex(), repr(secret)):
        assert one not in said


@pytest.mark.parametrize("contact", ["me", "me@example.org", "mailto:me", "http://example.org"])
def test_a_contact_that_is_none_is_refused(contact: str) -> None:
    with pytest.raises(InvalidConfig):
        Settings("sqlite+aiosqlite://", push=contact).check(1)
    Settings("sqlite+aiosqlite://", push=CONTACT).check(1)
    Settings("sqlite+aiosqlite://", push="https://example.org/about").check(1)
