"""Echo: the least a server can do with the same traffic, to measure ours against.

A choice is answered with a short frame, and every socket of its table gets one as long as a table
is when it is told. No rules, no database, no words.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import uvicorn

from citadels.server import limits

groups: dict[str, list[Callable[[dict[str, Any]], Awaitable[None]]]] = {}
long = "x" * int(sys.argv[2]) if len(sys.argv) > 2 else ""


class Sent(msgspec.Struct):
    """What a client sends."""

    do: str
    id: int
    table: str = ""


_decoder = msgspec.json.Decoder(Sent)


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Serve one socket."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    table = ""
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            groups[table].remove(send)
            return
        sent = _decoder.decode(message["text"])
        if sent.do == "join":
            table = sent.table
            groups.setdefault(table, []).append(send)
            continue
        short = f'{{"tell":"done","id":{sent.id}}}'
        await send({"type": "websocket.send", "text": short})
        if sent.do == "choose":
            for one in groups[table]:
                await one({"type": "websocket.send", "text": long})


if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_max_size=limits.FRAME,
        log_level="warning",
        access_log=False,
    )
