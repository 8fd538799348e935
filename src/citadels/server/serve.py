"""Serve: runs the server: finds a port, opens the browser, starts the processes."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from typing import Final

import msgspec
import uvicorn

from ..core.basics import InvalidConfig
from . import limits
from .app import SETTINGS, from_environment
from .settings import Settings, data_folder

TRIES: Final = 50  # ports after the wished one
GRACE: Final = 5  # seconds for connections to end


def embedded_database() -> str:
    """The database in the user's own folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'citadels.db'}"


def run_server(settings: Settings, host: str, port: int, workers: int, open_at: str) -> None:
    """Run the server until it is stopped; open a browser at an address, if there is one."""
    if open_at:
        threading.Timer(1.0, webbrowser.open, [open_at]).start()
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        f"{from_environment.__module__}:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=limits.FRAME,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        server_header=False,
    )


def find_port(host: str, port: int, tries: int = TRIES) -> int:
    """The wished port if it is free, else the next free one."""
    for candidate in range(port, port + tries):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    code = "no-port" if tries > 1 else "port"
    raise InvalidConfig(f"no port from {port} on is free", code, port=str(port))
