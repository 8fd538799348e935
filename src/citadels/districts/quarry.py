"""Quarry: duplicates may be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class Quarry(District):
    """The owner may build districts that already stand in the city."""

    id = "quarry"
    number = 38
    cost = 5

    def may_duplicate(self, state: State, me: Seat) -> bool:
        return True
