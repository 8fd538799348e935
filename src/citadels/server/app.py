"""App: puts the server together, and has what lives as long as the process does."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from uvicorn.config import STARTUP_FAILURE

from .. import __version__
from ..core.basics import Refusal
from . import limits, logs
from .bots.automation import Automation
from .bots.bot_pool import BotPool
from .bots.hints import Adviser
from .bus import Bus
from .http.answers import fail, finish, refuse, reject
from .http.archive import Archive, Replays
from .http.cards import Cards
from .http.dependencies import DEPENDENCIES
from .http.guard import guard
from .http.lobby import Lobby
from .http.pages import count, health, page
from .http.static_files import StaticFiles
from .settings import Settings
from .socket.endpoint import play
from .storage.migrate import migrate
from .storage.store import Store
from .tables.desk import Desk

SETTINGS: Final = "CITADELS_SETTINGS"  # how they reach the processes of one server
# Looking for cycles in all tables at once would make everybody wait: young objects are looked at
# often, old ones seldom.
COLLECTIONS: Final = (20_000, 20, 1_000)
BODY: Final = 16_384  # bytes of a request

logger = logging.getLogger(__name__)


def from_environment() -> Litestar:
    """Make the server that the environment describes, as each of several processes does."""
    logs.set_up()
    try:
        return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))
    except Exception:
        logger.exception("the server cannot be made")
        sys.exit(STARTUP_FAILURE)  # else it would be tried again, for ever


def make_app(settings: Settings) -> Litestar:
    """Make the server."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            async with _running(app, settings):
                yield
        except Exception:
            logger.exception("the server cannot start, or not end well")
            raise

    return Litestar(
        [Archive, Cards, Lobby, page, health, count, play],
        lifespan=[lifespan],
        dependencies=DEPENDENCIES,
        exception_handlers={Refusal: refuse, HTTPException: reject, Exception: fail},
        before_send=[finish],
        guards=[guard],
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Citadels", version=__version__),
        request_max_body_size=BODY,
        state=State({"settings": settings, "files": StaticFiles()}),
    )


@contextlib.asynccontextmanager
async def _running(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Have database, tables and bots for as long as the server runs."""
    store = await Store.connect(settings.database)
    await migrate(store.engine)
    await store.go_on()
    bus = Bus(settings)
    desk = Desk(store, bus.publish)
    pool = BotPool(settings.bot_processes)
    automation = Automation(desk, pool)
    app.state.store, app.state.desk, app.state.key = store, desk, await store.key()
    app.state.adviser, app.state.replays = Adviser(pool), Replays(desk, pool)
    app.state.sockets = limits.Crowd(settings.sockets)
    app.state.spectators = limits.Crowd(limits.SPECTATORS)
    app.state.requests = limits.Buckets(*settings.requests)
    app.state.shunned = limits.Shunned()
    app.state.clients = set()
    tasks = [
        asyncio.create_task(automation.run()),
        asyncio.create_task(bus.run(desk.hear, desk.look_again)),
        asyncio.create_task(_note_presence(app)),
    ]
    gc.collect()
    gc.freeze()  # what a server begins with stays until its end
    gc.set_threshold(*COLLECTIONS)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await automation.stop()
        pool.close()
        await store.close()


async def _note_presence(app: Litestar) -> None:
    """Note every few seconds which guests are here."""
    while True:
        await asyncio.sleep(limits.PRESENCE_SECONDS)
        here = {guest for client in app.state.clients for guest in client.present()}
        with contextlib.suppress(Exception):
            await app.state.store.saw(sorted(here))
            if not app.state.store.is_embedded:
                await app.state.desk.look_who_is_elsewhere()
