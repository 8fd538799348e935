"""Challenges: what a passkey has to sign. None is kept: whoever has one cannot have made it up."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from typing import Final

from .. import limits

NONCE: Final = 16
PROOF: Final = 32
_until: Final = struct.Struct(">d")


def make_challenge(key: bytes, deed: str, guest: str, now: float) -> bytes:
    """Make a challenge for one deed of one browser, to be answered soon."""
    begin = secrets.token_bytes(NONCE) + _until.pack(now + limits.CHALLENGE_SECONDS)
    return begin + _prove(key, deed, guest, begin)


def check_challenge(challenge: bytes, key: bytes, deed: str, guest: str, now: float) -> bool:
    """Whether a challenge is one of ours, for that deed of that browser, and not too old."""
    begin, proof = challenge[:-PROOF], challenge[-PROOF:]
    if len(begin) != NONCE + _until.size:
        return False
    if not hmac.compare_digest(proof, _prove(key, deed, guest, begin)):
        return False
    return until(challenge) >= now


def until(challenge: bytes) -> float:
    """When a challenge of ours is too old."""
    (moment,) = _until.unpack(challenge[NONCE : NONCE + _until.size])
    return float(moment)


def _prove(key: bytes, deed: str, guest: str, begin: bytes) -> bytes:
    return hmac.new(key, f"{deed} {guest} ".encode() + begin, hashlib.sha256).digest()
