"""Bell Tower: cities are complete sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.state import State


class BellTower(District):
    """One district less completes a city, anybody's, while it stands."""

    id = "bell_tower"
    number = 51
    cost = 5

    def complete_size(self, state: State, size: int) -> int:
        return size - 1  # Q129
