"""`citadels doctor`: what is well is said to be well, and each planted fault is found."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import socket
import sqlite3
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib import metadata
from pathlib import Path

import pytest

from citadels.commands import checks, clone
from citadels.commands.checks import FAULT, FINE, NOTE, Finding
from citadels.commands.doctor import doctor
from citadels.server.http import static_files
from citadels.words import LANGUAGES
from citadels.words.bundles import has_part
from tests.server.services import POSTGRES, REDIS, need_postgres, need_redis
from tools import compiler, web
from tools.files import ROOT

HEALTHY = b'{"status": "ok", "version": "0.2.0"}'
NOWHERE = "127.0.0.1:1"  # where nobody listens


def told(capsys: pytest.CaptureFixture[str], *, port: int | None = None) -> tuple[int, str]:
    """The exit code and the words of the command."""
    code = doctor(port=port, language="en")
    return code, capsys.readouterr().out


@pytest.fixture(autouse=True)
def _in_a_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources are found, also where the compiled package is tested."""
    monkeypatch.setattr(clone, "ROOT", ROOT)


@pytest.fixture
def healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where a server would find all it needs, with a folder of its own for games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(static_files, "BUILT", tmp_path)
    return tmp_path


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


@contextlib.contextmanager
def answering(body: bytes) -> Iterator[int]:
    """A port at which somebody answers every question in the same words."""

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_where_all_is_well_it_says_so(healthy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, words = told(capsys, port=free_port())
    assert code == 0 and "All is well." in words
    assert "The browser client is installed." in words and "✗" not in words


def test_a_server_of_ours_may_have_the_port(
    healthy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for answer, fine in ((HEALTHY, True), (b"hello", False)):
        with answering(answer) as port:
            code, words = told(capsys, port=port)
        assert (code == 0) is fine
        assert (f"A Citadels server is running on port {port}." in words) is fine


def test_a_fault_is_told_with_its_remedy(
    healthy: Path, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    code, words = told(capsys, port=taken)
    assert code == 1
    assert f"✗  Port {taken} is taken." in words
    assert "Choose another one with --port" in words
    assert "1 thing needs to be fixed." in words


def test_for_programs_it_is_data(
    healthy: Path, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert doctor(port=taken, json=True, language="uk") == 1
    found = {(each["what"], each["how"]): each for each in json.loads(capsys.readouterr().out)}
    port = found["port", "taken"]
    assert port["state"] == FAULT and port["facts"] == {"port": str(taken)}
    assert port["text"] == f"Порт {taken} зайнятий." and port["remedy"]
    assert found["python", "fine"]["state"] == FINE and "remedy" not in found["python", "fine"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_with_a_remedy_in_every_language(language: str) -> None:
    source = Path(checks.__file__).read_text(encoding="utf-8")
    bad = re.findall(r'Finding\("(\w+)", "(\w+)", FAULT\b', source)
    assert len(bad) > 6
    for what, how in bad:
        id = Finding(what, how).id
        assert has_part(id, "remedy", language), id
    assert not has_part(Finding("python", "fine").id, "remedy", language)


def test_an_old_python_is_a_fault() -> None:
    assert checks.check_python(sys.version_info[:2]).state == FINE
    assert checks.check_python((3, 10)) == Finding(
        "python", "old", FAULT, checks.check_python((3, 11)).facts
    )


def test_an_interpreted_engine_is_noted() -> None:
    assert checks.check_build("game.py") == Finding("build", "interpreted", NOTE)
    assert checks.check_build("game.cpython-311-x86_64-linux-gnu.so").state == FINE


def test_extras_hold_what_the_package_says() -> None:
    assert "aiosqlite" in checks.packages_of("server") and "rich" in checks.packages_of("server")
    assert checks.packages_of("postgres") == checks.packages_of("server") | {"asyncpg"}


def hide(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Have some packages not installed, as far as anybody can see."""
    real = metadata.distribution

    def distribution(name: str) -> metadata.Distribution:
        if name in names:
            raise metadata.PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(metadata, "distribution", distribution)


def test_in_a_fresh_clone_the_sources_say_what_an_extra_holds(
    monkeypatch: pytest.MonkeyPatch, healthy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """There run.py only links the sources: no package `citadels` is installed."""
    installed = {extra: checks.packages_of(extra) for extra in checks.EXTRAS}
    hide(monkeypatch, "citadels", "asyncpg")
    assert {extra: checks.packages_of(extra) for extra in checks.EXTRAS} == installed
    code, words = told(capsys, port=free_port())
    assert code == 0 and "The extra server is installed." in words
    assert "The extra postgres is not installed; missing: asyncpg." in words
    flat = "".join(words.split())
    assert f"-mpip--python{sys.prefix}installasyncpg" in flat and "citadels[" not in flat


def test_without_any_sources_no_extra_is_said_to_be_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hide(monkeypatch, "citadels")
    assert list(checks.check_extras("", ""))
    monkeypatch.setattr(clone, "ROOT", tmp_path)
    assert not list(checks.check_extras("", ""))


def test_every_extra_of_the_package_is_looked_at() -> None:
    offered = set(metadata.metadata("citadels").get_all("Provides-Extra") or ())
    assert offered - {"words", "terminal", "all"} == set(checks.EXTRAS)  # it runs by the first two


def test_in_a_clone_it_looks_at_what_builds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(clone, "compiler", lambda: "gcc")
    monkeypatch.setattr(clone, "has_headers", lambda: True)
    monkeypatch.setattr(clone, "node", lambda: "/usr/bin/node")
    tools = {"compiler", "headers", "node"}
    found = {each.what: each for each in checks.examine("127.0.0.1", None, "", "")}
    assert {found[what].state for what in tools & set(found)} == {FINE} and "headers" not in found
    monkeypatch.setattr(clone, "compiler", lambda: None)
    monkeypatch.setattr(clone, "has_headers", lambda: False)
    monkeypatch.setattr(clone, "node", lambda: None)
    found = {each.what: each for each in checks.examine("127.0.0.1", None, "", "")}
    assert {(found[what].how, found[what].state) for what in tools} == {("missing", NOTE)}
    monkeypatch.setattr(clone, "ROOT", tmp_path)
    assert not tools & {each.what for each in checks.examine("127.0.0.1", None, "", "")}


def test_it_asks_for_the_tools_that_run_py_would_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    assert clone.compiler() == sys.executable
    monkeypatch.setattr(compiler, "why_not_compiled", lambda: None)
    assert clone.has_headers()
    monkeypatch.setattr(compiler, "why_not_compiled", lambda: "no headers")
    assert not clone.has_headers()
    monkeypatch.setattr(web, "system_node", lambda: web.Node("node", ["npm"]))
    assert clone.node() == "node"
    monkeypatch.setattr(web, "system_node", lambda: None)
    assert clone.node() is None


SERVERS = {"server", "pictures", "postgres", "redis", "push"}


@pytest.mark.parametrize(
    ("lack", "database", "state", "extras"),
    [
        ("", "", FINE, SERVERS),
        ("litestar", "", NOTE, {*SERVERS, "telemetry", "passkeys"}),
        ("asyncpg", "", NOTE, {"postgres"}),
        ("asyncpg", "postgresql+asyncpg://x", FAULT, {"postgres"}),
        ("mcp", "", NOTE, {"mcp"}),
        ("pettingzoo", "", NOTE, {"rl"}),
    ],
)
def test_a_missing_extra_is_a_fault_where_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, lack: str, database: str, state: str, extras: set[str]
) -> None:
    hide(monkeypatch, lack)
    found = {each.facts["extra"]: each for each in checks.check_extras(database, "")}
    assert {found[extra].state for extra in extras} == {state}
    assert not lack or extras == {
        extra for extra, each in found.items() if lack in each.facts["names"].split(", ")
    }


def test_without_the_server_the_rest_is_still_examined(monkeypatch: pytest.MonkeyPatch) -> None:
    lack = Finding("extra", "missing", NOTE, {"extra": "server", "names": "litestar"})
    monkeypatch.setattr(checks, "check_extras", lambda *_: [lack])
    found = {each.what for each in checks.examine("127.0.0.1", None, "", "")}
    assert "python" in found and "language" in found
    assert not found & {"client", "port", "database", "redis"}


def test_a_client_that_was_not_built_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "BUILT", tmp_path)
    assert checks.check_client() == Finding("client", "missing", FAULT)
    (tmp_path / "index.html").touch()
    assert checks.check_client().state == FINE


def test_a_taken_port_is_a_fault_only_if_it_is_named(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert checks.check_port("127.0.0.1", taken).how == "taken"
    monkeypatch.setattr(checks, "PORT", taken)
    found = checks.check_port("127.0.0.1", None)
    assert (found.how, found.state) == ("next", NOTE) and int(found.facts["free"]) > taken


def test_a_file_that_is_no_database_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    url = f"sqlite+aiosqlite:///{file}"
    assert checks.check_database(url).state == FINE and not file.exists()
    file.write_text("a shopping list, and a long one at that")
    assert (checks.check_database(url).how, checks.check_database(url).state) == ("broken", FAULT)
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
    connection.close()
    assert checks.check_database(url).state == FINE


def test_a_place_that_cannot_be_written_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write anywhere
    found = checks.check_database(f"sqlite+aiosqlite:///{tmp_path}/none/games.db")
    assert (found.how, found.state) == ("locked", FAULT)


def test_a_database_that_does_not_answer_is_a_fault_and_keeps_its_password() -> None:
    found = checks.check_database(f"postgresql+asyncpg://ada:secret@{NOWHERE}/games")
    assert (found.how, found.state) == ("silent", FAULT)
    assert found.facts["address"] == f"postgresql+asyncpg://ada@{NOWHERE}/games"
    assert found.facts["text"] and "secret" not in str(found)


def test_a_redis_that_does_not_answer_is_a_fault() -> None:
    found = checks.check_redis(f"redis://:secret@{NOWHERE}/0")
    assert (found.how, found.state) == ("silent", FAULT)
    assert "secret" not in str(found)


def test_those_that_answer_are_fine() -> None:
    need_redis()
    assert checks.check_redis(REDIS).how == "answers"
    need_postgres()
    assert checks.check_database(POSTGRES).how == "answers"


def test_a_terminal_that_is_narrow_or_knows_few_letters_is_noted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    found = {each.what: each for each in checks.check_terminal()}
    assert found["width"].state == NOTE and found["width"].facts == {"text": "60"}
    assert "letters" not in found
    monkeypatch.setenv("COLUMNS", "80")
    with io.TextIOWrapper(io.BytesIO(), encoding="cp1252") as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        found = {each.what: each for each in checks.check_terminal()}
    assert found["width"].state == FINE and found["letters"].facts == {"name": "cp1252"}


@pytest.mark.parametrize(
    ("wish", "how"),
    [("uk_UA.UTF-8", "fine"), ("C.UTF-8", "fine"), ("POSIX", "fine"), ("de_DE", "unknown")],
)
def test_a_language_that_is_not_ours_is_noted(
    monkeypatch: pytest.MonkeyPatch, wish: str, how: str
) -> None:
    monkeypatch.setenv("LANGUAGE", wish)
    assert checks.check_language().how == how
