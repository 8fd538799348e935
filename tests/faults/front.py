"""Front: one address before several processes, as a proxy that knows who listens."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import Final

from .proxy import HEAD_END

PIECE: Final = 1 << 16


class Front:
    """Passes every connection on to one of the processes in turn, or to the next that answers."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.port = 0
        self._turn = itertools.count()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def stop(self) -> None:
        """Listen no more."""
        assert self._server is not None
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes; what was asked without effect so far is asked of the next process."""
        with contextlib.suppress(OSError, EOFError):
            head = await reader.readuntil(HEAD_END)
            source = writer.get_extra_info("peername")[0]
            first = next(self._turn)
            ports = [self.ports[(first + n) % len(self.ports)] for n in range(len(self.ports))]
            for port in ports:
                with contextlib.suppress(OSError, EOFError):
                    if await self._pass_on(port, source, head, reader, writer):
                        break
        writer.close()

    async def _pass_on(
        self,
        port: int,
        source: str,
        head: bytes,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> bool:
        """Let a process answer; say whether it did, or may have done something."""
        local = (source, 0)  # limits count by address
        there, onward = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
        answered = False
        up = None
        try:
            onward.write(head)
            if not head.startswith(b"GET"):
                up = asyncio.create_task(_copy(reader, onward))
            while data := await there.read(PIECE):
                answered = True
                up = up or asyncio.create_task(_copy(reader, onward))
                writer.write(data)
                await writer.drain()
        finally:
            if up is not None:
                up.cancel()
            onward.close()
        return answered or not head.startswith(b"GET")


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, EOFError):
        while data := await reader.read(PIECE):
            writer.write(data)
            await writer.drain()
        writer.write_eof()
