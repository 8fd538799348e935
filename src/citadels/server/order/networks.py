"""Networks: whom a ban is about, and whether an address lies in a banned network."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from ...core.basics import Refusal

GUEST: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
HOUSEHOLD: Final = 64  # leading bits of IPv6 that one household shares: it has all addresses there
WIDEST: Final = {4: 8, 6: 16}  # leading bits that a banned network must have at least

Network = IPv4Network | IPv6Network


class Networks:
    """Banned networks, and until when."""

    def __init__(self, until: dict[str, float]) -> None:
        self.until: dict[Network, float] = {ip_network(name): end for name, end in until.items()}
        self.lengths = sorted({(one.version, one.prefixlen) for one in self.until})

    def banned_until(self, address: str) -> float:
        """Until when an address is banned, as the limits write it; 0 if it is not."""
        own = _read(address) if self.until else None
        if own is None:
            return 0.0
        around = [
            own.supernet(new_prefix=length)
            for version, length in self.lengths
            if version == own.version and length <= own.prefixlen
        ]
        return max((self.until.get(one, 0.0) for one in around), default=0.0)


@lru_cache(4096)
def _read(address: str) -> Network | None:
    try:
        return ip_network(address, strict=False)
    except ValueError:
        return None


def read_network(text: str) -> str:
    """A network as it is kept: an address alone is one household."""
    found = _read(text)
    if found is None:
        raise Refusal("not a network", "network", name=text)
    if found.version == 6 and found.prefixlen > HOUSEHOLD:
        found = found.supernet(new_prefix=HOUSEHOLD)
    if found.prefixlen < WIDEST[found.version]:
        raise Refusal("too many addresses", "network-wide", most=WIDEST[found.version])
    return str(found)


def read_target(text: str) -> tuple[str, str]:
    """Whom a ban is about: a guest or a network, the other one empty."""
    if "." in text or ":" in text or "/" in text:
        return "", read_network(text)
    if not GUEST.fullmatch(text):
        raise Refusal("not a guest", "no-guest", name=text)
    return text, ""
