"""Guard: where a connection comes from, and whether it may ask for anything."""

from __future__ import annotations

from ipaddress import AddressValueError, IPv6Address, IPv6Network
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ...core.basics import Refusal
from ..limits import Buckets
from ..settings import Settings
from . import cookies

FREE: Final = "free"  # files of the page, which are counted apart: it needs many at once
ALWAYS: Final = "always"  # what even the banned may do
HOUSEHOLD: Final = 64  # leading bits that one household shares

Connection = ASGIConnection[Any, Any, Any, Any]


def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse requests of other sites, too many of one address, and whoever is banned."""
    if not isinstance(connection, Request):
        return
    state = connection.app.state
    if connection.method not in ("GET", "HEAD") and not is_ours(connection):
        raise Refusal("another site", "origin")
    address, now = address_of(connection), state.store.now()
    free = FREE in handler.opt
    if not (state.files_asked if free else state.requests).take(address, now):
        if not state.patience.take(address, now):
            state.shunned.add(address)
        raise Refusal("too many requests", "too-fast")
    if not free and ALWAYS not in handler.opt:
        state.order.check_ban(named_guest(connection), address, now)


def may_open(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse too many new tables of one address, whoever its guests say they are."""
    state = connection.app.state
    state.order.check_draining()
    if not state.opened.take(address_of(connection), state.store.now()):
        raise Refusal("too many tables at once", "too-fast")


def may_begin(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse new games where this process is to end soon."""
    connection.app.state.order.check_draining()


def may_sit(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse too many seats for one address, at whichever tables."""
    state = connection.app.state
    if not state.seats.take(address_of(connection), state.store.now()):
        raise Refusal("too many seats at once", "too-fast")


def may_sign_in(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse too many attempts of one address to come back, or to make keys for it."""
    _take(connection, connection.app.state.sign_ins)


def may_reserve(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse too many names for one address."""
    _take(connection, connection.app.state.reserved)


def may_export(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse too many copies of all there is: they take a while."""
    _take(connection, connection.app.state.exports)


def may_rest(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse too many vacations of one address: each is told to many tables."""
    _take(connection, connection.app.state.vacations)


def _take(connection: Connection, buckets: Buckets) -> None:
    if not buckets.take(address_of(connection), connection.app.state.store.now()):
        raise Refusal("too many attempts", "too-fast")


def check_listing(connection: Connection) -> None:
    """Refuse too many tables of one address in the list that everybody reads."""
    state = connection.app.state
    if not state.listed.take(address_of(connection), state.store.now()):
        raise Refusal("too many listed tables at once", "too-fast")


def is_ours(connection: Connection) -> bool:
    """Whether a connection comes from a page of ours, or from no page at all."""
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    settings: Settings = connection.app.state.settings
    return settings.allows(origin, connection.scope["scheme"], host)


def named_guest(connection: Connection) -> str:
    """Whom a cookie of ours names, even one that is void by now; empty for somebody new."""
    return cookies.read(connection.cookies.get(cookies.NAME, ""), connection.app.state.key)[0]


def address_of(connection: Connection) -> str:
    """Where a connection comes from, as the limits count."""
    return network_of(connection.client.host) if connection.client else ""


def network_of(host: str) -> str:
    """What a household has: one address; of the newer kind, the 2^64 of its network."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except AddressValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), HOUSEHOLD), strict=False))
