"""Endpoint: the one address for sockets, and how a connection is served until it ends."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import Headers
from litestar.exceptions import WebSocketDisconnect
from litestar.utils.scope.state import ScopeState

from .. import limits, metrics
from ..http.dependencies import guest_of
from ..http.guard import address_of, is_ours, named_guest
from ..wire import messages as m
from .client import Client, Flood, SignedOut, serve
from .connection import Connection
from .protocol import FLOODED, LEAVE
from .reader import Moved

TOO_LONG: Final = 1009  # how a connection ends that sent a frame beyond all bounds
COME_AGAIN: Final = 1012  # how one ends whose table is now at another process
NOT_OURS: Final = 4403  # how one ends that comes from another site
SIGNED_OUT: Final = 4401  # how one ends whose guest has signed out everywhere
BANNED: Final = 4410  # how one ends whose guest or network is banned
TOO_MANY: Final = 4429  # how one ends whose address has, or asks for, too many

Socket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def play(socket: Socket) -> None:
    """Serve one connection."""
    state = socket.app.state
    address, now = address_of(socket), state.store.now()
    if state.shunned.holds(address):
        await socket.close(code=TOO_MANY)
        return
    if not is_ours(socket):
        await socket.close(code=NOT_OURS)
        return
    if not state.requests.take(address, now) or not state.sockets.enter(address):
        await socket.close(code=TOO_MANY)
        return
    try:
        until = state.order.banned_until(named_guest(socket), address, now)
        await (_turn_away(socket, until) if until else _play(socket))
    except Flood:
        state.shunned.add(address)
    finally:
        state.sockets.leave(address)
        let_go(socket)


async def _play(socket: Socket) -> None:
    """Serve a connection that may be there."""
    state = socket.app.state
    address, guest = address_of(socket), await guest_of(socket)
    client: Client = state.make_client(guest, address, lambda data: _send(socket, data))
    state.clients.add(client)
    if state.hand_over is not None:
        socket.scope["state"][LEAVE] = state.hand_over.begin
    try:
        with metrics.SOCKETS.track_inprogress():
            await socket.accept()
            forget_headers(socket)
            await client.greet(state.files.version)
            await serve(Connection(client, state.relay), lambda: _receive(socket))
            if client.bye is not None:
                await socket.close(code=BANNED)
    except Moved:
        await socket.close(code=COME_AGAIN)
    except SignedOut:
        await socket.close(code=SIGNED_OUT)
    except WebSocketDisconnect:
        pass
    finally:
        client.leave()
        state.clients.discard(client)
    if socket.scope["state"].get(FLOODED):
        raise Flood


async def _turn_away(socket: Socket, until: float) -> None:
    """Tell whoever is banned until when, and nothing else."""
    await socket.accept()
    async with asyncio.timeout(limits.SEND_SECONDS):
        await _send(socket, m.encoder.encode(m.Bye("banned", until)))
        await socket.close(code=BANNED)


def forget_headers(socket: Socket) -> None:
    """Keep nothing of a long line of headers that was read already, for as long as a game takes."""
    socket.scope["headers"] = []
    known = ScopeState.from_scope(socket.scope)
    known.headers, known.cookies = Headers(), {}


def let_go(socket: Socket) -> None:
    """Open the circle of a socket and its functions, so that it need not be collected."""
    del socket.receive, socket.send


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send_data(data, "text")


async def _receive(socket: Socket) -> bytes | None:
    """The next frame; nothing when there are no more."""
    try:
        frame = await socket.receive_data(mode="text")
    except WebSocketDisconnect as end:
        if end.code == TOO_LONG:
            raise Flood from end
        return None
    return frame.encode()
