"""Protocol: a connection that never asks for anything is not held for ever."""

from __future__ import annotations

from asyncio import Transport

from uvicorn.protocols.http.h11_impl import H11Protocol

from .. import limits


class HastyProtocol(H11Protocol):
    """A connection over which something has to be asked for soon."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not long."""
        super().connection_made(transport)
        self.loop.call_later(limits.FIRST_SECONDS, self._end_if_idle)

    def _end_if_idle(self) -> None:
        """End what has asked for nothing; a socket has a protocol of its own by then."""
        asked: object = self.cycle  # of the last request, if there was one
        if asked is None and self.transport.get_protocol() is self:
            self.transport.abort()
