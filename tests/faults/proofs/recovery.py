"""F9: a cluster of PostgreSQL is destroyed in play, and recovered to a moment before."""

from __future__ import annotations

import asyncio
import io
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

from citadels.server.storage.archive import read_archive
from citadels.server.storage.backup import back_up
from citadels.server.verification import verify
from tests.server.table import make_desk, open_table

from ..daemons import Postgres, as_postgres, find_program
from ..process import free_port
from ..proof import Outcome

TITLE: Final = "F9: PostgreSQL destroyed, and recovered from a base backup and its archive"
TABLES: Final = (12, 2)  # in a full and in a small run, before the base, after it, and too late
CHOICES: Final = 25  # at each table, each time
PROMOTED: Final = 120.0  # seconds in which a cluster has to be recovered
ARCHIVED: Final = 60.0  # seconds in which the last segment has to be in the archive
SETTINGS: Final = "archive_mode = on\nwal_level = replica\narchive_command = 'cp %p {folder}/%f'\n"


def _run(*command: str) -> None:
    done = subprocess.run(as_postgres(list(command)), capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stderr[-1000:]}")


def archiving(folder: Path) -> Postgres:
    """A cluster that keeps everything it writes in an archive."""
    wal = folder / "wal"
    wal.mkdir()
    cluster = Postgres(folder)
    if os.geteuid() == 0:
        shutil.chown(wal, "postgres")
    with (cluster.data / "postgresql.conf").open("a") as file:
        file.write(SETTINGS.format(folder=wal))
    return cluster


async def play(url: str, tables: int, seed: int) -> None:
    """Open tables, and play at each for a while."""
    chance = random.Random(seed)
    async with make_desk(Path(), url) as desk:
        for number in range(tables):
            guests = [f"{who}{seed}-{number}" for who in ("ada", "bob", "cyd")]
            id = (await open_table(desk, guests)).id
            for _ in range(CHOICES):
                table = (await desk.hold(id)).table
                if table.game is None or table.game.question is None:
                    break
                option = chance.choice(table.game.options).text
                seat, question = table.asked_seat, table.question
                await desk.commit(
                    id,
                    lambda t, at, s=seat, q=question, o=option: t.may_choose(at, s, q, o, "player"),  # type: ignore[misc]  # bound now
                )


async def ask(url: str, query: str) -> Any:
    """Ask a cluster something."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def archived(url: str) -> bytes:
    """A database as our own backup has it."""
    stream = io.BytesIO()
    back_up(url, stream, lambda *_: None)
    return stream.getvalue()


def contents(archive: bytes) -> list[Any]:
    """What a backup holds, apart from when it was made."""
    return list(read_archive(io.BytesIO(archive)))[1:]


def push_out(url: str, wal: Path) -> None:
    """Have everything that was written in the archive."""
    name = asyncio.run(ask(url, "SELECT pg_walfile_name(pg_switch_wal())"))
    end = time.monotonic() + ARCHIVED
    while not (wal / name).exists():
        if time.monotonic() > end:
            raise RuntimeError(f"{name} is not archived")
        time.sleep(0.1)


@contextmanager
def recovered(folder: Path, base: Path, wal: Path, target: str) -> Iterator[Postgres | None]:
    """A cluster made of a base and an archive, as it was at some time; none if it cannot be."""
    shutil.copytree(base, folder / "postgres", symlinks=True)
    cluster = Postgres.__new__(Postgres)
    cluster.data, cluster.port = folder / "postgres", free_port()
    with (cluster.data / "postgresql.auto.conf").open("a") as file:
        file.write(f"restore_command = 'cp {wal}/%f %p'\nrecovery_target_action = 'promote'\n")
        if target:
            file.write(f"recovery_target_time = '{target}'\n")
    (cluster.data / "recovery.signal").touch()
    if os.geteuid() == 0:
        for place in (folder, *folder.rglob("*")):
            shutil.chown(place, "postgres")
    cluster.data.chmod(0o700)
    try:
        yield cluster if _promoted(cluster) else None
    finally:
        cluster.stop()


def _promoted(cluster: Postgres) -> bool:
    """Start it; say whether it has become a cluster of its own."""
    options = f"-p {cluster.port} -k {cluster.data} -c listen_addresses=127.0.0.1"
    options += " -c archive_mode=off"
    command = [find_program("pg_ctl"), "-D", str(cluster.data), "-o", options, "-W", "start"]
    subprocess.run(
        as_postgres([*command, "-l", str(cluster.data / "log")]), check=False, capture_output=True
    )
    end = time.monotonic() + PROMOTED
    while time.monotonic() < end:
        try:
            if not asyncio.run(ask(cluster.url, "SELECT pg_is_in_recovery()")):
                return True
        except (OSError, asyncpg.PostgresError):
            if "database system is shut down" in (cluster.data / "log").read_text():
                return False
        time.sleep(0.2)
    return False


def _moment(url: str) -> str:
    """A time between what was done and what will be."""
    time.sleep(0.5)
    now = asyncio.run(ask(url, "SELECT clock_timestamp()::text"))
    time.sleep(0.5)
    return str(now)


class Scene:
    """What was there at the moment and in the end, and where it can be recovered from."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.folder, self.wal, self.base = folder, folder / "wal", folder / "base"
        cluster = archiving(folder)
        cluster.start()
        try:
            url = cluster.url.replace("postgresql://", "postgresql+asyncpg://")
            asyncio.run(play(url, tables, 1))
            self._copy(cluster)
            asyncio.run(play(url, tables, 2))
            self.then = archived(url)
            self.moment = _moment(url)
            push_out(url, self.wal)
            self.needed = {file.name for file in self.wal.iterdir()}
            asyncio.run(play(url, tables, 3))
            self.last = archived(url)
            push_out(url, self.wal)
        finally:
            cluster.kill()
            time.sleep(0.5)
            shutil.rmtree(cluster.data)

    def _copy(self, cluster: Postgres) -> None:
        place = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "postgres", "-c", "fast"]
        _run(find_program("pg_basebackup"), *place, "-D", str(self.base))

    def again(self, name: str, wal: Path, target: str) -> bytes | None:
        """What is there after a recovery; nothing if that failed."""
        folder = self.folder / name
        folder.mkdir()
        with recovered(folder, self.base, wal, target) as cluster:
            if cluster is None:
                return None
            return archived(cluster.url.replace("postgresql://", "postgresql+asyncpg://"))


def prove(small: bool) -> Outcome:
    """Play, destroy, recover, compare."""
    if not all(map(find_program, ("initdb", "pg_ctl", "pg_basebackup"))):
        return Outcome("", not_run="PostgreSQL is not installed here")
    tables = TABLES[small]
    with tempfile.TemporaryDirectory(prefix="citadels-recovery-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        return judge(Scene(folder, tables), tables)


def judge(scene: Scene, tables: int) -> Outcome:
    """See what the recoveries brought back."""
    outcome = Outcome(
        f"three times {tables} tables; a base backup, an archive, a kill, no data left"
    )
    began = time.monotonic()
    found = scene.again("recovered", scene.wal, scene.moment)
    took = time.monotonic() - began
    same = found is not None and contents(found) == contents(scene.then)
    rows = len(contents(scene.then))
    outcome.holds("every row is as it was at that moment", same, f"{rows} rows, {took:.0f} s")
    report = None
    if found is not None:
        file = scene.folder / "found.backup"
        file.write_bytes(found)
        report = verify(file, 1, lambda *_: None)
    whole = report is not None and not report.faults and report.tables == 2 * tables
    figure = f"{report.entries} entries of {report.tables} tables" if report else "-"
    outcome.holds("every log that was recovered replays", whole, figure)
    end = scene.again("end", scene.wal, "")
    all_there = end is not None and contents(end) == contents(scene.last)
    outcome.holds("without a moment, all that was archived is there", all_there)
    later = end is not None and contents(end) != contents(scene.then)
    outcome.caught("a recovery to the end is not one to that moment", later)
    holey = scene.folder / "holey"
    shutil.copytree(scene.wal, holey)
    (holey / max(scene.needed)).unlink()
    lost = scene.again("lost", holey, scene.moment)
    missed = lost is None or contents(lost) != contents(scene.then)
    outcome.caught("an archive with a segment missing does not get there", missed)
    return outcome
