"""Protocol: what a socket sends, counted before it is read; and nothing of it that stays."""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .. import limits
from .pulse import PING, SILENT, pulse_of
from .waiting import Gate, Mailbox

FLOODED: Final = "flooded"  # in the state of a connection that sent too many frames
LEAVE: Final = "leave"  # in the same place: what lets other processes have the tables
NOT_TEXT: Final = 1007  # how a connection ends that sent bytes that are no letters
PIECE: Final = 1024  # bytes that are taken apart at once: a flood is noticed after the first


class CountedProtocol(WebSocketsSansIOProtocol):
    """A connection of which every frame counts, the empty ones too, and those that nobody hears."""

    lost = False
    served = False
    silent = 0  # looks in a row that found nothing heard
    place = 0  # in the ring of those that are looked at

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn has them
        super().__init__(*args, **named)
        self.queue = Mailbox()  # type: ignore[assignment] # as much of a queue as is used here
        self.writable = Gate()  # type: ignore[assignment] # the same of an event
        self.writable.set()

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to count."""
        self.bucket = limits.Bucket(*limits.FRAMES)
        super().connection_made(transport)

    def start_keepalive(self) -> None:
        """Be looked at from now on; what was said before is over."""
        self.request.headers.clear()
        self.response.headers.clear()
        pulse_of(self.loop).join(self)

    def stop_keepalive(self) -> None:
        """Be looked at no more."""
        pulse_of(self.loop).leave(self)

    def feel(self) -> None:
        """Ping whoever has said nothing for a while; whoever does not even answer is gone."""
        if self.close_sent or self.transport.is_closing() or self.read_paused:
            self.silent = 0
            return
        self.silent += 1
        if self.silent == SILENT:
            self.transport.write(PING)
        elif self.silent > SILENT:
            self.transport.abort()  # and not close: that would wait for somebody who is not there

    def data_received(self, data: bytes) -> None:
        """Take what has come, piece by piece, until it is too much."""
        self.silent = 0
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Answer what the piece held, or end the connection."""
        if self.bucket.take(self.loop.time(), len(self.conn.events)):
            super().handle_events()
            return
        if self.handshake_initiated:
            self.scope["state"][FLOODED] = True
        self.transport.abort()  # and not close: that would wait for a reader who may not read

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; whoever sends bytes as text is let go, without a word in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def shutdown(self) -> None:
        """End the connection, since the process ends; its table is free by then."""
        leave = self.scope["state"].get(LEAVE) if self.handshake_complete else None
        if leave is None:
            super().shutdown()
        else:
            leave().add_done_callback(lambda _: self._end())

    def _end(self) -> None:
        """End the connection, if it has not ended by itself."""
        if not self.lost:
            super().shutdown()

    async def run_asgi(self) -> None:
        """Serve the connection; what its reader has not taken soon after the end is dropped."""
        await super().run_asgi()
        self.served = True
        if self.transport.get_write_buffer_size():
            self.loop.call_later(limits.SEND_SECONDS, self.transport.abort)
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end."""
        super().connection_lost(exc)
        self.lost = True
        self._let_go()

    def _let_go(self) -> None:
        """Open the circles in which a connection holds itself, so that it need not be collected."""
        if self.lost and self.served:
            self.conn.extensions.clear()  # which have buffers for packing and unpacking
            self.scope.clear()  # type: ignore[attr-defined]  # a typed dictionary all the same
            self.conn.parser.close()


def _is_text(data: bytes) -> bool:
    """Whether bytes are letters."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
