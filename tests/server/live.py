"""A server as people start it: a real process, a real port, a real stop."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.support.command import take_interrupts

WAIT = 60.0


@contextmanager
def running(
    folder: Path,
    *arguments: str,
    environment: dict[str, str] | None = None,
    stderr: int = subprocess.PIPE,
) -> Iterator[subprocess.Popen[str]]:
    """A server with an embedded database in a folder, or with another one."""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "citadels", "serve", *arguments],
        env={
            **os.environ,
            "XDG_DATA_HOME": str(folder),
            "LANGUAGE": "en",
            "COLUMNS": "200",
            **(environment or {}),
        },
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - one thread, no lock held
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(client: httpx.Client) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        try:
            if client.get("/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def stopped(process: subprocess.Popen[str], by: int = signal.SIGINT) -> tuple[int, str]:
    """Stop a server as Ctrl-C does; give its exit code and what it printed."""
    process.send_signal(by)
    out, _ = process.communicate(timeout=WAIT)
    return process.returncode, out
