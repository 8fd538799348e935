"""Marks: how the browser tells the people at one table apart, and learns nothing else of them."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable
from typing import Final

from ...core.basics import Refusal

BYTES: Final = 9


def mark_of(key: bytes, place: str, guest: str) -> str:
    """The mark of a guest at a table, or in a list: elsewhere the same guest has another one."""
    if not guest:
        return ""
    seal = hmac.new(key, f"mark {place} {guest}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(seal[:BYTES]).decode()


def guest_of(key: bytes, place: str, mark: str, guests: Iterable[str]) -> str:
    """Whose mark it is; refused if nobody there has it."""
    for guest in guests:
        if guest and hmac.compare_digest(mark_of(key, place, guest).encode(), mark.encode()):
            return guest
    raise Refusal("nobody has that mark here", "no-guest", name=mark)
