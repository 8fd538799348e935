"""A stop while a process of bots is still starting is a stop like any other."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

from tests.faults.child import SLOW
from tests.faults.gaps import open_bots
from tests.faults.process import Server, sqlite
from tests.faults.web import request

STARTING = 3.0  # seconds that the process of bots takes to start here
SOON = 1.0  # seconds after which it surely has begun to start
ALONE = 1  # process of a server whose bots were never asked


async def begin(server: Server) -> None:
    """Begin a game where a bot is asked at once."""
    bots = await open_bots(server.port, 1)
    path = f"/api/tables/{bots.table}/start"
    assert (await request(server.port, "POST", path, bots.cookie, {}, bots.source)).status == 201


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_while_bots_are_starting_leaves_no_traceback(
    by: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SLOW, str(STARTING))
    with Server(tmp_path, sqlite(tmp_path / "start.db")) as server:
        asyncio.run(begin(server))
        time.sleep(SOON)
        assert server.processes() > ALONE  # or nothing is starting, and nothing proven
        code, _ = server.end(by)
        left = asyncio.run(server.left_behind())
    assert code == 0
    assert not left
    said = server.log.read_text().splitlines()
    assert [line for line in said if '"level": "info"' not in line] == []
