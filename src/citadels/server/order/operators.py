"""Operators: their keys, and the short sessions that a key opens."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from sqlalchemy import select

from ...core.basics import Refusal
from ..storage import schema
from ..storage.store import Store
from .deeds import hash_key

SESSION_SECONDS: Final = 3600
COOKIE: Final = "citadels_operator"


async def operator_of_key(store: Store, key: str) -> str:
    """Whose key it is; refused if it is nobody's. All are compared, each in constant time."""
    wanted, found = hash_key(key).encode(), ""
    for name, kept in (await _hashes(store)).items():
        if hmac.compare_digest(wanted, kept.encode()):
            found = name
    if not found:
        raise Refusal("not an operator's key", "no-key")
    return found


async def open_session(store: Store, secret: bytes, name: str) -> str:
    """A cookie for an operator; it ends by itself, and when the key is made anew or revoked."""
    until = int(store.now()) + SESSION_SECONDS
    kept = (await _hashes(store)).get(name, "")
    return f"{until}.{_proof(secret, until, name, kept)}.{name.encode().hex()}"


async def operator_of_session(store: Store, secret: bytes, cookie: str) -> str:
    """Whose session a cookie is; refused if it is over, or nobody's."""
    until, _, rest = cookie.partition(".")
    proof, _, written = rest.partition(".")
    try:
        end, name = int(until), bytes.fromhex(written).decode()
    except (ValueError, UnicodeDecodeError):
        raise Refusal("no session", "no-key") from None
    kept = (await _hashes(store)).get(name, "")
    right = _proof(secret, end, name, kept)
    if not kept or end <= store.now() or not hmac.compare_digest(proof.encode(), right.encode()):
        raise Refusal("no session", "no-key")
    return name


def _proof(secret: bytes, until: int, name: str, kept: str) -> str:
    said = f"operator {until} {kept} {name}"
    return hmac.new(secret, said.encode(), hashlib.sha256).hexdigest()


async def _hashes(store: Store) -> dict[str, str]:
    table = schema.operators
    async with store.engine.connect() as connection:
        query = select(table.c.name, table.c.hash)
        return {row.name: row.hash for row in await connection.execute(query)}
