"""Shields: which one a seat bears in a picture: as in web/src/parts/shields.ts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

STEP: Final = 31
MOST: Final = 9973


def shield_of(code: str, shields: Sequence[str]) -> str:
    """The shield of that name, or one that is always the same for a text."""
    if code in shields:
        return code
    total = 0
    for letter in code:
        total = (total * STEP + ord(letter)) % MOST
    return shields[total % len(shields)]


def shields_of(codes: Sequence[str], chosen: Sequence[bool], shields: Sequence[str]) -> list[str]:
    """The shields of a table, by seat: what people chose stays, and nobody else bears it."""
    wanted = [shield_of(code, shields) for code in codes]
    taken = {shield for shield, stays in zip(wanted, chosen, strict=True) if stays}
    for seat, first in enumerate(wanted):
        if not chosen[seat]:
            at = shields.index(first)
            ring = [*shields[at:], *shields[:at]]
            wanted[seat] = next((one for one in ring if one not in taken), first)
            taken.add(wanted[seat])
    return wanted
