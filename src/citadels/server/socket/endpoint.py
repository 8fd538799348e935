"""Endpoint: the one address for sockets, and how a connection is served until it ends."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .. import metrics
from ..http.dependencies import guest_of
from ..http.guard import address_of, is_ours
from .client import Client, Flood, SignedOut
from .protocol import FLOODED

TOO_LONG: Final = 1009  # how a connection ends that sent a frame beyond all bounds
NOT_OURS: Final = 4403  # how one ends that comes from another site
SIGNED_OUT: Final = 4401  # how one ends whose guest has signed out everywhere
TOO_MANY: Final = 4429  # how one ends whose address has, or asks for, too many

Socket = WebSocket[Any, Any, Any]


@websocket("/ws")
async def play(socket: Socket) -> None:
    """Serve one connection."""
    state = socket.app.state
    address, now = address_of(socket), state.store.now()
    if state.shunned.holds(address, now):
        await socket.close(code=TOO_MANY)
        return
    if not is_ours(socket):
        await socket.close(code=NOT_OURS)
        return
    if not state.requests.take(address, now) or not state.sockets.enter(address):
        await socket.close(code=TOO_MANY)
        return
    try:
        await _play(socket)
    except Flood:
        state.shunned.add(address, state.store.now())
    finally:
        state.sockets.leave(address)
        let_go(socket)


async def _play(socket: Socket) -> None:
    """Serve a connection that may be there."""
    state = socket.app.state
    guest = await guest_of(socket)
    client = Client(
        state.desk,
        guest,
        lambda data: _send(socket, data),
        state.gallery,
        state.adviser,
        address_of(socket),
    )
    state.clients.add(client)
    try:
        with metrics.SOCKETS.track_inprogress():
            await socket.accept()
            await _serve(socket, client)
    finally:
        client.leave()
        state.clients.discard(client)


def let_go(socket: Socket) -> None:
    """Open the circle of a socket and its functions, so that it need not be collected."""
    del socket.receive, socket.send


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send_data(data, "text")


async def _serve(socket: Socket, client: Client) -> None:
    """Hear commands and tell changes side by side, until either ends."""
    await client.greet(socket.app.state.files.version)

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
            with contextlib.suppress(WebSocketDisconnect, TimeoutError, SignedOut):
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if client.ended:
        await socket.close(code=SIGNED_OUT)
    if socket.scope["state"].get(FLOODED):
        raise Flood
