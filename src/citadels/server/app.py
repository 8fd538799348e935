"""App: the routes, the one socket, and what lives as long as the process does."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, route, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import STARTUP_FAILURE

from .. import __version__
from ..core.basics import Refusal
from . import cookies, limits, logs, metrics
from .archive import Archive, Replays
from .client import Client, Flood
from .desk import Desk
from .hints import Adviser
from .keeper import Keeper
from .library import Library
from .lobby import Lobby, TheStore
from .migrate import migrate
from .news import News
from .pages import Pages, answer
from .settings import Settings
from .store import Store
from .thinking import Thinkers

SETTINGS: Final = "CITADELS_SETTINGS"  # how they reach the processes of one server
FREE: Final = "free"  # what counts as no request of an address: it costs nothing
YEAR: Final = 365 * 86_400
# Looking for cycles in all tables at once would make everybody wait: young objects are looked at
# often, old ones seldom.
COLLECTIONS: Final = (20_000, 20, 1_000)
BODY: Final = 16_384  # bytes of a request
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
STATUS: Final = {"no-table": 404, "too-fast": 429, "no-seat": 403, "not-host": 403, "origin": 403}
CODES: Final = {404: "not-found", 405: "not-found", 413: "too-long"}
CONFLICT: Final = 409
FAULT: Final = 500
TOO_LONG: Final = 1009  # how a connection ends that sent a frame beyond all bounds

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
        [Archive, Library, Lobby, page, health, count, play],
        lifespan=[lifespan],
        dependencies={
            "guest": Provide(provide_guest),
            "store": Provide(provide_store, sync_to_thread=False),
            "desk": Provide(provide_desk, sync_to_thread=False),
            "replays": Provide(provide_replays, sync_to_thread=False),
        },
        exception_handlers={Refusal: refuse, HTTPException: reject, Exception: fail},
        before_send=[finish],
        guards=[guard],
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Citadels", version=__version__),
        request_max_body_size=BODY,
        state=State({"settings": settings, "pages": Pages()}),
    )


@contextlib.asynccontextmanager
async def _running(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """Have database, tables and bots for as long as the server runs."""
    store = await Store.connect(settings.database)
    await migrate(store.engine)
    await store.go_on()
    news = News(settings)
    desk = Desk(store, news.tell)
    thinkers = Thinkers(settings.thinkers)
    keeper = Keeper(desk, thinkers)
    app.state.store, app.state.desk, app.state.key = store, desk, await store.key()
    app.state.adviser, app.state.replays = Adviser(thinkers), Replays(desk, thinkers)
    app.state.sockets = limits.Crowd(settings.sockets)
    app.state.spectators = limits.Crowd(limits.SPECTATORS)
    app.state.requests = limits.Buckets(*settings.requests)
    app.state.shunned = limits.Shunned()
    app.state.clients = set()
    tasks = [
        asyncio.create_task(keeper.run()),
        asyncio.create_task(news.run(desk.hear, desk.look_again)),
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
        await keeper.stop()
        thinkers.close()
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


def provide_store(state: State) -> Store:
    """The database."""
    store: Store = state.store
    return store


def provide_desk(state: State) -> Desk:
    """The tables."""
    desk: Desk = state.desk
    return desk


def provide_replays(state: State) -> Replays:
    """The replays."""
    replays: Replays = state.replays
    return replays


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    """Who asks: by the cookie, or a new guest who gets one."""
    key = request.app.state.key
    guest = cookies.read(request.cookies.get(cookies.NAME, ""), key)
    if not guest:
        guest = cookies.new_guest()
        request.scope["state"]["cookie"] = cookies.sign(guest, key)
    return guest


def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse requests of other sites, and too many of one address."""
    if not isinstance(connection, Request) or FREE in handler.opt:
        return
    state = connection.app.state
    if connection.method not in ("GET", "HEAD") and not is_ours(connection):
        raise Refusal("another site", "origin")
    if not state.requests.take(address_of(connection), state.store.now()):
        raise Refusal("too many requests", "too-fast")


def is_ours(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a connection comes from a page of ours, or from no page at all."""
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    settings: Settings = connection.app.state.settings
    return settings.allows(origin, connection.scope["scheme"], host)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else ""


async def finish(message: Message, scope: Scope) -> None:
    """Add what every answer carries, and the cookie of a new guest."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        if not scope["path"].startswith("/schema"):  # its page brings scripts of its own
            for name, value in HEADERS.items():
                headers[name] = value
        cookie = scope.get("state", {}).get("cookie")
        if cookie:
            secure = "; Secure" if scope["scheme"] == "https" else ""
            rest = f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
            headers.add("Set-Cookie", f"{cookies.NAME}={cookie}; {rest}")


def refuse(_: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, object]]:
    """Say by a code what was wrong."""
    metrics.REFUSALS.labels(refusal.code).inc()
    status = STATUS.get(refusal.code, CONFLICT)
    return Response({"code": refusal.code, "facts": refusal.facts}, status_code=status)


def reject(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, object]]:
    """Say by a code that a request makes no sense."""
    code = CODES.get(error.status_code, "malformed" if error.status_code < FAULT else "server")
    return Response({"code": code, "facts": {}}, status_code=error.status_code)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
    """Say that something went wrong here, and log where; what it was about stays here."""
    if isinstance(error, RecursionError | UnicodeDecodeError):
        return reject(request, HTTPException(status_code=400))
    logger.error("%s %s", request.method, request.url.path, exc_info=error)
    return Response({"code": "server", "facts": {}}, status_code=FAULT)


@route(
    ["/", "/{place:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={FREE: True}
)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The client and its parts; whoever sees it has a cookie."""
    pages: Pages = state.pages
    file = pages.find(request.scope["path"], request.headers.get("accept", ""))
    if pages.is_page(file):
        await provide_guest(request)
    return answer(file, request)


@get("/health")
async def health(store: TheStore) -> Response[dict[str, str]]:
    """Whether the server and its database are well."""
    try:
        async with asyncio.timeout(limits.HEALTH_SECONDS):
            await store.listed((), 1)
    except (SQLAlchemyError, OSError, TimeoutError):
        return Response({"status": "no database", "version": __version__}, status_code=503)
    return Response({"status": "ok", "version": __version__})


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def count() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(metrics.report(), headers={"Content-Type": CONTENT_TYPE_LATEST})


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one connection."""
    state = socket.app.state
    address, now = address_of(socket), state.store.now()
    if state.shunned.holds(address, now):
        await socket.close(code=4429)
        return
    if not is_ours(socket):
        await socket.close(code=4403)
        return
    if not state.requests.take(address, now) or not state.sockets.enter(address):
        await socket.close(code=4429)
        return
    guest = cookies.read(socket.cookies.get(cookies.NAME, ""), state.key)
    client = Client(
        state.desk, guest, lambda data: _send(socket, data), state.spectators, state.adviser
    )
    state.clients.add(client)
    try:
        with metrics.SOCKETS.track_inprogress():
            await socket.accept()
            await _serve(socket, client)
    except Flood:
        state.shunned.add(address, state.store.now())
    finally:
        client.leave()
        state.clients.discard(client)
        state.sockets.leave(address)


async def _send(socket: WebSocket[Any, Any, Any], data: bytes) -> None:
    await socket.send_data(data, "text")


async def _serve(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Hear wishes and tell changes side by side, until either ends."""
    await client.greet(socket.app.state.pages.version)

    async def hear() -> None:
        try:
            while True:
                frame = await socket.receive_data(mode="text")
                await client.hear(frame.encode())
        except WebSocketDisconnect as end:
            if end.code == TOO_LONG:
                raise Flood from end

    tasks = [asyncio.create_task(hear()), asyncio.create_task(client.tell_changes())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with contextlib.suppress(WebSocketDisconnect, TimeoutError):
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
