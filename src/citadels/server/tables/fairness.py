"""Fairness: a seed is promised before the game and shown after it; anybody can check the two."""

from __future__ import annotations

import hashlib

from ...core.text.record import Record


def commitment_to(seed: bytes) -> str:
    """What is shown of a seed while its game goes on."""
    return hashlib.sha256(b"citadels seed " + seed).hexdigest()


def is_fair(record: Record, commitment: str) -> bool:
    """Whether a record was played with the promised seed and nothing but it."""
    seed = record.seed
    return (
        isinstance(seed, bytes)
        and not record.forced
        and commitment_to(seed) == commitment.strip().lower()
    )
