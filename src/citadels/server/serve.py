"""Serve: runs the server: finds a port, opens the browser, starts the processes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import tempfile
import threading
import time
import webbrowser
from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from ..core.basics import InvalidConfig
from . import limits, logs, metrics, siblings
from .app import SETTINGS, from_environment
from .http.protocol import HastyProtocol
from .settings import Settings, data_folder, embedded_file
from .signals import interrupts_held
from .socket.protocol import CountedProtocol
from .storage.migrate import migrate
from .storage.store import Store

MANY_FILES: Final = 65_536  # open at once, connections among them
TRIES: Final = 50  # ports after the wanted one
PATIENCE: Final = 10.0  # seconds in which the database has to answer
GRACE: Final = 5  # seconds for connections to end
SLOW: Final = 15  # seconds after which a worker that is silent, and not just starting, is replaced
LOOK: Final = 0.1  # seconds between looks whether the server listens
STARTING: Final = 120.0  # seconds after which nobody waits for a browser any more


def with_database(settings: Settings) -> Settings:
    """The same settings, with the database in the user's own folder if none is named."""
    if settings.database:
        return settings
    data_folder()
    return replace(settings, database=f"sqlite+aiosqlite:///{embedded_file()}")


def check_database(settings: Settings) -> None:
    """Open the database and bring it to this program's schema, or say plainly that it cannot be.

    The processes would fail each for itself, and leave nobody to say so.
    """

    async def check() -> None:
        async with asyncio.timeout(PATIENCE):
            store = await Store.connect(settings.database)
        try:
            await migrate(store.engine)  # which takes as long as there is to change
        finally:
            await store.close()

    try:
        asyncio.run(check())
    except (SQLAlchemyError, OSError, ValueError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise InvalidConfig(said[0].rstrip("."), "no-database") from error


def run_server(settings: Settings, host: str, port: int, workers: int, open_at: str) -> int:
    """Run the server until it is stopped, with a browser at an address; give the exit code."""
    if open_at:
        threading.Thread(target=open_when_ready, args=(open_at,), daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a stop is a stop, as by Ctrl-C
    allow_many_files()
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="citadels-") as folder:
        if workers > 1:
            os.environ[metrics.SHARED] = folder  # there the processes add up what they count
            os.environ[siblings.FOLDER] = folder  # and pass connections to each other
        config = _config(settings, host, port, workers)
        return _run_several(config, settings) if workers > 1 else _run_one(config)


def allow_many_files() -> None:
    """Have as many connections and files as the system lets this program have."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def open_when_ready(address: str) -> None:
    """Open a browser as soon as the server listens: before that it would show an error."""
    place = urlsplit(address)
    end = time.monotonic() + STARTING
    while time.monotonic() < end:
        try:
            socket.create_connection((place.hostname, place.port or 80), 1.0).close()
        except OSError:
            time.sleep(LOOK)
        else:
            webbrowser.open(address)  # without one nothing happens: the address was printed
            return


class Workers(Multiprocess):
    """The processes of a server; Ctrl-C is for the one that started them, which then ends them."""

    def init_processes(self) -> None:
        """Start all of them."""
        with interrupts_held():
            super().init_processes()

    def keep_subprocess_alive(self) -> None:
        """Start others in the place of those that died."""
        with interrupts_held():
            super().keep_subprocess_alive()


def _run_one(config: uvicorn.Config) -> int:
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):  # the signal comes once more after the stop
        server.run()
    return 0 if server.started else STARTUP_FAILURE


def _run_several(config: uvicorn.Config, settings: Settings) -> int:
    """Run workers and replace those that die; one that cannot even start ends them all."""
    logs.set_up(settings.log_format, settings.log_level)
    supervisor = Workers(config, [config.bind_socket()])
    supervisor.run()
    failed = any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes)
    return STARTUP_FAILURE if failed else 0


def _config(settings: Settings, host: str, port: int, workers: int) -> uvicorn.Config:
    return uvicorn.Config(
        f"{from_environment.__module__}:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=HastyProtocol,
        ws=CountedProtocol,
        ws_max_size=limits.FRAME,
        ws_ping_interval=None,  # it has a pulse of its own
        ws_per_message_deflate=False,  # the length of what is packed would tell what is in it
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=SLOW,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies) or None,  # else those that uvicorn believes
        server_header=False,
    )


def find_port(host: str, port: int, tries: int = TRIES) -> int:
    """The wanted port if it is free, else the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    code = "no-port" if tries > 1 else "port"
    raise InvalidConfig(f"there is no free port from {port} up", code, port=str(port))
