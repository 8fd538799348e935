"""Cookies: who a guest is, signed so that nobody can be somebody else."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

NAME: Final = "citadels_guest"
ID_BYTES: Final = 12


def new_guest() -> str:
    """Make the id of a new guest."""
    return secrets.token_urlsafe(ID_BYTES)


def sign(guest: str, key: bytes) -> str:
    """Write the cookie of a guest."""
    return f"{guest}.{_proof(guest, key)}"


def read(cookie: str, key: bytes) -> str:
    """Read who a cookie belongs to; empty if it was not signed by us."""
    guest, _, proof = cookie.rpartition(".")
    return (
        guest if guest and hmac.compare_digest(proof.encode(), _proof(guest, key).encode()) else ""
    )


def _proof(guest: str, key: bytes) -> str:
    return hmac.new(key, guest.encode(), hashlib.sha256).hexdigest()
