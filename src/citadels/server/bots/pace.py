"""Pace: how long bots seem to think; derived, never drawn."""

from __future__ import annotations

import hashlib
from typing import Final

from ..tables.options import Pace
from .budget import USUAL_MS, full_ms

# Seconds that a bot seems to think, at least and at most. Where it pauses at all, it is longer than
# the strongest one needs: nothing shows how hard a choice was.
PACES: Final[dict[Pace, tuple[float, float]]] = {
    "natural": (0.7, 1.7),
    "quick": (0.55, 0.85),
    "instant": (0.0, 0.0),
}


def pause_before(table: str, seq: int, pace: Pace, level: str) -> float:
    """How long a bot of a level seems to think: by the question's number, not by what it knows."""
    low, high = PACES[pace]
    share = int.from_bytes(_digest(table, "pace", seq)[:4], "big") / (1 << 32)
    longer = (full_ms(level) - USUAL_MS) / 1000 if high else 0.0
    return low + (high - low) * share + longer


def _digest(*words: object) -> bytes:
    return hashlib.blake2b("/".join(map(str, words)).encode(), digest_size=16).digest()
