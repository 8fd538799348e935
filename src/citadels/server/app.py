"""App: puts the server together, and has what lives as long as the process does."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from uvicorn.config import STARTUP_FAILURE

from .. import __version__
from ..core.basics import Refusal
from . import limits, logs
from .bots import review_worker
from .bots.automation import Automation
from .bots.bot_pool import BotPool
from .bots.hints import Adviser
from .bots.reviewer import Reviewer
from .bus import Bus
from .http.answers import fail, finish, refuse, reject
from .http.archive import Archive, Replays
from .http.cards import Cards
from .http.dependencies import DEPENDENCIES
from .http.devices import DeviceRoutes
from .http.export import export
from .http.friends import FriendRoutes
from .http.games import my_games
from .http.guard import guard
from .http.identity import KeyRoutes, SignInRoutes
from .http.lobby import Lobby
from .http.pages import count, health, page
from .http.pictures import picture
from .http.static_files import StaticFiles
from .http.tries import try_game
from .pictures.painter import Painter
from .settings import Settings
from .signals import end_with_supervisor
from .socket.client import Client
from .socket.endpoint import play
from .storage.migrate import migrate
from .storage.store import Store
from .tables.desk import Desk

if TYPE_CHECKING:
    from .push.sender import Sender

SETTINGS: Final = "CITADELS_SETTINGS"  # how they reach the processes of one server
# Looking for cycles in all tables at once makes everybody wait: young objects are looked at often,
# old ones seldom, but soon enough for what ended connections leave behind.
COLLECTIONS: Final = (20_000, 20, 2)
BODY: Final = 16_384  # bytes of a request
SCHEMA_PATHS: Final = ("/", "/openapi.json")  # below /schema: data, not a page with foreign scripts

logger = logging.getLogger(__name__)


def from_environment() -> Litestar:
    """Make the server that the environment describes, as each of several processes does."""
    logs.set_up()
    end_with_supervisor()
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
        [
            Archive,
            Cards,
            DeviceRoutes,
            FriendRoutes,
            KeyRoutes,
            Lobby,
            SignInRoutes,
            my_games,
            export,
            try_game,
            picture,
            page,
            health,
            count,
            play,
        ],
        lifespan=[lifespan],
        dependencies=DEPENDENCIES,
        exception_handlers={Refusal: refuse, HTTPException: reject, Exception: fail},
        before_send=[finish],
        guards=[guard],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Citadels",
            version=__version__,
            render_plugins=[JsonRenderPlugin(path=SCHEMA_PATHS)],
        ),
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
    app.state.pool = pool
    app.state.adviser, app.state.replays = Adviser(pool), Replays(desk, pool)
    app.state.painter = Painter(app.state.files.body, app.state.files.styles, pool)
    studio = BotPool(begin=review_worker.begin)  # a process of its own, once one is asked for
    app.state.reviewer = Reviewer(store, studio)
    app.state.clients = set()
    desk.signed_out = lambda guest: _end_connections(app.state.clients, guest)
    _count_strangers(app.state, settings)
    works = [automation.run(), bus.run(desk.hear, desk.look_again), _note_presence(app)]
    app.state.sender = await _make_sender(settings, store)
    if app.state.sender is not None:
        works.append(_push(desk, app.state.sender))
    tasks = [asyncio.create_task(work) for work in works]
    _collect_seldom()
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await automation.stop()
        await app.state.reviewer.stop()
        app.state.painter.close()
        studio.close()
        pool.close()
        await store.close()


def _end_connections(clients: set[Client], guest: str) -> None:
    """End the connections of a guest who has signed out everywhere; who may comes back."""
    for client in clients:
        if client.guest == guest:
            client.end()


def _count_strangers(state: State, settings: Settings) -> None:
    """Begin to count what limits are for."""
    state.opened = limits.Buckets(*limits.OPENED)
    state.seats = limits.Buckets(*limits.SEATS)
    state.listed = limits.Buckets(*limits.LISTED)
    state.pictures = limits.Buckets(*limits.PICTURES)
    state.reviews = limits.Buckets(*limits.REVIEWS)
    state.sign_ins = limits.Buckets(*limits.SIGN_INS)
    state.reserved = limits.Buckets(*limits.RESERVED)
    state.exports = limits.Buckets(*limits.EXPORTS)
    state.sockets = limits.Crowd(settings.sockets)
    state.gallery = limits.Gallery()
    state.requests = limits.Buckets(*settings.requests)
    state.shunned = limits.Shunned()


def _collect_seldom() -> None:
    """Leave what a server begins with alone: it stays until its end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


async def _make_sender(settings: Settings, store: Store) -> Sender | None:
    """Have a way to push services, where that is wanted."""
    if not settings.push:
        return None
    from .push.sender import Sender, new_key  # noqa: PLC0415 - slow, and not everybody's

    key = await store.secret("push", new_key())
    return Sender(key, settings.push, anywhere=settings.push_anywhere)


async def _push(desk: Desk, sender: Sender) -> None:
    from .push.pusher import Pusher  # noqa: PLC0415 - as above

    await Pusher(desk, sender).run()


async def _note_presence(app: Litestar) -> None:
    """Note every few seconds which guests are here."""
    while True:
        await asyncio.sleep(limits.PRESENCE_SECONDS)
        here = {guest for client in app.state.clients for guest in client.present()}
        places = {place for client in app.state.clients for place in client.places()}
        with contextlib.suppress(Exception):
            await app.state.store.saw(sorted(here), sorted(places))
            if not app.state.store.is_embedded:
                await app.state.desk.look_who_is_elsewhere()
