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


def sign(guest: str, key: bytes, epoch: int = 0) -> str:
    """Write the cookie of a guest; the first epoch is not written, as in version 0.1."""
    signed = f"{guest}.{epoch}" if epoch else guest
    return f"{signed}.{_proof(signed, key)}"


def read(cookie: str, key: bytes) -> tuple[str, int]:
    """Read who a cookie belongs to, and of which epoch; nobody if it was not signed by us."""
    signed, _, proof = cookie.rpartition(".")
    if not signed or not hmac.compare_digest(proof.encode(), _proof(signed, key).encode()):
        return "", 0
    guest, _, epoch = signed.partition(".")
    return guest, int(epoch or 0)


def _proof(signed: str, key: bytes) -> str:
    return hmac.new(key, signed.encode(), hashlib.sha256).hexdigest()
