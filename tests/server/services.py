"""Services that a test needs: skipped where they are missing, unless CI says they must be there."""

from __future__ import annotations

import os
import socket
from typing import NoReturn
from urllib.parse import urlsplit

import pytest

POSTGRES = os.environ.get("CITADELS_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1/test")
REDIS = os.environ.get("CITADELS_TEST_REDIS", "redis://127.0.0.1:6379/9")
REQUIRED = os.environ.get("CITADELS_REQUIRE_SERVICES") == "1"


def missing(service: str) -> NoReturn:
    """Skip a test whose service is not running; fail where it has to be."""
    if REQUIRED:
        pytest.fail(f"{service} is not running, and CITADELS_REQUIRE_SERVICES=1 asks for it")
    pytest.skip(f"{service} is not running here")


def need_postgres() -> None:
    """Go on only where PostgreSQL listens."""
    if not _listens(POSTGRES, 5432):
        missing("PostgreSQL")


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
