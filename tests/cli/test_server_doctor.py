"""`citadels doctor --server`: each planted fault of a public server is found, with what to do."""

from __future__ import annotations

import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from citadels.commands import server_checks as checks
from citadels.commands.checks import FAULT, FINE, NOTE, Finding
from citadels.commands.doctor import doctor
from citadels.server.serve import check_database
from citadels.server.settings import Settings
from citadels.words import LANGUAGES
from citadels.words.bundles import has_part
from tests.server.services import POSTGRES, need_postgres

GOOD = {
    "fsync": "on",
    "full_page_writes": "on",
    "synchronous_commit": "on",
    "autovacuum": "on",
    "max_connections": "100",
    "server_encoding": "UTF8",
    "archive_mode": "on",
}


def names(found: Iterator[Finding]) -> dict[str, str]:
    return {f"{each.what}-{each.how}": each.state for each in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_remedy_in_every_language(language: str) -> None:
    source = Path(checks.__file__).read_text(encoding="utf-8")
    bad = re.findall(r'Finding\("(\w+)", "(\w+)", FAULT\b', source)
    assert len(bad) > 12
    for what, how in bad:
        assert has_part(Finding(what, how).id, "remedy", language), (what, how)


def test_the_schema_is_compared() -> None:
    states = {"": "none", "0001": "older", "0006": "fine", "9999": "newer"}
    for schema, how in states.items():
        (found,) = checks.check_schema(checks.Facts(schema=schema, head="0006"))
        assert found.how == how
    assert found.state == FAULT


def test_careless_settings_of_postgresql_are_found() -> None:
    assert names(checks.check_postgres(GOOD, 2)) == {"postgres-durable": FINE}
    for name in checks.DURABLE:
        assert names(checks.check_postgres(GOOD | {name: "off"}, 2)) == {"postgres-careless": FAULT}
    assert "postgres-connections" in names(checks.check_postgres(GOOD, 6))
    for name, value, how in (
        ("autovacuum", "off", "vacuum"),
        ("archive_mode", "off", "archive"),
        ("server_encoding", "SQL_ASCII", "encoding"),
    ):
        assert f"postgres-{how}" in names(checks.check_postgres(GOOD | {name: value}, 2))
    assert not list(checks.check_postgres({}, 1))


def test_disks_files_clock_and_backups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(f"sqlite+aiosqlite:///{tmp_path}/none/x.db", backups=str(tmp_path))
    usage = type(shutil.disk_usage("/"))
    for free, how in ((1 << 20, "full"), (2 << 30, "filling"), (50 << 30, "fine")):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, f=free: usage(100 << 30, 0, f))
        assert {f.how for f in checks.check_disks(settings)} == {how}
    assert checks.check_files().how in ("fine", "few")
    monkeypatch.setattr(checks, "FILES", 1 << 62)
    assert checks.check_files().how in ("fine", "few")
    assert not list(checks.check_clock(-1.0)) and names(checks.check_clock(-9.0)) == {
        "clock-off": NOTE
    }
    now = time.time()
    assert checks.check_backups("", now).how == "nowhere"
    assert checks.check_backups(str(tmp_path), now).how == "none"
    (tmp_path / "a.backup").touch()
    assert checks.check_backups(str(tmp_path), now).how == "fine"
    assert checks.check_backups(str(tmp_path), now + 48 * 3600).how == "old"


def test_pushes_need_a_contact_and_a_key() -> None:
    assert not list(checks.check_push("", None))
    assert names(checks.check_push("me", None)) == {"push-contact": FAULT}
    mail = "mailto:me@example.org"
    assert names(checks.check_push(mail, checks.Facts())) == {"push-new": NOTE}
    assert names(checks.check_push(mail, checks.Facts(has_push_key=True))) == {"push-fine": FINE}


@contextmanager
def site(answers: dict[str, int], cookie: str = "") -> Iterator[str]:
    """A proxy that answers as it is told."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(answers.get(self.path, 404))
            if cookie:
                self.send_header("Set-Cookie", cookie)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def test_a_site_is_looked_at_as_strangers_see_it() -> None:
    plain = {"site-plain": FAULT}
    with site({"/": 200, "/ws": 101}) as address:
        assert names(checks.check_site(address)) == plain | {"site-answers": FINE}
    with site({"/": 200, "/ws": 101, "/metrics": 200}) as address:
        assert "proxy-metrics" in names(checks.check_site(address))
    with site({"/": 200, "/ws": 426}) as address:
        assert "proxy-sockets" in names(checks.check_site(address))
    with site({"/": 502}) as address:
        assert "site-wrong" in names(checks.check_site(address))
    assert "site-silent" in names(checks.check_site("http://127.0.0.1:1"))
    assert names(checks.check_site("")) == {"site-unknown": NOTE}
    said = checks._check_answers
    with site({"/ws": 101}) as address:
        head = "HTTP/1.1 200\r\nSet-Cookie: a=b; HttpOnly"
        assert "proxy-scheme" in names(said(address, "https", 200, head))
        assert "proxy-scheme" not in names(said(address, "https", 200, f"{head}; Secure"))


def test_real_databases_are_asked(tmp_path: Path) -> None:
    settings = Settings(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    assert checks.read_facts(settings) == checks.Facts()
    check_database(settings)
    facts = checks.read_facts(settings)
    assert facts is not None and facts.schema == facts.head and not facts.settings
    assert checks.read_facts(Settings("postgresql+asyncpg://x@127.0.0.1:1/x")) is None
    need_postgres()
    facts = checks.read_facts(Settings(POSTGRES))
    assert facts is not None and facts.settings["fsync"] and abs(facts.late) < 60


def test_the_command_says_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    doctor(server=True, backups=str(tmp_path), json=True, language="pl")
    found = {(each["what"], each["how"]): each for each in json.loads(capsys.readouterr().out)}
    assert found["backup", "none"]["remedy"].startswith("Uruchamiaj tam codziennie")
    assert found["schema", "none"]["state"] == NOTE
    doctor(json=True)
    assert "backup" not in {each["what"] for each in json.loads(capsys.readouterr().out)}
