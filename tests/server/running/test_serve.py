"""The server as people start it: a real process, a real port, a real stop."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from citadels import Config, Game, record_of
from citadels.core.basics import InvalidConfig
from citadels.core.rng import FastRng
from citadels.core.text.record import read_record
from citadels.server.serve import check_database, find_port
from citadels.server.settings import Settings
from citadels.server.tables.fairness import commitment_to, is_fair
from citadels.sim.loop import finish_random, play_random
from tests.server.live import WAIT, free_port, running, stopped, wait_for
from tests.server.services import POSTGRES, need_postgres
from tests.support.command import citadels, said, take_interrupts


def at(port: int) -> list[str]:
    return ["--no-browser", "--port", str(port)]


async def packings(port: int) -> list[str]:
    """How the server agrees to pack what a socket tells."""
    async with connect(f"ws://127.0.0.1:{port}/ws", proxy=None) as browser:
        assert "deflate" in str(browser.request.headers if browser.request else "")
        return [extension.name for extension in browser.protocol.extensions]


def test_games_go_on_after_a_stop_by_hand_or_by_the_system(tmp_path: Path) -> None:
    port, left = free_port(), tmp_path / "left"
    left.mkdir()
    address = f"http://localhost:{port}"
    with (
        running(tmp_path, *at(port)) as process,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        wait_for(client)
        client.patch("/api/me", json={"name": "Ada"})
        place = client.post("/api/tables", json={"fill": "novice", "start": True}).json()
        cookies = dict(client.cookies)
        code, shown = stopped(process)
        assert code == 0
        assert shown.splitlines()[0] == f"Citadels is at {address}/"
    with (
        running(tmp_path, *at(port), environment={"TMPDIR": str(left)}) as process,
        httpx.Client(base_url=address, cookies=cookies) as client,
    ):
        wait_for(client)
        assert client.get("/api/me").json()["name"] == "Ada"
        (line,) = client.get("/api/me/tables").json()
        assert (line["table"], line["status"]) == (place["table"], "playing")
        assert asyncio.run(packings(port)) == []  # their length would tell what is in them
        assert list(left.iterdir())
        assert stopped(process, signal.SIGTERM)[0] == 0
    assert not list(left.iterdir())
    (database,) = tmp_path.rglob("citadels.db")
    assert database.stat().st_mode & 0o077 == 0


def test_a_taken_port_is_passed_over_unless_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = int(other.getsockname()[1])
        assert find_port("127.0.0.1", port) > port
        done = citadels("serve", "--no-browser", "--port", str(port))
        assert done.returncode == 2
        assert f"Port {port} is taken" in done.stderr


def test_several_workers_need_postgresql() -> None:
    done = citadels("serve", "--workers", "2")
    assert done.returncode == 2
    assert "--database" in done.stderr
    with pytest.raises(InvalidConfig):
        Settings("sqlite+aiosqlite:///x").check(2)
    Settings("postgresql+asyncpg://x").check(2)


def test_a_database_that_is_not_there_is_said_so() -> None:
    absent = "postgresql+asyncpg://x@127.0.0.1:1/x"
    done = citadels("serve", "--no-browser", "--database", absent, "--workers", "2")
    assert done.returncode == 2
    assert done.stderr.startswith("citadels: The database cannot be used")
    assert len(done.stderr.splitlines()) == 1
    for database in ("sqlite+aiosqlite:////nowhere/at/all.db", "nonsense"):
        with pytest.raises(InvalidConfig) as refusal:
            check_database(Settings(database))
        assert refusal.value.code == "no-database"


FAILING = """
import sys
from citadels.cli import main
from citadels.server import app, serve

def fail(_):
    raise LookupError("secret")

serve.check_database = lambda _: None  # the database goes away after it was looked at
if "made" in __file__:
    app.make_app = fail
if __name__ == "__main__":
    main(["serve", "--no-browser", *sys.argv[1:]])
"""


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("start", "ConnectionRefusedError"),
        pytest.param("made", "LookupError", marks=pytest.mark.long),
    ],
)
def test_a_process_that_cannot_start_says_why_and_ends_with_a_code(
    tmp_path: Path, workers: int, name: str, kind: str
) -> None:
    script = tmp_path / f"{name}.py"
    script.write_text(FAILING)
    absent = "postgresql+asyncpg://secret@127.0.0.1:1/secret"
    arguments = ["--port", str(free_port()), "--workers", str(workers), "--database", absent]
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, script, *arguments],
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )
    assert done.returncode == 3
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    said = [line["error"] for line in lines if "error" in line]
    assert said and set(said) == {kind}
    assert "secret" not in done.stderr
    stopped = [line for line in lines if "stopping the parent" in line["message"]]
    assert len(stopped) == (workers > 1)


SLOW = """
import sys
import time
from citadels.cli import main

if __name__ == "__mp_main__":  # a worker reads this first
    time.sleep(4)
if __name__ == "__main__":
    main(["serve", "--no-browser", *sys.argv[1:]])
"""


@pytest.mark.long  # tests/faults/test_start.py stops a server whose bots are starting
def test_ctrl_c_while_workers_are_starting_leaves_no_traceback(tmp_path: Path) -> None:
    need_postgres()
    script, log = tmp_path / "slow.py", tmp_path / "log"
    script.write_text(SLOW)
    arguments = ["--port", str(free_port()), "--workers", "2", "--database", POSTGRES]
    with (
        log.open("w") as file,
        subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, script, *arguments],
            stdout=file,
            stderr=file,
            start_new_session=True,
            preexec_fn=take_interrupts,  # noqa: PLW1509 - one thread, no lock held
        ) as process,
    ):
        end = time.monotonic() + WAIT
        while "Started parent process" not in log.read_text() and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(WAIT) == 0
    lines = log.read_text().splitlines()
    assert "Traceback (most recent call last):" not in lines
    assert {json.loads(line)["level"] for line in lines if line.startswith("{")} == {"info"}


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    settings = Settings(f"sqlite+aiosqlite:///{tmp_path / 'newer.db'}")
    check_database(settings)
    check_database(settings)
    with sqlite3.connect(tmp_path / "newer.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(InvalidConfig) as refusal:
        check_database(settings)
    assert refusal.value.code == "no-database"


def test_workers_count_together_and_do_not_outlive_who_started_them(tmp_path: Path) -> None:
    need_postgres()
    port, tables = free_port(), 12
    address = f"http://localhost:{port}"
    with running(tmp_path, *at(port), "--workers", "2", "--database", POSTGRES) as process:
        with httpx.Client(base_url=address, timeout=60) as client:
            wait_for(client)
        served = set()
        for _ in range(tables):
            with httpx.Client(
                base_url=address, timeout=60
            ) as client:  # a new connection: any worker
                client.post("/api/tables", json={})
        for _ in range(10):
            with httpx.Client(base_url=address, timeout=60) as client:
                text = client.get("/metrics").text
                served.add(number(text, "citadels_entries_total", 'kind="sat"'))
                assert 'pid="' not in text
        assert served == {tables}
        process.kill()
        process.wait(WAIT)
        end = time.monotonic() + WAIT
        while is_taken(port) and time.monotonic() < end:
            time.sleep(0.1)
        assert not is_taken(port)


def is_taken(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def number(text: str, name: str, label: str) -> int:
    """One of the numbers that Prometheus reads."""
    (line,) = [line for line in text.splitlines() if line.startswith(name) and label in line]
    return int(float(line.rpartition(" ")[2]))


def test_a_game_is_verified_against_its_commitment(tmp_path: Path) -> None:
    seed = bytes(range(32))
    game = play_random(Config(), 1, FastRng(1))
    file = tmp_path / "game.record"
    fair = record_of(play_with(seed)).text()
    file.write_text(fair, encoding="utf-8")
    promise = commitment_to(seed)
    assert "Fair" in said("verify", str(file), "--commitment", promise)
    flipped = f"{int(promise[0], 16) ^ 1:x}{promise[1:]}"
    done = citadels("verify", str(file), "--commitment", flipped)
    assert done.returncode == 1
    assert "Not fair" in done.stdout
    assert not is_fair(record_of(game), promise)
    other = fair.replace(seed.hex(), bytes([1, *range(1, 32)]).hex())
    assert other != fair
    assert not is_fair(read_record(other), promise)


def play_with(seed: bytes) -> Game:
    game = Game(Config(), seed)
    finish_random(game, FastRng(2))
    return game
