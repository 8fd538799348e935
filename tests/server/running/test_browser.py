"""What whoever starts the server sees first: a browser at its address, or the address alone."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import httpx
import pytest

from citadels.commands.serve import PORT
from citadels.server.serve import open_when_ready
from tests.server.live import WAIT, free_port, running, stopped, wait_for

# Visits the address at once, as a browser does, and notes what came of it.
BROWSER = """#!{python}
import pathlib, sys, urllib.request
status = urllib.request.urlopen(sys.argv[1]).status
visit = pathlib.Path({visit!r})
visit.with_suffix(".new").write_text(f"{{sys.argv[1]}} {{status}}")
visit.with_suffix(".new").rename(visit)
"""


def fake_browser(folder: Path) -> tuple[str, Path]:
    """A browser for the environment, and the file where it notes its visit."""
    program, visit = folder / "browser", folder / "visit"
    program.write_text(BROWSER.format(python=sys.executable, visit=str(visit)))
    program.chmod(0o755)
    return str(program), visit


def test_the_browser_opens_at_a_server_that_answers(tmp_path: Path) -> None:
    program, visit = fake_browser(tmp_path)
    port = free_port()
    with running(tmp_path, "--port", str(port), environment={"BROWSER": program}) as process:
        end = time.monotonic() + WAIT
        while not visit.exists() and time.monotonic() < end:
            time.sleep(0.1)
        assert visit.read_text() == f"http://localhost:{port}/ 200"
        code, shown = stopped(process)
    assert code == 0
    assert shown.splitlines()[0] == f"Citadels is at http://localhost:{port}/"


def test_the_browser_waits_for_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{server.getsockname()[1]}/"
        thread = threading.Thread(target=open_when_ready, args=(address,), daemon=True)
        thread.start()
        thread.join(1.5)
        assert thread.is_alive() and not opened
        server.listen()
        thread.join(WAIT)
        assert opened == [address]


@pytest.mark.long
def test_without_a_browser_the_address_is_printed(tmp_path: Path) -> None:
    port = free_port()
    nowhere = {"BROWSER": str(tmp_path / "no-browser"), "PATH": str(tmp_path), "DISPLAY": ""}
    address = f"http://localhost:{port}"
    with (
        running(tmp_path, "--port", str(port), environment=nowhere) as process,
        httpx.Client(base_url=address) as client,
    ):
        wait_for(client)
        time.sleep(0.5)
        assert client.get("/").status_code == 200
        code, shown = stopped(process)
    assert code == 0
    assert f"Citadels is at {address}/" in shown.splitlines()


@pytest.mark.parametrize("at_terminal", [True, pytest.param(False, marks=pytest.mark.long)])
def test_at_a_terminal_nobody_reads_a_log(tmp_path: Path, at_terminal: bool) -> None:
    terminal, end = os.openpty() if at_terminal else os.pipe()
    os.set_blocking(terminal, False)
    port = free_port()
    options = ("--no-browser", "--port", str(port))
    with (
        running(tmp_path, *options, stderr=end) as process,
        httpx.Client(base_url=f"http://localhost:{port}") as client,
    ):
        wait_for(client)
        assert stopped(process)[0] == 0
    try:
        logged = os.read(terminal, 100_000)
    except BlockingIOError:
        logged = b""
    os.close(end)
    os.close(terminal)
    assert bool(logged) is not at_terminal, logged


def take(port: int) -> socket.socket:
    """Listen at a port; whoever has it for long has it for as long as a test needs."""
    taken = socket.socket()
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # also what has just been let go
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            taken.bind(("127.0.0.1", port))
            taken.listen()
            break
        time.sleep(0.1)
    return taken


def test_a_taken_port_is_named_and_the_next_free_one_used(tmp_path: Path) -> None:
    with take(PORT), running(tmp_path, "--no-browser") as process:
        assert process.stdout is not None
        first, second = (process.stdout.readline() for _ in range(2))
        named = re.fullmatch(rf"Port {PORT} is taken; using (\d+)\.\n", first)
        assert named is not None, first
        assert int(named[1]) > PORT
        assert second == f"Citadels is at http://localhost:{named[1]}/\n"
        with httpx.Client(base_url=f"http://localhost:{named[1]}") as client:
            wait_for(client)
        assert stopped(process)[0] == 0


@pytest.mark.long  # another way to name the same machine
def test_the_newer_kind_of_address_is_served_and_shown(tmp_path: Path) -> None:
    if not has_ipv6():
        pytest.skip("this machine has no ::1")
    port = free_port()
    address = f"http://[::1]:{port}"
    options = ("--no-browser", "--host", "::1", "--port", str(port))
    with running(tmp_path, *options) as process, httpx.Client(base_url=address) as client:
        wait_for(client)
        code, shown = stopped(process)
    assert code == 0
    assert f"Citadels is at {address}/" in shown.splitlines()


def has_ipv6() -> bool:
    """Whether anything can be had at ::1."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET6) as probe:
        probe.bind(("::1", 0))
        return True
    return False
