"""Keep: out of reach of rank 8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.basics import Seat
from ..core.card import District
from ..core.reason import Reason

if TYPE_CHECKING:
    from ..core.state.parts import Built
    from ..core.state.state import State


class Keep(District):
    """Rank 8 cannot use its ability on it."""

    id = "keep"
    number = 28
    cost = 3

    def forbids_attack(self, state: State, me: Seat, owner: Seat, target: Built) -> Reason | None:
        return Reason("protected", card=self)
