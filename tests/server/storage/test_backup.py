"""Backups: whole, portable between databases, checked by playing everything in them again."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import io
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from citadels.core.basics import Refusal
from citadels.server.serve import check_database
from citadels.server.settings import Settings
from citadels.server.storage import backup as storage
from citadels.server.storage.archive import Part, read_archive
from citadels.server.storage.migrate import HEAD, upgrade
from citadels.server.storage.store import Store
from citadels.server.tables import checked
from citadels.server.verification import verify, write_whole
from tests.faults import daemons
from tests.server.services import need_postgres
from tests.support.command import citadels, take_interrupts

DUMP = Path(__file__).parent / "databases" / "0.1.sql"
LINES = Callable[[list[Any]], None]


def quiet(*_: object) -> None:
    """Tell nobody how far it is."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game, a running one, an open table, a guest, a remark, a key."""
    file = tmp_path_factory.mktemp("games") / "games.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
        connection.commit()
    check_database(Settings(f"sqlite+aiosqlite:///{file}"))
    with contextlib.closing(sqlite3.connect(file)) as connection:
        guest = ("žofie", "Žofie 🏰", "lion", "cs", 1.5)
        connection.execute(
            "INSERT INTO guests (id, name, shield, language, seen) VALUES (?, ?, ?, ?, ?)", guest
        )
        said = ("finished", "žofie", 'He said "no"\n', 2.25)
        connection.execute("INSERT INTO chat (table_id, guest, text, at) VALUES (?, ?, ?, ?)", said)
        connection.execute("INSERT INTO secrets VALUES ('test', ?)", (bytes(range(256)),))
        connection.commit()
    return file


@pytest.fixture(scope="module")
def archive(games: Path) -> bytes:
    return backed_up(f"sqlite+aiosqlite:///{games}")


def backed_up(url: str) -> bytes:
    stream = io.BytesIO()
    storage.back_up(url, stream, quiet)
    return stream.getvalue()


def contents(archive: bytes) -> list[Any]:
    """What is in an archive, apart from its head."""
    return list(read_archive(io.BytesIO(archive)))[1:]


@contextlib.contextmanager
def far_database() -> Iterator[str]:
    """An empty database of PostgreSQL."""
    need_postgres()
    url = asyncio.run(daemons.make_database(daemons.POSTGRES))
    try:
        yield url
    finally:
        asyncio.run(daemons.drop_database(daemons.POSTGRES, url))


def lines_of(archive: bytes) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(archive).splitlines()]


def forged(archive: bytes, change: LINES) -> bytes:
    """An archive that somebody has changed, with counts and hashes that fit all the same."""
    lines = lines_of(archive)
    change(lines)
    text, rows, all_rows, part = b"", 0, 0, b""
    for line in lines:
        if isinstance(line, dict) and "end" in line:
            if line["end"]:
                line |= {"rows": rows, "sha256": hashlib.sha256(part).hexdigest()}
            else:
                line |= {"rows": all_rows, "sha256": hashlib.sha256(text).hexdigest()}
            rows, part = 0, b""
        written = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        if isinstance(line, list):
            rows, all_rows, part = rows + 1, all_rows + 1, part + written
        text += written
    return gzip.compress(text)


def rows_of(lines: list[Any], table: str) -> tuple[list[str], range]:
    """The columns of a table, and where its rows stand."""
    begin = next(i for i, x in enumerate(lines) if isinstance(x, dict) and x.get("table") == table)
    end = next(i for i, x in enumerate(lines) if isinstance(x, dict) and x.get("end") == table)
    return lines[begin]["columns"], range(begin + 1, end)


def refused(archive: bytes, folder: Path) -> Refusal:
    target = folder / "new.db"
    with pytest.raises(Refusal) as refusal:
        storage.restore(io.BytesIO(archive), f"sqlite:///{target}", quiet)
    assert list(folder.iterdir()) == []  # nothing is left behind
    return refusal.value


def test_what_is_restored_is_what_was_there(archive: bytes, tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    head = storage.restore(io.BytesIO(archive), f"sqlite+aiosqlite:///{file}", quiet)
    assert head.schema == HEAD and head.rows > 100
    assert file.stat().st_mode & 0o077 == 0 and list(tmp_path.iterdir()) == [file]
    assert contents(backed_up(f"sqlite+aiosqlite:///{file}")) == contents(archive)
    names = {item.table for item in contents(archive) if isinstance(item, Part)}
    assert {"tables", "entries", "guests", "chat", "places", "reviews", "secrets"} <= names


def test_a_backup_fits_both_databases(archive: bytes, tmp_path: Path) -> None:
    with far_database() as url:
        storage.restore(io.BytesIO(archive), url, quiet)
        back = backed_up(url)
        assert contents(back) == contents(archive)
        asyncio.run(_say(url))  # numbers go on after those that were restored
        with pytest.raises(Refusal) as refusal:
            storage.restore(io.BytesIO(archive), url, quiet)
        assert refusal.value.code == "restore-full"
    file = tmp_path / "back.db"
    storage.restore(io.BytesIO(back), f"sqlite:///{file}", quiet)
    assert contents(backed_up(f"sqlite:///{file}")) == contents(archive)


async def _say(url: str) -> None:
    store = await Store.connect(url)
    try:
        await store.say("finished", "žofie", "again")
        assert [text for _, _, text, _ in await store.said("finished", 0)][-1] == "again"
    finally:
        await store.close()


def test_what_fails_halfway_leaves_nothing_in_postgresql(archive: bytes) -> None:
    with far_database() as url:
        with pytest.raises(Refusal):
            storage.restore(io.BytesIO(archive[: len(archive) // 2]), url, quiet)
        storage.restore(io.BytesIO(archive), url, quiet)  # else it would not be empty


def test_every_record_is_played_again(archive: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    file.write_bytes(archive)
    told: list[tuple[str, int, int]] = []
    report = verify(file, 1, lambda *said: told.append(said))
    assert report.faults == []
    assert (report.tables, report.over) == (3, 1) and report.entries > 100
    assert report.hash == hashlib.sha256(archive).hexdigest()
    assert {step for step, _, _ in told} == {"restore", "replay"} and told[-1][1:] == (3, 3)


def test_control_a_flipped_byte_is_found_wherever_it_is(archive: bytes, tmp_path: Path) -> None:
    for place in range(0, len(archive), len(archive) // 12):
        if 3 < place < 10 or place == len(archive) - 9:
            continue  # the time of packing and the like, bits that only fill a byte: no meaning
        changed = bytearray(archive)
        changed[place] ^= 0x10
        assert refused(bytes(changed), tmp_path).code.startswith("backup-"), place


def test_control_a_file_that_is_cut_off_is_found(archive: bytes, tmp_path: Path) -> None:
    for length in (0, 30, len(archive) // 2, len(archive) - 9, len(archive) - 1):
        code = refused(archive[:length], tmp_path).code
        assert code in ("backup-none", "backup-cut", "backup-damaged"), length
    lines = gzip.decompress(archive).splitlines(keepends=True)
    refusal = refused(gzip.compress(b"".join(lines[:50])), tmp_path)
    assert refusal.code == "backup-cut" and refusal.facts["name"]


def test_control_a_missing_row_is_named(archive: bytes, tmp_path: Path) -> None:
    lines = gzip.decompress(archive).splitlines(keepends=True)
    _, rows = rows_of(lines_of(archive), "entries")
    del lines[rows[20]]
    refusal = refused(gzip.compress(b"".join(lines)), tmp_path)
    assert (refusal.code, refusal.facts["name"]) == ("backup-rows", "entries")
    assert refusal.facts["amount"] == len(rows) - 1


def test_control_a_row_that_was_changed_is_named(archive: bytes, tmp_path: Path) -> None:
    text = gzip.decompress(archive).replace("Žofie 🏰".encode(), "Žofie 🗼".encode())
    refusal = refused(gzip.compress(text), tmp_path)
    assert (refusal.code, refusal.facts["name"]) == ("backup-changed", "guests")


def without_entry(number: int) -> LINES:
    def change(lines: list[Any]) -> None:
        columns, rows = rows_of(lines, "entries")
        table, seq = columns.index("table_id"), columns.index("seq")
        place = next(i for i in rows if (lines[i][table], lines[i][seq]) == ("finished", number))
        del lines[place]

    return change


def with_row(column: str, value: object) -> LINES:
    def change(lines: list[Any]) -> None:
        columns, rows = rows_of(lines, "tables")
        place = next(i for i in rows if lines[i][columns.index("id")] == "finished")
        lines[place][columns.index(column)] = value

    return change


def swapped(lines: list[Any]) -> None:
    """Two entries in each other's place."""
    columns, rows = rows_of(lines, "entries")
    body = columns.index("body")
    mine = [i for i in rows if lines[i][columns.index("table_id")] == "finished"]
    first, second = mine[40], mine[41]
    lines[first][body], lines[second][body] = lines[second][body], lines[first][body]


@pytest.mark.parametrize(
    ("change", "code", "number"),
    [
        (without_entry(33), checked.GAP, 33),
        (with_row("seq", 3), checked.GAP, None),
        (with_row("status", "playing"), checked.ROW, None),
        (swapped, checked.ILLEGAL, 40),
    ],
)
def test_control_a_forgery_whose_sums_are_right_is_found_by_playing(
    archive: bytes, tmp_path: Path, change: LINES, code: str, number: int | None
) -> None:
    file = tmp_path / "forged.backup"
    file.write_bytes(forged(archive, lambda _: None))
    assert verify(file, 1, quiet).faults == []
    file.write_bytes(forged(archive, change))
    (fault,) = verify(file, 1, quiet).faults
    assert (fault.table, fault.code) == ("finished", code)
    assert number is None or fault.number == number


def test_a_database_that_holds_something_is_not_written_to(archive: bytes, tmp_path: Path) -> None:
    file = tmp_path / "full.db"
    file.write_text("mine")
    with pytest.raises(Refusal) as refusal:
        storage.restore(io.BytesIO(archive), f"sqlite:///{file}", quiet)
    assert refusal.value.code == "restore-full" and file.read_text() == "mine"


def test_a_backup_of_a_newer_program_is_refused(archive: bytes, tmp_path: Path) -> None:
    newer = forged(archive, lambda lines: lines[0].update(schema="9999"))
    assert refused(newer, tmp_path).code == "backup-newer"
    newer = forged(archive, lambda lines: lines[0].update(number=2))
    assert refused(newer, tmp_path).code == "backup-newer"
    assert refused(b"a shopping list", tmp_path).code == "backup-none"


def test_a_backup_of_an_older_program_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, file = tmp_path / "old.db", tmp_path / "new.db"
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        upgrade(connection, "0005")
        connection.exec_driver_sql("INSERT INTO guests VALUES ('ada', 'Ada', 'lion', 'en', 1.0)")
    engine.dispose()
    with monkeypatch.context() as older:
        older.setattr(storage, "HEAD", "0005")
        archive = backed_up(f"sqlite:///{old}")
    assert storage.restore(io.BytesIO(archive), f"sqlite:///{file}", quiet).schema == "0005"
    parts = contents(backed_up(f"sqlite:///{file}"))  # which would refuse an older schema
    assert any(
        isinstance(part, list) and {"ada", "Ada", "lion"} <= set(map(str, part)) for part in parts
    )
    assert any(isinstance(part, Part) and "conduct" in part.columns for part in parts)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    write_whole(file, lambda stream: str(stream.write(b"first")))
    assert file.stat().st_mode & 0o077 == 0

    def fail(stream: Any) -> str:  # noqa: ANN401 - as above
        stream.write(b"sec")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(file, fail)
    assert file.read_bytes() == b"first" and list(tmp_path.iterdir()) == [file]


def test_the_commands(games: Path, tmp_path: Path) -> None:
    url, file = f"sqlite+aiosqlite:///{games}", tmp_path / "games.backup"
    done = citadels("backup", str(file), "--database", url)
    assert done.returncode == 0 and "SHA-256" in done.stderr
    done = citadels("restore", str(file), "--check", "--jobs", "1")
    assert done.returncode == 0 and "Every record is intact." in done.stdout
    target = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    done = citadels("restore", str(file), "--database", target)
    assert done.returncode == 0 and "restored" in done.stdout
    done = citadels("restore", str(file), "--database", target, "--language", "uk")
    assert done.returncode == 1 and "не порожня" in done.stderr
    done = citadels("backup", str(file), "--database", "sqlite+aiosqlite:////nowhere/x.db")
    assert done.returncode == 1 and "/nowhere/x.db" in done.stderr
    file.write_bytes(forged(file.read_bytes(), without_entry(5)))
    done = citadels("restore", str(file), "--check", "--jobs", "1")
    assert done.returncode == 1
    assert "Table finished: entry 5 is missing." in done.stdout
    assert "1 table is damaged." in done.stdout


def test_a_backup_goes_to_a_pipe(games: Path) -> None:
    url = f"sqlite+aiosqlite:///{games}"
    command = [sys.executable, "-m", "citadels", "backup", "-", "--database", url]
    done = subprocess.run(command, capture_output=True, check=True)  # noqa: S603 - our own
    assert contents(done.stdout) == contents(backed_up(url))


SLOW = """
import sys, time
from citadels.server.storage import backup
from citadels.cli import main
insert = backup._insert
def slow(*given):
    print("begun", flush=True)
    time.sleep(30)
backup._insert = slow
main(sys.argv[1:])
"""


def test_ctrl_c_leaves_nothing_behind(archive: bytes, tmp_path: Path) -> None:
    script, file = tmp_path / "slow.py", tmp_path / "games.backup"
    script.write_text(SLOW)
    file.write_bytes(archive)
    before = sorted(tmp_path.iterdir())
    url = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    with subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, script, "restore", file, "--database", url],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - one thread, no lock held
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130 and "Traceback" not in said
    assert sorted(tmp_path.iterdir()) == before
