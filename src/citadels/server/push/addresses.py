"""Addresses: where a push may go: by https to a public host, and nowhere near this machine.

Endpoints come from strangers. Whoever could name any address would make the server knock at doors
that only it can reach.
"""

from __future__ import annotations

import asyncio
import re
import socket
from concurrent.futures import Executor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ...core.basics import Refusal

LONGEST: Final = 1024  # characters of an endpoint
HTTPS: Final = 443
SECONDS: Final = 5.0  # in which a name has to be resolved
NAME: Final = re.compile(r"(?=.{1,253}\Z)(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}")
PUBLIC: Final = IPv6Network("2000::/3")  # all that is given out so far
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # an IPv4 address inside


class Endpoint(NamedTuple):
    """The host of an address, and the origin that a signature is for."""

    host: str
    port: int
    origin: str


def read_endpoint(address: str, *, anywhere: bool = False) -> Endpoint:
    """Read where a push service listens; refuse what no push service looks like."""
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError as error:
        raise _wrong("not an address") from error
    if len(address) > LONGEST or not address.isascii() or not address.isprintable():
        raise _wrong("not an address")
    if anywhere:
        return Endpoint(host, port or 80, f"{parts.scheme}://{parts.netloc}")
    if parts.scheme != "https" or port not in (None, HTTPS) or "@" in parts.netloc:
        raise _wrong("it has to begin with https:// and a host name")
    if not NAME.fullmatch(host):
        raise _wrong("it has to name a host on the internet")
    return Endpoint(host, HTTPS, f"https://{host}")


async def resolve(host: str, port: int, threads: Executor) -> list[str]:
    """The addresses of a host, all of them public; `OSError` if there are none, or others."""
    loop = asyncio.get_running_loop()
    looking = loop.run_in_executor(threads, _look_up, host, port)
    async with asyncio.timeout(SECONDS):
        found = await looking
    if not found or not all(map(is_public, found)):
        raise OSError("the host has no public address")
    return found


def _look_up(host: str, port: int) -> list[str]:
    answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(answer[4][0]) for answer in answers))


async def check_endpoint(address: str, threads: Executor, *, anywhere: bool = False) -> None:
    """Refuse an address that a push may not go to."""
    endpoint = read_endpoint(address, anywhere=anywhere)
    if anywhere:
        return
    try:
        await resolve(endpoint.host, endpoint.port, threads)
    except (OSError, TimeoutError) as error:
        raise _wrong("its host has no public address") from error


def is_public(text: str) -> bool:
    """Whether an address can be reached from everywhere: not this machine, nor the nets near it."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        inside = _inside(address)
        if inside is None:
            return address in PUBLIC and address.is_global and address.teredo is None
        address = inside
    return address.is_global and not address.is_multicast


def _inside(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that another one stands for."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def _wrong(text: str) -> Refusal:
    return Refusal(f"the push address cannot be used: {text}", "push-address")
