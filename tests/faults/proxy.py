"""Proxy: a line that delays, splits, doubles, reorders, halves and spoils."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Final

HEAD_END: Final = b"\r\n\r\n"


class Faults:
    """How often what happens, and a count of what did."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.count: dict[str, int] = {}

    def strikes(self, name: str, share: float) -> bool:
        """Whether a fault happens now."""
        happens = self.rng.random() < share
        if happens:
            self.count[name] = self.count.get(name, 0) + 1
        return happens


async def frames(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The frames that a client sends, each whole."""
    while True:
        head = await reader.readexactly(2)
        size = head[1] & 127
        if size == 126:
            more = await reader.readexactly(2)
        elif size == 127:
            more = await reader.readexactly(8)
        else:
            more = b""
        length = int.from_bytes(more, "big") if more else size
        mask = 4 if head[1] & 128 else 0
        yield head + more + await reader.readexactly(mask + length)


class Proxy:
    """Listens on a port of its own and passes on to the server, badly."""

    def __init__(self, target: int, faults: Faults) -> None:
        self.target = target
        self.faults = faults
        self.port = 0
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
        try:
            there, onward = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        up = asyncio.create_task(self._up(reader, onward))
        down = asyncio.create_task(self._down(there, writer))
        try:
            await asyncio.wait([up, down], return_when=asyncio.ALL_COMPLETED)
        finally:
            for task in (up, down):
                task.cancel()
            await asyncio.gather(up, down, return_exceptions=True)
            for one in (writer, onward):
                one.close()

    async def _up(self, reader: asyncio.StreamReader, onward: asyncio.StreamWriter) -> None:
        """Pass frames on to the server: late, in pieces, twice, out of order, or not any more."""
        faults, lock = self.faults, asyncio.Lock()
        late: set[asyncio.Task[None]] = set()
        with contextlib.suppress(OSError, EOFError):
            onward.write(await reader.readuntil(HEAD_END))
            async for frame in frames(reader):
                if faults.strikes("duplicate", 0.3):
                    late.add(asyncio.create_task(self._later(onward, frame, 0.5, lock)))
                if faults.strikes("reorder", 0.1):
                    late.add(asyncio.create_task(self._later(onward, frame, 0.1, lock)))
                    continue
                await self._send(onward, frame, lock)
                if faults.strikes("garbage", 0.01):
                    onward.write(faults.rng.randbytes(faults.rng.randrange(1, 50)))
                if faults.strikes("half-close", 0.01):
                    break
        for task in late:
            task.cancel()
        with contextlib.suppress(OSError):
            onward.write_eof()

    async def _send(self, onward: asyncio.StreamWriter, frame: bytes, lock: asyncio.Lock) -> None:
        rng = self.faults.rng
        if self.faults.strikes("delay", 0.2):
            await asyncio.sleep(rng.uniform(0, 0.03))
        async with lock:
            if self.faults.strikes("split", 0.3):
                at = rng.randrange(1, len(frame))
                onward.write(frame[:at])
                await asyncio.sleep(0.001)
                frame = frame[at:]
            onward.write(frame)
            await onward.drain()

    async def _later(
        self, onward: asyncio.StreamWriter, frame: bytes, most: float, lock: asyncio.Lock
    ) -> None:
        await asyncio.sleep(self.faults.rng.uniform(0, most))
        with contextlib.suppress(OSError):
            await self._send(onward, frame, lock)

    async def _down(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what the server says, in pieces, sometimes with rubbish in it."""
        with contextlib.suppress(OSError, EOFError):
            while data := await there.read(1 << 16):
                if self.faults.strikes("split answers", 0.2) and len(data) > 1:
                    at = self.faults.rng.randrange(1, len(data))
                    writer.write(data[:at])
                    await asyncio.sleep(0.001)
                    data = data[at:]
                writer.write(data)
                if self.faults.strikes("garbage answers", 0.003):
                    writer.write(self.faults.rng.randbytes(20))
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()
