"""Names and shields of bots: chosen by table and seat, so that they stay."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from ...bots.names import NAMES
from ...core.basics import MAX_PLAYERS

STEP: Final = 5  # has no divisor in common with the number of names: no two of a table are alike


def bot_name(table: str, seat: int, people: Iterable[str] = ()) -> str:
    """What the bot in a seat is called; not as one of the people there, if that can be."""
    taken = {name.casefold() for name in people}
    places = range(seat, len(NAMES), MAX_PLAYERS)  # that no other seat has
    names = [NAMES[(_digest(table)[0] + STEP * place) % len(NAMES)] for place in places]
    return next((name for name in names if name.casefold() not in taken), names[0])


def bot_shield(table: str, seat: int) -> str:
    """The code of the shield of the bot in a seat."""
    return _digest(f"{table}/{seat}").hex()


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=6).digest()
