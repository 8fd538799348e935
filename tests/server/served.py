"""A server in this process: an app that others have used, on a database that needs no migration.

To put an app together takes five times as long as to run it, and to migrate an empty database twice
as long. Both are the same each time; what a test does and what it finds is its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from litestar import Litestar
from litestar.testing import TestClient

from citadels.server.app import make_app
from citadels.server.http.static_files import StaticFiles
from citadels.server.settings import Settings
from citadels.server.storage.migrate import migrate
from citadels.server.storage.store import Store

SITE: Final = "http://citadels.local"
SQLITE: Final = "sqlite+aiosqlite:///"

_free: Final[list[Litestar]] = []  # apps that nobody runs


def fresh(file: Path) -> str:
    """The address of a database in a file, which is made unless it is there."""
    if not file.exists():
        file.write_bytes(_empty())
    return f"{SQLITE}{file}"


@functools.cache
def _empty() -> bytes:
    """A database that has its schema and nothing else."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as threads:  # a loop may be running
        file = Path(folder, "empty.db")
        threads.submit(asyncio.run, _migrated(file)).result()
        return file.read_bytes()


@functools.cache
def _files() -> StaticFiles:
    """The client as it was built here."""
    return StaticFiles()


async def _migrated(file: Path) -> None:
    store = await Store.connect(f"{SQLITE}{file}")
    await migrate(store.engine)
    await store.close()


@contextlib.contextmanager
def lent(settings: Settings) -> Iterator[Litestar]:
    """An app with these settings, which is not running yet."""
    app = _free.pop() if _free else make_app(settings)
    app.state.settings, app.state.files = settings, _files()
    yield app
    _free.append(app)  # unless something went wrong


@contextlib.contextmanager
def served(settings: Settings, built: Path | None = None) -> Iterator[TestClient[Any]]:
    """Whoever asks a server with these settings, and with the client that was built there."""
    with lent(settings) as app:
        if built is not None:
            app.state.files = StaticFiles(built)
        with TestClient(app, base_url=SITE) as client:
            yield client


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[Store]:
    """A store of such a database."""
    store = await Store.connect(url)
    await migrate(store.engine)
    try:
        yield store
    finally:
        await store.close()
