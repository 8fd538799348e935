"""The operator's page: who may open it, for how long, and that it shows no secret of a game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from citadels.commands.app import run
from citadels.core.basics import SPECTATOR
from citadels.server import limits
from citadels.server.bots.automation import Automation
from citadels.server.order import overview as seen
from citadels.server.order.deeds import Deeds
from citadels.server.order.operators import COOKIE, SESSION_SECONDS
from citadels.server.settings import Settings
from citadels.server.storage.migrate import migrate
from citadels.server.storage.order import beat
from citadels.server.storage.reports import report
from citadels.server.storage.store import Guest, Store
from citadels.server.tables import entries as log
from citadels.server.tables.summary import row_of
from citadels.server.tables.table import Table
from tests.properties.games import some
from tests.properties.pairs import differs, pairs
from tests.server.order.test_unwelcome import Web
from tests.server.served import fresh, served
from tests.server.wire.test_blind import leave_alone, make_table

PAIRS = some(6, 2)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return fresh(tmp_path / "test.db")


@pytest.fixture
def client(database: str) -> Iterator[Web]:
    settings = Settings(database, requests=(1000.0, 1000))
    with served(settings) as client:
        yield client


def make_key(database: str, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    capsys.readouterr()
    assert run(["admin", "key", "--as", "Ada", "--database", database, *more]) == 0
    return capsys.readouterr().out.strip()


def code(answer: Any) -> tuple[int, str]:  # noqa: ANN401
    return answer.status_code, answer.json()["code"] if answer.status_code >= 400 else ""


def sign_in(client: Web, key: str) -> tuple[int, str]:
    return code(client.post("/api/admin/session", json={"key": key}))


def test_a_key_opens_the_page_and_nothing_else_does(
    client: Web, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    deed = {"do": "announce", "text": "Hello", "seconds": 60}
    assert code(client.get("/api/admin")) == (401, "no-key")
    assert code(client.post("/api/admin/deeds", json=deed)) == (401, "no-key")
    assert sign_in(client, "") == (401, "no-key")  # there is no key at all yet
    key = make_key(database, capsys)
    assert sign_in(client, key[:-1]) == (401, "no-key")
    answer = client.post("/api/admin/session", json={"key": key})
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=strict", "Path=/api/admin", f"Max-Age={SESSION_SECONDS}"):
        assert part in cookie
    assert key not in cookie and "Secure" not in cookie
    found = client.get("/api/admin")
    assert found.json()["operator"] == "Ada" and found.headers["cache-control"] == "no-store"
    assert code(client.post("/api/admin/deeds", json=deed))[0] == 201
    [told] = client.get("/api/announcements").json()
    assert told["text"] == "Hello"
    assert [one["deed"] for one in client.get("/api/admin").json()["audit"]] == [
        *("announce", "sign-in", "key")
    ]
    other = {"Origin": "https://evil.example"}
    assert code(client.post("/api/admin/deeds", json=deed, headers=other)) == (403, "origin")
    client.delete("/api/admin/session")
    assert code(client.get("/api/admin")) == (401, "no-key")


def test_a_session_ends_with_its_time_and_with_its_key(
    client: Web,
    database: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert sign_in(client, make_key(database, capsys))[0] == 201
    until, proof, name = client.cookies[COOKIE].split(".")
    for forged in (
        f"{int(until) + 9999}.{proof}.{name}",
        f"{until}.{'0' * 64}.{name}",
        f"{until}.{proof}.{b'Eve'.hex()}",
        *("", ".", "a.b.c", "1e9..", f"{until}.{proof}.zz", f"{until}.{proof}.ff"),
    ):
        answer = client.get("/api/admin", headers={"Cookie": f"{COOKIE}={forged}"})
        assert code(answer) == (401, "no-key"), forged
    assert client.get("/api/admin").status_code == 200
    with monkeypatch.context() as patch:
        later = client.app.state.store.now() + SESSION_SECONDS + 1
        patch.setattr(Store, "now", lambda _: later)
        assert code(client.get("/api/admin")) == (401, "no-key")
    assert client.get("/api/admin").status_code == 200
    key = make_key(database, capsys)  # whoever has the old one is out
    assert code(client.get("/api/admin")) == (401, "no-key")
    assert sign_in(client, key)[0] == 201
    make_key(database, capsys, "--revoke")
    assert code(client.get("/api/admin")) == (401, "no-key")
    assert sign_in(client, key) == (401, "no-key")


def test_keys_are_not_tried_for_long(
    client: Web, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    key = make_key(database, capsys)
    tried = [sign_in(client, f"guess {n}") for n in range(limits.KEYS_TRIED[1] + 1)]
    assert tried == [(401, "no-key")] * limits.KEYS_TRIED[1] + [(429, "too-fast")]
    assert sign_in(client, key) == (429, "too-fast")


def test_the_key_is_stored_as_a_hash(
    tmp_path: Path, client: Web, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    key = make_key(database, capsys)
    assert sign_in(client, key)[0] == 201
    files = [file.read_bytes() for file in tmp_path.iterdir()]
    assert not any(key.encode() in body for body in files)
    assert any(b"operators" in body for body in files)


def test_every_deed_of_the_commands_can_be_done(
    client: Web, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sign_in(client, make_key(database, capsys))
    place = client.post("/api/tables", json={"setup": {"players": 2}}).json()
    eve = client.patch("/api/me", json={"name": "Eve"}).json()["id"]
    client.blocking_portal.call(client.app.state.order.beat)
    for deed in (
        {"do": "ban", "target": eve, "seconds": 60},
        {"do": "ban", "target": "2001:db8::1", "seconds": 60},
        {"do": "unban", "target": eve},
        {"do": "mute", "target": eve, "seconds": 60},
        {"do": "unmute", "target": eve},
        {"do": "unname", "target": eve},
        {"do": "announce", "text": "Hello", "seconds": 60},
        {"do": "withdraw"},
        {"do": "drain"},
        {"do": "drain", "drained": False},
        {"do": "close", "target": place["table"]},
    ):
        answer = client.post("/api/admin/deeds", json=deed)
        assert answer.status_code == 201, (deed, answer.text)
    found = client.get("/api/admin").json()
    assert [one["network"] for one in found["penalties"]] == ["2001:db8::/64"]
    assert found["tables"] == [] and len(found["audit"]) == 13
    assert code(client.post("/api/admin/deeds", json={"do": "dance"}))[0] == 400


# Blindness


def worlds() -> Iterator[tuple[Table, Table]]:
    """Pairs of tables that only differ in what is hidden."""
    found = (
        (game.copy(), other)
        for game, other, viewer in pairs(900, 1000)
        if viewer == SPECTATOR and not game.over and differs(game, other)
    )
    for game, other in islice(found, PAIRS):
        guests = [f"guest{seat}" for seat in range(game.config.players)]
        yield make_table(game, guests), make_table(other, guests)


async def fill(store: Store, table: Table) -> None:
    """A database with a running game, of which everything was reported and done."""
    await migrate(store.engine)
    for seat, chair in enumerate(table.chairs):
        await store.save_guest(Guest(chair.guest, f"Guest {seat}"))
    assert table.game is not None
    hidden = log.Chose(4.0, 0, 1, " ".join(hands(table)), "player")  # the log knows it all
    await store.open(table.id, log.encode(hidden), row_of(table))
    await store.say(table.id, "guest1", "boo")
    await report(store, table.id, ("guest0", "guest1"), ("insult", "she said boo"))
    await beat(store, "one", "host:1", came=[("guest0", "203.0.113.7")])
    await Deeds(store, "Ada").ban("guest1", 60)


def hands(table: Table) -> list[str]:
    assert table.game is not None
    return [card.id for player in table.game.state.players for card in player.hand]


WORDS = ("who", "tables", "reports", "audit")


def told(folder: Path, table: Table, capsys: pytest.CaptureFixture[str]) -> bytes:
    """Everything that operators are shown of a world: commands, page and audit log."""
    folder.mkdir()
    url = fresh(folder / "test.db")

    async def see() -> bytes:
        store = await Store.connect(url)
        try:
            await fill(store, table)
            return msgspec.json.encode(await seen.overview(store, "Ada", []))
        finally:
            await store.close()

    page = asyncio.run(see())
    capsys.readouterr()
    for word in WORDS:
        for more in ([], ["--json"]):
            assert run(["admin", word, "--database", url, "--language", "en", *more]) == 0
    commands = capsys.readouterr().out.encode()
    with served(Settings(url)) as client:
        sign_in(client, make_key(url, capsys))
        answer = client.get("/api/admin").content
    return re.sub(rb'"id":"[\w-]{12}"', b"", page + commands + answer)  # of a process, by chance


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same time in both worlds, and nobody who plays on."""
    monkeypatch.setattr(Store, "now", lambda _: 1_700_000_000.0)
    monkeypatch.setattr(Automation, "_sweep", leave_alone)


@pytest.mark.usefixtures("still")
def test_operators_are_shown_the_same_in_both_worlds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen_apart = 0
    for number, (one, two) in enumerate(worlds()):
        seen_apart += hands(one) != hands(two)
        shown = told(tmp_path / f"{number} one", one, capsys)
        assert shown == told(tmp_path / f"{number} two", two, capsys)
        assert b"she said boo" in shown and b"guest1" in shown
    assert seen_apart


def from_log(real: Callable[..., Any]) -> Callable[..., Any]:
    """A list of tables that looks into the log."""

    async def leaky(store: Store) -> Any:  # noqa: ANN401
        lines = await real(store)
        return [
            msgspec.structs.replace(line, names=[str(await store.read(line.table))])
            for line in lines
        ]

    return leaky


@pytest.mark.usefixtures("still")
def test_a_list_that_tells_a_secret_is_caught(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seen, "open_tables", from_log(seen.open_tables))
    monkeypatch.setitem(globals(), "WORDS", ("who",))
    found = (pair for pair in worlds() if hands(pair[0]) != hands(pair[1]))
    one, two = next(found)
    assert told(tmp_path / "one", one, capsys) != told(tmp_path / "two", two, capsys)
