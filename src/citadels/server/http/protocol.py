"""Protocol: a connection that never asks for anything is not held for ever.

Whoever does not stop asking for too much is not even refused any more: an answer costs as much as
what was asked for. Behind a proxy all come from its address, so there it has to see to that.

A socket for a table may be served by another process: see server/siblings.py.
"""

from __future__ import annotations

from asyncio import Transport
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from .. import limits, siblings
from .guard import network_of


class HastyProtocol(H11Protocol):
    """A connection over which something has to be asked for soon, and not too much."""

    shunned: ClassVar[limits.Shunned | None] = None  # of the server that this process runs

    def __init__(self, *args: Any, head: bytes = b"", **named: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **named)
        self.head = head  # what a sibling has read of it already

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not long."""
        super().connection_made(transport)
        self.loop.call_later(limits.FIRST_SECONDS, self._end_if_idle)
        if siblings.current is not None:
            siblings.current.listen(self._again)
        if self.head:
            self.data_received(self.head)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless its address is turned away."""
        host = self.client[0] if self.client else ""
        if self.shunned is not None and self.shunned.holds(network_of(host)):
            self.transport.abort()
        else:
            super().data_received(data)

    def _again(self, head: bytes) -> HastyProtocol:
        """Another one, of a connection of which a sibling has read something."""
        state = {"server_state": self.server_state, "app_state": self.app_state}
        return HastyProtocol(config=self.config, head=head, **state)

    def handle_websocket_upgrade(self, event: Any) -> None:  # noqa: ANN401 - of h11
        """Serve a socket, here or by a sibling."""
        if self.head or siblings.current is None or not self._pass_on(event):
            super().handle_websocket_upgrade(event)

    def _pass_on(self, event: Any) -> bool:  # noqa: ANN401 - as above
        assert siblings.current is not None
        head = [event.method, b" ", event.target, b" HTTP/1.1\r\n"]
        for name, value in self.headers:
            head += [name, b": ", value, b"\r\n"]
        connection = self.transport.get_extra_info("socket")
        passed = siblings.current.pass_on(
            event.target, b"".join([*head, b"\r\n"]), connection.fileno()
        )
        if passed:
            self.transport.abort()  # our end of it: the sibling has its own
        return passed

    def _end_if_idle(self) -> None:
        """End what has asked for nothing; a socket has a protocol of its own by then."""
        asked: object = self.cycle  # of the last request, if there was one
        if asked is None and self.transport.get_protocol() is self:
            self.transport.abort()
