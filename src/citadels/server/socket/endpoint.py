"""Endpoint: the one address for sockets, and how a connection is served until it ends."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .. import limits, metrics
from ..http.guard import address_of, guest_of, is_ours
from ..wire import messages as m
from .client import Client, Flood
from .protocol import FLOODED

TOO_LONG: Final = 1009  # how a connection ends that sent a frame beyond all bounds
NOT_OURS: Final = 4403  # how one ends that comes from another site
BANNED: Final = 4410  # how one ends whose guest or network is banned
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
        until = state.order.banned_until(guest_of(socket), address, now)
        await (_turn_away(socket, until) if until else _play(socket))
    except Flood:
        state.shunned.add(address, state.store.now())
    finally:
        state.sockets.leave(address)
        let_go(socket)


async def _play(socket: Socket) -> None:
    """Serve a connection that may be there."""
    state = socket.app.state
    client = Client(
        state.desk,
        guest_of(socket),
        lambda data: _send(socket, data),
        state.gallery,
        state.adviser,
        address_of(socket),
        state.order,
    )
    state.clients.add(client)
    try:
        with metrics.SOCKETS.track_inprogress():
            await socket.accept()
            await _serve(socket, client)
            if client.bye is not None:
                await socket.close(code=BANNED)
    finally:
        client.leave()
        state.clients.discard(client)


async def _turn_away(socket: Socket, until: float) -> None:
    """Tell whoever is banned until when, and nothing else."""
    await socket.accept()
    async with asyncio.timeout(limits.SEND_SECONDS):
        await _send(socket, m.encoder.encode(m.Bye("banned", until)))
        await socket.close(code=BANNED)


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
            with contextlib.suppress(WebSocketDisconnect, TimeoutError):
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if socket.scope["state"].get(FLOODED):
        raise Flood
