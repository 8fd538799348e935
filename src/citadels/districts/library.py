"""Library: all drawn cards are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class Library(District):
    """Keeps every card drawn when gathering (with the Observatory too: R149)."""

    id = "library"
    number = 30
    cost = 6

    def gather_keep(self, state: State, me: Seat, drawn: int, keep: int) -> int:
        return drawn
