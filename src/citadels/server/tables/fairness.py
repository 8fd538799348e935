"""Fairness: a seed is promised before the game and shown after it; anybody can check the two."""

from __future__ import annotations

import hashlib

from ...core.rng import SecureRng
from ...core.text.record import Record


def commitment_to(seed: bytes) -> str:
    """What is shown of a seed while its game goes on."""
    return hashlib.sha256(b"citadels seed " + seed).hexdigest()


def is_fair(record: Record, commitment: str) -> bool:
    """Whether a record was played with the promised seed and nothing but it.

    Of a try this is what follows its beginning; `try_from` deals that again from the same seed.
    """
    seed = _seed_of(record)
    return (
        isinstance(seed, bytes)
        and not record.forced
        and commitment_to(seed) == commitment.strip().lower()
    )


def _seed_of(record: Record) -> int | bytes | None:
    """The seed of a record; of one that begins with a position, what chance has there."""
    if not record.position:
        return record.seed
    rng = record.replay(0, events=False).state.rng
    return rng.seed if isinstance(rng, SecureRng) else None
