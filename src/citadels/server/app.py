"""App: puts the server together, and has what lives as long as the process does."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import secrets
import sys
from collections.abc import AsyncIterator, Callable, Iterator
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
from . import gauges, limits, logs, siblings
from .bots import bot_worker, review_worker
from .bots.bot_pool import BotPool
from .bots.hand_over import HandOver
from .bots.hints import Adviser
from .bots.keeper import Keeper
from .bots.observed import ObservedAutomation
from .bots.reviewer import Reviewer
from .bus import Bus
from .http.admin import Admin
from .http.answers import fail, finish, refuse, reject
from .http.archive import Archive, Replays
from .http.cards import Cards
from .http.counting import count_requests
from .http.days import DayRoutes
from .http.dependencies import DEPENDENCIES
from .http.devices import DeviceRoutes
from .http.export import export
from .http.friends import FriendRoutes
from .http.games import my_games
from .http.guard import guard
from .http.identity import KeyRoutes, SignInRoutes
from .http.leagues import LeagueRoutes
from .http.lobby import Lobby
from .http.manners import Manners
from .http.pages import count, health, page
from .http.pictures import picture
from .http.profiles import ProfileRoutes
from .http.protocol import HastyProtocol
from .http.static_files import StaticFiles
from .http.tries import try_game
from .order.order import NOTICES, Order
from .pictures.painter import Painter
from .retention import Retention
from .settings import Settings
from .siblings import Siblings
from .signals import end_with_supervisor
from .socket.client import Client, SignedOut
from .socket.endpoint import play
from .socket.reader import Send
from .socket.relay import Relay
from .storage.migrate import migrate
from .storage.store import Store
from .tables.desk import Desk
from .tables.observed_desk import ObservedDesk

if TYPE_CHECKING:
    from .push.sender import Sender

SETTINGS: Final = "CITADELS_SETTINGS"  # how they reach the processes of one server
# Looking for cycles in all tables at once makes everybody wait: young objects are looked at often,
# old ones seldom, but soon enough for what ended connections leave behind.
COLLECTIONS: Final = (20_000, 20, 2)
RELAY_KEY_BYTES: Final = 32
BODY: Final = 16_384  # bytes of a request
SCHEMA_PATHS: Final = ("/", "/openapi.json")  # below /schema: data, not a page with foreign scripts

logger = logging.getLogger(__name__)


def from_environment() -> Litestar:
    """Make the server that the environment describes, as each of several processes does."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    logs.set_up(settings.log_format, settings.log_level)
    gauges.count_errors()
    end_with_supervisor()
    try:
        return make_app(settings)
    except Exception:
        logger.exception("the server cannot be made")
        sys.exit(STARTUP_FAILURE)  # else it would be tried again, for ever


def make_app(settings: Settings) -> Litestar:
    """Make the server."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings: Settings = app.state.settings
        try:
            with _telemetry(settings):
                async with _running(app, settings):
                    yield
        except Exception:
            logger.exception("the server cannot start, or not end well")
            raise

    return Litestar(
        [
            Admin,
            Archive,
            Cards,
            DayRoutes,
            DeviceRoutes,
            FriendRoutes,
            KeyRoutes,
            LeagueRoutes,
            Lobby,
            Manners,
            ProfileRoutes,
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
        middleware=[count_requests],
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


@contextlib.contextmanager
def _telemetry(settings: Settings) -> Iterator[None]:
    """Send what is done to a collector, where one is named."""
    if not settings.telemetry:
        yield
        return
    from . import telemetry  # noqa: PLC0415 - slow, and not everybody's

    stop = telemetry.start(settings.telemetry)
    try:
        yield
    finally:
        stop()


@contextlib.asynccontextmanager
async def _running(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Have database, tables and bots for as long as the server runs."""
    store = await Store.connect(settings.database)
    await migrate(store.engine)
    await store.go_on()
    bus = Bus(settings)
    desk = ObservedDesk(store, bus.publish)
    deep = BotPool(settings.bot_processes, bot_worker.begin_modestly, "deep")
    pool = BotPool(settings.bot_processes, deep=deep)
    automation = ObservedAutomation(desk, pool)
    app.state.store, app.state.desk, app.state.key = store, desk, await store.key()
    app.state.pool = pool
    app.state.adviser, app.state.replays = Adviser(pool), Replays(desk, pool)
    app.state.painter = Painter(app.state.files.body, app.state.files.styles, pool)
    studio = BotPool(
        begin=review_worker.begin, name="reviews"
    )  # a process of its own, once one is asked for
    app.state.reviewer = Reviewer(store, studio)
    app.state.keeper = keeper = Keeper(desk, pool)
    app.state.clients = set()
    order = app.state.order = Order(desk, app.state.key, settings)
    order.clients = app.state.clients

    async def hear(notice: str) -> None:
        await (order if notice.startswith(NOTICES) else desk).hear(notice)

    desk.signed_out = lambda guest: _end_connections(app.state.clients, guest)
    _count_strangers(app.state, settings)
    await order.look()
    app.state.make_client = _client_maker(app.state)
    works = [automation.run(), bus.run(hear, desk.look_again), _note_presence(app), order.run()]
    works += [gauges.watch_loop(), gauges.watch_process(store, settings.backups)]
    works += [Retention(store, settings).run(), keeper.run()]
    app.state.hand_over = None  # to nobody, where there is one process only
    app.state.relay = relay = await _make_relay(app.state, settings)
    family = siblings.begin() if relay is not None else None
    if relay is not None:
        works.append(desk.owner.run(desk.look_at, desk.lose_all, _meet(relay, family)))
        app.state.hand_over = HandOver(desk, automation, family)
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
        await order.stop()
        if family is not None:
            family.close()
        if relay is not None:
            with contextlib.suppress(Exception):  # a database that is gone: the lease will end
                await desk.owner.resign()
            await relay.close()
        await app.state.reviewer.stop()
        app.state.painter.close()
        studio.close()
        deep.close()
        pool.close()
        await store.close()


def _client_maker(state: State) -> Callable[[str, str, Send], Client]:
    """What makes a client of whoever is connected, here or at another process."""

    def make(guest: str, address: str, send: Send) -> Client:
        return Client(
            *(state.desk, guest, send, state.gallery, state.adviser, address, state.order)
        )

    return make


async def _make_relay(state: State, settings: Settings) -> Relay | None:
    """Be one of the processes of a database, if it can have several."""
    if state.store.is_embedded:
        return None
    key = await state.store.secret("relay", secrets.token_bytes(RELAY_KEY_BYTES))
    relay = Relay(state.desk, key, state.make_client, state.clients)
    await state.desk.owner.enlist(await relay.listen(settings.relay))
    return relay


def _meet(relay: Relay, family: Siblings | None) -> Callable[[set[str]], None]:
    """What is done whenever this process has been seen, and has seen the others."""

    def meet(others: set[str]) -> None:
        relay.meet(others)
        if family is not None:
            family.beat()

    return meet


def _end_connections(clients: set[Client], guest: str) -> None:
    """End the connections of a guest who has signed out everywhere; who may comes back."""
    for client in list(clients):
        if client.guest == guest:
            client.dismiss(SignedOut())


def _count_strangers(state: State, settings: Settings) -> None:
    """Begin to count what limits are for."""
    state.opened = limits.Buckets(*limits.OPENED)
    state.seats = limits.Buckets(*limits.SEATS)
    state.listed = limits.Buckets(*limits.LISTED)
    state.pictures = limits.Buckets(*limits.PICTURES)
    state.reviews = limits.Buckets(*limits.REVIEWS)
    state.sign_ins = limits.Buckets(*limits.SIGN_INS)
    state.reserved = limits.Buckets(*limits.RESERVED)
    state.vacations = limits.Buckets(*limits.VACATIONS)
    state.exports = limits.Buckets(*limits.EXPORTS)
    state.sockets = limits.Neighbourhood(settings.sockets)
    state.gallery = limits.Gallery()
    state.requests = limits.Buckets(*settings.requests)
    state.files_asked = limits.Buckets(*limits.FILES)
    state.patience = limits.Buckets(*limits.PATIENCE)
    state.reports = limits.Buckets(*limits.REPORTS)
    state.keys_tried = limits.Buckets(*limits.KEYS_TRIED)
    state.shunned = HastyProtocol.shunned = limits.Shunned(state.store.now)


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
