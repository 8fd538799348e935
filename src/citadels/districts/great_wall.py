"""Great Wall: rank 8 pays more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District

if TYPE_CHECKING:
    from ..core.state.parts import Built
    from ..core.state.state import State


class GreatWall(District):
    """Makes rank 8 pay 1 gold more for any district of the city."""

    id = "great_wall"
    number = 24
    cost = 6

    def extra_to_attack(self, state: State, me: Seat, target: Built) -> int:
        return 1


class ClassicGreatWall(GreatWall):
    """In the classic edition the wall does not protect itself (E27)."""

    version = "classic"

    def extra_to_attack(self, state: State, me: Seat, target: Built) -> int:
        return 0 if target.card is self else 1
