"""Services that a test needs: skipped where they are missing, unless CI says they must be there.

Each process that tests has a database of its own, made when it is first needed and removed at the
end: what others have left in PostgreSQL, or do there meanwhile, is none of its business.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NoReturn
from urllib.parse import urlsplit

import pytest

from tests.faults import daemons
from tools.files import ROOT

POSTGRES = daemons.address_of(f"citadels_{secrets.token_hex(6)}")
REDIS = os.environ.get("CITADELS_TEST_REDIS", "redis://127.0.0.1:6379/9")
REQUIRED = os.environ.get("CITADELS_REQUIRE_SERVICES") == "1"

DROP = """\
import asyncio, sys
from tests.faults.daemons import drop_database
asyncio.run(drop_database(*sys.argv[1:]))
"""  # in a process of its own: one that ends starts no threads, and asyncio wants them


def missing(service: str) -> NoReturn:
    """Skip a test whose service is not running; fail where it has to be."""
    if REQUIRED:
        pytest.fail(f"{service} is not running, and CITADELS_REQUIRE_SERVICES=1 asks for it")
    pytest.skip(f"{service} is not running here")


def need_postgres() -> None:
    """Go on only where PostgreSQL listens; the database of this process is there then."""
    if not _listens(POSTGRES, 5432):
        missing("PostgreSQL")
    _make_mine()


@functools.cache
def _make_mine() -> None:
    _wait_for(daemons.make_database(daemons.POSTGRES, POSTGRES))
    drop = [sys.executable, "-c", DROP, daemons.POSTGRES, POSTGRES]
    atexit.register(subprocess.run, drop, cwd=ROOT, check=True)


def _wait_for(work: Coroutine[Any, Any, object]) -> None:
    """Do it, also where a loop is running already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def need_redis() -> None:
    """Go on only where Redis listens."""
    if not _listens(REDIS, 6379):
        missing("Redis")


def _listens(url: str, port: int) -> bool:
    place = urlsplit(url)
    try:
        with socket.create_connection((place.hostname or "127.0.0.1", place.port or port), 1):
            return True
    except OSError:
        return False
