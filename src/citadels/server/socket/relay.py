"""Relay: passes the connection of a guest on to the process that owns the table.

One line of TCP for each such connection, between processes that prove to each other that they know
a secret of the database. Frames travel as lines, both ways: JSON needs no line breaks.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
import sys
import weakref
from collections.abc import Callable
from typing import Final

import msgspec

from .. import limits
from ..tables.desk import Desk
from ..tables.owner import Elsewhere
from .client import Client, Flood, SignedOut, serve
from .reader import Moved, Send

HANDSHAKE: Final = 5.0  # seconds for two processes to know each other
LONGEST: Final = 1 << 24  # bytes of a line: a told table is much shorter
NONCE_BYTES: Final = 16
COME, YOURS, GONE, FLOOD = b"come", b"yours", b"gone", b"flood"  # what the owner says itself

Lines = tuple[asyncio.StreamReader, asyncio.StreamWriter]
logger = logging.getLogger(__name__)


class Visitor(msgspec.Struct):
    """Who comes by way of another process."""

    worker: str  # that process
    table: str
    guest: str
    address: str  # as the limits count


class Line:
    """An open way to the owner of a table, for one guest."""

    def __init__(self, owner: str, lines: Lines) -> None:
        self.owner = owner
        self.reader, self.writer = lines

    async def pass_on(self, frame: bytes) -> None:
        """Let the owner hear a frame."""
        self.writer.write(frame.replace(b"\n", b" ") + b"\n")
        await self.writer.drain()

    async def tell(self, send: Send) -> None:
        """Tell the guest what the owner tells, until it stops."""
        with contextlib.suppress(OSError, ValueError):
            while line := await self.reader.readline():
                if line.rstrip(b"\n") == FLOOD:
                    raise Flood
                async with asyncio.timeout(limits.SEND_SECONDS):
                    await send(line[:-1])

    def close(self) -> None:
        """Hang up."""
        self.writer.transport.abort()


class Relay:
    """The lines from other processes, and to them."""

    def __init__(
        self,
        desk: Desk,
        key: bytes,
        make_client: Callable[[str, str, Send], Client],
        clients: set[Client],
    ) -> None:
        self.desk = desk
        self.key = key
        self.make_client = make_client
        self.clients = clients  # all who are connected, in whatever way
        self.server: asyncio.Server | None = None
        self.visits: set[asyncio.Task[None]] = set()
        self.lines: weakref.WeakSet[Line] = weakref.WeakSet()

    async def listen(self, host: str) -> str:
        """Hear from other processes; give the address at which they can be heard."""
        self.server = await asyncio.start_server(self._take, host, 0, limit=LONGEST)
        port = self.server.sockets[0].getsockname()[1]
        return f"{host} {port}"

    async def close(self) -> None:
        """Let all go who came from other processes."""
        if self.server is not None:
            self.server.close()
        for visit in self.visits:
            visit.cancel()
        await asyncio.gather(*self.visits, return_exceptions=True)

    def meet(self, others: set[str]) -> None:
        """Wait no more for owners that others count on no longer: they may never answer."""
        for line in [line for line in self.lines if line.owner not in others]:
            line.close()

    async def reach(self, place: Elsewhere, guest: str, address: str) -> Line | None:
        """Have a line to the owner of a table; nothing if that cannot be reached, or is no more."""
        host, _, port = place.address.rpartition(" ")
        lines: Lines | None = None
        try:
            async with asyncio.timeout(HANDSHAKE):
                lines = await asyncio.open_connection(host, int(port), limit=LONGEST)
                visitor = Visitor(self.desk.owner.id, place.table, guest, address)
                if await self._introduce(lines, visitor) == COME:
                    line = Line(place.owner, lines)
                    self.lines.add(line)
                    return line
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            logger.debug("the owner of table %s is silent: %s", place.table, type(error).__name__)
        if lines is not None:
            lines[1].transport.abort()
        return None

    async def _introduce(self, lines: Lines, visitor: Visitor) -> bytes:
        """Prove to be one of us, see the same proved, and say who comes."""
        reader, writer = lines
        theirs = await _read(reader)
        ours = secrets.token_hex(NONCE_BYTES).encode()
        writer.write(ours + b"\n" + self._proof(b"guest", theirs, ours) + b"\n")
        if not hmac.compare_digest(await _read(reader), self._proof(b"owner", theirs, ours)):
            raise OSError("another process listens there")
        writer.write(msgspec.json.encode(visitor) + b"\n")
        return await _read(reader)

    def _proof(self, role: bytes, *nonces: bytes) -> bytes:
        return hmac.digest(self.key, b" ".join([role, *nonces]), "sha256").hex().encode()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a line from another process."""
        task = asyncio.current_task()
        assert task is not None
        self.visits.add(task)
        try:
            async with asyncio.timeout(HANDSHAKE):
                visitor = await self._meet((reader, writer))
                answer = GONE if visitor is None else await self._answer(visitor)
                writer.write(answer + b"\n")
            if visitor is not None and answer == COME:
                await self._serve(visitor, reader, writer)
        except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
            logger.info("a line ended: %s", type(error).__name__)
        except asyncio.CancelledError:
            pass  # this process ends
        finally:
            self.visits.discard(task)
            with contextlib.suppress(Exception):
                await writer.drain()
            writer.close()

    async def _meet(self, lines: Lines) -> Visitor | None:
        """See proved that another process is one of us, prove the same, and hear who comes."""
        reader, writer = lines
        ours = secrets.token_hex(NONCE_BYTES).encode()
        writer.write(ours + b"\n")
        theirs, proof = await _read(reader), await _read(reader)
        if not hmac.compare_digest(proof, self._proof(b"guest", ours, theirs)):
            return None
        writer.write(self._proof(b"owner", ours, theirs) + b"\n")
        return msgspec.json.decode(await _read(reader), type=Visitor)

    async def _answer(self, visitor: Visitor) -> bytes:
        """Let a visitor come; to a table that nobody watches, the other process may have it."""
        live = self.desk.live.get(visitor.table)
        if live is None or not live.owned:
            return GONE
        due = live.table.due
        return YOURS if await self.desk.let_go(live, due, visitor.worker) else COME

    async def _serve(
        self, visitor: Visitor, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Serve a guest who is connected to another process, until either ends."""

        async def send(data: bytes) -> None:
            writer.write(data + b"\n")
            await writer.drain()

        async def hear() -> bytes | None:
            line = await reader.readline()
            return line[:-1] if line.endswith(b"\n") else None

        client = self.make_client(visitor.guest, visitor.address, send)
        client.announced = sys.maxsize  # the other process tells what operators announce
        self.clients.add(client)
        try:
            await serve(client, hear)
        except Flood:
            writer.write(FLOOD + b"\n")
        except (Moved, Elsewhere, SignedOut):
            pass  # the other process looks for the owner again
        finally:
            self.clients.discard(client)


async def _read(reader: asyncio.StreamReader) -> bytes:
    """Read a line of the handshake."""
    line = await reader.readline()
    if not line.endswith(b"\n"):
        raise OSError("the line is cut")
    return line[:-1]
