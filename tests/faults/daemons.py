"""Daemons: PostgreSQL and Redis of our own, to be killed; or those that are there, to be used."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Final

import asyncpg

from .process import free_port

POSTGRES: Final = os.environ.get(
    "CITADELS_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1/postgres"
).replace("+asyncpg", "")
REDIS: Final = os.environ.get("CITADELS_TEST_REDIS", "redis://127.0.0.1:6379/0")


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def find_program(name: str) -> str:
    """A program of PostgreSQL's, wherever the system keeps them."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(places[-1]) if places else "")


class Postgres:
    """A cluster of our own."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "postgres"
        self.port = free_port()
        self.data.mkdir(mode=0o700)
        if os.geteuid() == 0:
            for place in (folder, self.data):
                shutil.chown(place, "postgres")
        self._run(find_program("initdb"), "-D", str(self.data), "-A", "trust", "-U", "postgres")

    def _run(self, *command: str) -> bool:
        done = subprocess.run(as_postgres(list(command)), check=False, capture_output=True, cwd="/")
        return done.returncode == 0

    def start(self) -> None:
        """Start it, and wait until it answers; after a kill the first attempts may fail."""
        options = f"-p {self.port} -k {self.data} -c listen_addresses=127.0.0.1"
        command = [find_program("pg_ctl"), "-D", str(self.data), "-o", options, "-w", "start"]
        for _ in range(20):
            if self._run(*command, "-l", str(self.data / "log")):
                return
            time.sleep(0.5)
        raise RuntimeError((self.data / "log").read_text()[-1000:])

    def kill(self) -> None:
        """End all of it as a power cut would."""
        head = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(head, signal.SIGKILL)
        time.sleep(0.2)

    def stop(self) -> None:
        """End it."""
        self._run(find_program("pg_ctl"), "-D", str(self.data), "-m", "immediate", "-w", "stop")

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except OSError:
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"


def address_of(name: str, url: str = POSTGRES) -> str:
    """The address, for the server, of a database in a cluster."""
    return f"{url.replace('postgresql://', 'postgresql+asyncpg://').rpartition('/')[0]}/{name}"


async def make_database(url: str, database: str = "") -> str:
    """Make an empty database in a cluster; give its address for the server."""
    database = database or address_of(f"citadels_{secrets.token_hex(6)}", url)
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {database.rpartition('/')[2]}")
    finally:
        await connection.close()
    return database


async def hang_up(url: str, database: str) -> None:
    """End all connections to a database, as a restart of PostgreSQL would."""
    connection = await asyncpg.connect(url)
    name = database.rpartition("/")[2]
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
    try:
        await connection.execute(query, name)
    finally:
        await connection.close()


async def drop_database(url: str, database: str) -> None:
    """Remove a database that was made here."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"DROP DATABASE {database.rpartition('/')[2]} WITH (FORCE)")
    finally:
        await connection.close()
