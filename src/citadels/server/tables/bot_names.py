"""Names and shields of bots: chosen by table and seat, so that they stay."""

from __future__ import annotations

import hashlib
from typing import Final

from ...bots.names import NAMES

STEP: Final = 5  # has no divisor in common with the number of names: no two of a table are alike


def bot_name(table: str, seat: int) -> str:
    """What the bot in a seat is called."""
    return NAMES[(_digest(table)[0] + STEP * seat) % len(NAMES)]


def bot_shield(table: str, seat: int) -> str:
    """The code of the shield of the bot in a seat."""
    return _digest(f"{table}/{seat}").hex()


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=6).digest()
