"""Chance: streams of numbers that belong to words, for whoever has to draw the same again."""

from __future__ import annotations

import hashlib

from ..core.rng import FastRng


def stream(*names: object) -> FastRng:
    """A stream of chance of its own for everything that has a name."""
    return FastRng(seed_of(*names))


def seed_of(*names: object) -> int:
    """The seed of the stream that has a name."""
    text = " ".join(str(name) for name in names)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
